//! `ninefold check`: whether each puzzle is a proper one, and if not, why not.

use super::solve::solutions;
use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::puzzles;
use crate::shape::{Origin, Shape};
use engine::analysis;
use engine::solver::Solutions;
use engine::text::Entry;
use engine::{Candidates, Cell, CellSet, Digit, House};
use serde::Serialize;
use std::fmt;

/// Check puzzles: valid, unique, minimal, and why not
///
/// One line for each puzzle, in order. Its first word is "unique", "not-unique", "impossible" (the
/// clues obey the rules and still lead nowhere) or "invalid" (a clue stands twice in a house); what
/// follows says why. A puzzle is minimal if no clue can be taken away.
///
/// The exit code is 0 if every puzzle is unique (with --minimal: and minimal).
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Check {
    #[command(flatten)]
    inputs: Inputs,

    /// Fail puzzles that have a clue too many
    #[arg(long)]
    minimal: bool,

    #[command(flatten)]
    shape: Shape,
}

const EXAMPLES: &str = "\
Examples:
  ninefold check puzzles.txt
  ninefold check --minimal --json puzzles.txt
  ninefold generate --count 100 | ninefold check && echo all proper";

#[derive(Debug, Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    origin: Origin<'a>,
    clues: u32,
    result: &'static str,
    valid: bool,
    unique: bool,
    /// Not told of a puzzle that is not unique, nor of a candidate grid.
    minimal: Option<bool>,
    why: Option<String>,
}

const COLUMNS: &[&str] =
    &["file", "line", "puzzle", "clues", "result", "valid", "unique", "minimal", "why"];

/// What a puzzle turned out to be.
#[derive(Debug, PartialEq, Eq)]
enum Finding {
    Minimal,
    /// Unique, and each of these clues alone could be taken away.
    Redundant(CellSet),
    /// Unique by its drawn candidates, to which "minimal" does not apply.
    UniqueByCandidates,
    /// A cell that differs between two solutions.
    NotUnique(Cell, [Digit; 2]),
    Impossible(DeadEnd),
    Invalid(House, Digit),
}

#[derive(Debug, PartialEq, Eq)]
enum DeadEnd {
    /// No digit can go here.
    Cell(Cell),
    /// The digit has no place in this house.
    House(House, Digit),
    /// It shows only after trying.
    Deep,
}

impl Check {
    pub fn run(self) -> Result<Ending, Failure> {
        self.shape.head(COLUMNS)?;
        puzzles::each(&self.inputs, |found, output| {
            let finding = examine(found.entry);
            let passes = match finding {
                Finding::Minimal | Finding::UniqueByCandidates => true,
                Finding::Redundant(_) => !self.minimal,
                _ => false,
            };
            if !passes {
                output.fail();
            }
            if !self.shape.is_plain() {
                let report = Report {
                    origin: Origin::of(found),
                    clues: found.entry.puzzle.n_clues(),
                    result: finding.word(),
                    valid: !matches!(finding, Finding::Invalid(..)),
                    unique: finding.word() == "unique",
                    minimal: match finding {
                        Finding::Minimal => Some(true),
                        Finding::Redundant(_) => Some(false),
                        _ => None,
                    },
                    why: match finding {
                        Finding::Minimal | Finding::UniqueByCandidates => None,
                        _ => Some(finding.to_string()),
                    },
                };
                self.shape.report(COLUMNS, &report, output);
            } else {
                let n_clues = found.entry.puzzle.n_clues();
                output.line(format!("{}: {n_clues} clues, {finding}", finding.word()).as_bytes());
            }
        })
    }
}

fn examine(entry: &Entry) -> Finding {
    let puzzle = &entry.puzzle;
    if entry.candidates.is_none()
        && let Some((house, digit)) = puzzle.broken_house()
    {
        return Finding::Invalid(house, digit);
    }
    match solutions(entry) {
        Solutions::None => Finding::Impossible(dead_end(&entry.candidates())),
        Solutions::Many([one, other]) => {
            let differs = Cell::all().find_map(|cell| match (one[cell], other[cell]) {
                (Some(a), Some(b)) if a != b => Some((cell, [a.min(b), a.max(b)])),
                _ => None,
            });
            let (cell, digits) = differs.expect("two different solutions differ in a cell");
            Finding::NotUnique(cell, digits)
        }
        Solutions::One(_) if entry.candidates.is_some() => Finding::UniqueByCandidates,
        Solutions::One(_) => match analysis::redundant(puzzle) {
            cells if cells.is_empty() => Finding::Minimal,
            cells => Finding::Redundant(cells),
        },
    }
}

fn dead_end(candidates: &Candidates) -> DeadEnd {
    if let Some(cell) = Cell::all().find(|&cell| candidates[cell].is_empty()) {
        return DeadEnd::Cell(cell);
    }
    House::all()
        .flat_map(|house| Digit::all().map(move |digit| (house, digit)))
        .find(|&(house, digit)| candidates.cells_in(house, digit).is_empty())
        .map_or(DeadEnd::Deep, |(house, digit)| DeadEnd::House(house, digit))
}

impl Finding {
    fn word(&self) -> &'static str {
        match self {
            Finding::Minimal | Finding::Redundant(_) | Finding::UniqueByCandidates => "unique",
            Finding::NotUnique(..) => "not-unique",
            Finding::Impossible(_) => "impossible",
            Finding::Invalid(..) => "invalid",
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Minimal => f.write_str("minimal"),
            Finding::Redundant(cells) => {
                write!(f, "not minimal; without any one of these it stays unique:")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Finding::UniqueByCandidates => f.write_str("with the candidates as drawn"),
            Finding::NotUnique(cell, [a, b]) => write!(f, "{cell} can be {a} or {b}"),
            Finding::Impossible(DeadEnd::Cell(cell)) => write!(f, "{cell} can be no digit"),
            Finding::Impossible(DeadEnd::House(house, digit)) => {
                write!(f, "{house} has no place for {digit}")
            }
            Finding::Impossible(DeadEnd::Deep) => {
                f.write_str("every way to fill it ends in a contradiction")
            }
            Finding::Invalid(house, digit) => write!(f, "{house} has {digit} twice"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Grid;

    const PROPER: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[track_caller]
    fn check(text: &str, word: &str, why: &str) {
        let finding = examine(&engine::text::parse_one(text).unwrap());
        assert_eq!((finding.word(), finding.to_string().as_str()), (word, why));
    }

    #[test]
    fn says_what_and_why() {
        check(&PROPER.replacen('.', "3", 1), "invalid", "row 1 has 3 twice");
        assert!(matches!(examine(&Entry::new(Grid::EMPTY)), Finding::NotUnique(..)));
        let no_digit = format!("12345678.........9{}", ".".repeat(63));
        check(&no_digit, "impossible", "r1c9 can be no digit");
        let no_place = format!("123..........9...........9.{}", ".".repeat(54));
        check(&no_place, "impossible", "row 1 has no place for 9");
        let minimal =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        check(minimal, "unique", "minimal");
        let finding = examine(&engine::text::parse_one(PROPER).unwrap());
        assert!(matches!(finding, Finding::Redundant(cells) if cells.len() > 1));
    }
}
