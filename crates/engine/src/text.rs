//! Puzzles as text: every layout people exchange, detected, read with a place for each fault, written.
//!
//! It knows characters and cells, never files: whoever reads a file feeds its lines to a [`Reader`].
//! A list line of 81 cells is read by [`read_line`] without allocating, for streams.
//!
//! ```
//! # use ninefold_engine as engine;
//! use engine::text::{self, Format};
//!
//! let entry = text::parse_one("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! assert_eq!(entry.puzzle.n_clues(), 30);
//! assert!(text::to_string(&entry, Format::Sdk)?.starts_with("[Puzzle]\n53..7....\n"));
//!
//! let fault = text::parse_one("53..7....6..195").unwrap_err();
//! assert_eq!(fault.to_string(), "line 1, column 16: too few cells (found 15, expected 81)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod array;
mod cells;
mod detect;
mod drawn;
mod entry;
mod error;
mod format;
mod line;
mod pair;
mod pasted;
mod reader;
mod sdk;
mod write;

pub use cells::line_bytes;
pub use detect::detect;
pub use entry::Entry;
pub use error::{ParseError, Problem};
pub use format::Format;
pub use line::{ListLine, read_line};
pub(crate) use line::{candidates_of_line, grid_of_line};
pub use reader::Reader;
pub use write::{SolutionMissing, to_string, write};

use alloc::vec::Vec;

/// Every puzzle of a text in its own order, and every fault in its place.
pub fn parse(text: &str) -> Vec<Result<Entry, ParseError>> {
    let mut reader = Reader::new(detect(text.as_bytes()).unwrap_or(Format::Line));
    let mut entries = Vec::new();
    text.as_bytes().split(|&byte| byte == b'\n').for_each(|line| reader.feed(line, &mut entries));
    reader.finish(&mut entries);
    entries
}

/// The first puzzle of a text, for a clipboard or an argument.
pub fn parse_one(text: &str) -> Result<Entry, ParseError> {
    parse(text).into_iter().next().unwrap_or(Err(ParseError {
        line: 1,
        column: 1,
        problem: Problem::NoPuzzle,
    }))
}

#[cfg(test)]
mod tests;
