//! Writes a puzzle in each format.

use super::cells::line_bytes;
use super::{Entry, Format};
use crate::phrase::error_by_phrase;
use crate::{Candidates, Cell, Digit, DigitSet, Grid, Phrase, phrase};
use alloc::string::{String, ToString};

/// A pair needs the solution and the entry has none: the caller is to solve it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolutionMissing;

impl SolutionMissing {
    /// The error as a sentence to be said.
    pub fn phrase(self) -> Phrase {
        phrase!("pair-needs-solution")
    }
}

error_by_phrase!(SolutionMissing);

/// The entry as a text of its own, ending in a line feed.
///
/// # Errors
/// When a pair is wanted and the entry has no solution.
pub fn to_string(entry: &Entry, format: Format) -> Result<String, SolutionMissing> {
    let mut text = String::new();
    write(entry, format, &mut text)?;
    Ok(text)
}

/// Appends the entry. What the format has no place for is left out; [`Entry::needs_candidates`]
/// tells when that would change the puzzle.
///
/// # Errors
/// When a pair is wanted and the entry has no solution.
pub fn write(entry: &Entry, format: Format, text: &mut String) -> Result<(), SolutionMissing> {
    match format {
        Format::Line => push_line(text, &entry.puzzle, b'.', ""),
        Format::Sdm => push_line(text, &entry.puzzle, b'0', &entry.columns),
        Format::Sdk => sdk(entry, text),
        Format::Ss => ss(&entry.puzzle, text),
        Format::Pencilmarks => pencilmarks(&entry.candidates(), text),
        Format::Sukaku => sukaku(&entry.candidates(), text),
        Format::Pair => {
            push_line(text, &entry.solution.ok_or(SolutionMissing)?, b'0', "");
            push_line(text, &entry.puzzle, b'0', "");
        }
        Format::Array => array(&entry.puzzle, text),
    }
    Ok(())
}

fn array(puzzle: &Grid, text: &mut String) {
    for (idx, &value) in puzzle.values().iter().enumerate() {
        text.push_str(match (idx, idx % 9) {
            (0, _) => "[[",
            (_, 0) => "],[",
            _ => ",",
        });
        text.push(char::from(b'0' + value));
    }
    text.push_str("]]\n");
}

fn sdk(entry: &Entry, text: &mut String) {
    for (letter, value) in &entry.metadata {
        text.extend(['#', *letter]);
        text.push_str(value);
        text.push('\n');
    }
    text.push_str("[Puzzle]\n");
    push_rows(text, &entry.puzzle);
    if let Some(position) = &entry.position {
        text.push_str("[State]\n");
        push_rows(text, position);
    }
}

fn ss(puzzle: &Grid, text: &mut String) {
    text.push_str("*-----------*\n");
    let bytes = line_bytes(puzzle, b'.');
    for (idx, &byte) in bytes.iter().enumerate() {
        if idx > 0 && idx % 27 == 0 {
            text.push_str("|---+---+---|\n");
        }
        if idx % 3 == 0 {
            text.push('|');
        }
        text.push(byte as char);
        if idx % 9 == 8 {
            text.push_str("|\n");
        }
    }
    text.push_str("*-----------*\n");
}

/// Each column as wide as its longest group needs; `.` where no candidate is left.
fn pencilmarks(candidates: &Candidates, text: &mut String) {
    let width = |col: u8| {
        let column = Cell::all().filter(move |cell| cell.col() == col);
        column.map(|cell| candidates[cell].len().max(1) as usize).max().unwrap_or(1)
    };
    let border = |text: &mut String, corners: [char; 3]| {
        for stack in 0..3u8 {
            text.push(corners[usize::from(stack > 0)]);
            let inner: usize = (0..3).map(|col| width(stack * 3 + col) + 2).sum();
            text.extend(core::iter::repeat_n('-', inner + 1));
        }
        text.push(corners[2]);
        text.push('\n');
    };
    border(text, ['.', '.', '.']);
    for cell in Cell::all() {
        if cell.col() == 0 && matches!(cell.row(), 3 | 6) {
            border(text, [':', '+', ':']);
        }
        if cell.col() % 3 == 0 {
            text.push_str("| ");
        }
        let start = text.len();
        push_group(text, candidates[cell]);
        let padding = width(cell.col()) + 2 - (text.len() - start);
        text.extend(core::iter::repeat_n(' ', padding));
        if cell.col() == 8 {
            text.push_str("|\n");
        }
    }
    border(text, ['\'', '\'', '\'']);
}

fn sukaku(candidates: &Candidates, text: &mut String) {
    text.push_str(&candidates.to_string());
    text.push('\n');
}

fn push_group(text: &mut String, digits: DigitSet) {
    if digits.is_empty() {
        text.push('.');
    }
    text.extend(digits.iter().map(Digit::to_char));
}

fn push_rows(text: &mut String, grid: &Grid) {
    for row in line_bytes(grid, b'.').chunks(9) {
        text.extend(row.iter().map(|&byte| byte as char));
        text.push('\n');
    }
}

fn push_line(text: &mut String, grid: &Grid, blank: u8, columns: &str) {
    let bytes = line_bytes(grid, blank);
    text.push_str(core::str::from_utf8(&bytes).expect("digits and blanks are ASCII"));
    if !columns.is_empty() {
        text.push(' ');
        text.push_str(columns);
    }
    text.push('\n');
}
