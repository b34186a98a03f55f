//! Digits on the board, with no promise that they obey the rules.

use super::{Cell, CellSet, Digit, House};
use crate::text::{self, ParseError};
use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The digits placed on a board; a puzzle, a position or a solution.
///
/// Its text is the line of 81 characters; [`text`] reads and writes every other layout.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::Grid;
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Grid = line.parse()?;
/// assert_eq!(puzzle.n_clues(), 30);
/// assert_eq!(puzzle.to_string(), line);
/// # Ok::<(), engine::text::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Grid([Option<Digit>; 81]);

impl Grid {
    /// No digit anywhere.
    pub const EMPTY: Grid = Grid([None; 81]);

    /// The grid with these cells, row by row.
    pub const fn from_cells(cells: [Option<Digit>; 81]) -> Grid {
        Grid(cells)
    }

    /// The face values row by row, 0 for blank.
    #[inline]
    pub fn values(&self) -> [u8; 81] {
        let mut values = [0; 81];
        for (value, cell) in values.iter_mut().zip(&self.0) {
            *value = cell.map_or(0, Digit::get);
        }
        values
    }

    /// The filled cells with their digits, in board order.
    pub fn placed(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        Cell::all().filter_map(|cell| self[cell].map(|digit| (cell, digit)))
    }

    /// The cells that hold a digit.
    pub fn filled(&self) -> CellSet {
        self.placed().map(|(cell, _)| cell).collect()
    }

    /// The cells that hold this digit.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self[cell] == Some(digit)).collect()
    }

    /// How many cells hold a digit.
    pub fn n_clues(&self) -> u32 {
        self.filled().len()
    }

    /// Every cell whose digit stands a second time in one of its houses.
    pub fn conflicts(&self) -> CellSet {
        self.placed()
            .filter(|&(cell, digit)| cell.peers().iter().any(|peer| self[peer] == Some(digit)))
            .map(|(cell, _)| cell)
            .collect()
    }

    /// Whether every house holds each digit once.
    pub fn is_solved(&self) -> bool {
        self.filled() == CellSet::ALL && self.conflicts().is_empty()
    }

    /// The first house, in the order of [`House::all`], that holds a digit twice.
    pub fn broken_house(&self) -> Option<(House, Digit)> {
        House::all().find_map(|house| {
            Digit::all()
                .find(|&digit| (self.cells_with(digit) & house.cells()).len() > 1)
                .map(|digit| (house, digit))
        })
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell.index()]
    }
}

/// The 81-character line, `.` for blank.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.0.map(|digit| digit.map_or(b'.', |digit| b'0' + digit.get()));
        f.pad(core::str::from_utf8(&line).expect("digits and dots are ASCII"))
    }
}

/// Exactly 81 characters: digits, and one of `0.X*_` for each blank.
impl FromStr for Grid {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Grid, ParseError> {
        text::grid_of_line(text)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflicts_name_both_cells() {
        let mut grid = Grid::EMPTY;
        let (a, b) = (Cell::at(0, 0).unwrap(), Cell::at(0, 8).unwrap());
        grid[a] = Digit::new(7);
        assert!(grid.conflicts().is_empty());
        grid[b] = Digit::new(7);
        assert_eq!(grid.conflicts(), [a, b].into_iter().collect());
        assert_eq!(grid.broken_house(), Some((House::row(0), Digit::new(7).unwrap())));
    }
}
