//! How much the board says about mistakes. Changeable at any time; undo leaves it alone.

use super::board::Board;
use crate::Command;
use engine::{Cell, CellSet, Grid};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    Off,
    /// Digits that meet their twin in a house.
    Rules,
    /// Also digits that are not the solution's.
    Solution,
}

impl Feedback {
    pub const fn command(self) -> Command {
        match self {
            Feedback::Off => Command::MistakesOff,
            Feedback::Rules => Command::MistakesByRules,
            Feedback::Solution => Command::MistakesBySolution,
        }
    }

    pub fn conflicts(self, grid: &Grid) -> CellSet {
        match self {
            Feedback::Off => CellSet::EMPTY,
            Feedback::Rules | Feedback::Solution => grid.conflicts(),
        }
    }

    pub fn wrong(self, board: &Board, solution: &Grid) -> CellSet {
        match self {
            Feedback::Off | Feedback::Rules => CellSet::EMPTY,
            Feedback::Solution => wrong_cells(board.grid(), solution),
        }
    }

    /// Whether this digit looks right to the player.
    pub fn accepts(self, grid: &Grid, solution: &Grid, cell: Cell) -> bool {
        let meets_twin =
            grid[cell].is_some() && cell.peers().iter().any(|peer| grid[peer] == grid[cell]);
        !meets_twin && (self != Feedback::Solution || grid[cell] == solution[cell])
    }
}

/// The filled cells that differ from the solution.
pub fn wrong_cells(grid: &Grid, solution: &Grid) -> CellSet {
    grid.placed()
        .filter(|&(cell, digit)| solution[cell] != Some(digit))
        .map(|(cell, _)| cell)
        .collect()
}
