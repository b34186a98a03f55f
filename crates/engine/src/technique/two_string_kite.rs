//! Two-string kite: a row and a column where a digit has two places each, tied in a box. One of
//! the two loose ends holds the digit.

use super::conjugate::Conjugate;
use super::turbot_fish::{each, is_line};
use super::{Found, Technique};
use crate::Digit;
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    each(position, digit, Technique::TwoStringKite, is_kite, found)
}

fn is_kite(first: Conjugate, second: Conjugate) -> bool {
    let tied = first.b.box_index() == second.a.box_index();
    is_line(first) && is_line(second) && first.house.kind() != second.house.kind() && tied
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn two_string_kite() {
        check(
            Technique::TwoStringKite,
            ".2...6.....5+24..98......32..4...89..3.2...+86..6+81....74....2.+83.......7+9..9.8.4..",
            "r8c6<>3",
        );
        check(
            Technique::TwoStringKite,
            ".....4.+722......8..7....3.16...3......92..........87.4..85.+3..+64..+86.9.3.3+6...+857:275 286 475",
            "r5c6<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::TwoStringKite,
            ".2...6......+24..98......32..4...89..3.2...+86..6+81....74....2.+83.......7+9..9.8.4..",
        );
    }
}
