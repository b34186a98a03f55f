//! What can be wrong with a text, with the place and what was expected there.

use crate::{Cell, Digit, House};
use core::fmt;

/// A fault and its place. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    pub line: u64,
    pub column: u32,
    pub problem: Problem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Too few cells before the line, or the column of a list, ends.
    TooFew { found: u32, expected: u32 },
    /// A cell where the grid is already complete.
    TooMany { expected: u32 },
    /// Something stuck to the last cell that is neither a cell nor a new column.
    NoSeparator { found: char, after: u32 },
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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Problem::TooFew { found: 1, expected } => write!(f, "1 cell, {expected} expected"),
            Problem::TooFew { found, expected } => write!(f, "{found} cells, {expected} expected"),
            Problem::TooMany { expected } => write!(f, "more than {expected} cells"),
            Problem::NoSeparator { found, after } => write!(
                f,
                "{found:?} right after {after} cells: end of line, or a space or comma before the \
                 next column expected"
            ),
            Problem::NotACell { found, cell, of } => write!(
                f,
                "{found:?} where cell {cell} of {of} should be: a digit 1 to 9, or 0 . X * _ or a \
                 space for a blank"
            ),
            Problem::Groups { found } => {
                write!(f, "a row of {found} cells, 9 expected (or 9 groups of candidates)")
            }
            Problem::NotACandidate { found } => {
                write!(
                    f,
                    "{found:?} in a row: a digit 1 to 9, a blank, or a group of candidates expected"
                )
            }
            Problem::RowsMissing { found } => {
                write!(f, "the grid ends after {found} of 9 rows")
            }
            Problem::WrongPlace { found, expected } => {
                write!(f, "{found:?} where {expected} or a blank is expected")
            }
            Problem::SolutionHasBlanks { blanks } => write!(
                f,
                "the first line of a pair is the solution, but this one has {blanks} blanks"
            ),
            Problem::SolutionBroken { house, digit } => write!(
                f,
                "the first line of a pair is the solution, but {house} of this one has {digit} twice"
            ),
            Problem::NotInSolution { cell, found, expected } => {
                write!(f, "{cell} is {found}, but {expected} in the solution above")
            }
            Problem::PuzzleMissing => f.write_str("the puzzle line of this solution is missing"),
            Problem::LineTooLong { limit } => write!(f, "a line of more than {limit} characters"),
            Problem::NoPuzzle => f.write_str(
                "no puzzle here: expected 81 cells on a line, nine rows of nine, or a drawn grid",
            ),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl core::error::Error for ParseError {}

/// One line of a text and its number, to tell places in it.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: u64,
    pub(super) bytes: &'a [u8],
}

impl<'a> Line<'a> {
    /// The line without its carriage return and, if it is the first, its byte-order mark.
    pub(super) fn new(number: u64, bytes: &'a [u8]) -> Line<'a> {
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let bytes = match bytes.strip_prefix(b"\xEF\xBB\xBF") {
            Some(rest) if number == 1 => rest,
            _ => bytes,
        };
        Line { number, bytes }
    }

    /// A fault at a byte of the line; the column is told in characters.
    pub(super) fn fault(&self, at: usize, problem: Problem) -> ParseError {
        let before = &self.bytes[..at.min(self.bytes.len())];
        // Every byte that does not continue a character begins one.
        let n_chars = before.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
        ParseError { line: self.number, column: n_chars as u32 + 1, problem }
    }

    /// The character at a byte, for a message about it.
    pub(super) fn char_at(&self, at: usize) -> char {
        let rest = &self.bytes[at..self.bytes.len().min(at + 4)];
        match core::str::from_utf8(rest) {
            Ok(text) => text.chars().next(),
            Err(error) => core::str::from_utf8(&rest[..error.valid_up_to()])
                .ok()
                .and_then(|text| text.chars().next()),
        }
        .unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Whether it says nothing: only white space, or a comment.
    pub(super) fn is_silent(&self) -> bool {
        let text = self.bytes.trim_ascii();
        text.is_empty() || text.starts_with(b"#") || text.starts_with(b"//")
    }
}
