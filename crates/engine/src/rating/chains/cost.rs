//! What a chain costs by its length, and which of two chains goes first.

use crate::rating::Tenths;

/// The order among the hints of one search: the rating, then the length, then the kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Cost {
    /// The rating as Sudoku Explainer computes it, an IEEE double, by its bits (which order like
    /// the positive number). Sums of tenths that should be equal are not: 6.6 + 0.1 goes before
    /// 6.5 + 0.2, and that decides which chain is applied.
    double: u64,
    pub complexity: u32,
    pub key: SortKey,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum SortKey {
    Double = 1,
    X,
    Y,
    Xy,
    Cell,
    House,
    Contradiction,
}

impl Cost {
    pub fn new(base: Tenths, complexity: u32, key: SortKey) -> Cost {
        let mut added = 0.0;
        for _ in 0..surcharge(complexity) {
            added += 0.1;
        }
        let double = (f64::from(base.0) / 10.0 + added).to_bits();
        Cost { double, complexity, key }
    }
}

/// The rating of a chain of this length.
pub(super) fn rating(base: Tenths, complexity: u32) -> Tenths {
    Tenths(base.0 + surcharge(complexity))
}

/// A tenth for each of 4, 6, 8, 12, 16, 24, 32, … that the length less two exceeds.
fn surcharge(complexity: u32) -> u16 {
    let (mut tenths, mut limit) = (0, 4);
    while complexity.saturating_sub(2) > limit {
        limit = if tenths % 2 == 0 { limit / 2 * 3 } else { limit / 3 * 4 };
        tenths += 1;
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surcharge_steps_as_published() {
        let steps = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514];
        for (tenths, &last) in steps.iter().enumerate() {
            assert_eq!(surcharge(last), tenths as u16);
            assert_eq!(surcharge(last + 1), tenths as u16 + 1);
        }
    }

    #[test]
    fn the_order_is_that_of_doubles() {
        let x_chain = Cost::new(Tenths(66), 8, SortKey::X);
        let cycle = Cost::new(Tenths(65), 10, SortKey::X);
        assert_eq!(rating(Tenths(66), 8), rating(Tenths(65), 10));
        assert!(x_chain < cycle);
    }
}
