//! Pointing (box to line) and claiming (line to box), as direct placements and as eliminations.

use super::position::{BOXES, HOUSE, Mask, Position, bits, cells_of};
use super::{Technique, step::Step};
use crate::CellSet;
use alloc::vec::Vec;
use core::ops::Range;

/// A digit whose places in `base` all lie in `cover` too.
pub(super) struct Locked {
    pub base: usize,
    pub cover: usize,
    pub digit: usize,
}

impl Locked {
    /// Where the digit goes: in the cover, outside the base.
    pub fn victims(&self, position: &Position) -> CellSet {
        (position.digits[self.digit] & HOUSE[self.cover]) - HOUSE[self.base]
    }

    fn is_pointing(&self) -> bool {
        BOXES.contains(&self.base)
    }

    fn base_kind(&self) -> Range<usize> {
        let first = self.base / 9 * 9;
        first..first + 9
    }
}

/// Visits all locked digits in Sudoku Explainer's order, whether they remove something or not.
pub(super) fn all(position: &Position) -> impl Iterator<Item = Locked> + '_ {
    CROSSINGS.iter().flat_map(move |crossing| {
        let (base, cover) = (crossing.base as usize, crossing.cover as usize);
        let mut locked = 0;
        for (digit, &places) in position.places[base].iter().enumerate() {
            let several = places & places.wrapping_sub(1) != 0;
            let inside = places & !crossing.shared == 0;
            locked |= Mask::from(several & inside) << digit;
        }
        bits(locked).map(move |digit| Locked { base, cover, digit })
    })
}

/// A box and a line that cross, one of them as base.
struct Crossing {
    base: u8,
    cover: u8,
    /// The places of the base that lie in the cover.
    shared: Mask,
}

/// Box to column, box to row, column to box, row to box; the bases in order, then the covers.
static CROSSINGS: [Crossing; 108] = {
    let mut crossings = [const { Crossing { base: 0, cover: 0, shared: 0 } }; 108];
    let mut n = 0;
    while n < 108 {
        let (scan, base, third) = (n / 27, (n % 27 / 3) as u8, (n % 3) as u8);
        let (band, within) = (base / 3, base % 3);
        crossings[n] = match scan {
            0 => Crossing {
                base: 18 + base,
                cover: 9 + within * 3 + third,
                shared: 0b001_001_001 << third,
            },
            1 => {
                Crossing { base: 18 + base, cover: band * 3 + third, shared: 0b111 << (third * 3) }
            }
            2 => Crossing {
                base: 9 + base,
                cover: 18 + third * 3 + band,
                shared: 0b111 << (third * 3),
            },
            _ => Crossing { base, cover: 18 + band * 3 + third, shared: 0b111 << (third * 3) },
        };
        n += 1;
    }
    crossings
};

/// A digit locked here leaves one place for it in a house beside: 1.7 and 1.9.
///
/// Only that placement is made. The digit stays a candidate everywhere else.
pub(super) fn direct(position: &Position) -> Option<Step> {
    all(position).find_map(|locked| {
        let digit_cells = position.digits[locked.digit];
        let (cell, _) =
            locked.base_kind().filter(|&beside| beside != locked.base).find_map(|beside| {
                let crosses = !(HOUSE[beside] & HOUSE[locked.cover]).is_empty();
                let before = digit_cells & HOUSE[beside];
                let after = (before - HOUSE[locked.cover]).single()?;
                (crosses && before.len() > 1).then_some((after.index(), beside))
            })?;
        let (technique, rating) = match locked.is_pointing() {
            true => (Technique::DirectPointing, 17),
            false => (Technique::DirectClaiming, 19),
        };
        Some(Step::placing(technique, rating, cell, locked.digit))
    })
}

/// Pointing 2.6, claiming 2.8.
pub(super) fn indirect(position: &Position) -> Option<Step> {
    all(position).find_map(|locked| {
        let bit: Mask = 1 << locked.digit;
        let removals: Vec<_> = cells_of(locked.victims(position)).map(|cell| (cell, bit)).collect();
        let (technique, rating) = match locked.is_pointing() {
            true => (Technique::Pointing, 26),
            false => (Technique::Claiming, 28),
        };
        Step::removing(technique, rating, removals)
    })
}
