//! The skills that a deal takes.

use crate::Question;
use engine::Phrase;
use serde::{Deserialize, Serialize};
use session::{AnyGame, Deal};

#[derive(Serialize, Deserialize)]
pub struct Skills {
    pub deal: Deal,
}

impl Question for Skills {
    /// Their keys.
    type Answer = Result<Vec<String>, Phrase>;

    fn answer(self) -> Self::Answer {
        let game = AnyGame::start(&self.deal).map_err(|error| error.phrase())?;
        Ok(game.as_game().skills().into_iter().map(String::from).collect())
    }
}
