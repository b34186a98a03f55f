//! What undo restores, as bytes: little, and nearly the same from move to move, so that a session
//! can keep a long history as differences. Knows no game.

use crate::NoteKind;
use crate::view::Notes;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, DigitSet};

/// The bytes of one state. All states of a run have equally many.
pub type Kept = Vec<u8>;

/// A set of cells takes so many bytes.
const CELLS: usize = 11;

/// Writes a state.
#[derive(Default)]
pub struct Pack(Kept);

impl Pack {
    /// The lowest `width` bytes of a number.
    pub fn number(&mut self, value: u64, width: usize) {
        self.0.extend(&value.to_le_bytes()[..width]);
    }

    pub fn cells(&mut self, cells: CellSet) {
        self.0.extend(&cells.bits().to_le_bytes()[..CELLS]);
    }

    /// For every kind, colour and digit the cells that note it: an action on many cells changes few
    /// bytes.
    pub fn notes(&mut self, notes: &[Notes; 81]) {
        for kind in NoteKind::ALL {
            self.digits(|cell| notes[cell.index()].of(kind));
        }
        for tint in 0..Notes::TINTS {
            self.digits(|cell| notes[cell.index()].tints[tint]);
        }
    }

    /// For every digit the cells that have it.
    pub fn digits(&mut self, of: impl Fn(Cell) -> DigitSet) {
        let mut having = [CellSet::EMPTY; 9];
        for cell in Cell::all() {
            of(cell).iter().for_each(|digit| having[digit.index()].insert(cell));
        }
        having.into_iter().for_each(|cells| self.cells(cells));
    }

    pub fn done(self) -> Kept {
        self.0
    }
}

/// Reads a state in the order it was written. What is missing reads as nothing.
pub struct Unpack<'a>(pub &'a [u8]);

impl Unpack<'_> {
    pub fn number(&mut self, width: usize) -> u64 {
        self.take(width).iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    pub fn cells(&mut self) -> CellSet {
        let bytes = self.take(CELLS);
        CellSet::from_bits(bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte)))
    }

    pub fn notes(&mut self) -> [Notes; 81] {
        let mut notes = [Notes::default(); 81];
        for kind in NoteKind::ALL {
            self.digits(|cell, digit| notes[cell.index()].of_mut(kind).insert(digit));
        }
        for tint in 0..Notes::TINTS {
            self.digits(|cell, digit| notes[cell.index()].tints[tint].insert(digit));
        }
        notes
    }

    /// Tells each cell that has a digit.
    pub fn digits(&mut self, mut has: impl FnMut(Cell, Digit)) {
        for digit in Digit::all() {
            self.cells().iter().for_each(|cell| has(cell, digit));
        }
    }

    fn take(&mut self, width: usize) -> &[u8] {
        let (taken, rest) = self.0.split_at(width.min(self.0.len()));
        self.0 = rest;
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_was_written() {
        let cells: CellSet =
            ["r1c1", "r5c5", "r9c9"].map(|cell| cell.parse().unwrap()).into_iter().collect();
        let mut notes = [Notes::default(); 81];
        notes[80].corner.insert(Digit::new(9).unwrap());
        notes[3].simple.insert(Digit::new(1).unwrap());
        notes[3].tints[2].insert(Digit::new(1).unwrap());
        let mut pack = Pack::default();
        pack.number(0xfedc_ba98, 4);
        pack.cells(cells);
        pack.notes(&notes);
        pack.number(7, 1);
        let kept = pack.done();
        let mut unpack = Unpack(&kept);
        assert_eq!((unpack.number(4), unpack.cells()), (0xfedc_ba98, cells));
        assert_eq!((unpack.notes(), unpack.number(1), unpack.number(8)), (notes, 7, 0));
    }
}
