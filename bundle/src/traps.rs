//! Panics that have nothing to say but a place: an index out of bounds, a `None`, a borrowed cell.
//! Their messages are nobody's words, so they become plain traps. What an `expect` says stays, but not
//! where: names of files, lines and columns took 7 kB of the page. One built with `--dev` tells
//! everything.

use std::collections::BTreeSet;
use std::ops::Range;
use walrus::ir::{Instr, InstrLocId, InstrSeqId, Unreachable, Value};
use walrus::{ConstExpr, DataKind, FunctionId, LocalFunction, Module};

/// Where core and alloc end up in such a case; none of them returns.
const SILENT: &[&str] = &[
    "panicking::panic",
    "panicking::panic_bounds_check",
    "panicking::panic_const::",
    "panicking::panic_display",
    "panicking::panic_fmt",
    "panicking::assert_failed",
    "slice::index::slice_index_fail",
    "slice::copy_from_slice_impl::len_mismatch_fail",
    "str::slice_error_fail",
    "option::unwrap_failed",
    "cell::panic_already_borrowed",
    "cell::panic_already_mutably_borrowed",
    "raw_vec::handle_error",
    "raw_vec::capacity_overflow",
];

/// The voice of `expect`, which ends in a silent one itself and is let through.
const TOLD: &[&str] = &["option::expect_failed", "result::unwrap_failed"];

pub fn silence(module: &mut Module) {
    let silent = named(module, SILENT);
    let told = named(module, TOLD);
    for (id, function) in module.funcs.iter_local_mut() {
        if told.contains(&id) {
            continue;
        }
        for block in blocks(function) {
            trap(&mut function.block_mut(block).instrs, &silent);
        }
    }
    walrus::passes::gc::run(module);
    forget_places(module);
}

fn named(module: &Module, names: &[&str]) -> BTreeSet<FunctionId> {
    let is_named = |name: &str| {
        path_in_core(name).is_some_and(|path| names.iter().any(|name| fits(path, name)))
    };
    let functions = module.funcs.iter();
    functions
        .filter(|function| function.name.as_deref().is_some_and(is_named))
        .map(|function| function.id())
        .collect()
}

/// A crate may have its number in brackets: `core[c5930c85a12de822]::option::unwrap_failed`.
fn path_in_core(name: &str) -> Option<&str> {
    let (krate, path) = name.split_once("::")?;
    let krate = krate.split('[').next()?;
    (krate == "core" || krate == "alloc").then_some(path)
}

/// Whether a path is this name, or below it. Names of old end in a number of their own: `::h0b1…`.
fn fits(path: &str, name: &str) -> bool {
    path.strip_prefix(name)
        .is_some_and(|rest| name.ends_with("::") || rest.is_empty() || rest.starts_with("::"))
}

fn blocks(function: &LocalFunction) -> Vec<InstrSeqId> {
    let mut blocks = vec![function.entry_block()];
    let mut seen = 0;
    while let Some(&block) = blocks.get(seen) {
        seen += 1;
        for (instr, _) in &function.block(block).instrs {
            match instr {
                Instr::Block(block) => blocks.push(block.seq),
                Instr::Loop(block) => blocks.push(block.seq),
                Instr::IfElse(both) => blocks.extend([both.consequent, both.alternative]),
                _ => {}
            }
        }
    }
    blocks
}

/// Ends a block where it would panic, and leaves out what only prepared for it: nobody sees values
/// and memory that are followed by a trap.
fn trap(instrs: &mut Vec<(Instr, InstrLocId)>, silent: &BTreeSet<FunctionId>) {
    let panics = |instr: &Instr| matches!(instr, Instr::Call(call) if silent.contains(&call.func));
    let Some(place) = instrs.iter().position(|(instr, _)| panics(instr)) else { return };
    instrs.truncate(place);
    while instrs.pop_if(|(instr, _)| only_prepares(instr)).is_some() {}
    instrs.push((Unreachable {}.into(), Default::default()));
}

fn only_prepares(instr: &Instr) -> bool {
    matches!(
        instr,
        Instr::Const(_)
            | Instr::LocalGet(_)
            | Instr::LocalSet(_)
            | Instr::LocalTee(_)
            | Instr::GlobalGet(_)
            | Instr::Load(_)
            | Instr::Store(_)
            | Instr::Binop(_)
            | Instr::Unop(_)
            | Instr::Select(_)
            | Instr::Drop(_)
    )
}

/// Blanks all places (file, line, column), then the names of files, which nothing else has.
fn forget_places(module: &mut Module) {
    let in_code = numbers_in_code(module);
    for id in module.data.iter().map(|data| data.id()).collect::<Vec<_>>() {
        let data = module.data.get_mut(id);
        let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind else {
            continue;
        };
        let (start, data) = (start as u32, &mut data.value);
        let mut files = BTreeSet::new();
        for at in (0..data.len().saturating_sub(PLACE)).step_by(4) {
            if let Some(file) = file_of(data, at, start) {
                files.insert((file.start, file.end));
                data[at..at + PLACE].fill(0);
            }
        }
        let in_data: BTreeSet<u32> = data.chunks_exact(4).map(number).collect();
        for (first, end) in files {
            let name = start + first as u32..start + end as u32;
            let is_told = |numbers: &BTreeSet<u32>| numbers.range(name.clone()).next().is_some();
            if !is_told(&in_code) && !is_told(&in_data) {
                data[first..end].fill(0);
            }
        }
    }
}

