//! Hidden rectangle: one corner holds two digits alone. From the opposite corner one of them has no
//! other place in the row and none in the column but the rectangle; then the other digit would
//! complete the deadly pattern there.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::HouseRole;
use crate::{CellSet, House};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for deadly in Deadly::all(position) {
        for [floor, _, corner, _] in deadly.rectangle.turns() {
            if !deadly.floor.contains(floor) || !deadly.roof.contains(corner) {
                continue;
            }
            let lines = [House::row(corner.row()), House::column(corner.col())];
            let [a, b] = deadly.digits;
            for (bound, free) in [(a, b), (b, a)] {
                if lines.iter().all(|&line| position.cells_in(line, bound).len() == 2) {
                    found(
                        deadly
                            .step(Technique::HiddenRectangle)
                            .houses(HouseRole::Base, lines)
                            .removes(CellSet::only(corner), free),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
