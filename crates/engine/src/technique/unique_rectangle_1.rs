//! Unique rectangle, type 1: three corners hold two digits alone. If the fourth held one of them
//! too, the digits could swap; so it holds neither.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(_: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    if deadly.roof.single().is_none() {
        return ControlFlow::Continue(());
    }
    let step = deadly.step(Technique::UniqueRectangle1);
    found(deadly.digits.iter().fold(step, |step, &digit| step.removes(deadly.roof, digit)))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn unique_rectangle_1() {
        check(
            Technique::UniqueRectangle1,
            "74+3+9+15628.8+5.+23+9.49.+2+8.+4+5.+3..+9..+6..+5..6.8+2.3+9..71.+9+2.6+5+912+4+83+6+7+3+7+8..+1+49+2..4+3+97+85+1:148 748",
            "r4c1<>4 r4c1<>8",
        );
        check(
            Technique::UniqueRectangle1,
            "8...+3...7....89.+3.63....8.5...+2.3.4.+3.2..45..79+4..6.23..+3....6..6.32......7...+35.",
            "r1c3<>1 r1c3<>9",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueRectangle1,
            "74+3+9+15628.8+5.+23+9.49.+2+8.+4+5.+3..+9..+6..+5..6.8+2.3+9..71.+9+2.6+5+912+4+83+6+7+3+7+8..+1+49+2..4+3+97+85+1:748",
        );
    }
}
