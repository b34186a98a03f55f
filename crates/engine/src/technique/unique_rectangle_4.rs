//! Unique rectangle, type 4: one of the two digits must stand in one of the two corners with more.
//! The other digit then would complete the deadly pattern, so it leaves both.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::House;
use crate::position::Position;
use crate::step::HouseRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    if !deadly.has_straight_roof() {
        return ControlFlow::Continue(());
    }
    let [a, b] = deadly.digits;
    for house in House::all().filter(|house| deadly.roof.is_subset(house.cells())) {
        for (bound, free) in [(a, b), (b, a)] {
            if position.cells_in(house, bound) == deadly.roof {
                found(
                    deadly
                        .step(Technique::UniqueRectangle4)
                        .house(HouseRole::Base, house)
                        .removes(deadly.roof, free),
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
    fn unique_rectangle_4() {
        check(
            Technique::UniqueRectangle4,
            ".+23..67...45.1...9.9.....41......16....4.8...26..3......25....7..7...2...5.7...9.",
            "r8c8<>8 r8c9<>8",
        );
        check(
            Technique::UniqueRectangle4,
            "8...+3...7....89...63....8.5...+2.3.4...2..45..79...6.23.......6..6.32......7....5.",
            "r1c3<>1 r3c3<>1",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueRectangle4,
            ".+23..67...45.1...9.9.....41......16....4.8...26..3......25....7..7...2...5.7...9.:518",
        );
    }
}
