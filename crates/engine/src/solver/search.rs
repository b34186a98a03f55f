//! Guessing where deduction stalls.

use super::board::{Board, State};
use super::guess::Guess;
use super::lanes::Lanes;
use core::ops::ControlFlow;

/// What a backend is asked, for vectors of any kind.
pub(super) trait Question {
    type Answer;
    fn answer<V: Lanes>(self) -> Self::Answer;
}

/// What is done with the solutions.
pub(super) trait Listener<V> {
    fn found(&mut self, solution: &Board<V>) -> ControlFlow<()>;
    /// Told of every position that is deduced on.
    #[inline(always)]
    fn visiting(&mut self) {}
    /// Told of every pass of deductions over the board.
    #[inline(always)]
    fn passing(&mut self) {}
}

/// How a search came to its end.
pub(super) enum End {
    /// All solutions are told.
    Dead,
    /// All solutions are told but the last, which the board now is: who asked may want it in other
    /// ways than those met under guesses.
    Solved,
    /// The listener has enough.
    Enough,
}

/// Finds every solution from here until the listener breaks.
#[inline(always)]
pub(super) fn descend<V: Lanes>(
    board: &Board<V>,
    listener: &mut impl Listener<V>,
) -> ControlFlow<()> {
    // In registers as long as nobody has to be shown the board: most searches end dead.
    let mut board = board.copied();
    match search(&mut board, listener) {
        End::Dead => ControlFlow::Continue(()),
        End::Solved => listener.found(&board.copied()),
        End::Enough => ControlFlow::Break(()),
    }
}

/// The same, but the last solution is not told: it is what the board has become.
///
/// A guess is tried on a copy one level down, then refused here; so the depth is the number of
/// guesses taken, and each of them settles a digit in a box's row or column: it stays below 100.
///
/// In WASM there is one of it for all who call it: a page has to load every copy.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(super) fn search<V: Lanes>(board: &mut Board<V>, listener: &mut impl Listener<V>) -> End {
    loop {
        listener.visiting();
        match board.deduce(listener) {
            State::Dead => return End::Dead,
            State::Solved => return End::Solved,
            State::Open => {
                let guess = Guess::choose(board);
                if V::descend(&guess.taken(board), listener).is_break() {
                    return End::Enough;
                }
                guess.refuse(board);
            }
        }
    }
}
