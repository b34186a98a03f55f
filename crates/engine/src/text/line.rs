//! Lists: one puzzle a line, 81 cells or 729 candidates, with whatever columns around it.

use super::error::{ParseError, Problem};
use super::pasted::Line;
use super::{Entry, cells};
use crate::{Candidates, Digit, DigitSet, Grid};
use alloc::string::String;

/// A puzzle on a list line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLine<'a> {
    /// The clues; of a candidate line, the cells with a single candidate.
    pub puzzle: Grid,
    /// Of a 729-character line.
    pub candidates: Option<Candidates>,
    /// All digits of a line that marks those a player placed, as HoDoKu does: `+5` is no clue.
    pub position: Option<Grid>,
    /// The columns after the puzzle, trimmed.
    pub columns: &'a [u8],
}

/// Reads line `number` (from 1) of a list. `None` if it is empty, a comment, or the column names
/// on the first line.
///
/// The first column of exactly 81 cells (or 729 candidates) is the puzzle. It does not allocate.
#[inline]
pub fn read_line(number: u64, bytes: &[u8]) -> Result<Option<ListLine<'_>>, ParseError> {
    // Nearly every line of a long list is a puzzle and nothing else: no need to look what is around it.
    if let Some(puzzle) = bytes.try_into().ok().and_then(cells::grid) {
        return Ok(Some(ListLine::of(puzzle)));
    }
    read(Line::new(number, bytes))
}

#[inline]
pub(super) fn read(line: Line<'_>) -> Result<Option<ListLine<'_>>, ParseError> {
    // Of the others most begin with their puzzle.
    if let Some((first, rest)) = line.bytes.split_first_chunk::<81>()
        && rest.first().is_none_or(|&byte| is_separator(byte))
        && let Some(puzzle) = cells::grid(first)
    {
        return Ok(Some(ListLine { columns: columns(rest), ..ListLine::of(puzzle) }));
    }
    read_odd_line(line)
}

#[cold]
fn read_odd_line(line: Line<'_>) -> Result<Option<ListLine<'_>>, ParseError> {
    if let Some((puzzle, rest)) = spaced_cells(line.bytes) {
        return Ok(Some(ListLine { columns: columns(rest), ..ListLine::of(puzzle) }));
    }
    if line.is_silent() {
        return Ok(None);
    }
    for (at, word) in words(line.bytes) {
        if let Some(found) = puzzle_of_word(line, at, word) {
            let rest = &line.bytes[at + word.len()..];
            return found.map(|found| Some(ListLine { columns: columns(rest), ..found }));
        }
    }
    if let Some(puzzle) = scattered_cells(line.bytes) {
        return Ok(Some(ListLine::of(puzzle)));
    }
    if line.number == 1 && is_heading(line.bytes) {
        return Ok(None);
    }
    Err(explain(line))
}

impl<'a> ListLine<'a> {
    fn of(puzzle: Grid) -> ListLine<'a> {
        ListLine { puzzle, candidates: None, position: None, columns: b"" }
    }

    pub(super) fn entry(&self, line: u64) -> Entry {
        let columns = String::from_utf8_lossy(self.columns).into_owned();
        let ListLine { puzzle, candidates, position, .. } = *self;
        Entry { line, candidates, position, columns, ..Entry::new(puzzle) }
    }
}

/// What the word of the line that begins at `at` is by itself: 81 cells, digits that were placed
/// marked by `+`, or 729 candidates. `None` for any other word.
pub(super) fn puzzle_of_word<'a>(
    line: Line<'a>,
    at: usize,
    word: &[u8],
) -> Option<Result<ListLine<'a>, ParseError>> {
    if let Some(puzzle) = word.try_into().ok().and_then(cells::grid) {
        return Some(Ok(ListLine::of(puzzle)));
    }
    if word.len() == 729 && word.iter().all(|&byte| cells::is_cell(byte)) {
        let read = sukaku(line, at);
        return Some(read.map(|candidates| ListLine {
            candidates: Some(candidates),
            ..ListLine::of(candidates.singles())
        }));
    }
    let (puzzle, position) = marked_cells(word)?;
    Some(Ok(ListLine { position: Some(position), ..ListLine::of(puzzle) }))
}

