//! Rates a puzzle in any format.

use crate::Question;
use engine::rating::{Links, Tenths, rate};
use engine::text;
use serde::{Deserialize, Serialize};

/// Some seconds; what is harder than that has no figure.
const PATIENCE: Links = Links(30_000_000);

#[derive(Serialize, Deserialize)]
pub struct Rate {
    pub text: String,
}

impl Question for Rate {
    /// How hard it is; nothing where it cannot be said.
    type Answer = Option<Tenths>;

    fn answer(self) -> Option<Tenths> {
        let puzzle = text::parse_one(&self.text).ok()?.puzzle;
        Some(rate(&puzzle, PATIENCE).ok()?.er)
    }
}
