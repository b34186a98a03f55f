//! X-chain: conjugate pairs of one digit, end to end in each other's sight. One end holds the digit.

use super::chain::{Links, find_open};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_open(position, Technique::XChain, Links::OneDigit, found)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn x_chain() {
        check(
            Technique::XChain,
            "...4.76...3....78.7...6...2....9.34+524+9.+53...+35.7..9+2...3.8....5....6.....8.....1:154 384 832 844 846",
            "r8c9<>8",
        );
        check(
            Technique::XChain,
            ".9.1+8..47.8..+42...4...7.28..6+4.985..1+5..+6+7.+94+9..5+1+4...+8.9+7.6.3....8.9...67+5+43+1.2.:182 324 334 341 687",
            "r3c9<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XChain,
            "...4.76...3....78.7...6...2....9.34+524+9.+53...+35.7..9+2...3.8....5....6.....8.....1:154 334 384 832 844 846",
        );
    }
}
