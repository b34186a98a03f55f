//! The digits still possible in each cell.

use super::{Cell, CellSet, Digit, DigitSet, Grid, House};
use crate::text::{self, ParseError};
use core::fmt;
use core::fmt::Write as _;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// For each cell the digits it may still take. A placed digit is a set of one.
///
/// Its text is the line of 729 characters: nine for each cell, the digit or `.`.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::{Candidates, Grid};
/// let candidates = Candidates::of(&Grid::EMPTY);
/// assert_eq!(candidates.to_string(), "123456789".repeat(81));
/// assert_eq!(candidates.to_string().parse(), Ok(candidates));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Candidates([DigitSet; 81]);

impl Candidates {
    /// Everything possible everywhere.
    pub const ALL: Candidates = Candidates([DigitSet::ALL; 81]);

    /// The candidates of the cells, row by row.
    pub const fn from_cells(cells: [DigitSet; 81]) -> Candidates {
        Candidates(cells)
    }

    /// What the placed digits leave: each cell loses the digits its peers hold.
    /// A placed digit keeps its own cell even where a peer holds it too.
    pub fn of(grid: &Grid) -> Candidates {
        let mut candidates = Candidates::ALL;
        for (cell, digit) in grid.placed() {
            for peer in cell.peers().iter() {
                candidates[peer].remove(digit);
            }
        }
        for (cell, digit) in grid.placed() {
            candidates[cell] = DigitSet::only(digit);
        }
        candidates
    }

    /// Puts a digit down: the cell keeps nothing else and no peer keeps it.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self[cell] = DigitSet::only(digit);
        for peer in cell.peers().iter() {
            self[peer].remove(digit);
        }
    }

    /// The cells that may still take this digit.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self[cell].contains(digit)).collect()
    }

    /// The cells of a house that may still take this digit.
    pub fn cells_in(&self, house: House, digit: Digit) -> CellSet {
        house.cells().iter().filter(|&cell| self[cell].contains(digit)).collect()
    }

    /// The cells that hold exactly one candidate, as a grid.
    pub fn singles(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            grid[cell] = self[cell].single();
        }
        grid
    }
}

impl Index<Cell> for Candidates {
    type Output = DigitSet;
    fn index(&self, cell: Cell) -> &DigitSet {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Candidates {
    fn index_mut(&mut self, cell: Cell) -> &mut DigitSet {
        &mut self.0[cell.index()]
    }
}

impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for digits in &self.0 {
            for digit in Digit::all() {
                f.write_char(if digits.contains(digit) { digit.to_char() } else { '.' })?;
            }
        }
        Ok(())
    }
}

/// Exactly 729 characters: in the place of each digit that digit, or one of `0.X*_`.
impl FromStr for Candidates {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Candidates, ParseError> {
        text::candidates_of_line(text)
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Cell::all().map(|cell| (cell, self[cell]))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placed_digit_leaves_its_peers() {
        let mut grid = Grid::EMPTY;
        let cell = Cell::at(4, 4).unwrap();
        let digit = Digit::new(5).unwrap();
        grid[cell] = Some(digit);
        let mut placed = Candidates::ALL;
        placed.place(cell, digit);
        assert_eq!(Candidates::of(&grid), placed);
        assert_eq!(placed.cells_with(digit).len(), 61);
        assert_eq!(placed.singles(), grid);
    }
}
