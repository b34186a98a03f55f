//! Counting, finding and proving: how many ways are there to finish a board?
//!
//! Every question takes a puzzle (`&Grid`) or a pencilmark board (`&Candidates`); [`Source`] is
//! either. It answers, it never explains: the steps a person would take are found by techniques, elsewhere.
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
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
mod layout;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
mod pair;
pub mod reference;
mod search;
mod simd;
mod source;
mod words;

pub use simd::Backend;
pub use source::Source;

use crate::Grid;
use board::Board;
use core::ops::ControlFlow;
use lanes::Lanes;
use search::{End, Listener, Question};

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
pub fn count<'a>(board: impl Into<Source<'a>>, limit: u64) -> u64 {
    count_from(Backend::best(), board.into(), limit)
}

/// One solution, if there is any.
pub fn first<'a>(board: impl Into<Source<'a>>) -> Option<Grid> {
    first_from(Backend::best(), board.into())
}

/// None, the one, or two different solutions: the proof of uniqueness or its refutation.
pub fn solve<'a>(board: impl Into<Source<'a>>) -> Solutions {
    solve_from(Backend::best(), board.into())
}

/// Calls `found` with every solution until it breaks. The order is the same on every platform.
pub fn each<'a>(board: impl Into<Source<'a>>, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    each_from(Backend::best(), board.into(), &mut found);
}

/// The same, on a backend of one's choice.
impl Backend {
    /// [`count`] on this backend.
    pub fn count<'a>(self, board: impl Into<Source<'a>>, limit: u64) -> u64 {
        count_from(self, board.into(), limit)
    }

    /// [`solve`] on this backend.
    pub fn solve<'a>(self, board: impl Into<Source<'a>>) -> Solutions {
        solve_from(self, board.into())
    }
}

/// How long a search is; the same on every backend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Positions that were deduced on: the puzzle, and one or two for each guess.
    pub n_positions: u64,
    /// Passes of deductions over the whole board.
    pub n_passes: u64,
}

/// What it takes to [`count`] up to `limit`, for measuring.
pub fn effort<'a>(board: impl Into<Source<'a>>, limit: u64) -> Effort {
    effort_from(Backend::best(), board.into(), limit)
}

fn effort_from(backend: Backend, source: Source<'_>, limit: u64) -> Effort {
    backend.answer(HowLong { source, n_left: limit, effort: Effort::default() })
}

fn count_from(backend: Backend, source: Source<'_>, limit: u64) -> u64 {
    if limit == 0 { 0 } else { backend.answer(HowMany { source, limit }) }
}

fn first_from(backend: Backend, source: Source<'_>) -> Option<Grid> {
    match backend.answer(Which { source, limit: 1 }) {
        Solutions::None => None,
        Solutions::One(first) | Solutions::Many([first, _]) => Some(first),
    }
}

fn solve_from(backend: Backend, source: Source<'_>) -> Solutions {
    backend.answer(Which { source, limit: 2 })
}

fn each_from(
    backend: Backend,
    source: Source<'_>,
    found: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) {
    backend.answer(Each { source, found });
}

/// How many solutions there are, at most `limit`, which is not 0.
struct HowMany<'a> {
    source: Source<'a>,
    limit: u64,
}

impl Question for HowMany<'_> {
    type Answer = u64;

    #[inline(always)]
    fn answer<V: Lanes>(self) -> u64 {
        let mut kept = Kept::<V>::up_to(self.limit);
        match search::search(&mut self.source.board::<V>(), &mut kept) {
            End::Solved => kept.n_found + 1,
            End::Dead | End::Enough => kept.n_found,
        }
    }
}

/// Which solutions there are, at most `limit` of them, which is 1 or 2.
struct Which<'a> {
    source: Source<'a>,
    limit: u64,
}

impl Question for Which<'_> {
    type Answer = Solutions;

    #[inline(always)]
    fn answer<V: Lanes>(self) -> Solutions {
        let mut board = self.source.board::<V>();
        let mut kept = Kept::<V>::up_to(self.limit);
        let end = search::search(&mut board, &mut kept);
        if let End::Solved = end {
            // Most puzzles end here, with a board that is still in registers.
            if kept.n_found == 0 {
                return Solutions::One(board.grid());
            }
            let _ = kept.found(&board.copied());
        }
        let [Some(first), second] = &kept.boards else { return Solutions::None };
        let first = first.grid();
        match second {
            None => Solutions::One(first),
            Some(second) => Solutions::Many([first, second.grid()]),
        }
    }
}

