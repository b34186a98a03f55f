//! Grids drawn with bars and borders: Simple Sudoku's `.ss` and candidate grids.
//!
//! Both are read by one reader, for only the whole grid tells them apart: groups of more than one
//! digit make it a grid of candidates.

use super::cells::{self, VALUE};
use super::error::{ParseError, Problem};
use super::pasted::Line;
use super::{Entry, Format};
use crate::{Candidates, Digit, DigitSet, Grid};

/// Collects the rows of one grid after the other.
#[derive(Debug, Default)]
pub(super) struct DrawnReader {
    cells: [[Group; 9]; 9],
    n_rows: usize,
    first_line: u64,
    /// The first fault of this grid; it is told in the grid's place, once.
    fault: Option<ParseError>,
}

/// What is drawn in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Group(DigitSet);

impl DrawnReader {
    pub(super) fn feed(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        if line.is_silent() || is_border(line) {
            // Rows come in threes between borders; one or two mean that some are missing.
            return if self.n_rows.is_multiple_of(3) { None } else { self.finish(line) };
        }
        match row(line) {
            Ok(groups) => self.cells[self.n_rows] = groups,
            Err(fault) => self.fault = self.fault.take().or(Some(fault)),
        }
        if self.n_rows == 0 {
            self.first_line = line.number;
        }
        self.n_rows += 1;
        if self.n_rows < 9 {
            return None;
        }
        let DrawnReader { cells, first_line, fault, .. } = core::mem::take(self);
        Some(fault.map_or_else(|| Ok(Entry { line: first_line, ..entry(&cells) }), Err))
    }

    /// Tells of a grid that ended early.
    pub(super) fn finish(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let DrawnReader { n_rows, fault, .. } = core::mem::take(self);
        if n_rows == 0 {
            return None;
        }
        let missing = line.fault(0, Problem::RowsMissing { found: n_rows as u32 });
        Some(Err(fault.unwrap_or(missing)))
    }
}

fn entry(rows: &[[Group; 9]; 9]) -> Entry {
    let groups = rows.as_flattened();
    let mut sets = [DigitSet::EMPTY; 81];
    for (set, group) in sets.iter_mut().zip(groups) {
        *set = group.0;
    }
    if sets.iter().any(|set| set.len() > 1) {
        Entry::with_candidates(Candidates::from_cells(sets))
    } else {
        Entry::new(Grid::from_cells(sets.map(DigitSet::single)))
    }
}

/// A line that draws and holds no cells: dashes among corners. Nine dashes that stand apart are
/// blanks.
pub(super) fn is_border(line: Line<'_>) -> bool {
    let Ok(text) = core::str::from_utf8(line.bytes) else { return false };
    if words(line.bytes).count() == 9 && words(line.bytes).all(|(_, word)| word == b"-") {
        return false;
    }
    let dash = |ch: char| matches!(ch, '-' | '=' | '─' | '━' | '═');
    text.chars().filter(|&ch| dash(ch)).count() >= 3
        && text.chars().all(|ch| {
            dash(ch)
                || ch.is_ascii_whitespace()
                || matches!(ch, '*' | '+' | '|' | '.' | ':' | '\'' | '`' | ',')
                || ('\u{2500}'..='\u{257F}').contains(&ch)
        })
}

/// What a row drawn like this belongs to; `None` if it is no row.
pub(super) fn format_of_row(line: Line<'_>) -> Option<Format> {
    let groups = row(line).ok()?;
    let is_candidates = groups.iter().any(|group| group.0.len() > 1);
    Some(if is_candidates { Format::Pencilmarks } else { Format::Ss })
}