/// The clues of 81 cells, some of them marked by `+`, and all digits.
fn marked_cells(word: &[u8]) -> Option<(Grid, Grid)> {
    let n_marks = word.iter().filter(|&&byte| byte == b'+').count();
    if n_marks == 0 || word.len() != 81 + n_marks {
        return None;
    }
    let (mut clues, mut all) = ([b'.'; 81], [b'.'; 81]);
    let mut n_cells = 0;
    let mut is_placed = false;
    for &byte in word {
        if byte == b'+' && !is_placed {
            is_placed = true;
            continue;
        }
        *all.get_mut(n_cells)? = byte;
        clues[n_cells] = if is_placed { b'.' } else { byte };
        n_cells += 1;
        is_placed = false;
    }
    Some((cells::grid(&clues)?, cells::grid(&all)?))
}

/// A grid whose cells stand apart: in words of one, three, nine or 27, or with nothing for a blank
/// between 80 commas.
fn scattered_cells(bytes: &[u8]) -> Option<Grid> {
    let len = words(bytes).next()?.1.len();
    let mut cells = [b'.'; 81];
    if matches!(len, 1 | 3 | 9 | 27) && words(bytes).count() * len == 81 {
        for (block, (_, word)) in cells.chunks_mut(len).zip(words(bytes)) {
            if word.len() != len {
                return None;
            }
            block.copy_from_slice(word);
        }
        return cells::grid(&cells);
    }
    for comma in [b',', b';'] {
        let fields = || bytes.split(|&byte| byte == comma).map(<[u8]>::trim_ascii);
        if fields().count() == 81 {
            for (cell, field) in cells.iter_mut().zip(fields()) {
                match *field {
                    [] => {}
                    [byte] => *cell = byte,
                    _ => return None,
                }
            }
            return cells::grid(&cells);
        }
    }
    None
}

/// How many cells stand apart on a line that has nothing else.
fn n_scattered(bytes: &[u8]) -> Option<u32> {
    let is_one = |(_, word): (usize, &[u8])| word.len() == 1 && cells::is_cell(word[0]);
    let count = words(bytes).count();
    (count > 9 && words(bytes).all(is_one)).then_some(count as u32)
}

/// A grid on a line of its own, as [`Grid`] displays it: 81 cells and nothing else.
pub(crate) fn grid_of_line(text: &str) -> Result<Grid, ParseError> {
    let line = Line::plain(1, text.as_bytes());
    let whole = line.bytes.try_into().ok().and_then(cells::grid);
    whole.ok_or_else(|| fault_of(line, 81))
}

/// Candidates on a line of their own, as [`Candidates`] displays them: 729 places and nothing else.
pub(crate) fn candidates_of_line(text: &str) -> Result<Candidates, ParseError> {
    let line = Line::plain(1, text.as_bytes());
    let is_whole = text.len() == 729 && text.bytes().all(cells::is_cell);
    if is_whole { sukaku(line, 0) } else { Err(fault_of(line, 729)) }
}

/// What is wrong with a line that is not just so many cells.
fn fault_of(line: Line<'_>, expected: u32) -> ParseError {
    let found = line.bytes.iter().take_while(|&&byte| cells::is_cell(byte)).count();
    let count = found as u32;
    let problem = if count >= expected {
        return line.fault(expected as usize, Problem::TooMany { expected });
    } else if found == line.bytes.len() {
        Problem::TooFew { found: count, expected }
    } else {
        Problem::NotACell { found: line.char_at(found), cell: count + 1, of: expected }
    };
    line.fault(found, problem)
}