/// How many were found, and the first two as they are. To count and to hand back are one search:
/// to keep a board costs nothing beside finding it, and two searches would be laid out by the
/// compiler in two ways, one of them the slower.
struct Kept<V> {
    n_found: u64,
    limit: u64,
    boards: [Option<Board<V>>; 2],
}

impl<V: Lanes> Kept<V> {
    #[inline(always)]
    fn up_to(limit: u64) -> Kept<V> {
        Kept { n_found: 0, limit, boards: [None; 2] }
    }
}

impl<V: Lanes> Listener<V> for Kept<V> {
    // Out of the way: the search is a loop that the compiler keeps in registers.
    #[cold]
    #[inline(never)]
    fn found(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        match &mut self.boards {
            [first @ None, _] => *first = Some(*solution),
            [_, second @ None] => *second = Some(*solution),
            _ => {}
        }
        self.n_found += 1;
        if self.n_found < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// All solutions, each handed to whoever asked.
struct Each<'a> {
    source: Source<'a>,
    found: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
}

impl Question for Each<'_> {
    type Answer = ();

    #[inline(always)]
    fn answer<V: Lanes>(mut self) {
        let mut board = self.source.board::<V>();
        if let End::Solved = search::search(&mut board, &mut self) {
            let _ = self.found(&board);
        }
    }
}

impl<V: Lanes> Listener<V> for Each<'_> {
    #[inline(always)]
    fn found(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        (self.found)(&solution.grid())
    }
}

/// How long it takes to count up to `n_left`.
struct HowLong<'a> {
    source: Source<'a>,
    n_left: u64,
    effort: Effort,
}

impl Question for HowLong<'_> {
    type Answer = Effort;

    #[inline(always)]
    fn answer<V: Lanes>(mut self) -> Effort {
        search::search(&mut self.source.board::<V>(), &mut self);
        self.effort
    }
}

impl<V: Lanes> Listener<V> for HowLong<'_> {
    #[inline(always)]
    fn found(&mut self, _: &Board<V>) -> ControlFlow<()> {
        self.n_left = self.n_left.saturating_sub(1);
        if self.n_left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
    #[inline(always)]
    fn visiting(&mut self) {
        self.effort.n_positions += 1;
    }
    #[inline(always)]
    fn passing(&mut self) {
        self.effort.n_passes += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Candidates;

    #[test]
    fn every_question_is_answered_alike() {
        let unique =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for line in [unique, &unique.replace('5', "."), &unique.replace('7', "3")] {
            let puzzle: Grid = line.parse().unwrap();
            let n = reference::count(&Candidates::of(&puzzle), 100);
            for backend in Backend::all() {
                for limit in 0..4 {
                    assert_eq!(backend.count(&puzzle, limit), n.min(limit), "{line}");
                }
                let source = Source::from(&puzzle);
                let mut all = alloc::vec::Vec::new();
                let found = &mut |solution: &Grid| {
                    all.push(*solution);
                    ControlFlow::Continue(())
                };
                each_from(backend, source, found);
                assert_eq!(all.len() as u64, n, "{line}");
                assert_eq!(first_from(backend, source), all.first().copied(), "{line}");
                let which = match all[..] {
                    [] => Solutions::None,
                    [only] => Solutions::One(only),
                    [first, second, ..] => Solutions::Many([first, second]),
                };
                assert_eq!(backend.solve(&puzzle), which, "{line}");
            }
        }
    }

    /// Speed cannot be asserted, the length of the search can. It is the same on every backend, which
    /// is why the solutions come in the same order on every platform.
    #[test]
    fn every_path_searches_alike() {
        for backend in Backend::all() {
            let (mut n_positions, mut n_passes) = (0, 0);
            for line in include_str!("../../../fixtures/puzzles/solutions.txt").lines().skip(1) {
                let puzzle: Grid = line[..81].parse().unwrap();
                let effort = effort_from(backend, (&puzzle).into(), 2);
                n_positions += effort.n_positions;
                n_passes += effort.n_passes;
            }
            assert_eq!((n_positions, n_passes), (993, 4901), "{}", backend.name());
        }
    }
}
