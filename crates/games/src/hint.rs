//! A hint in up to four stages: where to look, what to look for, the pattern shown, the step done.

use crate::{Action, PieceId};
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, House, Phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hint {
    /// From the vaguest to the plainest; the last may be done by [`Hint::actions`].
    pub stages: Vec<Stage>,
    /// What does the step.
    pub actions: Vec<Action>,
}

/// One stage: a sentence and what is drawn on the board with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stage {
    pub phrase: Phrase,
    pub houses: Vec<House>,
    pub cells: Vec<(Cell, Role)>,
    pub candidates: Vec<(Cell, Digit, Role)>,
    pub links: Vec<Link>,
    /// The piece of the tray it speaks of.
    pub piece: Option<PieceId>,
}

/// The part something plays in the reasoning; front ends give each its own colour and shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Role {
    /// What the reasoning rests on.
    Base,
    /// The second colour, where a pattern has two.
    Other,
    /// An extra candidate that the pattern allows for.
    Fin,
    /// What gets a digit.
    Gain,
    /// What is ruled out.
    Loss,
}

impl Role {
    /// What style sheets call it.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Base => "base",
            Role::Other => "other",
            Role::Fin => "fin",
            Role::Gain => "gain",
            Role::Loss => "loss",
        }
    }
}

/// A line drawn between two candidates of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    pub from: (Cell, Digit),
    pub to: (Cell, Digit),
    pub strength: Strength,
}

impl Link {
    /// The cells where links end that only one of two boards has.
    pub fn changed(one: &[Link], other: &[Link]) -> CellSet {
        let lone = one.iter().filter(|link| !other.contains(link));
        let lone = lone.chain(other.iter().filter(|link| !one.contains(link)));
        lone.flat_map(|link| link.ends()).collect()
    }

    /// The cells it ends in.
    pub fn ends(&self) -> [Cell; 2] {
        [self.from.0, self.to.0]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Strength {
    Strong,
    Weak,
}

impl Stage {
    pub fn new(phrase: Phrase) -> Stage {
        Stage {
            phrase,
            houses: Vec::new(),
            cells: Vec::new(),
            candidates: Vec::new(),
            links: Vec::new(),
            piece: None,
        }
    }

    pub fn with_piece(self, piece: PieceId) -> Stage {
        Stage { piece: Some(piece), ..self }
    }

    pub fn with_cells(mut self, cells: CellSet, role: Role) -> Stage {
        self.cells.extend(cells.iter().map(|cell| (cell, role)));
        self
    }
}
