//! Why an action was not done. An answer, not a failure: front ends show it.

use engine::{CellSet, Phrase};

/// A refused action has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refusal {
    /// What to tell the player.
    pub why: Phrase,
    /// The cells that stand in the way.
    pub cells: CellSet,
}

impl Refusal {
    pub fn new(why: Phrase) -> Refusal {
        Refusal { why, cells: CellSet::EMPTY }
    }

    pub fn at(why: Phrase, cells: CellSet) -> Refusal {
        Refusal { why, cells }
    }
}
