//! Hidden and naked pairs, triples and quads; hidden pairs and triples also as direct placements.

use super::sheet::{Mask, Sheet, bits, boxes_columns_rows, cell_at};
use super::{Method, step::Step};
use crate::colex::each_colex;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// `digits` of a house that share as many `places`, or the other way round.
#[derive(Clone, Copy)]
pub(super) struct Subset {
    pub house: usize,
    pub digits: Mask,
    pub places: Mask,
}

impl Subset {
    /// Hidden: the cells lose every other digit.
    pub fn hidden_removals(&self, sheet: &Sheet) -> Vec<(usize, Mask)> {
        self.removals(sheet, self.places, !self.digits)
    }

    /// Naked: the other cells of the house lose the digits.
    pub fn naked_removals(&self, sheet: &Sheet) -> Vec<(usize, Mask)> {
        self.removals(sheet, !self.places & 0x1ff, self.digits)
    }

    fn removals(&self, sheet: &Sheet, places: Mask, digits: Mask) -> Vec<(usize, Mask)> {
        bits(places)
            .map(|place| cell_at(self.house, place))
            .map(|cell| (cell, sheet.cells[cell] & digits))
            .filter(|&(_, lost)| lost != 0)
            .collect()
    }
}

/// 2.0 for a pair, 2.5 for a triple: it leaves one place of the same house to another digit.
pub(super) fn direct_hidden(sheet: &Sheet, size: u32) -> Option<Step> {
    let (method, rating) = match size {
        2 => (Method::DirectHiddenPair, 20),
        _ => (Method::DirectHiddenTriple, 25),
    };
    first(|visit| {
        // The direct form asks for less room in the house than the form that eliminates.
        each_hidden(
            sheet,
            size,
            size,
            |_| true,
            |subset| {
                let single =
                    (0..9).filter(|digit| subset.digits >> digit & 1 == 0).find_map(|digit| {
                        let places = sheet.places[subset.house][digit];
                        let left = places & !subset.places;
                        (places.count_ones() > 1 && left.is_power_of_two()).then(|| {
                            let cell = cell_at(subset.house, left.trailing_zeros() as usize);
                            Step::placing(method, rating, cell, digit)
                        })
                    });
                visit(single)
            },
        )
    })
}

/// 3.4, 4.0 and 5.4.
pub(super) fn hidden(sheet: &Sheet, size: u32) -> Option<Step> {
    let (method, rating) = match size {
        2 => (Method::HiddenPair, 34),
        3 => (Method::HiddenTriple, 40),
        _ => (Method::HiddenQuad, 54),
    };
    first(|visit| {
        each_hidden(
            sheet,
            size,
            2 * size,
            |_| true,
            |subset| visit(Step::removing(method, rating, subset.hidden_removals(sheet))),
        )
    })
}

/// 3.0, 3.6 and 5.0.
pub(super) fn naked(sheet: &Sheet, size: u32) -> Option<Step> {
    let (method, rating) = match size {
        2 => (Method::NakedPair, 30),
        3 => (Method::NakedTriple, 36),
        _ => (Method::NakedQuad, 50),
    };
    first(|visit| {
        each_naked(
            sheet,
            size,
            |_| true,
            |subset| visit(Step::removing(method, rating, subset.naked_removals(sheet))),
        )
    })
}

/// Visits the hidden sets of the houses asked for that have more than `room` empty cells.
pub(super) fn each_hidden(
    sheet: &Sheet,
    size: u32,
    room: u32,
    is_asked: impl Fn(usize) -> bool,
    mut visit: impl FnMut(Subset) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in boxes_columns_rows().filter(|&house| is_asked(house)) {
        if sheet.n_empty(house) <= room {
            continue;
        }
        let places = &sheet.places[house];
        each_colex(places, size, &mut |digits, places| visit(Subset { house, digits, places }))?;
    }
    ControlFlow::Continue(())
}

/// Visits the naked sets of the houses asked for that have at least twice as many empty cells.
pub(super) fn each_naked(
    sheet: &Sheet,
    size: u32,
    is_asked: impl Fn(usize) -> bool,
    mut visit: impl FnMut(Subset) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in boxes_columns_rows().filter(|&house| is_asked(house)) {
        if sheet.n_empty(house) < 2 * size {
            continue;
        }
        let digits: [Mask; 9] = core::array::from_fn(|place| sheet.cells[cell_at(house, place)]);
        each_colex(&digits, size, &mut |places, digits| visit(Subset { house, digits, places }))?;
    }
    ControlFlow::Continue(())
}

/// The first step a visitor is shown.
pub(super) fn first(
    search: impl FnOnce(&mut dyn FnMut(Option<Step>) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<Step> {
    let mut found = None;
    let _ = search(&mut |step| {
        found = step;
        match found {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_pair_clears_its_cells() {
        let mut sheet = Sheet::full();
        sheet.keep(4, 0, 0b000_100_001);
        assert_eq!(hidden(&sheet, 2), None);
        sheet.keep(4, 1, 0b000_100_001);
        let step = hidden(&sheet, 2).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::HiddenPair, 34));
        assert_eq!(step.removals, [(36, 0b111_111_100), (41, 0b111_111_100)]);
    }

    #[test]
    fn a_hidden_pair_that_leaves_one_place_is_direct() {
        let mut sheet = Sheet::full();
        sheet.keep(4, 0, 0b000_100_001);
        sheet.keep(4, 1, 0b000_100_001);
        assert_eq!(direct_hidden(&sheet, 2), None);
        sheet.keep(4, 7, 0b010_100_001);
        let step = direct_hidden(&sheet, 2).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::DirectHiddenPair, 20));
        assert_eq!(step.placement, Some((43, 7)));
    }

    #[test]
    fn a_naked_triple_needs_room_and_two_digits_a_cell() {
        let mut sheet = Sheet::full();
        for (cell, digits) in [(0, 0b011), (1, 0b110), (9, 0b101)] {
            sheet.only(cell, digits);
        }
        let step = naked(&sheet, 3).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::NakedTriple, 36));
        assert_eq!(step.removals, [2, 10, 11, 18, 19, 20].map(|cell| (cell, 0b111)));
        sheet.only(9, 0b001);
        assert_eq!(naked(&sheet, 3), None);
    }
}
