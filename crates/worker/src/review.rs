//! Goes through a finished run.

use crate::Question;
use engine::Phrase;
use serde::{Deserialize, Serialize};
use session::Log;

#[derive(Serialize, Deserialize)]
pub struct Review {
    pub log: Log,
}

impl Question for Review {
    /// The judged moves.
    type Answer = Result<Vec<session::Review>, Phrase>;

    fn answer(self) -> Self::Answer {
        Ok(session::review(&self.log).map_err(|error| error.phrase())?.collect())
    }
}
