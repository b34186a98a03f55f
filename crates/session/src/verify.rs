//! Plays a log again and says how it ended. The score is computed here, never taken from a client.
//!
//! [`verify`] plays by the rules and takes the deal as it stands, which is enough for one's own
//! runs. The log of a stranger also needs [`prove_deal`], which takes its time.

use crate::{Log, Session};
use alloc::string::ToString;
use engine::{Phrase, error_by_phrase, phrase};
use games::{DealError, Millis, Outcome, Tally};

/// What a log proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub outcome: Outcome,
    pub tally: Tally,
    /// Play time, to the end of the run or to where the log stops.
    pub played: Millis,
}

/// Plays the whole log by the rules.
pub fn verify(log: &Log) -> Result<Verdict, ReplayError> {
    let session = Session::resume(log, Millis::ZERO)?;
    Ok(Verdict {
        outcome: session.outcome().clone(),
        tally: session.game().as_game().tally(),
        played: session.played(Millis::ZERO),
    })
}

/// Proves that the deal of a ranked run is one that its preset deals, and a daily that of its day.
/// Other runs need no proof.
///
/// # Errors
/// When the deal was made up, or the proof would take too long.
pub fn prove_deal(log: &Log) -> Result<(), ReplayError> {
    let preset = log.deal.game.preset(log.deal.preset);
    if preset.is_some_and(|preset| preset.ranked) || log.deal.day().is_some() {
        log.deal.prove().map_err(|cause| ReplayError::Unproven { cause })?;
    }
    Ok(())
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
