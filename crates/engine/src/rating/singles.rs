//! Hidden and naked singles. Last cell 1.0, hidden 1.2 in a box and 1.5 in a line, naked 2.3.

use super::position::{BOXES, COLUMNS, HOUSE, Position, ROWS, boxes_columns_rows, cell_at};
use super::{Technique, step::Step};

/// The order among singles of one rating cannot change any figure, as placing one never spoils
/// another; the order of the ratings does matter.
pub(super) fn hidden(position: &Position) -> Option<Step> {
    last_cell(position)
        .or_else(|| in_houses(position, BOXES, 12))
        .or_else(|| in_houses(position, COLUMNS, 15))
        .or_else(|| in_houses(position, ROWS, 15))
}

pub(super) fn naked(position: &Position) -> Option<Step> {
    let cell = position.cells.iter().position(|mask| mask.is_power_of_two())?;
    let digit = position.cells[cell].trailing_zeros() as usize;
    Some(Step::placing(Technique::NakedSingle, 23, cell, digit))
}

fn last_cell(position: &Position) -> Option<Step> {
    boxes_columns_rows().find_map(|house| {
        let cell = (position.empty & HOUSE[house]).single()?.index();
        let digit = position.cells[cell];
        digit
            .is_power_of_two()
            .then(|| Step::placing(Technique::LastCell, 10, cell, digit.trailing_zeros() as usize))
    })
}

fn in_houses(
    position: &Position,
    mut houses: core::ops::Range<usize>,
    rating: u16,
) -> Option<Step> {
    houses.find_map(|house| {
        let digit = position.places[house].iter().position(|places| places.is_power_of_two())?;
        let place = position.places[house][digit].trailing_zeros() as usize;
        Some(Step::placing(Technique::HiddenSingle, rating, cell_at(house, place), digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(step: Option<Step>, technique: Technique, rating: u16, placement: (usize, usize)) {
        let step = step.unwrap();
        assert_eq!((step.technique, step.rating.0), (technique, rating));
        assert_eq!(step.placement, Some(placement));
    }

    #[test]
    fn boxes_go_before_lines_and_last_cells_before_both() {
        let mut position = Position::full();
        assert_eq!(hidden(&position), None);
        position.keep(3, 6, 1 << 5);
        check(hidden(&position), Technique::HiddenSingle, 15, (32, 6));
        position.keep(18 + 8, 2, 1 << 4);
        check(hidden(&position), Technique::HiddenSingle, 12, (70, 2));
        for cell in 0..8 {
            position.place(cell, cell);
        }
        check(hidden(&position), Technique::LastCell, 10, (8, 8));
    }

    #[test]
    fn a_naked_single_is_a_cell_of_one() {
        let mut position = Position::full();
        position.only(50, 0b11);
        assert_eq!(naked(&position), None);
        position.only(50, 0b10);
        check(naked(&position), Technique::NakedSingle, 23, (50, 1));
    }
}
