//! Grouped nice loop: a closed alternating chain in which two or three cells may act as one.

use super::chain::{Links, find_ring};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_ring(position, Technique::GroupedNiceLoop, Links::Grouped, found)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn grouped_nice_loop() {
        check(
            Technique::GroupedNiceLoop,
            "...1.69..4+15+79......9+8..71...8.+175.3.3...8.9.....6.48.17.5..6......74.....2+6.+1.+7.:376 391 455 535 589 639 819 887 889 891 892 899",
            "r1c3=7",
        );
        check(
            Technique::GroupedNiceLoop,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r1c5<>1 r1c5<>9 r2c4<>9 r3c4<>9",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::GroupedNiceLoop,
            "...1.69..4+15+79......9+8..71...8.+175.3.3...8.9.....6.48.17.5..6......74.....2+6.+1.+7.:376 391 455 535 589 639 711 819 887 889 891 892 899",
        );
    }
}
