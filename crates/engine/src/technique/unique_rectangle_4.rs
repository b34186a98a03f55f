//! Unique rectangle, type 4: one of the two digits must stand in one of the two corners with more.
//! The other digit then would complete the deadly pattern, so it leaves both.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::House;
use crate::position::Position;
use crate::step::HouseRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for deadly in Deadly::all(position).filter(Deadly::has_straight_roof) {
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
    }
    ControlFlow::Continue(())
}
