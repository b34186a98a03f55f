//! Avoidable rectangle, type 2: two corners of a line are filled and not given; the other two could
//! complete the deadly pattern but for the same one digit more. One of them is that digit.

use super::rectangle::{Rectangle, in_row};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, DigitSet};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let placed = position.grid().filled() - position.givens();
    let own = !position.givens();
    for rectangle in Rectangle::with_sides(|low, high| in_row(own, low) & in_row(own, high)) {
        if (rectangle.cells() & placed).is_empty() {
            continue;
        }
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

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn avoidable_rectangle_2() {
        check(
            Technique::AvoidableRectangle2,
            "+1.74+5..8+6+6......5+75......+324+51....+6.+78+3..+4+52+1+96+2+5.17+4.2+1+5+9+46+37+8+8+7+9+2356+14+3+4681+7+2+9+5",
            "r4c5<>9 r4c6<>9",
        );
        check(
            Technique::AvoidableRectangle2,
            "+6132+58..+4.4.+69+35+18+9+58+7+41+2+364+3.5+2+6..9.6+9...3+5+1.+7..+1.+46+2+32+61...45.9..6.+1.+31+8+4..+5+6.7:786",
            "r5c1<>8 r6c4<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::AvoidableRectangle2,
            "+1.74+5..8+6+6......5+75......+324+51....+6.+78+3..+4+52+1+96+2+5.17+4.2+1+5+9+46+37+8+8+7+9+2356+14+3+4681+7+2+9+5:947",
        );
    }
}
