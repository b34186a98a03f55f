//! Guessing where deduction stalls.

use super::board::{ALL, Board, State};
use super::lanes::Lanes;
use core::ops::ControlFlow;

/// What is done with the solutions.
pub(super) trait Tally {
    fn found<V: Lanes>(&mut self, solution: &Board<V>) -> ControlFlow<()>;
}

/// Finds every solution from here until the tally breaks.
#[inline(always)]
pub(super) fn descend<V: Lanes>(board: &mut Board<V>, tally: &mut impl Tally) -> ControlFlow<()> {
    loop {
        match board.deduce() {
            State::Dead => return ControlFlow::Continue(()),
            State::Solved => return tally.found(board),
            State::Open => {
                let guess = choose(board);
                let mut taken = *board;
                taken.cells[guess.place] = guess.take(taken.cells[guess.place]);
                V::descend(&mut taken, tally)?;
                board.cells[guess.place] = guess.refuse(board.cells[guess.place]);
            }
        }
    }
}

/// A digit to try in a cell.
struct Guess {
    place: usize,
    lane: usize,
    digit: u16,
}

impl Guess {
    #[inline(always)]
    fn take<V: Lanes>(&self, cells: V) -> V {
        let others = V::load(&LANE[self.lane]).without(V::splat(self.digit));
        cells.without(others)
    }

    #[inline(always)]
    fn refuse<V: Lanes>(&self, cells: V) -> V {
        cells.without(V::load(&LANE[self.lane]).and(V::splat(self.digit)))
    }
}

/// The cell with the fewest digits left, and the lowest of them.
#[inline(always)]
fn choose<V: Lanes>(board: &Board<V>) -> Guess {
    for place in 0..9 {
        let cells = board.cells[place];
        let rest = cells.without_lowest();
        let more = rest.without_lowest();
        let two = rest.where_any() & !more.where_any();
        if two != 0 {
            let lane = two.trailing_zeros() as usize;
            let digits = cells.store()[lane];
            return Guess { place, lane, digit: digits & digits.wrapping_neg() };
        }
    }
    fewest(board)
}

#[cold]
fn fewest<V: Lanes>(board: &Board<V>) -> Guess {
    let mut best = (u32::MAX, Guess { place: 0, lane: 0, digit: 1 });
    for (place, cells) in board.cells.into_iter().enumerate() {
        for (lane, digits) in cells.store().into_iter().enumerate() {
            let n_digits = digits.count_ones();
            if super::lanes::BOXES >> lane & 1 == 1 && n_digits > 1 && n_digits < best.0 {
                best = (n_digits, Guess { place, lane, digit: digits & digits.wrapping_neg() });
            }
        }
    }
    best.1
}

static LANE: [[u16; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut lane = 0;
    while lane < 16 {
        table[lane][lane] = ALL;
        lane += 1;
    }
    table
};
