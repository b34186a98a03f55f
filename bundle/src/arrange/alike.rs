//! Writes functions that do alike in like bytes: locals are numbered by how often they are used, and
//! no access to memory tells its alignment, which is but a hint that browsers ignore.

use anyhow::{Context, Result};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, Function, Instruction, MemArg, Module};
use wasmparser::{FunctionBody, Operator, Parser, Payload, ValType};

pub fn alike(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    let mut writer = Writer { n_params: n_params(wasm)?.into_iter(), numbers: BTreeMap::new() };
    writer.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// How many parameters each function has; they are its first locals and stay where they are.
fn n_params(wasm: &[u8]) -> Result<Vec<u32>> {
    let mut of_types = Vec::new();
    let mut of_functions = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::TypeSection(types) => {
                for ty in types.into_iter_err_on_gc_types() {
                    of_types.push(ty?.params().len() as u32);
                }
            }
            Payload::FunctionSection(functions) => {
                for ty in functions {
                    let n_params = of_types.get(ty? as usize).context("a function has a type")?;
                    of_functions.push(*n_params);
                }
            }
            _ => {}
        }
    }
    Ok(of_functions)
}

struct Writer {
    n_params: std::vec::IntoIter<u32>,
    /// The new number of each local of the function at hand that is not a parameter.
    numbers: BTreeMap<u32, u32>,
}

impl Writer {
    fn number(&self, local: u32) -> u32 {
        self.numbers.get(&local).copied().unwrap_or(local)
    }
}

impl Reencode for Writer {
    type Error = Infallible;

    fn mem_arg(&mut self, arg: wasmparser::MemArg) -> Result<MemArg, Error> {
        Ok(MemArg { align: 0, ..utils::mem_arg(self, arg)? })
    }

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error> {
        let n_params = self.n_params.next().unwrap_or_default();
        let mut types: Vec<ValType> = Vec::new();
        for group in body.get_locals_reader()? {
            let (n_locals, ty) = group?;
            types.extend(std::iter::repeat_n(ty, n_locals as usize));
        }
        let mut n_uses: BTreeMap<u32, u32> = BTreeMap::new();
        for operator in body.get_operators_reader()? {
            if let Some(local) = local(&operator?).filter(|&local| local >= n_params) {
                *n_uses.entry(local).or_default() += 1;
            }
        }
        let ty = |local: u32| types[(local - n_params) as usize];
        let mut order: Vec<u32> = n_uses.keys().copied().collect();
        order.sort_by_key(|&local| (rank(ty(local)), Reverse(n_uses[&local])));
        self.numbers = order.iter().copied().zip(n_params..).collect();

        let types = order.iter().map(|&local| self.val_type(ty(local)));
        let mut function = Function::new_with_locals_types(types.collect::<Result<Vec<_>, _>>()?);
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            function.instruction(&self.parse_instruction(&mut reader)?);
        }
        code.function(&function);
        Ok(())
    }

    fn instruction<'a>(&mut self, operator: Operator<'a>) -> Result<Instruction<'a>, Error> {
        Ok(match utils::instruction(self, operator)? {
            Instruction::LocalGet(local) => Instruction::LocalGet(self.number(local)),
            Instruction::LocalSet(local) => Instruction::LocalSet(self.number(local)),
            Instruction::LocalTee(local) => Instruction::LocalTee(self.number(local)),
            other => other,
        })
    }
}

fn local(operator: &Operator) -> Option<u32> {
    match *operator {
        Operator::LocalGet { local_index }
        | Operator::LocalSet { local_index }
        | Operator::LocalTee { local_index } => Some(local_index),
        _ => None,
    }
}

/// Locals of a type stand together: a function names the type of each group once.
fn rank(ty: ValType) -> u32 {
    match ty {
        ValType::I32 => 0,
        ValType::I64 => 1,
        ValType::V128 => 2,
        ValType::F32 => 3,
        ValType::F64 => 4,
        ValType::Ref(_) => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(before: &str, expected: &str) {
        let wasm = alike(&wat::parse_str(before).expect("well written")).expect("rewritten");
        wasmparser::validate(&wasm).expect("valid");
        let expected = wat::parse_str(expected).expect("well written");
        assert_eq!(code(&wasm), code(&expected));
    }

    /// The operators of all functions.
    fn code(wasm: &[u8]) -> Vec<String> {
        let bodies = Parser::new(0).parse_all(wasm).filter_map(|payload| match payload {
            Ok(Payload::CodeSectionEntry(body)) => Some(body),
            _ => None,
        });
        let operators = bodies.flat_map(|body| body.get_operators_reader().expect("readable"));
        operators.map(|operator| format!("{:?}", operator.expect("readable"))).collect()
    }

    #[test]
    fn locals_are_numbered_by_how_often_they_are_used() {
        check(
            "(module (func (param i32) (local i32 i32)
                local.get 1 drop local.get 2 drop local.get 2 drop local.get 0 drop))",
            "(module (func (param i32) (local i32 i32)
                local.get 2 drop local.get 1 drop local.get 1 drop local.get 0 drop))",
        );
    }

    #[test]
    fn locals_of_a_type_stand_together() {
        check(
            "(module (func (local f64 i32) local.get 0 drop local.get 0 drop local.get 1 drop))",
            "(module (func (local i32 f64) local.get 1 drop local.get 1 drop local.get 0 drop))",
        );
    }

    #[test]
    fn no_access_tells_its_alignment() {
        let module = |load: &str| format!("(module (memory 1) (func i32.const 0 {load} drop))");
        check(&module("i32.load offset=8"), &module("i32.load offset=8 align=1"));
    }
}
