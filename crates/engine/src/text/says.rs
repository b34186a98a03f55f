//! What is wrong with a text as a phrase, for those who do not read it in a terminal.

use super::error::{ParseError, Problem};
use crate::{Phrase, phrase};
use alloc::format;

impl ParseError {
    pub fn says(&self) -> Phrase {
        let (line, what) = (self.line as i64, self.problem.says());
        phrase!("text-at", line = line, column = self.column, what = what)
    }
}

impl Problem {
    fn says(&self) -> Phrase {
        // Quoted, and with what cannot be seen written out.
        let sign = |found: char| format!("{found:?}");
        match *self {
            Problem::TooFew { found, expected } => {
                phrase!("text-too-few", found = found, expected = expected)
            }
            Problem::TooMany { expected } => phrase!("text-too-many", expected = expected),
            Problem::NoSeparator { found, after } => {
                phrase!("text-no-separator", found = sign(found), after = after)
            }
            Problem::NotACell { found, cell, of } => {
                phrase!("text-not-a-cell", found = sign(found), cell = cell, of = of)
            }
            Problem::Groups { found } => phrase!("text-groups", found = found),
            Problem::NotACandidate { found } => {
                phrase!("text-not-a-candidate", found = sign(found))
            }
            Problem::RowsMissing { found } => phrase!("text-rows-missing", found = found),
            Problem::WrongPlace { found, expected } => {
                phrase!("text-wrong-place", found = sign(found), expected = expected)
            }
            Problem::SolutionHasBlanks { blanks } => {
                phrase!("text-solution-has-blanks", blanks = blanks)
            }
            Problem::SolutionBroken { house, digit } => {
                phrase!("text-solution-broken", house = house, digit = digit)
            }
            Problem::NotInSolution { cell, found, expected } => {
                phrase!("text-not-in-solution", cell = cell, found = found, expected = expected)
            }
            Problem::PuzzleMissing => phrase!("text-puzzle-missing"),
            Problem::LineTooLong { limit } => phrase!("text-line-too-long", limit = limit),
            Problem::NoPuzzle => phrase!("text-no-puzzle"),
        }
    }
}