/// The nine groups of a row: nine words, or nine characters in at most three.
fn row(line: Line<'_>) -> Result<[Group; 9], ParseError> {
    let mut groups = [Group::default(); 9];
    let mut n_groups = 0;
    if let Some(comma) = comma_of_row(line.bytes) {
        let fields = line.bytes.split(|&byte| byte == comma);
        for (found, field) in groups.iter_mut().zip(fields) {
            let word = field.trim_ascii();
            let at = word.as_ptr() as usize - line.bytes.as_ptr() as usize;
            // Nothing between two commas is a blank.
            *found = if word.is_empty() { Group::default() } else { group(line, at, word)? };
        }
        return Ok(groups);
    }
    if let Some(blocks) = blocks(line.bytes) {
        for &byte in blocks.iter().copied().flatten() {
            let byte = if byte == b' ' { b'.' } else { byte };
            groups[n_groups] = Group(Digit::new(VALUE[byte as usize]).into_iter().collect());
            n_groups += 1;
        }
        return Ok(groups);
    }
    let is_compact = words(line.bytes).count() <= 3;
    for (at, word) in words(line.bytes) {
        for (at, group_text) in (at..).zip(word.chunks(if is_compact { 1 } else { word.len() })) {
            if n_groups < 9 {
                groups[n_groups] = group(line, at, group_text)?;
            }
            n_groups += 1;
        }
    }
    if n_groups == 9 {
        Ok(groups)
    } else {
        Err(line.fault(line.bytes.len(), Problem::Groups { found: n_groups as u32 }))
    }
}

/// What stands between the nine fields of a row, if it is a comma or a semicolon. One may also close
/// the row.
fn comma_of_row(bytes: &[u8]) -> Option<u8> {
    let text = bytes.trim_ascii();
    [b',', b';'].into_iter().find(|comma| match text.iter().filter(|&byte| byte == comma).count() {
        8 => true,
        9 => text.last() == Some(comma),
        _ => false,
    })
}

/// Three parts of exactly three cells, as in `|1..|.5.|..9|`; between bars a space is a blank.
fn blocks(bytes: &[u8]) -> Option<[&[u8]; 3]> {
    let barred = bytes.contains(&b'|');
    let mut parts = [&bytes[..0]; 3];
    let mut n_parts = 0;
    let mut push = |part| {
        *parts.get_mut(n_parts)? = part;
        n_parts += 1;
        Some(())
    };
    if barred {
        let inner = bytes.trim_ascii();
        let inner = inner.strip_prefix(b"|").unwrap_or(inner);
        let inner = inner.strip_suffix(b"|").unwrap_or(inner);
        inner.split(|&byte| byte == b'|').try_for_each(push)?;
    } else {
        words(bytes).try_for_each(|(_, word)| push(word))?;
    }
    let is_block =
        |part: &&[u8]| part.len() == 3 && part.iter().all(|&b| cells::is_cell(b) || b == b' ');
    (n_parts == 3 && parts.iter().all(is_block)).then_some(parts)
}

/// The digits of one word, or none for a blank.
fn group(line: Line<'_>, at: usize, word: &[u8]) -> Result<Group, ParseError> {
    if let [byte] = word
        && VALUE[*byte as usize] == 0
    {
        return Ok(Group::default());
    }
    let mut digits = DigitSet::EMPTY;
    for (idx, &byte) in word.iter().enumerate() {
        match Digit::new(VALUE[byte as usize]) {
            Some(digit) if !digits.contains(digit) => digits.insert(digit),
            _ => {
                let found = line.char_at(at + idx);
                return Err(line.fault(at + idx, Problem::NotACandidate { found }));
            }
        }
    }
    Ok(Group(digits))
}

/// The words between white space and bars (`|`, or those of the box-drawing characters).
fn words(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    core::iter::from_fn(move || {
        at += bytes[at..].iter().take_while(|&&byte| is_between(byte)).count();
        let word = &bytes[at..];
        let len = word.iter().take_while(|&&byte| !is_between(byte)).count();
        at += len;
        (len > 0).then(|| (at - len, &word[..len]))
    })
}

/// White space, a bar, or part of any character beyond ASCII: no cell is written with those.
fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b'|' || !byte.is_ascii()
}
