//! A log played move by move, for those who look at every moment of a run. Knows nothing of any game.

use crate::verify::ReplayError;
use crate::{Log, Move, Session};
use games::Millis;

/// A run on its way through its log.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    log: &'a Log,
    session: Session,
    made: u32,
}

/// One move of a log that was made.
#[derive(Clone, Copy, Debug)]
pub struct Made<'a> {
    /// The move's place in the log, counted from 0.
    pub index: u32,
    pub at: Millis,
    pub entry: &'a Move,
}

impl<'a> Walk<'a> {
    /// # Errors
    /// When the deal cannot be played.
    pub fn new(log: &'a Log) -> Result<Walk<'a>, ReplayError> {
        let session = Session::start(log.deal.clone(), log.run, log.started, Millis::ZERO)
            .map_err(|cause| ReplayError::Deal { cause })?;
        Ok(Walk { log, session, made: 0 })
    }

    /// The run as it is after the moves made so far.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Makes the next move; `None` after the last.
    ///
    /// # Errors
    /// When the rules refuse it. It would be refused again.
    pub fn step(&mut self) -> Result<Option<Made<'a>>, ReplayError> {
        let index = self.made;
        let Some((at, entry)) = self.log.moves.get(index as usize) else { return Ok(None) };
        self.session.make(entry, *at).map_err(|refusal| ReplayError::Refused {
            number: index + 1,
            at: *at,
            why: refusal.why,
        })?;
        self.made += 1;
        Ok(Some(Made { index, at: *at, entry }))
    }
    /// The run where its log stops; its clock goes on from this tick.
    pub fn end(mut self, tick: Millis) -> Session {
        self.session.stop_at(self.log.at, tick);
        self.session
    }
}
