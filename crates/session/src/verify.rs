//! Plays the log of a stranger and proves its deal. The score is computed here, never taken from a
//! client.
//!
//! One's own runs are played again by [`Session::resume`] alone, which takes the deal as it stands:
//! the proof takes its time.

use crate::{Log, Session};
use alloc::string::ToString;
use engine::{Phrase, error_by_phrase, phrase};
use games::{DealError, Millis};

/// Plays the whole log by the rules, and proves that the deal of a ranked run is one that its preset
/// deals, and a daily that of its day. Other deals need no proof. The session is where the log
/// stops, at tick zero.
///
/// # Errors
/// When the log cannot have been played, the deal was made up, or the proof would take too long.
pub fn prove(log: &Log) -> Result<Session, ReplayError> {
    let session = Session::resume(log, Millis::ZERO)?;
    let preset = log.deal.game.preset(log.deal.preset);
    if preset.is_some_and(|preset| preset.ranked) || log.deal.day().is_some() {
        log.deal.prove().map_err(|cause| ReplayError::Unproven { cause })?;
    }
    Ok(session)
}

/// A log that reads well but cannot have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    Deal {
        cause: DealError,
    },
    /// The deal can be played, but no ranked run begins with it.
    Unproven {
        cause: DealError,
    },
    /// The rules refuse this move.
    Refused {
        number: u32,
        at: Millis,
        why: Phrase,
    },
}

impl ReplayError {
    pub fn phrase(&self) -> Phrase {
        match self {
            ReplayError::Deal { cause } => cause.phrase(),
            ReplayError::Unproven { cause } => phrase!("replay-unproven", cause = cause.phrase()),
            ReplayError::Refused { number, at, why } => phrase!(
                "replay-refused",
                number = *number,
                time = at.to_string(),
                why = why.clone()
            ),
        }
    }
}

error_by_phrase!(ReplayError);
