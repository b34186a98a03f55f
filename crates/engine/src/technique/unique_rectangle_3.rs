//! Unique rectangle, type 3: the two corners with more digits act as one cell that holds one of
//! those. Together with other cells of their house it makes a naked subset.

use super::choose::choose;
use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole};
use crate::{Cell, CellSet, House};
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    if !deadly.has_straight_roof() {
        return ControlFlow::Continue(());
    }
    for house in House::all().filter(|house| deadly.roof.is_subset(house.cells())) {
        let others = (house.cells() & position.empty()) - deadly.rectangle.cells();
        let others: Vec<Cell> = others.iter().collect();
        for size in 1..=3 {
            for cells in choose(&others, size) {
                let cells: CellSet = cells.into_iter().collect();
                let digits = position.digits_of(cells) | deadly.extras;
                if digits.len() as usize != size + 1 {
                    continue;
                }
                let mut step = deadly
                    .step(Technique::UniqueRectangle3)
                    .cells(CellRole::Pattern, cells)
                    .all_candidates(CandidateRole::Pattern, cells, position)
                    .house(HouseRole::Base, house);
                for digit in digits.iter() {
                    let extra = position.cells_with(digit) & deadly.roof;
                    if deadly.extras.contains(digit) {
                        step = step.candidates(CandidateRole::Extra, extra, digit);
                    }
                    let gone = position.cells_in(house, digit) - cells - deadly.roof;
                    step = step.removes(gone, digit);
                }
                if step.changes_something() {
                    found(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn unique_rectangle_3() {
        check(
            Technique::UniqueRectangle3,
            "8...+3...7....89...63....8.5...+2.3.4...2..45..79...6.23.......6..6.32......7....5.",
            "r2c2<>1 r2c2<>2 r2c2<>4 r2c2<>5",
        );
        check(
            Technique::UniqueRectangle3,
            "..4........2...96..9...2..1.8.5+2...+6...3+8..124+2......86+4.+23+8+1...1.9+65..4.5.7..6..",
            "r2c1<>3 r2c1<>5 r2c1<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueRectangle3,
            "8...+3...7....89...63....8.5...+2.3.4...2..45..79...6.23.......6..6.32......7....5.:113",
        );
    }
}
