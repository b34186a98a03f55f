//! Grids as programs write them down: nested arrays of numbers, lists of strings, objects with a
//! puzzle among their values. Brackets and braces are the same here, so that JSON, Python and C are read.
//!
//! No more is understood than where cells are: a value of 81 cells is a puzzle, smaller ones are
//! collected until there are 81, and what stands after a name is no cell.

use super::error::{ParseError, Problem};
use super::line::puzzle_of_word;
use super::pasted::Line;
use super::{Entry, cells};
use crate::{Digit, Grid};
use alloc::vec::Vec;

/// Collects cells; the text may break its lines anywhere but inside a value.
#[derive(Debug)]
pub(super) struct ArrayReader {
    /// For each bracket that is open, how many cells stand directly in it. Beyond the sixteenth they
    /// are not told apart.
    open: Vec<usize>,
    n_deeper: usize,
    /// How many brackets are open of a list that stands where a cell should be.
    n_in_cell: usize,
    cells: [Option<Digit>; 81],
    n_cells: usize,
    first_line: u64,
    fault: Option<ParseError>,
    /// The last value was a name: what follows belongs to it.
    named: Named,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Nothing,
    Value,
    /// So many brackets are open where a solution is named, which is not to be taken for a puzzle.
    Solution(usize),
}

impl Default for ArrayReader {
    fn default() -> ArrayReader {
        ArrayReader {
            open: Vec::new(),
            n_deeper: 0,
            n_in_cell: 0,
            cells: [None; 81],
            n_cells: 0,
            first_line: 0,
            fault: None,
            named: Named::Nothing,
        }
    }
}

type Found = Vec<Result<Entry, ParseError>>;

const DEEPEST: usize = 16;

impl ArrayReader {
    pub(super) fn feed(&mut self, line: Line<'_>, found: &mut Found) {
        if line.is_silent() {
            return;
        }
        let mut at = 0;
        while let Some(&byte) = line.bytes.get(at) {
            let rest = &line.bytes[at + 1..];
            at += match byte {
                b'[' | b'{' | b'(' => {
                    self.open(line, at, found);
                    1
                }
                b']' | b'}' | b')' => {
                    self.close(line, at, found);
                    1
                }
                b'"' | b'\'' => {
                    let len = closing_quote(byte, rest);
                    self.value(line, at + 1, len, found);
                    (len + 2).min(line.bytes.len() - at)
                }
                b',' | b';' => {
                    if self.named == Named::Value {
                        self.named = Named::Nothing;
                    }
                    1
                }
                _ if is_between(byte) => 1,
                _ => {
                    let len = 1 + rest.iter().take_while(|&&byte| is_bare(byte)).count();
                    self.value(line, at, len, found);
                    len
                }
            };
        }
    }

    pub(super) fn finish(&mut self, line: Line<'_>, found: &mut Found) {
        self.give_up(line, 0, found);
        *self = ArrayReader::default();
    }

    fn open(&mut self, line: Line<'_>, at: usize, found: &mut Found) {
        if self.n_in_cell > 0 {
            self.n_in_cell += 1;
            return;
        }
        // Rows stand beside rows: a list among cells takes the place of one, and what it has is none.
        if self.named == Named::Nothing && self.open.last().is_some_and(|&direct| direct > 0) {
            self.n_in_cell = 1;
            self.misfit(line, at, found);
            return;
        }
        if self.open.len() < DEEPEST {
            self.open.push(0)
        } else {
            self.n_deeper += 1
        }
        if self.named == Named::Value {
            self.named = Named::Nothing;
        }
    }

    fn close(&mut self, line: Line<'_>, at: usize, found: &mut Found) {
        if self.n_in_cell > 0 {
            self.n_in_cell -= 1;
            return;
        }
        if self.n_deeper > 0 {
            self.n_deeper -= 1;
            return;
        }
        // Nine cells of their own are a row, and the grid goes on.
        if self.open.pop() != Some(9) {
            self.give_up(line, at, found);
        }
        if let Named::Solution(depth) = self.named
            && depth >= self.open.len()
        {
            self.named = Named::Nothing;
        } else if self.named == Named::Value {
            self.named = Named::Nothing;
        }
    }

