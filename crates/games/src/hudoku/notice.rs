//! What Hudoku says beside the board about the last move.

use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, Digit, Phrase, phrase};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    Nothing,
    /// The name of the template, at the start.
    Template,
    /// A wrong number and its twin in sight.
    Twin(Digit, Cell),
    Wrong(Digit, Cell),
    TimeOut(Digit, Cell),
    GivenUp,
}

impl Notice {
    pub fn phrases(self, template: &Phrase) -> Vec<Phrase> {
        match self {
            Notice::Nothing => Vec::new(),
            Notice::Template => vec![template.clone()],
            Notice::Twin(digit, cell) => {
                vec![phrase!("hudoku-meets-twin", digit = digit, cell = cell)]
            }
            Notice::Wrong(digit, cell) => vec![phrase!("hudoku-wrong", digit = digit, cell = cell)],
            Notice::TimeOut(digit, cell) => {
                vec![phrase!("hudoku-time-out", cell = cell, digit = digit)]
            }
            Notice::GivenUp => vec![phrase!("hudoku-given-up")],
        }
    }
}
