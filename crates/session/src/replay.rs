//! A run watched again. Going on plays the next moves only; going back plays it from its start.

use crate::verify::ReplayError;
use crate::{Log, Session};
use games::Millis;

/// A log and how far it has been played. Its ticks are the times in the log.
#[derive(Clone, Debug)]
pub struct Replay {
    log: Log,
    start: Session,
    shown: Session,
    n_shown: usize,
}

impl Replay {
    /// # Errors
    /// When the deal cannot be played.
    pub fn new(log: Log) -> Result<Replay, ReplayError> {
        let start = Session::start(log.deal.clone(), log.run, log.started, Millis::ZERO)
            .map_err(|cause| ReplayError::Deal { cause })?;
        Ok(Replay { shown: start.clone(), start, log, n_shown: 0 })
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The run after its first `n` moves, or as many as the rules allow; its clock is at rest.
    pub fn after(&mut self, n: usize) -> Session {
        if n < self.n_shown {
            self.shown = self.start.clone();
            self.n_shown = 0;
        }
        for (at, entry) in self.log.moves.iter().take(n).skip(self.n_shown) {
            if self.shown.make(entry, *at).is_err() {
                break;
            }
            self.n_shown += 1;
        }
        // Time that passes after the last move may end the run.
        let is_whole = self.n_shown == self.log.moves.len();
        let last = self.n_shown.checked_sub(1).map_or(Millis::ZERO, |last| self.log.moves[last].0);
        let mut session = self.shown.clone();
        let at = if is_whole { self.log.at } else { last };
        // Whoever watches is not told what happened then.
        session.advance(at);
        session.pause(at);
        session
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, RunId};
    use games::{Deal, GameId};
    use std::vec::Vec;

    fn log() -> Log {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        for (index, line) in ["enter r1c2 5", "enter r1c3 6", "enter r1c4 7"].iter().enumerate() {
            session.act(&line.parse().unwrap(), Millis(index as u64 * 1_000)).unwrap();
        }
        session.undo(Millis(5_000)).unwrap();
        session.log(Millis(9_000))
    }

    /// Resuming a log cut short is the plain way to see the same.
    fn cut(log: &Log, n: usize) -> Session {
        let mut part = log.clone();
        part.moves.truncate(n);
        let last = part.moves.last().map_or(Millis::ZERO, |(at, _)| *at);
        part.at = if n == log.moves.len() { log.at } else { last };
        let mut session = Session::resume(&part, Millis::ZERO).unwrap();
        session.pause(Millis::ZERO);
        session
    }

    #[test]
    fn on_and_back_show_what_a_log_cut_short_does() {
        let log = log();
        let mut replay = Replay::new(log.clone()).unwrap();
        for n in [0, 1, 2, 3, 4, 2, 3, 0, 4] {
            let (shown, plain) = (replay.after(n), cut(&log, n));
            assert_eq!(shown.view(Millis(77)), plain.view(Millis(77)), "after {n}");
            assert_eq!(shown.played(Millis(99)), plain.played(Millis(99)), "after {n}");
            assert_eq!(shown.log(Millis(99)).moves, plain.log(Millis(99)).moves);
        }
    }

    #[test]
    fn a_move_that_the_rules_refuse_ends_the_film() {
        let mut log = log();
        // One move was taken back: a second one cannot come again.
        log.moves.extend([6_000, 7_000].map(|at| (Millis(at), Move::Redo)));
        let mut replay = Replay::new(log).unwrap();
        let n: Vec<usize> = (4..8).map(|n| replay.after(n).log(Millis::ZERO).moves.len()).collect();
        assert_eq!(n, [4, 5, 5, 5]);
    }
}
