//! Rates a puzzle in any format.

use crate::Question;
use engine::rating::{Links, Tenths, rate};
use engine::text;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct Rate {
    pub text: String,
}

impl Question for Rate {
    /// How hard it is; nothing where it cannot be said within some seconds.
    type Answer = Option<Tenths>;

    fn answer(self) -> Option<Tenths> {
        let puzzle = text::parse_one(&self.text).ok()?.puzzle;
        Some(rate(&puzzle, Links::PATIENT).ok()?.er)
    }
}
