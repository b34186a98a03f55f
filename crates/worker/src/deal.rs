//! Deals a run: of a preset, or the daily of a day.

use crate::Question;
use engine::{Phrase, Rng, phrase};
use serde::{Deserialize, Serialize};
use session::{Day, GameId};

/// A fresh deal of this preset.
#[derive(Serialize, Deserialize)]
pub struct Deal {
    pub game: GameId,
    pub preset: String,
    /// The one of its grounds that was chosen; otherwise any.
    pub ground: Option<String>,
    pub seed: u64,
}

impl Question for Deal {
    type Answer = Result<session::Deal, Phrase>;

    fn answer(self) -> Self::Answer {
        let preset = self.game.preset(&self.preset);
        let preset = preset.ok_or_else(|| phrase!("no-such-preset", preset = self.preset))?;
        let rng = &mut Rng::new(self.seed);
        let chosen = self.ground.and_then(|ground| self.game.deal_on(&preset, &ground, rng));
        Ok(chosen.unwrap_or_else(|| self.game.deal(&preset, rng)))
    }
}

/// The deal that everybody gets on this day.
#[derive(Serialize, Deserialize)]
pub struct Daily {
    pub game: GameId,
    pub day: Day,
}

impl Question for Daily {
    type Answer = session::Deal;

    fn answer(self) -> session::Deal {
        self.game.daily(self.day)
    }
}
