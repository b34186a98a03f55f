//! A position in one line, after HoDoKu's library: the cells, a `+` before each digit that is not a
//! given, then `:` and the candidates taken away so far as digit, row, column: `5+3..7…:911 425`.

use super::Position;
use crate::{Candidates, Cell, Digit, Grid};
use core::fmt;
use core::str::FromStr;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            match self.grid[cell] {
                Some(digit) if self.givens.contains(cell) => write!(f, "{digit}")?,
                Some(digit) => write!(f, "+{digit}")?,
                None => f.write_str(".")?,
            }
        }
        let full = Candidates::of(&self.grid);
        let mut before = ":";
        for digit in Digit::all() {
            for cell in (full.cells_with(digit) & self.empty()).iter() {
                if !self.has(cell, digit) {
                    write!(f, "{before}{digit}{}{}", cell.row() + 1, cell.col() + 1)?;
                    before = " ";
                }
            }
        }
        Ok(())
    }
}

/// Where a line stops being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There are this many cells instead of 81.
    CellCount(u32),
    /// This character stands for no cell; counted from 1.
    Character { at: u32, found: char },
    /// The part after the colon that starts at this character names no candidate.
    Candidate { at: u32 },
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::CellCount(count) => write!(f, "{count} cells, 81 expected"),
            ParsePositionError::Character { at, found } => {
                write!(f, "character {at}: {found:?} is neither a digit nor a blank (. or 0)")
            }
            ParsePositionError::Candidate { at } => {
                write!(f, "character {at}: a removed candidate is three digits: digit, row, column")
            }
        }
    }
}

impl core::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let text = text.trim_end();
        let (cells, removed) = text.split_once(':').unwrap_or((text, ""));
        let (puzzle, now) = parse_cells(cells)?;
        let mut position = Position::from_candidates(&puzzle, &now, &Candidates::of(&now));
        let mut at = cells.chars().count() as u32 + 2;
        for name in removed.split(' ') {
            if !name.is_empty() {
                let (cell, digit) =
                    parse_candidate(name).ok_or(ParsePositionError::Candidate { at })?;
                position.remove(cell, digit);
            }
            at += name.chars().count() as u32 + 1;
        }
        Ok(position)
    }
}

/// The givens alone, and all digits.
fn parse_cells(text: &str) -> Result<(Grid, Grid), ParsePositionError> {
    let (mut puzzle, mut now) = (Grid::EMPTY, Grid::EMPTY);
    let mut count = 0u32;
    let mut is_placed = false;
    for (at, found) in (1..).zip(text.chars()) {
        if found == '+' && !is_placed {
            is_placed = true;
            continue;
        }
        let digit = Digit::from_char(found);
        if digit.is_none() && (is_placed || !matches!(found, '.' | '0')) {
            return Err(ParsePositionError::Character { at, found });
        }
        if let Some(cell) = u8::try_from(count).ok().and_then(Cell::new) {
            now[cell] = digit;
            puzzle[cell] = if is_placed { None } else { digit };
        }
        count += 1;
        is_placed = false;
    }
    if count == 81 { Ok((puzzle, now)) } else { Err(ParsePositionError::CellCount(count)) }
}

fn parse_candidate(name: &str) -> Option<(Cell, Digit)> {
    let mut digits = name.chars().map(Digit::from_char);
    let (digit, row, col) = (digits.next()??, digits.next()??, digits.next()??);
    let cell = Cell::at(row.get() - 1, col.get() - 1)?;
    digits.next().is_none().then_some((cell, digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    const LINE: &str =
        "1..+2............................................................................9";

    #[test]
    fn a_position_round_trips() {
        let text = alloc::format!("{LINE}:311 512");
        let position: Position = text.parse().unwrap();
        assert_eq!(position.givens().len(), 2);
        assert_eq!(position.grid().n_clues(), 3);
        // The first cell holds a digit, so nothing can be taken from it.
        assert_eq!(position.to_string(), alloc::format!("{LINE}:512"));
    }

    #[test]
    fn errors_name_the_place() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(text.parse::<Position>().unwrap_err().to_string(), expected);
        }
        check("123", "3 cells, 81 expected");
        check("12x", "character 3: 'x' is neither a digit nor a blank (. or 0)");
        check("1+.", "character 3: '.' is neither a digit nor a blank (. or 0)");
        let long = alloc::format!("{LINE}:311 51");
        check(&long, "character 88: a removed candidate is three digits: digit, row, column");
    }
}
