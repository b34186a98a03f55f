//! A position in one line, after HoDoKu's library: the cells, a `+` before each digit that is not a
//! given, then `:` and the candidates taken away so far as digit, row, column: `5+3..7…:911 425`.

use super::Position;
use crate::text::{ParseError, Problem};
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

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let text = text.trim_end();
        let (cells, removed) = text.split_once(':').unwrap_or((text, ""));
        let (puzzle, now) = parse_cells(cells)?;
        let mut position = Position::from_candidates(&puzzle, &now, &Candidates::of(&now));
        let mut column = cells.chars().count() as u32 + 2;
        for name in removed.split(' ') {
            if !name.is_empty() {
                let removal = parse_candidate(name);
                let (cell, digit) = removal.ok_or(fault(column, Problem::NotARemoval))?;
                position.remove(cell, digit);
            }
            column += name.chars().count() as u32 + 1;
        }
        Ok(position)
    }
}

/// The givens alone, and all digits.
fn parse_cells(text: &str) -> Result<(Grid, Grid), ParseError> {
    let (mut puzzle, mut now) = (Grid::EMPTY, Grid::EMPTY);
    let mut cells = Cell::all();
    let mut is_placed = false;
    for (column, found) in (1..).zip(text.chars()) {
        if found == '+' && !is_placed {
            is_placed = true;
            continue;
        }
        let n_read = 81 - cells.len() as u32;
        let digit = Digit::from_char(found);
        if digit.is_none() && (is_placed || !matches!(found, '.' | '0')) {
            return Err(fault(column, Problem::NotACell { found, cell: n_read + 1, of: 81 }));
        }
        let Some(cell) = cells.next() else {
            return Err(fault(column, Problem::TooMany { expected: 81 }));
        };
        now[cell] = digit;
        puzzle[cell] = if is_placed { None } else { digit };
        is_placed = false;
    }
    let n_left = cells.len() as u32;
    if n_left > 0 {
        let column = text.chars().count() as u32 + 1;
        return Err(fault(column, Problem::TooFew { found: 81 - n_left, expected: 81 }));
    }
    Ok((puzzle, now))
}

fn fault(column: u32, problem: Problem) -> ParseError {
    ParseError { line: 1, column, problem }
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
        check("123", "line 1, column 4: too few cells (found 3, expected 81)");
        check("12x", "line 1, column 3: not a cell (found 'x', cell 3, of 81)");
        check("1+.", "line 1, column 3: not a cell (found '.', cell 2, of 81)");
        check(&alloc::format!("{LINE}1"), "line 1, column 83: too many cells (expected 81)");
        check(&alloc::format!("{LINE}:311 51"), "line 1, column 88: not a removal");
    }
}
