//! What a search starts from.

use super::board::Board;
use super::lanes::Lanes;
use crate::{Candidates, Grid};

#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    Puzzle(&'a Grid),
    Candidates(&'a Candidates),
}

impl Source<'_> {
    #[inline(always)]
    pub fn board<V: Lanes>(self) -> Board<V> {
        match self {
            Source::Puzzle(puzzle) => Board::of_grid(puzzle),
            Source::Candidates(candidates) => Board::of_candidates(candidates),
        }
    }
}
