//! What Hudoku says beside the board about the last move.

use crate::kept::{Pack, Unpack};
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

    pub fn pack(self, pack: &mut Pack) {
        let (kind, about) = match self {
            Notice::Nothing => (0, None),
            Notice::Template => (1, None),
            Notice::Twin(digit, cell) => (2, Some((digit, cell))),
            Notice::Wrong(digit, cell) => (3, Some((digit, cell))),
            Notice::TimeOut(digit, cell) => (4, Some((digit, cell))),
            Notice::GivenUp => (5, None),
        };
        pack.number(kind, 1);
        pack.number(about.map_or(0, |(digit, _)| digit.get().into()), 1);
        pack.number(about.map_or(0, |(_, cell)| cell.index() as u64), 1);
    }

    pub fn unpack(unpack: &mut Unpack<'_>) -> Notice {
        let kind = unpack.number(1);
        let about = Digit::new(unpack.number(1) as u8).zip(Cell::new(unpack.number(1) as u8));
        match (kind, about) {
            (1, _) => Notice::Template,
            (2, Some((digit, cell))) => Notice::Twin(digit, cell),
            (3, Some((digit, cell))) => Notice::Wrong(digit, cell),
            (4, Some((digit, cell))) => Notice::TimeOut(digit, cell),
            (5, _) => Notice::GivenUp,
            _ => Notice::Nothing,
        }
    }
}
