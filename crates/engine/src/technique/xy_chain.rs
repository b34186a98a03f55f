//! XY-chain: cells with two candidates, each handing a digit on to the next. One end holds the digit
//! both ends have.

use super::chain::{Ending, Links};

pub const CHAIN: (Links, Ending) = (Links::TwoCandidates, Ending::Open);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::tests::{check, check_none};

    #[test]
    fn xy_chain() {
        check(
            Technique::XyChain,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r1c5<>1",
        );
        check(
            Technique::XyChain,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r1c4<>1 r1c5<>1 r1c6<>1 r1c9<>1 r2c8<>1 r3c9<>1",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XyChain,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.:926",
        );
    }
}