/// 81 characters with a space for blank. Only where no other blank is used: else the space is the
/// end of a line that is too short.
fn spaced_cells(bytes: &[u8]) -> Option<(Grid, &[u8])> {
    let (first, rest) = bytes.split_first_chunk::<81>()?;
    let fits = first.iter().all(|byte| matches!(byte, b' ' | b'1'..=b'9'))
        && rest.first().is_none_or(|&byte| is_separator(byte));
    if !fits {
        return None;
    }
    Some((cells::grid(&first.map(|byte| if byte == b' ' { b'.' } else { byte }))?, rest))
}

/// The candidates of the 729 cells that begin at `at`: the ninth-and-so-many-th place of each
/// nine shows its own digit or a blank.
fn sukaku(line: Line<'_>, at: usize) -> Result<Candidates, ParseError> {
    let mut cells = [DigitSet::EMPTY; 81];
    for (idx, &byte) in line.bytes[at..at + 729].iter().enumerate() {
        let expected = Digit::from_index((idx % 9) as u8);
        match Digit::new(cells::VALUE[byte as usize]) {
            None => {}
            Some(digit) if digit == expected => cells[idx / 9].insert(digit),
            Some(digit) => {
                let problem = Problem::WrongPlace { found: digit.to_char(), expected };
                return Err(line.fault(at + idx, problem));
            }
        }
    }
    Ok(Candidates::from_cells(cells))
}

/// What is wrong with a line that has no puzzle, told of the word that comes closest to one.
fn explain(line: Line<'_>) -> ParseError {
    let run = |word: &[u8]| word.iter().take_while(|&&byte| cells::is_cell(byte)).count();
    if let Some(found) = n_scattered(line.bytes) {
        let fits = if found < 81 {
            Problem::TooFew { found, expected: 81 }
        } else {
            Problem::TooMany { expected: 81 }
        };
        return line.fault(line.bytes.len(), fits);
    }
    // Of equals the first: `max_by_key` would take the last.
    let Some((at, word)) = words(line.bytes).rev().max_by_key(|(_, word)| run(word)) else {
        return line.fault(0, Problem::NoPuzzle);
    };
    let found = run(word);
    // Nobody writes 400 cells by mistake for 81; it is a candidate line that went wrong.
    let expected = if found > 400 { 729 } else { 81 };
    let problem = if found > expected {
        return line.fault(at + expected, Problem::TooMany { expected: expected as u32 });
    } else if found == word.len() {
        Problem::TooFew { found: found as u32, expected: expected as u32 }
    } else if found == expected {
        Problem::NoSeparator { found: line.char_at(at + found), after: expected as u32 }
    } else {
        let cell = found as u32 + 1;
        Problem::NotACell { found: line.char_at(at + found), cell, of: expected as u32 }
    };
    line.fault(at + found, problem)
}

/// Column names as CSV files have them: words, two or more, none of them near a puzzle.
fn is_heading(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first().is_some_and(|&byte| byte.is_ascii_alphabetic() || byte == b'"')
        && bytes.iter().any(|byte| matches!(byte, b',' | b';' | b'\t'))
        && words(bytes).all(|(_, word)| word.len() < 40 && !word[0].is_ascii_digit())
}

fn is_separator(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b',' | b';' | b':' | b'|' | b'"' | b'#')
}

fn columns(rest: &[u8]) -> &[u8] {
    // A quote here ends the puzzle's own; a later one begins a column.
    let rest = rest.strip_prefix(b"\"").unwrap_or(rest);
    let is_between = |byte: &u8| is_separator(*byte) && !matches!(byte, b'#' | b'"');
    let n_between = rest.iter().take_while(|byte| is_between(byte)).count();
    rest[n_between..].trim_ascii_end()
}

/// The words between separators, each with the place where it begins.
fn words(bytes: &[u8]) -> impl DoubleEndedIterator<Item = (usize, &[u8])> {
    let start = bytes.as_ptr() as usize;
    bytes
        .split(|&byte| is_separator(byte))
        .filter(|word| !word.is_empty())
        .map(move |word| (word.as_ptr() as usize - start, word))
}
