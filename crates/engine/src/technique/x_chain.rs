//! X-chain: conjugate pairs of one digit, end to end in each other's sight. One end holds the digit.

use super::chain::{Ending, Links};

pub const CHAIN: (Links, Ending) = (Links::OneDigit, Ending::Open);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::tests::{check, check_none};

    #[test]
    fn x_chain() {
        check(
            Technique::XChain,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r3c3<>3",
        );
        check(
            Technique::XChain,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r7c2<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XChain,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......:333",
        );
    }
}
