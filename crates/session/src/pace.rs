//! Whether hands can have made the moves of a log. It is a remark and no verdict: a log may have been
//! written by a program without pretending otherwise. Knows no game.

use crate::log::{Log, Move};
use alloc::vec::Vec;
use engine::{Phrase, phrase};
use games::{Action, Millis};

/// Moves in a row that came faster than hands can make them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    pub moves: u32,
    pub within: Millis,
}

/// A key that is held down repeats every thirty milliseconds; nobody's fingers are faster.
const QUICKEST: u64 = 20;

/// Fewer moves say nothing, and more in a row would miss short runs.
const FEWEST: usize = 5;
const MOST: usize = 20;

impl Rush {
    /// The fastest of its kind in the log, if there is one.
    pub fn of(log: &Log) -> Option<Rush> {
        let times: Vec<u64> =
            log.moves.iter().filter(|(_, entry)| is_by_hand(entry)).map(|(at, _)| at.0).collect();
        let in_a_row = times.len().min(MOST);
        if in_a_row < FEWEST {
            return None;
        }
        let fastest = times.windows(in_a_row).map(|row| row[in_a_row - 1] - row[0]).min()?;
        let is_rush = fastest < QUICKEST * (in_a_row as u64 - 1);
        is_rush.then_some(Rush { moves: in_a_row as u32, within: Millis(fastest) })
    }

    pub fn phrase(self) -> Phrase {
        phrase!("log-rush", moves = self.moves, within = self.within.0 as i64)
    }
}

/// What takes a key or a drag each time. The desk says by itself which cell is held.
fn is_by_hand(entry: &Move) -> bool {
    match entry {
        Move::Act(action) => !matches!(action, Action::Hold { .. } | Action::Command(_)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RunId;
    use games::{Deal, GameId};

    #[track_caller]
    fn check(times: impl Iterator<Item = u64>, expected: Option<(u32, u64)>) {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let mut log = Log::new(deal, RunId(7), 99);
        log.moves = times.map(|at| (Millis(at), "enter r1c2 5".parse().unwrap())).collect();
        let found = Rush::of(&log).map(|rush| (rush.moves, rush.within.0));
        assert_eq!(found, expected);
    }

    #[test]
    fn hands_have_their_pace() {
        check((0..50).map(|_| 0), Some((20, 0)));
        check((0..6).map(|_| 700), Some((6, 0)));
        check((0..4).map(|_| 0), None);
        check((0..50).map(|nth| nth * 10), Some((20, 190)));
        // A key held down, and the quick beginning of a slow run.
        check((0..50).map(|nth| nth * 30), None);
        check((0..50).map(|nth| if nth < 10 { 0 } else { nth * 1_000 }), None);
    }
}
