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
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
mod layout;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
mod pair;
pub mod reference;
mod search;
mod simd;
mod source;
mod words;

pub use simd::Path;

use crate::{Candidates, Grid};
use board::Board;
use core::ops::ControlFlow;
use lanes::Lanes;
use search::{End, Question, Tally};
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
pub fn each(puzzle: &Grid, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    each_from(Path::best(), Source::Puzzle(puzzle), &mut found);
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
pub fn each_candidates(candidates: &Candidates, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    each_from(Path::best(), Source::Candidates(candidates), &mut found);
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

/// How long a search is; the same on every path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Positions that were deduced on: the puzzle, and one or two for each guess.
    pub n_positions: u64,
    /// Passes of deductions over the whole board.
    pub n_passes: u64,
}

/// What it takes to [`count`] up to `limit`, for measuring.
pub fn effort(puzzle: &Grid, limit: u64) -> Effort {
    effort_on(Path::best(), puzzle, limit)
}

fn effort_on(path: Path, puzzle: &Grid, limit: u64) -> Effort {
    let count = Count { n_found: 0, limit };
    let mut tally = Measured { effort: Effort::default(), count };
    path.answer(All { source: Source::Puzzle(puzzle), tally: &mut tally });
    tally.effort
}

/// In the page one search answers every question: each question of its own is 25 kB of WASM.
const ONE_SEARCH: bool = cfg!(target_arch = "wasm32");

fn count_from(path: Path, source: Source<'_>, limit: u64) -> u64 {
    if ONE_SEARCH {
        return count_each(path, source, limit);
    }
    path.answer(HowMany { source, limit })
}

fn count_each(path: Path, source: Source<'_>, limit: u64) -> u64 {
    let mut count = Count { n_found: 0, limit };
    if limit > 0 {
        each_from(path, source, &mut |_| count.one_more());
    }
    count.n_found
}

fn first_from(path: Path, source: Source<'_>) -> Option<Grid> {
    let mut first = None;
    each_from(path, source, &mut |solution| {
        first = Some(*solution);
        ControlFlow::Break(())
    });
    first
}

fn solve_from(path: Path, source: Source<'_>) -> Solutions {
    if ONE_SEARCH {
        return solve_each(path, source);
    }
    path.answer(UpToTwo { source })
}

fn solve_each(path: Path, source: Source<'_>) -> Solutions {
    let mut two = Two(Solutions::None);
    each_from(path, source, &mut |solution| two.one_more(*solution));
    two.0
}

fn each_from(path: Path, source: Source<'_>, found: &mut Found<'_>) {
    path.answer(All { source, tally: &mut Each(found) });
}

/// What is called with a solution.
type Found<'a> = dyn FnMut(&Grid) -> ControlFlow<()> + 'a;

struct HowMany<'a> {
    source: Source<'a>,
    limit: u64,
}

impl Question for HowMany<'_> {
    type Answer = u64;

    #[inline(always)]
    fn answer<V: Lanes>(self) -> u64 {
        let mut count = Count { n_found: 0, limit: self.limit };
        if self.limit > 0 {
            let _ = search::descend::<V>(&mut self.source.board(), &mut count);
        }
        count.n_found
    }
}

struct Count {
    n_found: u64,
    limit: u64,
}

impl Count {
    #[inline(always)]
    fn one_more(&mut self) -> ControlFlow<()> {
        self.n_found += 1;
        if self.n_found < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

impl Tally for Count {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, _: &Board<V>) -> ControlFlow<()> {
        self.one_more()
    }
}

struct Measured {
    effort: Effort,
    count: Count,
}

impl Tally for Measured {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        self.count.found(solution)
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

struct UpToTwo<'a> {
    source: Source<'a>,
}

impl Question for UpToTwo<'_> {
    type Answer = Solutions;

    #[inline(always)]
    fn answer<V: Lanes>(self) -> Solutions {
        let mut board = self.source.board::<V>();
        let mut two = Two(Solutions::None);
        let end = search::search(&mut board, &mut two);
        // A solution that is the first and the last is not put into the tally and taken out again:
        // an easy puzzle is solved in the time that it takes to copy a grid a few times.
        match (end, &two.0) {
            (End::Solved, Solutions::None) => return Solutions::One(board.grid()),
            (End::Solved, _) => {
                let _ = two.found(&board);
            }
            (End::Dead | End::Enough, _) => {}
        }
        two.0
    }
}

/// The first two solutions.
struct Two(Solutions);

impl Two {
    #[inline(always)]
    fn one_more(&mut self, solution: Grid) -> ControlFlow<()> {
        match self.0 {
            Solutions::None => {
                self.0 = Solutions::One(solution);
                ControlFlow::Continue(())
            }
            Solutions::One(first) | Solutions::Many([first, _]) => {
                self.0 = Solutions::Many([first, solution]);
                ControlFlow::Break(())
            }
        }
    }
}

impl Tally for Two {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        self.one_more(solution.grid())
    }
}

struct All<'a, T> {
    source: Source<'a>,
    tally: &'a mut T,
}

impl<T: Tally> Question for All<'_, T> {
    type Answer = ();

    #[inline(always)]
    fn answer<V: Lanes>(self) {
        let _ = V::descend(&mut self.source.board(), self.tally);
    }
}

struct Each<'a, 'b>(&'a mut Found<'b>);

impl Tally for Each<'_, '_> {
    #[inline(always)]
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()> {
        (self.0)(&solution.grid())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_search_answers_every_question() {
        let unique =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (line, n) in
            [(unique, 1), (&unique.replace('5', "."), 9), (&unique.replace('7', "3"), 0)]
        {
            let mut puzzle = Grid::EMPTY;
            for (cell, ch) in crate::Cell::all().zip(line.chars()) {
                puzzle[cell] = crate::Digit::from_char(ch);
            }
            for path in Path::all() {
                for limit in 0..4 {
                    let counted = count_each(path, Source::Puzzle(&puzzle), limit);
                    assert_eq!(counted, path.count(&puzzle, limit), "{line}");
                    assert!(counted <= n, "{line}");
                }
                assert_eq!(
                    solve_each(path, Source::Puzzle(&puzzle)),
                    path.solve(&puzzle),
                    "{line}"
                );
            }
        }
    }

    /// Speed cannot be asserted, the length of the search can. It is the same on every path, which
    /// is why the solutions come in the same order on every platform.
    #[test]
    fn every_path_searches_alike() {
        for path in Path::all() {
            let (mut n_positions, mut n_passes) = (0, 0);
            for line in include_str!("../../../fixtures/puzzles/solutions.txt").lines().skip(1) {
                let mut puzzle = Grid::EMPTY;
                for (cell, ch) in crate::Cell::all().zip(line.chars()) {
                    puzzle[cell] = crate::Digit::from_char(ch);
                }
                let effort = effort_on(path, &puzzle, 2);
                n_positions += effort.n_positions;
                n_passes += effort.n_passes;
            }
            assert_eq!((n_positions, n_passes), (993, 4901), "{}", path.name());
        }
    }
}
