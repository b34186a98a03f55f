//! Unique rectangle, type 6: two opposite corners have more digits, and one of the two digits makes
//! an X-wing on the rectangle. It cannot stand in those corners, or the pattern would be deadly.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::House;
use crate::position::Position;
use crate::step::HouseRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for deadly in Deadly::all(position).filter(Deadly::has_diagonal_roof) {
        let [first, _, third, _] = deadly.rectangle.corners;
        let rows = [House::row(first.row()), House::row(third.row())];
        let columns = [House::column(first.col()), House::column(third.col())];
        for digit in deadly.digits {
            for lines in [rows, columns] {
                let confined = lines.iter().all(|&line| position.cells_in(line, digit).len() == 2);
                if confined {
                    found(
                        deadly
                            .step(Technique::UniqueRectangle6)
                            .houses(HouseRole::Base, lines)
                            .removes(deadly.roof, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
