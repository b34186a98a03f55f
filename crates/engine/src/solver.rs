//! Counting, finding and proving: how many ways are there to finish a board?
//!
//! It answers, it never explains: the steps a person would take are found by techniques, elsewhere.
//! Nothing here allocates or keeps state between calls, so any number of threads may call it.
//!
//! ```
//! # use ninefold_engine as engine;
//! use engine::solver::{self, Solutions};
//! let puzzle = engine::Grid::EMPTY;
//! assert_eq!(solver::count(&puzzle, 2), 2);
//! assert!(matches!(solver::solve(&puzzle), Solutions::Many([a, b]) if a != b));
//! ```

mod bands;
pub mod reference;

use crate::{Candidates, Grid};
use core::ops::ControlFlow;

/// What [`solve`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// The board cannot be finished.
    None,
    /// It can be finished in this one way: a proper puzzle.
    One(Grid),
    /// It can be finished in at least these two ways.
    Many([Grid; 2]),
}

impl Solutions {
    /// The solution, if it is the only one.
    pub fn unique(self) -> Option<Grid> {
        match self {
            Solutions::One(grid) => Some(grid),
            Solutions::None | Solutions::Many(_) => None,
        }
    }
}

/// How many solutions there are, counted up to `limit`.
pub fn count(puzzle: &Grid, limit: u64) -> u64 {
    bands::Bands::of_grid(puzzle).map_or(0, |bands| count_up_to(bands, limit))
}

/// One solution, if there is any.
pub fn first(puzzle: &Grid) -> Option<Grid> {
    first_found(|found| each(puzzle, found))
}

/// None, the one, or two different solutions: the proof of uniqueness or its refutation.
pub fn solve(puzzle: &Grid) -> Solutions {
    first_two(|found| each(puzzle, found))
}

/// Calls `found` with every solution until it breaks. The order is the same on every platform.
pub fn each(puzzle: &Grid, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    if let Some(bands) = bands::Bands::of_grid(puzzle) {
        let _ = bands.search(&mut |solution| found(&solution.grid()));
    }
}

/// [`count`] for a pencilmark board: each cell takes one of its candidates.
pub fn count_candidates(candidates: &Candidates, limit: u64) -> u64 {
    bands::Bands::of_candidates(candidates).map_or(0, |bands| count_up_to(bands, limit))
}

/// [`first`] for a pencilmark board.
pub fn first_candidates(candidates: &Candidates) -> Option<Grid> {
    first_found(|found| each_candidates(candidates, found))
}

/// [`solve`] for a pencilmark board.
pub fn solve_candidates(candidates: &Candidates) -> Solutions {
    first_two(|found| each_candidates(candidates, found))
}

/// [`each`] for a pencilmark board.
pub fn each_candidates(candidates: &Candidates, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    if let Some(bands) = bands::Bands::of_candidates(candidates) {
        let _ = bands.search(&mut |solution| found(&solution.grid()));
    }
}

fn count_up_to(bands: bands::Bands, limit: u64) -> u64 {
    if limit == 0 {
        return 0;
    }
    let mut n_found = 0;
    let _ = bands.search(&mut |_| {
        n_found += 1;
        if n_found < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    n_found
}

fn first_found(enumerate: impl FnOnce(&mut dyn FnMut(&Grid) -> ControlFlow<()>)) -> Option<Grid> {
    let mut first = None;
    enumerate(&mut |solution| {
        first = Some(*solution);
        ControlFlow::Break(())
    });
    first
}

fn first_two(enumerate: impl FnOnce(&mut dyn FnMut(&Grid) -> ControlFlow<()>)) -> Solutions {
    let mut solutions = Solutions::None;
    enumerate(&mut |solution| match solutions {
        Solutions::None => {
            solutions = Solutions::One(*solution);
            ControlFlow::Continue(())
        }
        Solutions::One(other) | Solutions::Many([other, _]) => {
            solutions = Solutions::Many([other, *solution]);
            ControlFlow::Break(())
        }
    });
    solutions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Budget, Recipe, generate};
    use crate::{Digit, Rng};

    fn grid(line: &str) -> Grid {
        let mut cells = [None; 81];
        for (cell, ch) in cells.iter_mut().zip(line.chars()) {
            *cell = Digit::from_char(ch);
        }
        Grid::from_cells(cells)
    }

    #[track_caller]
    fn check(puzzle: &Grid, n_solutions: u64) {
        let candidates = Candidates::of(puzzle);
        assert_eq!(count(puzzle, 2), n_solutions, "{puzzle}");
        assert_eq!(count_candidates(&candidates, 2), n_solutions, "{puzzle}");
        match solve(puzzle) {
            Solutions::None => assert_eq!(n_solutions, 0, "{puzzle}"),
            Solutions::One(solution) => {
                assert_eq!(n_solutions, 1, "{puzzle}");
                assert!(
                    solution.is_solved() && puzzle.placed().all(|(c, d)| solution[c] == Some(d))
                );
            }
            Solutions::Many([a, b]) => {
                assert_eq!(n_solutions, 2, "{puzzle}");
                assert!(a != b && a.is_solved() && b.is_solved());
            }
        }
    }

    #[test]
    fn agrees_with_the_reference_on_random_boards() {
        let mut rng = Rng::new(11);
        for _ in 0..200 {
            let mut puzzle = generate(&Recipe::MINIMAL, &mut rng, Budget::DEFAULT).unwrap();
            check(&puzzle, 1);
            for _ in 0..3 {
                let cell = crate::Cell::new(rng.below(81) as u8).unwrap();
                puzzle[cell] = Digit::new(rng.between(0, 9) as u8);
                let candidates = Candidates::of(&puzzle);
                let expected = reference::count(&candidates, 50);
                assert_eq!(count(&puzzle, 50), expected, "{puzzle}");
                check(&puzzle, expected.min(2));
            }
        }
    }

    #[test]
    fn answers_hostile_boards() {
        check(&Grid::EMPTY, 2);
        let hard =
            "001000000200000000003000000400000005005000600600000040007103000800000000009020000";
        check(&grid(hard), 2);
        check(&grid("11"), 0);
        let full = first(&Grid::EMPTY).unwrap();
        check(&full, 1);
    }
}
