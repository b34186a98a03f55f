//! Hidden rectangle: one corner holds two digits alone. From the opposite corner one of them has no
//! other place in the row and none in the column but the rectangle; then the other digit would
//! complete the deadly pattern there.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::HouseRole;
use crate::{CellSet, House};
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
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
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn hidden_rectangle() {
        check(
            Technique::HiddenRectangle,
            ".9.1+8..47.8..+42...4...7.28..6+4.985..1+5..+6+7.+94+9..5+1+4...+8.9+7.6.3....8.9...67+5+43+1.2.:324 334 341",
            "r8c7<>6",
        );
        check(
            Technique::HiddenRectangle,
            "...4.76..+63....78.7...6+8..2...+69+234+524+9+8+53+1..+35+67..9+2+8..3.8....5....6+8....8.....1:384 483 523 534",
            "r1c2<>1",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenRectangle,
            ".9.1+8..47.8..+42...4...7.28..6+4.98...1+5..+6+7.+94+9..5+1+4...+8.9+7.6.3....8.9...67+5+43+1.2.",
        );
    }
}
