//! Conjugate pairs: a house where a digit has exactly two places, so it stands in one of them.

use crate::position::Position;
use crate::{Cell, CellSet, Digit, House};
use alloc::vec::Vec;

/// A house where the digit has two places, `a` before `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conjugate {
    pub house: House,
    pub a: Cell,
    pub b: Cell,
}

impl Conjugate {
    /// The same pair read from either end.
    pub fn both_ways(self) -> [Conjugate; 2] {
        [self, Conjugate { a: self.b, b: self.a, ..self }]
    }
}

/// The digit's conjugate pairs, rows first, then columns, then boxes.
pub fn conjugates(position: &Position, digit: Digit) -> Vec<Conjugate> {
    House::all()
        .filter_map(|house| {
            let places = position.cells_in(house, digit);
            let a = places.first()?;
            let b = (places - CellSet::only(a)).single()?;
            Some(Conjugate { house, a, b })
        })
        .collect()
}