    /// A value of `len` bytes: a name, a puzzle, some cells, or nothing of ours.
    fn value(&mut self, line: Line<'_>, at: usize, len: usize, found: &mut Found) {
        if self.n_in_cell > 0 {
            return;
        }
        let word = &line.bytes[at..at + len];
        let after = line.bytes[at + len..].iter().find(|byte| !matches!(byte, b' ' | b'"' | b'\''));
        if after == Some(&b':') {
            let is_solution = word.len() >= 8 && word[..8].eq_ignore_ascii_case(b"solution");
            if !matches!(self.named, Named::Solution(_)) {
                let depth = self.open.len();
                self.named = if is_solution { Named::Solution(depth) } else { Named::Value };
            }
            return;
        }
        match self.named {
            // The value itself ends it; a list ends it where it closes.
            Named::Solution(depth) if depth == self.open.len() => {
                self.named = Named::Nothing;
                return;
            }
            Named::Solution(_) => return,
            Named::Nothing | Named::Value => {}
        }
        if let Some(puzzle) = puzzle_of_word(line, at, word) {
            found.push(puzzle.map(|read| read.entry(line.number)));
        } else if self.named == Named::Nothing
            && let Some(direct) = self.open.last_mut()
        {
            let is_none = matches!(word, b"" | b" " | b"null" | b"None");
            let word = if is_none { b"0" } else { word };
            // A cell, part of a row, a row or a band; other values are no cells.
            if matches!(word.len(), 1 | 3 | 9 | 27) {
                *direct += word.len();
                self.cells(line, at, word, found);
            } else {
                self.misfit(line, at, found);
            }
        }
    }

    /// What is no cell takes the place of one, so that those behind it keep theirs and nothing else is told.
    fn misfit(&mut self, line: Line<'_>, at: usize, found: &mut Found) {
        self.fault.get_or_insert(line.fault(at, Problem::NotInList));
        if let Some(direct) = self.open.last_mut() {
            *direct += 1;
        }
        self.cells(line, at, b"0", found);
    }

    fn cells(&mut self, line: Line<'_>, at: usize, word: &[u8], found: &mut Found) {
        if self.n_cells == 0 {
            self.first_line = line.number;
        }
        for (idx, &byte) in word.iter().enumerate() {
            if !cells::is_cell(byte) {
                let (found, cell) = (line.char_at(at + idx), self.n_cells as u32 + 1);
                let fault = line.fault(at + idx, Problem::NotACell { found, cell, of: 81 });
                self.fault.get_or_insert(fault);
            }
            let value = cells::VALUE[byte as usize];
            self.cells[self.n_cells] = Digit::new(value);
            self.n_cells += 1;
            if self.n_cells == 81 {
                let entry =
                    Entry { line: self.first_line, ..Entry::new(Grid::from_cells(self.cells)) };
                found.push(self.fault.take().map_or(Ok(entry), Err));
                self.n_cells = 0;
                self.first_line = line.number;
            }
        }
    }

    /// The grid ends here, complete or not.
    fn give_up(&mut self, line: Line<'_>, at: usize, found: &mut Found) {
        if self.n_cells > 0 {
            let found = self.n_cells as u32;
            let missing = line.fault(at, Problem::TooFew { found, expected: 81 });
            self.fault.get_or_insert(missing);
            self.n_cells = 0;
        }
        found.extend(self.fault.take().map(Err));
    }
}

/// Whether a text of arrays begins with this line, or an assignment of one.
pub(super) fn is_start(line: Line<'_>) -> bool {
    let text = line.bytes.trim_ascii();
    let begins = match text {
        [b'[' | b'{', rest @ ..] => {
            let rest = rest.trim_ascii_start();
            !line.is_heading()
                && (rest.starts_with(b"null") || !rest.first().is_some_and(u8::is_ascii_alphabetic))
        }
        _ => false,
    };
    let has = |mark: &[u8; 2]| text.windows(2).any(|two| two == mark);
    !line.is_silent() && (begins || matches!(text, [.., b'[' | b'{']) || has(b"[[") || has(b"{{"))
}

fn closing_quote(quote: u8, text: &[u8]) -> usize {
    text.iter().position(|&byte| byte == quote).unwrap_or(text.len())
}

/// Part of a value that stands without quotes.
fn is_bare(byte: u8) -> bool {
    !is_between(byte)
        && !matches!(byte, b'[' | b']' | b'{' | b'}' | b'(' | b')' | b',' | b';' | b'"' | b'\'')
}

fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b':' | b'=')
}
