//! Nice loop: an alternating chain that closes. Every weak link of it holds one of its two ends, so
//! what sees both goes.

use super::chain::{Links, find_ring};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_ring(position, Technique::NiceLoop, Links::All, found)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn nice_loop() {
        check(
            Technique::NiceLoop,
            "..562..+9....9..8..9...+8.+6.129+43+687+1+5.......+8..7.....46.5...7.+68....4..32.1..3..7.:154 223 233 254 411 421 534 554",
            "r1c9=7",
        );
        check(
            Technique::NiceLoop,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r7c2<>7 r9c2<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::NiceLoop,
            "..562..+9....9..8..9...+8.+6.129+43+687+1+5.......+8..7.....46.5...7.+68....4..32.1..3..7.:154 223 233 254 411 421 534 554 711",
        );
    }
}
