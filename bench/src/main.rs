//! Ninefold beside the published crate `sudoku` 0.8: who solves and generates how fast?
//!
//! Both run in one process, in turns, on thread CPU time; the best round of each counts.

mod check;
mod clock;
mod generating;
mod solving;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: ninefold-bench DIRECTORY [solve] [generate] [paths] [check] [--rounds N] [--only NAME]

DIRECTORY   holds puzzle lists, one 81-character line each (*.txt)
solve       solve each list, stopping at two solutions
generate    minimal puzzles, half-turn puzzles, full grids
paths       solve each list on every path this machine has
check       compare every puzzle with the plain reference solver instead of measuring
--rounds N  turns per measurement (default 7)
--only NAME lists whose name contains NAME
Without any of these words, the first two are done.";

fn main() -> ExitCode {
    match Wish::from_args(std::env::args().skip(1)) {
        Ok(wish) => wish.fulfil(),
        Err(reason) => {
            eprintln!("{reason}\n\n{USAGE}");
            ExitCode::from(2)
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
    Paths,
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
                "paths" => parts.push(Part::Paths),
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

    fn fulfil(self) -> ExitCode {
        let lists = match solving::lists(&self.directory, &self.only) {
            Ok(lists) => lists,
            Err(reason) => {
                eprintln!("{}: {reason}", self.directory.display());
                return ExitCode::from(2);
            }
        };
        let mut all_well = true;
        for part in &self.parts {
            match part {
                Part::Solve => solving::measure(&lists, self.n_rounds),
                Part::Generate => generating::measure(self.n_rounds),
                Part::Paths => solving::measure_paths(&lists, self.n_rounds),
                Part::Check => all_well &= check::check(&lists),
            }
        }
        if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
