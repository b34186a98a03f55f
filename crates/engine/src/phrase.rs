//! A sentence as data: the name of a message and its values. The words are in `crates/words`.
//!
//! The pure crates say *what* there is to say; a front end says it in the player's language.

mod visible;

pub use visible::visible;

use crate::{Cell, CellSet, Digit, DigitSet, House};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One sentence to be said, e.g. `phrase!("meets-twin", digit = digit, house = house)`.
///
/// `Display` writes its plain form, for programmers: the message's name and its values. This is what
/// the errors of this crate display, so that an error is told in one place only; a player is told by
/// the message.
///
/// ```
/// # use ninefold_engine as engine;
/// let phrase = engine::phrase!("too-few-cells", found = 15, expected = 81);
/// assert_eq!(phrase.to_string(), "too few cells (found 15, expected 81)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Phrase {
    /// The message's name in the message files.
    pub id: Cow<'static, str>,
    /// The values by name, in the order they were given.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Arg {
    /// A count or another number.
    Number(i64),
    /// A digit.
    Digit(Digit),
    /// Several digits, to be listed.
    Digits(DigitSet),
    /// A cell.
    Cell(Cell),
    /// Several cells, to be listed.
    Cells(CellSet),
    /// A row, column or box.
    House(House),
    /// A sentence inside the sentence, such as a technique's name.
    Phrase(Phrase),
    /// Text that is the same in every language, such as `101101011`. It may be a stranger's:
    /// whoever writes it down makes it [`visible`].
    Verbatim(String),
}

impl Phrase {
    /// The message with this name, without values.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id.replace('-', " "))?;
        let mut before = " (";
        for (name, value) in &self.args {
            write!(f, "{before}{name} {value}")?;
            before = ", ";
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Digit(digit) => digit.fmt(f),
            Arg::Digits(digits) => digits.fmt(f),
            Arg::Cell(cell) => cell.fmt(f),
            Arg::Cells(cells) => cells.fmt(f),
            Arg::House(house) => house.fmt(f),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::Verbatim(text) => f.write_str(&visible(text)),
        }
    }
}

/// Names a message and its values. `cargo xtask tidy` finds every message by this macro
/// and demands it in every language.
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase::new($id)$(.with(stringify!($name), $value))*
    };
}

/// Errors whose one telling is their phrase: `Display` writes its plain form.
#[macro_export]
macro_rules! error_by_phrase {
    ($($Error:ty),*) => {
        $(impl core::fmt::Display for $Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.phrase(), f)
            }
        }

        impl core::error::Error for $Error {})*
    };
}

pub(crate) use error_by_phrase;

macro_rules! arg_from {
    ($($from:ty => $variant:ident),*) => {
        $(impl From<$from> for Arg {
            fn from(value: $from) -> Arg {
                Arg::$variant(value.into())
            }
        })*
    };
}

arg_from!(
    i64 => Number, u32 => Number, u8 => Number, i32 => Number,
    Digit => Digit, DigitSet => Digits, Cell => Cell, CellSet => Cells, House => House,
    Phrase => Phrase, String => Verbatim, &str => Verbatim
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_carries_its_values_in_order() {
        let digit = Digit::new(7).unwrap();
        let phrase = phrase!("meets-twin", digit = digit, house = House::column(2));
        assert_eq!(phrase.id, "meets-twin");
        assert_eq!(
            phrase.args,
            [("digit".into(), Arg::Digit(digit)), ("house".into(), Arg::House(House::column(2)))]
        );
    }
}
