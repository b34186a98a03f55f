//! Looks for the next hint of a run.

use crate::Question;
use engine::Phrase;
use serde::{Deserialize, Serialize};
use session::{Log, Millis, Refusal, Session};

#[derive(Serialize, Deserialize)]
pub struct Hint {
    pub log: Log,
}

impl Question for Hint {
    /// The hint, or why the game has none; a log that cannot be played has neither.
    type Answer = Result<Result<session::Hint, Refusal>, Phrase>;

    fn answer(self) -> Self::Answer {
        let session = Session::resume(&self.log, Millis::ZERO).map_err(|error| error.phrase())?;
        Ok(session.hint(Millis::ZERO))
    }
}
