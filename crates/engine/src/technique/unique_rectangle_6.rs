//! Unique rectangle, type 6: two opposite corners have more digits, and one of the two digits makes
//! an X-wing on the rectangle. It cannot stand in those corners, or the pattern would be deadly.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::House;
use crate::position::Position;
use crate::step::HouseRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    if !deadly.has_diagonal_roof() {
        return ControlFlow::Continue(());
    }
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
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn unique_rectangle_6() {
        check(
            Technique::UniqueRectangle6,
            "+94+3+2+85+16+7+5+62+1+97+34+81+8+7+463+2+5+98+7+692+1+5+343.1...9.+64.+9..+68..+7.8.+4+2+69.+2.+4.+1.7..+6.5.7.+4.2",
            "r7c9<>5 r8c4<>5",
        );
        check(
            Technique::UniqueRectangle6,
            "+8+97+26+5+143+42+189+3...+6+35+1+7+49+2+8+3+7.48.2.5+5+1.+7+2..+3.28.+5+3...+11+639+42...+75+2+6+1+8+3+949+4+8+35+761+2",
            "r4c6<>9 r6c3<>9",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueRectangle6,
            "+94+3+2+85+16+7+5+62+1+97+34+81+8+7+463+2+5+98+7+692+1+5+343.1...9.+64.+9..+68..+7.8.+4+2+69.+2.+4.+1.7..+6.5.7.+4.2:374",
        );
    }
}
