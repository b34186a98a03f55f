//! `ninefold solve`: the solution of every puzzle, or a word saying why there is none.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::puzzles::{self, Found};
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
    #[arg(long, value_name = "N")]
    limit: Option<u64>,

    /// Print one JSON object a line: file, line, puzzle, result and solution (or count)
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold solve puzzles.txt
  ninefold solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold solve --limit 1000 puzzles.txt      how many solutions each has, up to 1000
  ninefold solve --json puzzles.sdk
  zcat million.txt.gz | ninefold solve --jobs 8 | sort | uniq -c";

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    #[serde(flatten)]
    found: Solved,
}

#[derive(Serialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
enum Solved {
    Unique {
        solution: String,
    },
    /// Two of the solutions, as the proof.
    NotUnique {
        solutions: [String; 2],
    },
    Impossible,
    Counted {
        count: u64,
        limit: u64,
    },
}

impl Solve {
    pub fn run(self) -> Result<Ending, Failure> {
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
        if self.json {
            let found_now = match solutions {
                Solutions::One(solution) => Solved::Unique { solution: solution.to_string() },
                Solutions::Many(two) => {
                    Solved::NotUnique { solutions: two.map(|solution| solution.to_string()) }
                }
                Solutions::None => Solved::Impossible,
            };
            return answer(found, found_now, output);
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
        if self.json {
            answer(found, Solved::Counted { count, limit }, output);
        } else {
            output.line(count.to_string().as_bytes());
        }
    }
}

fn answer(found: &Found<'_>, solved: Solved, output: &mut Output) {
    let puzzle = found.entry.puzzle.to_string();
    output.json(&Answer { file: found.file, line: found.entry.line, puzzle, found: solved });
}

/// None, the one, or two solutions of what the entry says: its candidates if it draws them.
pub fn solutions(entry: &Entry) -> Solutions {
    match &entry.candidates {
        Some(candidates) => solver::solve(candidates),
        None => solver::solve(&entry.puzzle),
    }
}
