//! Cutting a board into pieces and hints, by the five steps of "Sudoku in Pieces". Whether the cut
//! is any good is not known here.

use super::difficulty::Difficulty;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Rng};

/// A board taken apart. Together the pieces and the hints are the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The cells of each piece, in the order they were joined.
    pub pieces: Vec<Vec<Cell>>,
    /// The cells filled from the start.
    pub hints: CellSet,
}

pub fn cut(difficulty: &Difficulty, rng: &mut Rng) -> Cut {
    // Step 1: every cell weighs nothing, that is, it is free.
    let mut free = CellSet::ALL;
    // Step 2: nine starting points, one in each row, each with a size to reach.
    let starts: Vec<(Cell, u32)> = (0..9)
        .map(|row| {
            let start = Cell::at(row, rng.below(9) as u8).expect("both are below 9");
            free.remove(start);
            (start, draw_size(difficulty, rng))
        })
        .collect();
    // Step 3: each grows into a path of free neighbours.
    let mut grown: Vec<Vec<Cell>> =
        starts.into_iter().map(|(start, size)| grow(start, size, &mut free, rng)).collect();
    // Step 4: new starting points in what is left, until nothing is.
    while let Some(start) = draw_cell(free, rng) {
        free.remove(start);
        let size = draw_size(difficulty, rng);
        grown.push(grow(start, size, &mut free, rng));
    }
    // Step 5: what came out too small is a hint, and more pieces until there are hints enough.
    let (mut pieces, scraps): (Vec<_>, Vec<_>) =
        grown.into_iter().partition(|cells| cells.len() as u32 >= difficulty.sizes.0);
    let mut hints: CellSet = scraps.into_iter().flatten().collect();
    while hints.len() < difficulty.hints && !pieces.is_empty() {
        let piece = pieces.swap_remove(rng.below(pieces.len() as u32) as usize);
        hints |= piece.into_iter().collect();
    }
    Cut { pieces, hints }
}

fn draw_size(difficulty: &Difficulty, rng: &mut Rng) -> u32 {
    rng.between(difficulty.sizes.0, difficulty.sizes.1)
}

fn draw_cell(cells: CellSet, rng: &mut Rng) -> Option<Cell> {
    if cells.is_empty() { None } else { cells.iter().nth(rng.below(cells.len()) as usize) }
}

/// Joins free neighbours of the path until it has `size` cells or no free neighbour.
fn grow(start: Cell, size: u32, free: &mut CellSet, rng: &mut Rng) -> Vec<Cell> {
    let mut path = vec![start];
    while (path.len() as u32) < size {
        let beside = path.iter().fold(CellSet::EMPTY, |beside, &cell| beside | neighbors(cell));
        let Some(next) = draw_cell(beside & *free, rng) else { break };
        free.remove(next);
        path.push(next);
    }
    path
}

/// The cells that share a side with this one.
pub fn neighbors(cell: Cell) -> CellSet {
    let (row, col) = (cell.row(), cell.col());
    [(row.wrapping_sub(1), col), (row, col.wrapping_sub(1)), (row, col + 1), (row + 1, col)]
        .into_iter()
        .filter_map(|(row, col)| Cell::at(row, col))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::difficulty;
    use super::*;

    #[test]
    fn every_cut_keeps_its_difficulty() {
        for difficulty in &difficulty::ALL {
            for seed in 0..200 {
                let cut = cut(difficulty, &mut Rng::new(seed));
                let mut covered = cut.hints;
                assert!(cut.hints.len() >= difficulty.hints, "{}", difficulty.key);
                for piece in &cut.pieces {
                    let cells: CellSet = piece.iter().copied().collect();
                    let size = piece.len() as u32;
                    assert!((difficulty.sizes.0..=difficulty.sizes.1).contains(&size));
                    assert!((covered & cells).is_empty() && cells.len() == size);
                    assert!(piece[1..].iter().all(|&cell| !(neighbors(cell) & cells).is_empty()));
                    covered |= cells;
                }
                assert_eq!(covered, CellSet::ALL);
            }
        }
    }

    #[test]
    fn corners_have_two_neighbors() {
        assert_eq!(neighbors(Cell::at(0, 0).unwrap()).len(), 2);
        assert_eq!(neighbors(Cell::at(8, 4).unwrap()).len(), 3);
        assert_eq!(neighbors(Cell::at(4, 4).unwrap()).len(), 4);
    }
}