/// Every number that may be an address.
fn numbers_in_code(module: &Module) -> BTreeSet<u32> {
    let mut numbers = BTreeSet::new();
    for (_, function) in module.funcs.iter_local() {
        for block in blocks(function) {
            numbers.extend(function.block(block).instrs.iter().filter_map(
                |(instr, _)| match instr {
                    Instr::Const(number) => match number.value {
                        Value::I32(number) => Some(number as u32),
                        _ => None,
                    },
                    Instr::Load(load) => u32::try_from(load.arg.offset).ok(),
                    Instr::Store(store) => u32::try_from(store.arg.offset).ok(),
                    _ => None,
                },
            ));
        }
    }
    numbers
}

/// The bytes of a place: where its file's name is and how long, line, column.
const PLACE: usize = 16;

/// Where the name of its file lies, if this is a place.
fn file_of(data: &[u8], at: usize, start: u32) -> Option<Range<usize>> {
    let [name, length, line, column] = [0, 4, 8, 12].map(|part| number(&data[at + part..]));
    let first = name.checked_sub(start)? as usize;
    let file = first..first.checked_add(length as usize)?;
    let name = data.get(file.clone())?;
    let is_file = name.ends_with(b".rs") && name.iter().all(u8::is_ascii_graphic);
    let is_place = is_file && (1..100_000).contains(&line) && (1..1_000).contains(&column);
    is_place.then_some(file)
}

fn number(bytes: &[u8]) -> u32 {
    bytes.iter().take(4).rev().fold(0, |number, &byte| number << 8 | u32::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn silenced(text: &str) -> Module {
        let wasm = wat::parse_str(text).expect("well written");
        let mut module = Module::from_buffer(&wasm).expect("valid");
        silence(&mut module);
        module
    }

    /// The instructions of an exported function's outermost block.
    fn body(module: &Module, export: &str) -> Vec<String> {
        let id = module.exports.get_func(export).expect("exported");
        let function = module.funcs.get(id).kind.unwrap_local();
        let instrs = &function.block(function.entry_block()).instrs;
        instrs.iter().map(|(instr, _)| format!("{instr:?}")).collect()
    }

    #[test]
    fn a_panic_with_nothing_to_say_is_a_trap() {
        let module = silenced(
            r#"(module
                (func $"core[c5930c85a12de822]::option::unwrap_failed" (param i32) unreachable)
                (global $g (mut i32) (i32.const 0))
                (func (export "f")
                    i32.const 4 global.set $g
                    i32.const 1024 call $"core[c5930c85a12de822]::option::unwrap_failed"
                    unreachable))"#,
        );
        let told = body(&module, "f");
        // What was done before stays, what only prepared for the panic goes.
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[1].starts_with("GlobalSet"), "{told:?}");
        assert!(told[2].starts_with("Unreachable"), "{told:?}");
        assert_eq!(module.funcs.iter().count(), 1);
    }

    #[test]
    fn what_an_expect_says_stays() {
        let module = silenced(
            r#"(module
                (func $"core::panicking::panic_fmt" (param i32) unreachable)
                (func $"core::option::expect_failed" (param i32)
                    local.get 0 call $"core::panicking::panic_fmt")
                (func $"mine::core::panicking::panic_fmt" (param i32))
                (func (export "expects") i32.const 8 call $"core::option::expect_failed")
                (func (export "panics") i32.const 8 call $"core::panicking::panic_fmt")
                (func (export "calls") i32.const 8 call $"mine::core::panicking::panic_fmt"))"#,
        );
        assert_eq!(body(&module, "expects").len(), 2);
        assert_eq!(body(&module, "panics").len(), 1);
        assert_eq!(body(&module, "calls").len(), 2);
        assert_eq!(module.funcs.iter().count(), 6);
    }

    #[track_caller]
    fn check_data(data: &str, code: &str, expected: &[u8]) {
        let module = silenced(&format!(
            r#"(module (memory 1) (data (i32.const 1024) "{data}") (func (export "f") {code}))"#
        ));
        let data = module.data.iter().next().expect("one segment");
        assert_eq!(data.value, expected);
    }

    #[test]
    fn places_are_blank() {
        // A file's name, then a place in it: line 3, column 5, and a word that is none.
        let place = r"src/a.rs\00\04\00\00\08\00\00\00\03\00\00\00\05\00\00\00kept";
        check_data(place, "", &[&[0; 24][..], b"kept"].concat());
        // A name that is used otherwise stays.
        let used = [&b"src/a.rs"[..], &[0; 16], b"kept"].concat();
        check_data(place, "i32.const 1024 drop", &used);
        // Line 0 is no place.
        let none = r"src/a.rs\00\04\00\00\08\00\00\00\00\00\00\00\05\00\00\00kept";
        let kept = b"src/a.rs\x00\x04\0\0\x08\0\0\0\0\0\0\0\x05\0\0\0kept";
        check_data(none, "", kept);
    }
}
