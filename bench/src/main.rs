//! Ninefold beside the published crate `sudoku` 0.8: who solves and generates how fast?
//!
//! Both run in one process, in turns, on thread CPU time; the best round of each counts.

mod check;
mod clock;
mod cold;
mod effort;
mod generating;
mod solving;
mod table;
mod wasm;
mod workload;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: ninefold-bench DIRECTORY [PART]... [--rounds N] [--only NAME]
       ninefold-bench cold | ninefold-bench workload KIND

DIRECTORY   holds puzzle lists, one 81-character line each (*.txt)
solve       solve each list, stopping at two solutions
generate    minimal puzzles, half-turn puzzles, full grids
backends    solve each list on every backend this machine has
wasm        solve each list in WASM with and without simd128 (needs Node)
effort      nodes and passes a puzzle
check       compare every puzzle with the plain reference solver instead of measuring
--rounds N  turns per measurement (default 7)
--only NAME lists whose name contains NAME
Without any of these parts, the first two are done.

cold        the first solve of a process
workload    fixed work whose instructions `cargo xtask instructions` counts";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["cold"] => cold::measure(),
        ["cold-once"] => cold::once(),
        ["workload", kind] => workload::run(kind),
        _ => match Wish::from_args(args.into_iter()) {
            Ok(wish) => wish.fulfil(),
            Err(reason) => Err(format!("{reason}\n\n{USAGE}")),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

struct Wish {
    directory: PathBuf,
    parts: Vec<Part>,
    n_rounds: u32,
    only: String,
}

#[derive(PartialEq)]
enum Part {
    Solve,
    Generate,
    Backends,
    Wasm,
    Effort,
    Check,
}

impl Wish {
    fn from_args(mut args: impl Iterator<Item = String>) -> Result<Wish, String> {
        let (mut directory, mut parts, mut n_rounds, mut only) = (None, vec![], 7, String::new());
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or(format!("{arg} needs a value"));
            match arg.as_str() {
                "solve" => parts.push(Part::Solve),
                "generate" => parts.push(Part::Generate),
                "backends" => parts.push(Part::Backends),
                "wasm" => parts.push(Part::Wasm),
                "effort" => parts.push(Part::Effort),
                "check" => parts.push(Part::Check),
                "--rounds" => {
                    n_rounds = value()?.parse().map_err(|_| "--rounds needs a number")?;
                }
                "--only" => only = value()?,
                path if directory.is_none() => directory = Some(PathBuf::from(path)),
                other => return Err(format!("what is {other:?}?")),
            }
        }
        if parts.is_empty() {
            parts = vec![Part::Solve, Part::Generate];
        }
        let directory = directory.ok_or("a directory of puzzle lists is needed")?;
        Ok(Wish { directory, parts, n_rounds, only })
    }

    fn fulfil(self) -> Result<(), String> {
        let lists = solving::lists(&self.directory, &self.only)
            .map_err(|reason| format!("{}: {reason}", self.directory.display()))?;
        let mut all_well = true;
        for part in &self.parts {
            match part {
                Part::Solve => solving::measure(&lists, self.n_rounds),
                Part::Generate => generating::measure(self.n_rounds),
                Part::Backends => solving::measure_backends(&lists, self.n_rounds),
                Part::Wasm => all_well &= wasm::measure(&lists, self.n_rounds)?,
                Part::Effort => effort::measure(&lists),
                Part::Check => all_well &= check::check(&lists),
            }
        }
        if all_well { Ok(()) } else { Err("answers differ".to_owned()) }
    }
}
