//! What a search starts from.

use super::board::Board;
use super::lanes::Lanes;
use crate::{Candidates, Grid};

/// A board to solve. It is made by `into()` of `&Grid` or `&Candidates`.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a>(Kind<'a>);

#[derive(Clone, Copy, Debug)]
enum Kind<'a> {
    /// The rules alone say what fits.
    Puzzle(&'a Grid),
    /// Each cell takes one of its candidates.
    Candidates(&'a Candidates),
}

impl<'a> From<&'a Grid> for Source<'a> {
    #[inline]
    fn from(puzzle: &'a Grid) -> Source<'a> {
        Source(Kind::Puzzle(puzzle))
    }
}

impl<'a> From<&'a Candidates> for Source<'a> {
    #[inline]
    fn from(candidates: &'a Candidates) -> Source<'a> {
        Source(Kind::Candidates(candidates))
    }
}

impl Source<'_> {
    #[inline(always)]
    pub(super) fn board<V: Lanes>(self) -> Board<V> {
        match self.0 {
            Kind::Puzzle(puzzle) => Board::of_grid(puzzle),
            Kind::Candidates(candidates) => Board::of_candidates(candidates),
        }
    }
}
