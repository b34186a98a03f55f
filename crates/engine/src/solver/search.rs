//! Guessing where deduction stalls.

use super::board::{Board, State};
use super::guess::Guess;
use super::lanes::Lanes;
use core::ops::ControlFlow;

/// What is done with the solutions.
pub(super) trait Tally {
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()>;
    /// Told of every guess.
    #[inline(always)]
    fn guessing(&mut self) {}
}

/// Finds every solution from here until the tally breaks.
///
/// A guess is tried on a copy one level down, then refused here; so the depth is the number of
/// guesses taken, and each of them settles a digit in a box's row or column: it stays below 100.
#[inline(always)]
pub(super) fn descend<V: Lanes>(board: &mut Board<V>, tally: &mut impl Tally) -> ControlFlow<()> {
    loop {
        match board.deduce() {
            State::Dead => return ControlFlow::Continue(()),
            State::Solved => return tally.found(board),
            State::Open => {
                tally.guessing();
                let guess = Guess::choose(board);
                V::descend(&mut guess.taken(board), tally)?;
                guess.refuse(board);
            }
        }
    }
}
