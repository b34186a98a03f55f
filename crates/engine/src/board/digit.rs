//! One of the nine digits.

use crate::ParseNameError;
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// A digit from 1 to 9. `Option<Digit>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digits in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone {
        (0..9u8).map(Digit::from_index)
    }

    /// The digit with this face value; `None` unless it is 1 to 9.
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(face) if value <= 9 => Some(Digit(face)),
            _ => None,
        }
    }

    /// The digit `index + 1`.
    ///
    /// # Panics
    /// When `index` is not below 9.
    pub const fn from_index(index: u8) -> Digit {
        Digit::new(index + 1).expect("a digit's index is below 9")
    }

    /// The digit a character shows, `'1'` to `'9'`.
    pub const fn from_char(ch: char) -> Option<Digit> {
        if ch.is_ascii_digit() { Digit::new(ch as u8 - b'0') } else { None }
    }

    /// The face value, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The place in a table of nine, 0 to 8.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The character that shows this digit.
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl FromStr for Digit {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Digit, ParseNameError> {
        let mut chars = text.chars();
        match (chars.next().and_then(Digit::from_char), chars.next()) {
            (Some(digit), None) => Ok(digit),
            _ => Err(ParseNameError::new("7")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_to_nine() {
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(10), None);
        assert_eq!(Digit::from_char('0'), None);
        assert_eq!(Digit::all().map(Digit::get).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(Digit::all().all(|digit| Digit::from_char(digit.to_char()) == Some(digit)));
        assert!(Digit::all().all(|digit| digit.to_string().parse() == Ok(digit)));
        assert!(["", "0", "12", "x"].iter().all(|text| text.parse::<Digit>().is_err()));
        assert_eq!(size_of::<Option<Digit>>(), 1);
    }
}
