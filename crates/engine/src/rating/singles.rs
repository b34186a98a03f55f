//! Hidden and naked singles. Last cell 1.0, hidden 1.2 in a box and 1.5 in a line, naked 2.3.

use super::sheet::{BOXES, COLUMNS, HOUSE, ROWS, Sheet, boxes_columns_rows, cell_at};
use super::{Method, step::Step};

/// The order among singles of one rating cannot change any figure, as placing one never spoils
/// another; the order of the ratings does matter.
pub(super) fn hidden(sheet: &Sheet) -> Option<Step> {
    last_cell(sheet)
        .or_else(|| in_houses(sheet, BOXES, 12))
        .or_else(|| in_houses(sheet, COLUMNS, 15))
        .or_else(|| in_houses(sheet, ROWS, 15))
}

pub(super) fn naked(sheet: &Sheet) -> Option<Step> {
    let cell = sheet.cells.iter().position(|mask| mask.is_power_of_two())?;
    let digit = sheet.cells[cell].trailing_zeros() as usize;
    Some(Step::placing(Method::NakedSingle, 23, cell, digit))
}

fn last_cell(sheet: &Sheet) -> Option<Step> {
    boxes_columns_rows().find_map(|house| {
        let cell = (sheet.empty & HOUSE[house]).single()?.index();
        let digit = sheet.cells[cell];
        digit
            .is_power_of_two()
            .then(|| Step::placing(Method::LastCell, 10, cell, digit.trailing_zeros() as usize))
    })
}

fn in_houses(sheet: &Sheet, mut houses: core::ops::Range<usize>, rating: u16) -> Option<Step> {
    houses.find_map(|house| {
        let digit = sheet.places[house].iter().position(|places| places.is_power_of_two())?;
        let place = sheet.places[house][digit].trailing_zeros() as usize;
        Some(Step::placing(Method::HiddenSingle, rating, cell_at(house, place), digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(step: Option<Step>, method: Method, rating: u16, placement: (usize, usize)) {
        let step = step.unwrap();
        assert_eq!((step.method, step.rating.0), (method, rating));
        assert_eq!(step.placement, Some(placement));
    }

    #[test]
    fn boxes_go_before_lines_and_last_cells_before_both() {
        let mut sheet = Sheet::full();
        assert_eq!(hidden(&sheet), None);
        sheet.keep(3, 6, 1 << 5);
        check(hidden(&sheet), Method::HiddenSingle, 15, (32, 6));
        sheet.keep(18 + 8, 2, 1 << 4);
        check(hidden(&sheet), Method::HiddenSingle, 12, (70, 2));
        for cell in 0..8 {
            sheet.place(cell, cell);
        }
        check(hidden(&sheet), Method::LastCell, 10, (8, 8));
    }

    #[test]
    fn a_naked_single_is_a_cell_of_one() {
        let mut sheet = Sheet::full();
        sheet.only(50, 0b11);
        assert_eq!(naked(&sheet), None);
        sheet.only(50, 0b10);
        check(naked(&sheet), Method::NakedSingle, 23, (50, 1));
    }
}
