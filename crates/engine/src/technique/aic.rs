//! Alternating inference chain: conjugate pairs and cells with two candidates, mixed. One end is true.

use super::chain::{Ending, Links};

pub const CHAIN: (Links, Ending) = (Links::All, Ending::Open);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::tests::{check, check_none};

    #[test]
    fn aic() {
        check(
            Technique::Aic,
            "...4.76...3....78.7...6...2....9.34+524+9.+53+1..+35.7..9+2...3.8....5....6+8....8.....1:384 832 844 846",
            "r3c4<>5",
        );
        check(
            Technique::Aic,
            ".+1..+57...8+542+39+167...1.+4.5.+47...1....+8...+3..463..+4+5..15..+4+183.+6.6+8+39+2..+5.+4.+576..8:247 257 757 847 947 957",
            "r5c3<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Aic,
            "...4.76...3....78.7...6...2....9.34+524+9.+53+1..+35.7..9+2...3.8....5....6+8....8.....1:384 832 844 846 929",
        );
    }
}
