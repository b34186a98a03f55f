//! Avoidable rectangle, type 2: two corners of a line are filled and not given; the other two could
//! complete the deadly pattern but for the same one digit more. One of them is that digit.

use super::rectangle::Rectangle;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, DigitSet};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let placed = position.grid().filled() - position.givens();
    for rectangle in Rectangle::all() {
        for [a, b, across_a, across_b] in rectangle.turns() {
            let filled: CellSet = [a, b].into_iter().collect();
            let open: CellSet = [across_a, across_b].into_iter().collect();
            let (Some(first), Some(second)) = (position.grid()[a], position.grid()[b]) else {
                continue;
            };
            // The deadly pattern has the first digit across from `a` and the second across from `b`.
            let rest_a = position[across_a] - DigitSet::only(first);
            let rest_b = position[across_b] - DigitSet::only(second);
            let (Some(extra), true) = (rest_a.single(), rest_a == rest_b) else { continue };
            let complete = position.has(across_a, first) && position.has(across_b, second);
            let gone = position.cells_with(extra) & open.common_peers();
            if filled.is_subset(placed) && complete && !gone.is_empty() {
                found(
                    Step::new(Technique::AvoidableRectangle2)
                        .cells(CellRole::Floor, filled)
                        .cells(CellRole::Roof, open)
                        .candidates(CandidateRole::Extra, open, extra)
                        .removes(gone, extra),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}
