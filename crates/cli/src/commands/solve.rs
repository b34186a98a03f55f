//! `ninefold solve`: the solution of every puzzle, or a word saying why there is none.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::puzzles::{self, Found};
use crate::shape::Shape;
use engine::solver::{self, Solutions};
use engine::text::{Entry, line_bytes};
use serde::Serialize;

/// Solve puzzles: one line of output for each, in order
///
/// The line is the 81 digits of the solution, or "not-unique" if there are several solutions, or
/// "impossible" if there is none. With --limit it is the number of solutions, counted no further
/// than the limit. What cannot be read is told on standard error and leaves no line.
///
/// The exit code is 0 if every puzzle has exactly one solution.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Solve {
    #[command(flatten)]
    inputs: Inputs,

    /// Count the solutions, up to N, instead of printing one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    #[command(flatten)]
    shape: Shape,
}

const EXAMPLES: &str = "\
Examples:
  ninefold solve puzzles.txt
  ninefold solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold solve --limit 1000 puzzles.txt      how many solutions each has, up to 1000
  ninefold solve --json puzzles.sdk
  zcat million.txt.gz | ninefold solve --jobs 8 | sort | uniq -c";

#[derive(Default, Serialize)]
struct Answer<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    result: &'static str,
    solution: Option<String>,
    /// Two of several, as the proof.
    solutions: Option<[String; 2]>,
    count: Option<u64>,
    limit: Option<u64>,
}

const COLUMNS: &[&str] = &["file", "line", "puzzle", "result", "solution", "count"];

impl Solve {
    pub fn run(self) -> Result<Ending, Failure> {
        self.shape.head(COLUMNS)?;
        puzzles::each(&self.inputs, |found, output| match self.limit {
            Some(limit) => self.count(found, limit, output),
            None => self.solve(found, output),
        })
    }

    fn solve(&self, found: &Found<'_>, output: &mut Output) {
        let solutions = solutions(found.entry);
        if !matches!(solutions, Solutions::One(_)) {
            output.fail();
        }
        if !self.shape.is_plain() {
            let empty = Answer::default();
            let answer = match solutions {
                Solutions::One(solution) => {
                    Answer { result: "unique", solution: Some(solution.to_string()), ..empty }
                }
                Solutions::Many(two) => {
                    let two = two.map(|solution| solution.to_string());
                    Answer { result: "not-unique", solutions: Some(two), ..empty }
                }
                Solutions::None => Answer { result: "impossible", ..empty },
            };
            return self.report(found, answer, output);
        }
        match solutions {
            Solutions::One(solution) => output.line(&line_bytes(&solution, b'.')),
            Solutions::Many(_) => output.line(b"not-unique"),
            Solutions::None => output.line(b"impossible"),
        }
    }

    fn count(&self, found: &Found<'_>, limit: u64, output: &mut Output) {
        let count = match &found.entry.candidates {
            Some(candidates) => solver::count(candidates, limit),
            None => solver::count(&found.entry.puzzle, limit),
        };
        if count != 1 {
            output.fail();
        }
        if !self.shape.is_plain() {
            let (count, limit) = (Some(count), Some(limit));
            let answer = Answer { result: "counted", count, limit, ..Answer::default() };
            self.report(found, answer, output);
        } else {
            output.line(count.to_string().as_bytes());
        }
    }

    fn report<'a>(&self, found: &Found<'a>, answer: Answer<'a>, output: &mut Output) {
        let puzzle = found.entry.puzzle.to_string();
        let answer = Answer { file: found.file, line: found.entry.line, puzzle, ..answer };
        self.shape.report(COLUMNS, &answer, output);
    }
}

/// None, the one, or two solutions of what the entry says: its candidates if it draws them.
pub fn solutions(entry: &Entry) -> Solutions {
    match &entry.candidates {
        Some(candidates) => solver::solve(candidates),
        None => solver::solve(&entry.puzzle),
    }
}
