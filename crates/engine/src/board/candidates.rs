//! The digits still possible in each cell.

use super::{Cell, CellSet, Digit, DigitSet, Grid, House};
use core::fmt;
use core::ops::{Index, IndexMut};

/// For each cell the digits it may still take. A placed digit is a set of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Candidates([DigitSet; 81]);

impl Candidates {
    /// Everything possible everywhere.
    pub const ALL: Candidates = Candidates([DigitSet::ALL; 81]);

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
