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

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for deadly in Deadly::all(position).filter(Deadly::has_straight_roof) {
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
    }
    ControlFlow::Continue(())
}
