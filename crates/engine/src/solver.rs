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

mod board;
mod guess;
mod lanes;
#[cfg(any(all(feature = "std", target_arch = "x86_64"), target_feature = "simd128"))]
mod layout;
#[cfg(any(all(feature = "std", target_arch = "x86_64"), target_feature = "simd128"))]
mod pair;
pub mod reference;
mod search;
mod simd;
mod source;

pub use simd::Path;

use crate::{Candidates, Grid};
use board::Board;
use core::ops::ControlFlow;
use lanes::Lanes;
use search::Tally;
use source::Source;

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
    Path::best().count(puzzle, limit)
}

/// One solution, if there is any.
pub fn first(puzzle: &Grid) -> Option<Grid> {
    first_from(Path::best(), Source::Puzzle(puzzle))
}

/// None, the one, or two different solutions: the proof of uniqueness or its refutation.
pub fn solve(puzzle: &Grid) -> Solutions {
    Path::best().solve(puzzle)
}

/// Calls `found` with every solution until it breaks. The order is the same on every platform.
pub fn each(puzzle: &Grid, found: impl FnMut(&Grid) -> ControlFlow<()>) {
    Path::best().run(Source::Puzzle(puzzle), &mut Each(found));
}

/// [`count`] for a pencilmark board: each cell takes one of its candidates.
pub fn count_candidates(candidates: &Candidates, limit: u64) -> u64 {
    Path::best().count_candidates(candidates, limit)
}

/// [`first`] for a pencilmark board.
pub fn first_candidates(candidates: &Candidates) -> Option<Grid> {
    first_from(Path::best(), Source::Candidates(candidates))
}

/// [`solve`] for a pencilmark board.
pub fn solve_candidates(candidates: &Candidates) -> Solutions {
    Path::best().solve_candidates(candidates)
}

/// [`each`] for a pencilmark board.
pub fn each_candidates(candidates: &Candidates, found: impl FnMut(&Grid) -> ControlFlow<()>) {
    Path::best().run(Source::Candidates(candidates), &mut Each(found));
}

/// The same, on a path of one's choice.
impl Path {
    pub fn count(self, puzzle: &Grid, limit: u64) -> u64 {
        count_from(self, Source::Puzzle(puzzle), limit)
    }

    pub fn solve(self, puzzle: &Grid) -> Solutions {
        solve_from(self, Source::Puzzle(puzzle))
    }

    pub fn count_candidates(self, candidates: &Candidates, limit: u64) -> u64 {
        count_from(self, Source::Candidates(candidates), limit)
    }

    pub fn solve_candidates(self, candidates: &Candidates) -> Solutions {
        solve_from(self, Source::Candidates(candidates))
    }
}

fn count_from(path: Path, source: Source<'_>, limit: u64) -> u64 {
    let mut count = Count { n_found: 0, limit };
    if limit > 0 {
        path.run(source, &mut count);
    }
    count.n_found
}

fn first_from(path: Path, source: Source<'_>) -> Option<Grid> {
    let mut first = None;
    path.run(
        source,
        &mut Each(|solution: &Grid| {
            first = Some(*solution);
            ControlFlow::Break(())
        }),
    );
    first
}

fn solve_from(path: Path, source: Source<'_>) -> Solutions {
    let mut solutions = Solutions::None;
    path.run(
        source,
        &mut Each(|solution: &Grid| match solutions {
            Solutions::None => {
                solutions = Solutions::One(*solution);
                ControlFlow::Continue(())
            }
            Solutions::One(other) | Solutions::Many([other, _]) => {
                solutions = Solutions::Many([other, *solution]);
                ControlFlow::Break(())
            }
        }),
    );
    solutions
}

struct Count {
    n_found: u64,
    limit: u64,
}

impl Tally for Count {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, _: &Board<V>) -> ControlFlow<()> {
        self.n_found += 1;
        if self.n_found < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

struct Each<F>(F);

impl<F: FnMut(&Grid) -> ControlFlow<()>> Tally for Each<F> {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        (self.0)(&solution.grid())
    }
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
