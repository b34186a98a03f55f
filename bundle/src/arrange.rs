//! Lays the functions of a module out so that brotli finds what they share. What the module does
//! stays the same; its order and numbers, which nobody outside sees, change.

mod alike;

use anyhow::Result;
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Function, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload,
    TypeRef,
};

pub fn arrange(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut wasm = alike::alike(wasm)?;
    while let Some(fewer) = without_twins(&wasm)? {
        wasm = fewer;
    }
    sorted(&wasm)
}

/// Drops functions that are byte for byte another one, and calls the other. That can make their
/// callers the same, so it is done until nothing is found: `None`.
fn without_twins(wasm: &[u8]) -> Result<Option<Vec<u8>>> {
    let functions = Functions::read(wasm)?;
    let mut first = BTreeMap::new();
    let mut order = Vec::new();
    let mut numbers = Vec::new();
    for (place, body) in functions.bodies.iter().enumerate() {
        let number = *first.entry((functions.types[place], body.as_bytes())).or_insert(order.len());
        if number == order.len() {
            order.push(place);
        }
        numbers.push(number);
    }
    let found = order.len() < functions.bodies.len();
    found
        .then(|| Moved { n_imported: functions.n_imported, order, numbers }.apply(wasm))
        .transpose()
}

/// Puts functions beside those they have most in common with: about the same length, the same type,
/// the same locals, and code that begins alike whatever it calls.
fn sorted(wasm: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::read(wasm)?;
    let mut keys = Vec::new();
    for (place, body) in functions.bodies.iter().enumerate() {
        let code = rewritten(&mut CallingNobody, body)?.into_raw_body();
        keys.push((code.len() / 1000, functions.types[place], code, place));
    }
    keys.sort();
    let order: Vec<usize> = keys.into_iter().map(|(.., place)| place).collect();
    let mut numbers = vec![0; order.len()];
    for (number, &place) in order.iter().enumerate() {
        numbers[place] = number;
    }
    Moved { n_imported: functions.n_imported, order, numbers }.apply(wasm)
}

struct CallingNobody;

impl Reencode for CallingNobody {
    type Error = Infallible;

    fn function_index(&mut self, _: u32) -> Result<u32, Error> {
        Ok(0)
    }
}

/// The functions of a module that are not imported, in their order.
struct Functions<'a> {
    n_imported: usize,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

impl<'a> Functions<'a> {
    fn read(wasm: &'a [u8]) -> Result<Functions<'a>> {
        let mut functions = Functions { n_imported: 0, types: Vec::new(), bodies: Vec::new() };
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let is_function = matches!(import?.ty, TypeRef::Func(_));
                        functions.n_imported += usize::from(is_function);
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body),
                _ => {}
            }
        }
        Ok(functions)
    }
}

fn rewritten(
    writer: &mut impl Reencode<Error = Infallible>,
    body: &FunctionBody,
) -> Result<Function, Error> {
    let mut function = writer.new_function_with_parsed_locals(body)?;
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        function.instruction(&writer.parse_instruction(&mut reader)?);
    }
    Ok(function)
}

/// A module whose functions change their places.
struct Moved {
    n_imported: usize,
    /// The old place of each function that stays.
    order: Vec<usize>,
    /// The new place of every function.
    numbers: Vec<usize>,
}

impl Moved {
    fn apply(mut self, wasm: &[u8]) -> Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), wasm)?;
        Ok(module.finish())
    }
}

impl Reencode for Moved {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error> {
        Ok(match (old as usize).checked_sub(self.n_imported) {
            Some(place) => (self.n_imported + self.numbers[place]) as u32,
            None => old,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &place in &self.order {
            functions.function(types[place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies: Vec<FunctionBody> = section.into_iter().collect::<Result<_, _>>()?;
        for place in std::mem::take(&mut self.order) {
            code.function(&rewritten(self, &bodies[place])?);
        }
        Ok(())
    }

    /// What tools tell each other about the module is of no use to a browser.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasmparser::Operator;

    /// What each export does, with what it calls written out: numbers of functions do not show.
    fn deeds(wasm: &[u8]) -> BTreeMap<String, String> {
        wasmparser::validate(wasm).expect("valid");
        let functions = Functions::read(wasm).expect("readable");
        let exports = Parser::new(0).parse_all(wasm).filter_map(|payload| match payload {
            Ok(Payload::ExportSection(exports)) => Some(exports),
            _ => None,
        });
        exports
            .flatten()
            .map(|export| export.expect("readable"))
            .map(|export| (export.name.to_owned(), deed(&functions, export.index)))
            .collect()
    }

    fn deed(functions: &Functions, index: u32) -> String {
        let Some(place) = (index as usize).checked_sub(functions.n_imported) else {
            return format!("import {index}");
        };
        let operators = functions.bodies[place].get_operators_reader().expect("readable");
        let told = operators.into_iter().map(|operator| match operator.expect("readable") {
            Operator::Call { function_index } => format!("({})", deed(functions, function_index)),
            other => format!("{other:?} "),
        });
        told.collect()
    }

    #[track_caller]
    fn check(module: &str, n_functions: usize) {
        let wasm = wat::parse_str(module).expect("well written");
        let arranged = arrange(&wasm).expect("it can be arranged");
        assert_eq!(deeds(&arranged), deeds(&wasm));
        assert_eq!(Functions::read(&arranged).expect("readable").bodies.len(), n_functions);
    }

    #[test]
    fn twins_become_one_and_so_do_those_that_call_them() {
        check(
            r#"(module
                (import "i" "a" (func $import (param i32)))
                (func $one i32.const 7 call $import)
                (func $two i32.const 7 call $import)
                (func (export "first") call $one)
                (func (export "second") call $two)
                (func (export "other") i32.const 8 call $import))"#,
            3,
        );
    }

    #[test]
    fn functions_of_other_types_are_no_twins() {
        check(
            r#"(module
                (func (export "a") (param i32) unreachable)
                (func (export "b") (param i64) unreachable))"#,
            2,
        );
    }

    #[test]
    fn tables_and_starts_follow_the_functions() {
        let module = r#"(module
            (table 2 funcref) (elem (i32.const 0) $long $short)
            (func $long (export "long") i32.const 1 drop i32.const 2 drop)
            (func $short (export "short"))
            (start $short))"#;
        check(module, 2);
        let arranged = arrange(&wat::parse_str(module).expect("well written")).expect("arranged");
        let functions = Functions::read(&arranged).expect("readable");
        // The short one stands first now.
        assert!(functions.bodies[0].as_bytes().len() < functions.bodies[1].as_bytes().len());
    }
}
