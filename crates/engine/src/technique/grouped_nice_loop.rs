//! Grouped nice loop: a closed alternating chain in which two or three cells may act as one.

use super::chain::{Ending, Links};

pub const CHAIN: (Links, Ending) = (Links::Grouped, Ending::Ring);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::tests::{check, check_none};

    #[test]
    fn grouped_nice_loop() {
        check(
            Technique::GroupedNiceLoop,
            "+3+85+1+64+7+927+6+9+5+3+214+8+1+4+2+879+6+3581+4+9+5+73+2+6+29+36..+4+5+75+7+6+423+9+8+1+63.+29.57+4+4+5+7+3..+2+19+92+1+7+4+5+8+63",
            "r8c6<>8",
        );
        check(
            Technique::GroupedNiceLoop,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r1c5<>1 r1c5<>9 r2c4<>9 r3c4<>9",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::GroupedNiceLoop,
            "+3+85+1+64+7+927+6+9+5+3+214+8+1+4+2+879+6+3581+4+9+5+73+2+6+29+36..+4+5+75+7+6+423+9+8+1+63.+29.57+4+4+5+7+3..+2+19+92+1+7+4+5+8+63:156",
        );
    }
}
