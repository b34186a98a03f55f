//! X-wing 3.2, swordfish 3.8 and jellyfish 5.2.

use super::sheet::{COLUMNS, Mask, ROWS, Sheet, bits, cell_at};
use super::{Method, step::Step};
use crate::colex::each_colex;
use crate::sort;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// A digit that has only the `covers` to stand in on the `bases`, as many lines each.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub digit: usize,
    /// Lines of one direction, by their places.
    pub bases: Mask,
    /// Lines of the other direction.
    pub covers: Mask,
    pub bases_are_columns: bool,
}

impl Fish {
    /// The first row or column of the bases' direction, to turn places into houses.
    pub fn first_base(&self) -> usize {
        if self.bases_are_columns { COLUMNS.start } else { ROWS.start }
    }

    fn first_cover(&self) -> usize {
        if self.bases_are_columns { ROWS.start } else { COLUMNS.start }
    }

    /// Cover line by cover line.
    pub fn victims(self, sheet: &Sheet) -> impl Iterator<Item = usize> + '_ {
        let first_cover = self.first_cover();
        bits(self.covers).flat_map(move |cover| {
            let cover = first_cover + cover;
            bits(sheet.places[cover][self.digit] & !self.bases)
                .map(move |place| cell_at(cover, place))
        })
    }
}

pub(super) fn find(sheet: &Sheet, size: u32) -> Option<Step> {
    let (method, rating) = match size {
        2 => (Method::XWing, 32),
        3 => (Method::Swordfish, 38),
        _ => (Method::Jellyfish, 52),
    };
    let fish =
        all(sheet, size, 0x1ff).into_iter().find(|fish| fish.victims(sheet).next().is_some())?;
    let removals = fish.victims(sheet).map(|cell| (cell, 1 << fish.digit)).collect();
    Step::removing(method, rating, removals)
}

/// All fish of these digits in Sudoku Explainer's order: base columns first, then by the choice of bases, then by
/// digit. A digit must have room for twice the size.
pub(super) fn all(sheet: &Sheet, size: u32, digits: Mask) -> Vec<Fish> {
    let mut fish = Vec::new();
    for bases_are_columns in [true, false] {
        let first = if bases_are_columns { COLUMNS.start } else { ROWS.start };
        let start = fish.len();
        for digit in bits(digits) {
            if u32::from(sheet.n_placed[digit]) + 2 * size > 9 {
                continue;
            }
            let lines = core::array::from_fn(|line| sheet.places[first + line][digit]);
            let _ = each_colex(&lines, size, &mut |bases, covers| {
                fish.push(Fish { digit, bases, covers, bases_are_columns });
                ControlFlow::Continue(())
            });
        }
        sort::by_key(&mut fish[start..], |fish| (fish.bases, fish.digit));
    }
    fish
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digit 1 has these places in columns 1, 5 and 9.
    fn columns(places: [Mask; 3]) -> Sheet {
        let mut sheet = Sheet::full();
        for (column, places) in [9, 13, 17].into_iter().zip(places) {
            sheet.keep(column, 0, places);
        }
        sheet
    }

    #[test]
    fn an_x_wing_clears_its_rows() {
        let step = find(&columns([0b100_010, 0b100_010, 0x1ff]), 2).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::XWing, 32));
        let victims: Vec<usize> = step.removals.iter().map(|removal| removal.0).collect();
        assert_eq!(victims, [10, 11, 12, 14, 15, 16, 17, 46, 47, 48, 50, 51, 52, 53]);
    }

    #[test]
    fn a_third_place_makes_it_a_swordfish() {
        let sheet = columns([0b100_010, 0b100_011, 0b000_011]);
        assert_eq!(find(&sheet, 2), None);
        let step = find(&sheet, 3).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::Swordfish, 38));
        assert_eq!(step.removals.len(), 18);
    }

    #[test]
    fn a_digit_placed_often_has_no_room() {
        let mut sheet = columns([0b100_010, 0b100_010, 0x1ff]);
        sheet.n_placed[0] = 6;
        assert_eq!(find(&sheet, 2), None);
    }
}
