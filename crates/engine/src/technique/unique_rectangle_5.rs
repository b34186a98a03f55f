//! Unique rectangle, type 5: two opposite corners, or three, have the same one digit more. One of
//! them is that digit, so it leaves every cell that sees them all.

use super::rectangle::Deadly;
use super::unique_rectangle_2::with_one_extra;
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    match deadly.has_diagonal_roof() || deadly.roof.len() == 3 {
        true => with_one_extra(position, deadly, Technique::UniqueRectangle5, found),
        false => ControlFlow::Continue(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    /// An empty board but for the candidates of four cells: the pattern is too rare to be met.
    const BOARD: &str =
        ".................................................................................";

    #[test]
    fn unique_rectangle_5() {
        check(
            Technique::UniqueRectangle5,
            &alloc::format!(
                "{BOARD}:314 321 411 414 424 421 511 514 524 521 611 614 624 621 711 714 724 721 811 814 824 821 911 914 924 921"
            ),
            "r1c5<>3 r1c6<>3 r2c2<>3 r2c3<>3",
        );
        check(
            Technique::UniqueRectangle5,
            &alloc::format!(
                "{BOARD}:321 411 414 424 421 511 514 524 521 611 614 624 621 711 714 724 721 811 814 824 821 911 914 924 921"
            ),
            "r1c5<>3 r1c6<>3",
        );
        // The two corners have different digits more.
        check_none(
            Technique::UniqueRectangle5,
            &alloc::format!(
                "{BOARD}:314 324 321 411 414 421 511 514 524 521 611 614 624 621 711 714 724 721 811 814 824 821 911 914 924 921"
            ),
        );
    }
}
