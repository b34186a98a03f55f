//! Skyscraper: two rows (or columns) where a digit has two places each, one pair of ends in the
//! same column. One of the two roofs holds the digit.

use super::conjugate::Conjugate;
use super::turbot_fish::{each, is_line};
use super::{Found, Technique};
use crate::Digit;
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    each(position, digit, Technique::Skyscraper, is_skyscraper, found)
}

/// Both pairs in lines of one kind, standing on a common ground line of the other kind.
fn is_skyscraper(first: Conjugate, second: Conjugate) -> bool {
    let common_ground = first.b.row() == second.a.row() || first.b.col() == second.a.col();
    is_line(first) && first.house.kind() == second.house.kind() && common_ground
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn skyscraper() {
        check(
            Technique::Skyscraper,
            ".1.87..+3+62...+61..9..6...+15...1...3..5..4136+9..9+3....+1....6+3...138.+1...6.+1+6....97+3:746 766 876",
            "r2c3<>8 r4c1<>8 r6c1<>8",
        );
        check(
            Technique::Skyscraper,
            ".1.6+4+3+5+826+2+418+5.+3.35+8+9+7+24....+57+94...4...1..5...1+5...9+45..+4.+167....8+59.+43.4..+67..+5:197 297",
            "r5c7<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Skyscraper,
            ".1.87..+3+62...+61..9..6...+15...1...3..5..4136+9..9+3....+1....6+3...138.+1...6.+1+6....97+3:746 766 839 876",
        );
    }
}
