//! Lists: one puzzle a line, 81 cells or 729 candidates, with whatever columns around it.

use super::cells;
use super::error::{Line, ParseError, Problem};
use crate::{Candidates, Digit, DigitSet, Grid};

/// A puzzle on a list line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLine<'a> {
    /// The clues; of a candidate line, the cells with a single candidate.
    pub puzzle: Grid,
    /// Of a 729-character line.
    pub candidates: Option<Candidates>,
    /// The columns after the puzzle, trimmed.
    pub columns: &'a [u8],
}

/// Reads line `number` (from 1) of a list. `None` if it is empty, a comment, or the column names
/// on the first line.
///
/// The first column of exactly 81 cells (or 729 candidates) is the puzzle. It does not allocate.
#[inline]
pub fn read_line(number: u64, bytes: &[u8]) -> Result<Option<ListLine<'_>>, ParseError> {
    let line = Line::new(number, bytes);
    // Nearly every line of a long list begins with its puzzle.
    if let Some((first, rest)) = line.bytes.split_first_chunk::<81>()
        && rest.first().is_none_or(|&byte| is_separator(byte))
        && let Some(puzzle) = cells::grid(first)
    {
        return Ok(Some(ListLine { puzzle, candidates: None, columns: columns(rest) }));
    }
    read_odd_line(line)
}

#[cold]
fn read_odd_line(line: Line<'_>) -> Result<Option<ListLine<'_>>, ParseError> {
    if let Some((puzzle, rest)) = spaced_cells(line.bytes) {
        return Ok(Some(ListLine { puzzle, candidates: None, columns: columns(rest) }));
    }
    if line.is_silent() {
        return Ok(None);
    }
    for (at, word) in words(line.bytes) {
        let rest = &line.bytes[at + word.len()..];
        if let Some(puzzle) = word.try_into().ok().and_then(cells::grid) {
            return Ok(Some(ListLine { puzzle, candidates: None, columns: columns(rest) }));
        }
        if word.len() == 729 && word.iter().all(|&byte| cells::is_cell(byte)) {
            let candidates = sukaku(line, at)?;
            let puzzle = candidates.singles();
            let columns = columns(rest);
            return Ok(Some(ListLine { puzzle, candidates: Some(candidates), columns }));
        }
    }
    if line.number == 1 && is_heading(line.bytes) {
        return Ok(None);
    }
    Err(explain(line))
}

/// A grid on a line of its own, as [`Grid`] displays it: 81 cells and nothing else.
pub(crate) fn grid_of_line(text: &str) -> Result<Grid, ParseError> {
    let line = Line { number: 1, bytes: text.as_bytes() };
    let whole = line.bytes.try_into().ok().and_then(cells::grid);
    whole.ok_or_else(|| fault_of(line, 81))
}

/// Candidates on a line of their own, as [`Candidates`] displays them: 729 places and nothing else.
pub(crate) fn candidates_of_line(text: &str) -> Result<Candidates, ParseError> {
    let line = Line { number: 1, bytes: text.as_bytes() };
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
    match rest {
        [] => rest,
        _ => rest[rest.iter().take_while(|&&byte| is_separator(byte) && byte != b'#').count()..]
            .trim_ascii_end(),
    }
}

/// The words between separators, each with the place where it begins.
fn words(bytes: &[u8]) -> impl DoubleEndedIterator<Item = (usize, &[u8])> {
    let start = bytes.as_ptr() as usize;
    bytes
        .split(|&byte| is_separator(byte))
        .filter(|word| !word.is_empty())
        .map(move |word| (word.as_ptr() as usize - start, word))
}
