//! Pointing (box to line) and claiming (line to box), as direct placements and as eliminations.

use super::sheet::{BOXES, HOUSE, Mask, Sheet, bits, cells_of};
use super::{Method, step::Step};
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
    pub fn victims(&self, sheet: &Sheet) -> CellSet {
        (sheet.digits[self.digit] & HOUSE[self.cover]) - HOUSE[self.base]
    }

    fn is_pointing(&self) -> bool {
        BOXES.contains(&self.base)
    }

    fn base_kind(&self) -> Range<usize> {
        let first = self.base / 9 * 9;
        first..first + 9
    }
}

/// All locked digits in Sudoku Explainer's order, whether they remove something or not.
fn all(sheet: &Sheet) -> impl Iterator<Item = Locked> + '_ {
    CROSSINGS.iter().flat_map(move |crossing| {
        let places = &sheet.places[crossing.base as usize];
        crossing.locked(digits_that(|digit| crossing.locks(places[digit])))
    })
}

/// The locked digits that remove something.
fn all_of_use(sheet: &Sheet) -> impl Iterator<Item = Locked> + '_ {
    CROSSINGS.iter().flat_map(move |crossing| {
        let places = &sheet.places[crossing.base as usize];
        let covered = &sheet.places[crossing.cover as usize];
        crossing.locked(digits_that(|digit| {
            crossing.locks(places[digit]) & (covered[digit] & !crossing.shared_in_cover != 0)
        }))
    })
}

/// The locked digits that remove something and were not locked in `source`.
pub(super) fn all_leaning(source: &Sheet, sheet: &Sheet) -> impl Iterator<Item = Locked> {
    CROSSINGS.iter().flat_map(move |crossing| {
        let places = &sheet.places[crossing.base as usize];
        let before = &source.places[crossing.base as usize];
        let covered = &sheet.places[crossing.cover as usize];
        crossing.locked(digits_that(|digit| {
            crossing.locks(places[digit])
                & (covered[digit] & !crossing.shared_in_cover != 0)
                & (before[digit] & !crossing.shared != 0)
        }))
    })
}

/// A box and a line that cross, one of them as base.
struct Crossing {
    base: u8,
    cover: u8,
    /// The places of the base that lie in the cover, and the other way round.
    shared: Mask,
    shared_in_cover: Mask,
}

impl Crossing {
    fn locks(&self, places: Mask) -> bool {
        (places & places.wrapping_sub(1) != 0) & (places & !self.shared == 0)
    }

    fn locked(&self, digits: Mask) -> impl Iterator<Item = Locked> + use<> {
        let (base, cover) = (self.base as usize, self.cover as usize);
        bits(digits).map(move |digit| Locked { base, cover, digit })
    }
}

/// Without branches, so that all nine are asked at once.
#[inline]
fn digits_that(hold: impl Fn(usize) -> bool) -> Mask {
    (0..9).fold(0, |digits, digit| digits | Mask::from(hold(digit)) << digit)
}

/// Box to column, box to row, column to box, row to box; the bases in order, then the covers.
static CROSSINGS: [Crossing; 108] = {
    const NONE: Crossing = Crossing { base: 0, cover: 0, shared: 0, shared_in_cover: 0 };
    let mut crossings = [NONE; 108];
    let mut n = 0;
    while n < 108 {
        let (scan, base, third) = (n / 27, (n % 27 / 3) as u8, (n % 3) as u8);
        let (band, within) = (base / 3, base % 3);
        let (row_of_box, column_of_box) = (0b111 << (third * 3), 0b001_001_001 << third);
        crossings[n] = match scan {
            0 => Crossing {
                base: 18 + base,
                cover: 9 + within * 3 + third,
                shared: column_of_box,
                shared_in_cover: 0b111 << (band * 3),
            },
            1 => Crossing {
                base: 18 + base,
                cover: band * 3 + third,
                shared: row_of_box,
                shared_in_cover: 0b111 << (within * 3),
            },
            2 => Crossing {
                base: 9 + base,
                cover: 18 + third * 3 + band,
                shared: row_of_box,
                shared_in_cover: 0b001_001_001 << within,
            },
            _ => Crossing {
                base,
                cover: 18 + band * 3 + third,
                shared: row_of_box,
                shared_in_cover: 0b111 << (within * 3),
            },
        };
        n += 1;
    }
    crossings
};

/// A digit locked here leaves one place for it in a house beside: 1.7 and 1.9.
///
/// Only that placement is made. The digit stays a candidate everywhere else.
pub(super) fn direct(sheet: &Sheet) -> Option<Step> {
    all(sheet).find_map(|locked| {
        let digit_cells = sheet.digits[locked.digit];
        let (cell, _) =
            locked.base_kind().filter(|&beside| beside != locked.base).find_map(|beside| {
                let crosses = !(HOUSE[beside] & HOUSE[locked.cover]).is_empty();
                let before = digit_cells & HOUSE[beside];
                let after = (before - HOUSE[locked.cover]).single()?;
                (crosses && before.len() > 1).then_some((after.index(), beside))
            })?;
        let (method, rating) = match locked.is_pointing() {
            true => (Method::DirectPointing, 17),
            false => (Method::DirectClaiming, 19),
        };
        Some(Step::placing(method, rating, cell, locked.digit))
    })
}

/// Pointing 2.6, claiming 2.8.
pub(super) fn indirect(sheet: &Sheet) -> Option<Step> {
    all_of_use(sheet).find_map(|locked| {
        let bit: Mask = 1 << locked.digit;
        let removals: Vec<_> = cells_of(locked.victims(sheet)).map(|cell| (cell, bit)).collect();
        let (method, rating) = match locked.is_pointing() {
            true => (Method::Pointing, 26),
            false => (Method::Claiming, 28),
        };
        Step::removing(method, rating, removals)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digit 1 is locked in row 1 of box 1.
    fn pointing() -> Sheet {
        let mut sheet = Sheet::full();
        sheet.keep(18, 0, 0b011);
        sheet
    }

    #[test]
    fn pointing_clears_the_line_outside_the_box() {
        let step = indirect(&pointing()).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::Pointing, 26));
        assert_eq!(step.removals, [3, 4, 5, 6, 7, 8].map(|cell| (cell, 1)));
        assert_eq!(direct(&pointing()), None);
    }

    #[test]
    fn pointing_that_leaves_one_place_beside_is_direct() {
        let mut sheet = pointing();
        sheet.keep(19, 0, 0b001_000_111);
        let step = direct(&sheet).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::DirectPointing, 17));
        assert_eq!((step.placement, step.removals.len()), (Some((21, 0)), 0));
    }

    #[test]
    fn claiming_clears_the_box_outside_the_line() {
        let mut sheet = Sheet::full();
        sheet.keep(0, 0, 0b000_000_101);
        let step = indirect(&sheet).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::Claiming, 28));
        assert_eq!(step.removals, [9, 10, 11, 18, 19, 20].map(|cell| (cell, 1)));
    }

    #[test]
    fn a_single_place_is_not_locked() {
        let mut sheet = Sheet::full();
        sheet.keep(18, 0, 0b001);
        assert!(all(&sheet).all(|locked| locked.base != 18));
    }
}
