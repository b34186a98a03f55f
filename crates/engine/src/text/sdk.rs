//! `.sdk` files: nine rows of nine, with `#` lines of metadata and sections `[Puzzle]`, `[State]`.

use super::Entry;
use super::cells;
use super::error::{ParseError, Problem};
use super::pasted::Line;
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
    /// Where `[Puzzle]` stands, until its rows come.
    announced: Option<u64>,
    /// Nine dashes, once or more often, before any row: blanks if the grid writes them so, else lines.
    n_dashed: usize,
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
    /// There was no section yet: rows and titles.
    Loose,
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
            section: Section::Loose,
            announced: None,
            n_dashed: 0,
            fault: None,
        }
    }
}

impl SdkReader {
    pub(super) fn feed(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let text = line.bytes.trim_ascii();
        if text.is_empty() || text.starts_with(b"```") {
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
        if let Some(name) = section_name(line) {
            let done = match name.as_slice() {
                b"puzzle" => {
                    let done = self.finish(line);
                    self.announced = Some(line.number);
                    self.section = Section::Puzzle;
                    return done;
                }
                b"state" => {
                    self.section = Section::State;
                    None
                }
                // Without sections of its own, the text is no `.sdk` file: it is a heading.
                _ if self.section == Section::Loose => self.title(line),
                _ => {
                    self.section = Section::Foreign;
                    None
                }
            };
            return done;
        }
        match self.section {
            Section::Foreign => None,
            Section::State => {
                self.row(line);
                None
            }
            Section::Loose | Section::Puzzle => {
                if self.puzzle.n_rows.is_multiple_of(9) && is_title(text) {
                    return self.title(line);
                }
                let done = if self.puzzle.n_rows == 9 { self.begin_next(line) } else { None };
                if self.puzzle.n_rows == 0 {
                    if text == b"---------" {
                        self.n_dashed += 1;
                        return done;
                    }
                    let n_dashed = core::mem::take(&mut self.n_dashed);
                    if text.contains(&b'-') {
                        (0..n_dashed)
                            .for_each(|_| self.row(Line::plain(line.number, b"---------")));
                    }
                }
                self.row(line);
                done
            }
        }
    }

    /// A title between grids, as in "Grid 01", describes the next one.
    fn title(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let (done, text) = (self.begin_next(line), line.bytes.trim_ascii());
        self.metadata.push(('D', String::from_utf8_lossy(text).into_owned()));
        done
    }

    /// Hands over the puzzle collected so far, if there is one.
    pub(super) fn finish(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let done = self.begin_next(line);
        // One that was announced and never came is missed.
        let missed = self.announced.take().filter(|_| done.is_none());
        let fault = |number| Line::plain(number, b"").fault(0, Problem::RowsMissing { found: 0 });
        done.or(missed.map(|number| Err(fault(number))))
    }

    fn begin_next(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        if self.puzzle.n_rows == 0 && self.fault.is_none() {
            return None;
        }
        let SdkReader { metadata, puzzle, state, fault, section, .. } = core::mem::take(self);
        // The next grid of a file with sections is in one too.
        if section != Section::Loose {
            self.section = Section::Puzzle;
        }
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

/// What stands in the brackets of `[Puzzle]` and its like, in small letters.
fn section_name(line: Line<'_>) -> Option<Vec<u8>> {
    let text = line.bytes.trim_ascii();
    line.is_heading().then(|| text[1..text.len() - 1].trim_ascii().to_ascii_lowercase())
}

/// A section that `.sdk` files have.
pub(super) fn is_own_section(line: Line<'_>) -> bool {
    section_name(line).is_some_and(|name| matches!(name.as_slice(), b"puzzle" | b"state"))
}

/// Nine cells and nothing else, and not only dashes.
pub(super) fn is_row(line: Line<'_>) -> bool {
    let text = line.bytes.trim_ascii();
    text.len() == 9
        && text.iter().all(|&byte| cells::is_cell(byte))
        && text.iter().any(|&byte| byte != b'-')
}

fn is_title(text: &[u8]) -> bool {
    text[0].is_ascii_alphabetic()
        && text.iter().any(|&byte| byte.is_ascii_alphabetic() && !cells::is_cell(byte))
}
