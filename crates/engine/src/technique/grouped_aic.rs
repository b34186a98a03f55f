//! Grouped chain: an alternating chain in which two or three cells of a box and a line may act as one.

use super::chain::{Ending, Links};

pub const CHAIN: (Links, Ending) = (Links::Grouped, Ending::Open);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::tests::{check, check_none};

    #[test]
    fn grouped_aic() {
        check(
            Technique::GroupedAic,
            ".+1..+57...8+542+39+167...1.+4.5.+47...1....+8...+3..463..+4+5..15..+4+183.+6.6+8+39+2..+5.+4.+576..8:247 253 257 645 757 847 947 957",
            "r3c7<>2",
        );
        check(
            Technique::GroupedAic,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r1c5<>1",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::GroupedAic,
            ".+1..+57...8+542+39+167...1.+4.5.+47...1....+8...+3..4.3..+4+5..15..+4+183.+6.6+8+39+2..+5.+4.+576..8",
        );
    }
}
