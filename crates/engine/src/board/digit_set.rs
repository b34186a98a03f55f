//! A set of digits in nine bits, written `279`.

use super::Digit;
use super::bit_set::bit_set;
use crate::ParseNameError;
use core::fmt;
use core::str::FromStr;

bit_set! {
    /// Any of the nine digits; bit `n` stands for the digit `n + 1`.
    ///
    /// ```
    /// # use ninefold_engine as engine;
    /// use engine::{Digit, DigitSet};
    /// let mut digits: DigitSet = "729".parse()?;
    /// digits.remove("7".parse()?);
    /// assert_eq!(digits.to_string(), "29");
    /// # Ok::<(), engine::ParseNameError>(())
    /// ```
    pub struct DigitSet(u16) of digit: Digit;
    all: 0x1ff;
    at: at;
}

const fn at(index: u8) -> Option<Digit> {
    Digit::new(index + 1)
}

/// The digits in ascending order, without anything between.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

/// Digits in any order; nothing at all is the empty set.
impl FromStr for DigitSet {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<DigitSet, ParseNameError> {
        let digits = text.chars().map(Digit::from_char).collect::<Option<DigitSet>>();
        digits.ok_or(ParseNameError::new("279"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_set() {
        let d = |n| Digit::new(n).unwrap();
        let set: DigitSet = [d(2), d(7), d(9)].into_iter().collect();
        assert_eq!(set.iter().map(Digit::get).collect::<Vec<_>>(), [2, 7, 9]);
        assert_eq!((set - DigitSet::only(d(7))).len(), 2);
        assert_eq!(set.single(), None);
        assert_eq!(DigitSet::only(d(9)).single(), Some(d(9)));
        assert_eq!(!DigitSet::ALL, DigitSet::EMPTY);
        assert!(set.is_subset(DigitSet::ALL) && !DigitSet::ALL.is_subset(set));
        for set in [set, !set, DigitSet::EMPTY] {
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert!("2 7".parse::<DigitSet>().is_err());
    }
}
