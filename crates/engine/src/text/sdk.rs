//! `.sdk` files: nine rows of nine, with `#` lines of metadata and sections `[Puzzle]`, `[State]`.

use super::Entry;
use super::cells;
use super::error::{Line, ParseError, Problem};
use crate::{Digit, Grid};
use alloc::string::String;
use alloc::vec::Vec;

/// Collects one puzzle after the other. A puzzle is complete only when the next one begins, for
/// its `[State]` may follow.
#[derive(Debug)]
pub(super) struct SdkReader {
    metadata: Vec<(char, String)>,
    puzzle: Rows,
    state: Rows,
    section: Section,
    fault: Option<ParseError>,
}

#[derive(Debug)]
struct Rows {
    cells: [Option<Digit>; 81],
    n_rows: usize,
    first_line: u64,
}

#[derive(Debug, PartialEq, Eq)]
enum Section {
    Puzzle,
    State,
    /// A section of some program's own; its lines are not ours to judge.
    Foreign,
}

impl Default for SdkReader {
    fn default() -> SdkReader {
        SdkReader {
            metadata: Vec::new(),
            puzzle: Rows::NONE,
            state: Rows::NONE,
            section: Section::Puzzle,
            fault: None,
        }
    }
}

impl SdkReader {
    pub(super) fn feed(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let text = line.bytes.trim_ascii();
        if text.is_empty() {
            return None;
        }
        if let Some(metadata) = text.strip_prefix(b"#") {
            let done = self.begin_next(line);
            let (&letter, rest) = metadata.split_first().unwrap_or((&b' ', &[]));
            // A `#` that no letter follows directly is a comment.
            let (letter, rest) =
                if letter.is_ascii_uppercase() { (letter, rest) } else { (b'C', metadata) };
            let value = String::from_utf8_lossy(rest.trim_ascii()).into_owned();
            self.metadata.push((letter as char, value));
            return done;
        }
        if is_section(line) {
            let name = text[1..text.len() - 1].trim_ascii().to_ascii_lowercase();
            let (done, section) = match name.as_slice() {
                b"puzzle" => (self.begin_next(line), Section::Puzzle),
                b"state" => (None, Section::State),
                _ => (None, Section::Foreign),
            };
            self.section = section;
            return done;
        }
        match self.section {
            Section::Foreign => None,
            Section::State => {
                self.row(line);
                None
            }
            // A title between grids, as in "Grid 01", describes the next one.
            Section::Puzzle if self.puzzle.n_rows.is_multiple_of(9) && is_title(text) => {
                let done = self.begin_next(line);
                self.metadata.push(('D', String::from_utf8_lossy(text).into_owned()));
                done
            }
            Section::Puzzle => {
                let done = if self.puzzle.n_rows == 9 { self.begin_next(line) } else { None };
                self.row(line);
                done
            }
        }
    }

    /// Hands over the puzzle collected so far, if there is one.
    pub(super) fn finish(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        self.begin_next(line)
    }

    fn begin_next(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        if self.puzzle.n_rows == 0 && self.fault.is_none() {
            return None;
        }
        let SdkReader { metadata, puzzle, state, fault, .. } = core::mem::take(self);
        if let Some(fault) = fault {
            return Some(Err(fault));
        }
        for rows in [&puzzle, &state] {
            if rows.n_rows % 9 != 0 {
                let found = rows.n_rows as u32;
                return Some(Err(line.fault(0, Problem::RowsMissing { found })));
            }
        }
        let position = (state.n_rows == 9).then(|| Grid::from_cells(state.cells));
        let line = puzzle.first_line;
        let puzzle = Grid::from_cells(puzzle.cells);
        Some(Ok(Entry { line, position, metadata, ..Entry::new(puzzle) }))
    }

    fn row(&mut self, line: Line<'_>) {
        let rows = if self.section == Section::State { &mut self.state } else { &mut self.puzzle };
        if let Err(fault) = rows.push(line)
            && self.fault.is_none()
        {
            self.fault = Some(fault);
        }
    }
}

impl Rows {
    const NONE: Rows = Rows { cells: [None; 81], n_rows: 0, first_line: 0 };

    /// A faulty row counts as a row, so that the following grids are still read in step.
    fn push(&mut self, line: Line<'_>) -> Result<(), ParseError> {
        let row_idx = self.n_rows;
        if row_idx == 9 {
            return Err(line.fault(0, Problem::TooMany { expected: 81 }));
        }
        if row_idx == 0 {
            self.first_line = line.number;
        }
        self.n_rows += 1;
        let start = line.bytes.len() - line.bytes.trim_ascii_start().len();
        // Nine characters are a row as they stand; else what surrounds it is white space.
        let (at, row) =
            if line.bytes.len() == 9 { (0, line.bytes) } else { (start, line.bytes.trim_ascii()) };
        for (idx, &byte) in row.iter().enumerate() {
            if idx == 9 {
                return Err(line.fault(at + idx, Problem::TooMany { expected: 9 }));
            }
            if !cells::is_cell(byte) && byte != b' ' {
                let found = line.char_at(at + idx);
                let problem = Problem::NotACell { found, cell: idx as u32 + 1, of: 9 };
                return Err(line.fault(at + idx, problem));
            }
            let value = if byte == b' ' { 0 } else { cells::VALUE[byte as usize] };
            self.cells[row_idx * 9 + idx] = Digit::new(value);
        }
        if row.len() < 9 {
            let problem = Problem::TooFew { found: row.len() as u32, expected: 9 };
            return Err(line.fault(at + row.len(), problem));
        }
        Ok(())
    }
}

/// `[Puzzle]` and its like.
pub(super) fn is_section(line: Line<'_>) -> bool {
    let text = line.bytes.trim_ascii();
    text.len() > 2 && text.starts_with(b"[") && text.ends_with(b"]")
}

/// Nine cells and nothing else.
pub(super) fn is_row(line: Line<'_>) -> bool {
    let text = line.bytes.trim_ascii();
    text.len() == 9 && text.iter().all(|&byte| cells::is_cell(byte))
}

fn is_title(text: &[u8]) -> bool {
    text[0].is_ascii_alphabetic() && !cells::is_cell(text[0])
}
