//! What a player brings as text: why it may not be playable. `catalog::deal_own` asks every game.

use alloc::boxed::Box;
use engine::{Digit, Grid, House, Phrase, phrase};

/// Why a text that a player brings cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Nothing this game would know.
    Foreign { why: Phrase },
    /// Meant for this game, but not as it has to be.
    Faulty { why: Phrase },
    /// A digit stands twice in a house.
    Broken { house: House, digit: Digit },
    /// The clues obey the rules, but nothing completes them.
    NoSolution,
    /// Two different boards that complete it.
    TwoSolutions(Box<[Grid; 2]>),
    /// Nothing is left to solve.
    Finished,
}

impl Unplayable {
    pub fn phrase(&self) -> Phrase {
        match self {
            Unplayable::Foreign { why } | Unplayable::Faulty { why } => {
                phrase!("own-unread", why = why.clone())
            }
            Unplayable::Broken { house, digit } => {
                phrase!("own-broken", digit = *digit, house = *house)
            }
            Unplayable::NoSolution => phrase!("own-no-solution"),
            Unplayable::TwoSolutions(_) => phrase!("own-two-solutions"),
            Unplayable::Finished => phrase!("own-finished"),
        }
    }

    /// The boards that show it.
    pub fn boards(&self) -> &[Grid] {
        match self {
            Unplayable::TwoSolutions(boards) => boards.as_slice(),
            _ => &[],
        }
    }
}
