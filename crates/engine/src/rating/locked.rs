//! Pointing (box to line) and claiming (line to box), as direct placements and as eliminations.

use super::position::{BOXES, COLUMNS, HOUSE, Mask, Position, ROWS, cells_of};
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

/// All locked digits in Sudoku Explainer's order, whether they remove something or not.
pub(super) fn all(position: &Position) -> impl Iterator<Item = Locked> + '_ {
    const SCANS: [(Range<usize>, Range<usize>); 4] =
        [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];
    SCANS.into_iter().flat_map(move |(bases, covers)| {
        bases.flat_map(move |base| {
            let is_column = COLUMNS.contains(&base) || covers == COLUMNS;
            covers.clone().flat_map(move |cover| {
                let shared = places_of_crossing(base, cover, is_column);
                (0..if shared == 0 { 0 } else { 9 }).filter_map(move |digit| {
                    let places = position.places[base][digit];
                    let is_locked = places & !shared == 0 && places.count_ones() >= 2;
                    is_locked.then_some(Locked { base, cover, digit })
                })
            })
        })
    })
}

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

/// The places of `base` that lie in `cover`, where one of the two is a box and the other a line.
fn places_of_crossing(base: usize, cover: usize, is_column: bool) -> Mask {
    let (square, line) = if BOXES.contains(&base) { (base, cover) } else { (cover, base) };
    let (band, stack) = ((square - 18) / 3, (square - 18) % 3);
    let (across, within) = if is_column { (stack, band) } else { (band, stack) };
    let line = line % 9;
    if line / 3 != across {
        return 0;
    }
    match (BOXES.contains(&base), is_column) {
        (true, true) => 0b001_001_001 << (line % 3),
        (true, false) => 0b111 << (line % 3 * 3),
        (false, _) => 0b111 << (within * 3),
    }
}
