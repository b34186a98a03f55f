//! What is chosen before the start. A leaderboard is one game and one preset.

use crate::Pay;
use alloc::vec::Vec;
use engine::Phrase;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name in logs, addresses and commands.
    pub key: &'static str,
    pub name: Phrase,
    /// One line that says what to expect.
    pub about: Phrase,
    /// Its answer to each question of the game's menu.
    pub answers: Vec<Phrase>,
    /// The player's level from which it is open.
    pub level: u8,
    /// Whether its runs count for high scores and experience.
    pub ranked: bool,
    /// What it pays and what help costs.
    pub pay: Pay,
    /// Whether the player brings what is played, so that a menu leads there and deals nothing.
    pub brought: bool,
    /// Whether a menu keeps it one step away, behind the usual ones.
    pub aside: bool,
}

impl Preset {
    /// One that is dealt, and open to everybody.
    pub fn new(key: &'static str, name: Phrase, about: Phrase, pay: Pay) -> Preset {
        Preset {
            key,
            name,
            about,
            answers: Vec::new(),
            level: 1,
            ranked: pay.is_ranked(),
            pay,
            brought: false,
            aside: false,
        }
    }
}
