//! The moves that make one puzzle look like another without changing how it solves: turning it on
//! its diagonal, reordering rows and columns inside bands and stacks, renaming digits.

use crate::{Cell, CellSet, Digit, Grid, Rng};

/// One of the 1,218,998,108,160 ways to disguise a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transform {
    /// Whether rows become columns first.
    pub turn: Turn,
    /// The row that comes to stand in each place; bands stay together.
    pub rows: [u8; 9],
    /// The column that comes to stand in each place; stacks stay together.
    pub columns: [u8; 9],
    /// What each digit becomes.
    pub digits: [Digit; 9],
}

/// Whether a grid is mirrored in its diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// As it is.
    Upright,
    /// Mirrored in the main diagonal: rows become columns.
    Transposed,
}

impl Transform {
    /// All of them equally likely.
    pub fn random(rng: &mut Rng) -> Transform {
        let turn = if rng.below(2) == 0 { Turn::Upright } else { Turn::Transposed };
        let mut digits: [Digit; 9] = core::array::from_fn(|index| Digit::from_index(index as u8));
        let (rows, columns) = (random_order(rng), random_order(rng));
        rng.shuffle(&mut digits);
        Transform { turn, rows, columns, digits }
    }

    /// The grid in this disguise.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut result = Grid::EMPTY;
        for to in Cell::all() {
            result[to] = grid[self.source(to)].map(|digit| self.digits[digit.index()]);
        }
        result
    }

    /// Where these cells come to stand.
    pub fn apply_cells(&self, cells: CellSet) -> CellSet {
        Cell::all().filter(|&to| cells.contains(self.source(to))).collect()
    }

    /// The cell that comes to stand here.
    fn source(&self, to: Cell) -> Cell {
        let (row, column) = (self.rows[to.row() as usize], self.columns[to.col() as usize]);
        let from = match self.turn {
            Turn::Upright => Cell::at(row, column),
            Turn::Transposed => Cell::at(column, row),
        };
        from.expect("rows and columns are permutations of 0 to 8")
    }
}

/// Three bands in some order, three lines in some order in each.
fn random_order(rng: &mut Rng) -> [u8; 9] {
    let mut bands = [0u8, 1, 2];
    rng.shuffle(&mut bands);
    let mut order = [0; 9];
    for (place, band) in bands.into_iter().enumerate() {
        let mut lines = [0u8, 1, 2];
        rng.shuffle(&mut lines);
        for (offset, line) in lines.into_iter().enumerate() {
            order[place * 3 + offset] = band * 3 + line;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::full_grid;

    #[test]
    fn a_solved_grid_stays_solved() {
        let mut rng = Rng::new(3);
        for _ in 0..100 {
            let grid = full_grid(&mut rng);
            let transform = Transform::random(&mut rng);
            assert!(transform.apply(&grid).is_solved());
            assert_eq!(
                transform.apply_cells(grid.cells_with(Digit::from_index(0))),
                transform.apply(&grid).cells_with(transform.digits[0])
            );
        }
    }
}
