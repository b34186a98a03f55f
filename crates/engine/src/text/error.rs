//! What can be wrong with a text, with the place and what was expected there.

use crate::phrase::error_by_phrase;
use crate::{Cell, Digit, House, Phrase, phrase};
use alloc::format;
use core::fmt;

/// A fault and its place. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line it is on.
    pub line: u64,
    /// The character of the line it is at.
    pub column: u32,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a text. More may come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "a problem tells what its fields are")]
pub enum Problem {
    /// Too few cells before the line, or the column of a list, ends.
    TooFew { found: u32, expected: u32 },
    /// A cell where the grid is already complete.
    TooMany { expected: u32 },
    /// Something stuck to the last cell that is neither a cell nor a new column.
    NoSeparator { found: char, after: u32 },
    /// In a list, another list or a value of another length where cells should be.
    NotInList,
    /// A character that is neither digit nor blank where the `cell`-th of `of` cells should be.
    NotACell { found: char, cell: u32, of: u32 },
    /// A row of a drawn grid with the wrong number of groups.
    Groups { found: u32 },
    /// In a drawn row a character that is no cell, or a digit twice in a group.
    NotACandidate { found: char },
    /// The grid ends early.
    RowsMissing { found: u32 },
    /// A 729-character line shows another digit where only `expected` or a blank may be.
    WrongPlace { found: char, expected: Digit },
    /// After the colon of a position, something else than the three digits of a candidate that was
    /// taken away: digit, row, column.
    NotARemoval,
    /// The first line of a pair has blanks.
    SolutionHasBlanks { blanks: u32 },
    /// The first line of a pair breaks the rules.
    SolutionBroken { house: House, digit: Digit },
    /// A clue of a pair's puzzle that its solution does not have.
    NotInSolution { cell: Cell, found: Digit, expected: Digit },
    /// The second line of a pair does not come.
    PuzzleMissing,
    /// A line longer than anybody's puzzle.
    LineTooLong { limit: u32 },
    /// Nothing that could be a puzzle.
    NoPuzzle,
}

impl ParseError {
    /// The error as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        let (line, what) = (self.line as i64, self.problem.phrase());
        phrase!("text-at", line = line, column = self.column, what = what)
    }
}

impl Problem {
    /// The fault as a sentence to be said, without its place.
    pub fn phrase(&self) -> Phrase {
        // Quoted, and with what cannot be seen written out.
        let sign = |found: char| format!("{found:?}");
        match *self {
            Problem::TooFew { found, expected } => {
                phrase!("too-few-cells", found = found, expected = expected)
            }
            Problem::TooMany { expected } => phrase!("too-many-cells", expected = expected),
            Problem::NotInList => phrase!("not-in-list"),
            Problem::NoSeparator { found, after } => {
                phrase!("no-separator", found = sign(found), after = after)
            }
            Problem::NotACell { found, cell, of } => {
                phrase!("not-a-cell", found = sign(found), cell = cell, of = of)
            }
            Problem::Groups { found } => phrase!("not-nine-groups", found = found),
            Problem::NotACandidate { found } => phrase!("not-a-candidate", found = sign(found)),
            Problem::RowsMissing { found } => phrase!("rows-missing", found = found),
            Problem::WrongPlace { found, expected } => {
                phrase!("wrong-place", found = sign(found), expected = expected)
            }
            Problem::NotARemoval => phrase!("not-a-removal"),
            Problem::SolutionHasBlanks { blanks } => {
                phrase!("solution-has-blanks", blanks = blanks)
            }
            Problem::SolutionBroken { house, digit } => {
                phrase!("solution-broken", house = house, digit = digit)
            }
            Problem::NotInSolution { cell, found, expected } => {
                phrase!("not-in-solution", cell = cell, found = found, expected = expected)
            }
            Problem::PuzzleMissing => phrase!("puzzle-line-missing"),
            Problem::LineTooLong { limit } => phrase!("line-too-long", limit = limit),
            Problem::NoPuzzle => phrase!("no-puzzle"),
        }
    }
}

error_by_phrase!(Problem);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl core::error::Error for ParseError {}
