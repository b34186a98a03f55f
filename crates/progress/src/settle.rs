//! The one way out of a run: from the session that is over to what is kept of it. Every front end
//! comes here at the moment the outcome is over, before it draws or waits for anything; what is
//! already counted is told again and counts no more.

use crate::{Aside, Gain, Profile, Record, Shelf, Unkept};
use session::verify::ReplayError;
use session::{Log, Millis, RunId, Session};

/// A run that was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled<E> {
    pub record: Record,
    pub gain: Gain,
    /// Whether the profile with the run in it is stored. If not, the run counts until the program
    /// ends, and its save is counted at the next start.
    pub kept: Result<Option<Aside>, Unkept<E>>,
}

impl Profile {
    /// Counts a run and stores the profile with it. `None` while the run is not over.
    pub fn settle<S: Shelf>(&mut self, session: &Session, shelf: &S) -> Option<Settled<S::Error>> {
        let record = Record::of(session)?;
        let is_known = self.knows(record.run);
        self.keep(record);
        let kept = self.store(shelf);
        let gain = if is_known { self.gain_of_old(&record) } else { self.gain(&record) };
        Some(Settled { record, gain, kept })
    }

    /// Counts a run from its save, which outlived the moment of its end. Says whether it was over.
    ///
    /// # Errors
    /// When the log cannot have been played.
    pub fn count(&mut self, log: &Log) -> Result<bool, ReplayError> {
        let record = Record::of(&Session::resume(log, Millis::ZERO)?);
        record.into_iter().for_each(|record| self.keep(record));
        Ok(record.is_some())
    }

    /// Whether a run is counted.
    pub fn knows(&self, run: RunId) -> bool {
        self.record(run).is_some()
    }
}

#[cfg(test)]
mod tests;
