//! How hard a puzzle is on the scale the forums use: Sudoku Explainer's ER, EP and ED.
//!
//! The rater repeats what Sudoku Explainer 1.2.1 does, its quirks included, because a rating is
//! worth only as much as its agreement with the ratings already published.

mod method;
mod sheet;
mod step;
mod work;

mod aligned;
mod bug;
mod chains;
mod fish;
mod locked;
mod loops;
mod singles;
mod subsets;
mod wings;

mod path;

pub use method::Method;
pub use path::{Hurdle, Rater, rate};

use crate::phrase::error_by_phrase;
use crate::{ParseNameError, Phrase, phrase};
use core::fmt;
use core::str::FromStr;

/// A rating in tenths: `Tenths(66)` is 6.6, and written so.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::rating::Tenths;
/// assert_eq!("6.6".parse(), Ok(Tenths(66)));
/// assert_eq!(Tenths(70).to_string(), "7.0");
/// assert!("7.25".parse::<Tenths>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Padded like any text, so that tables can be made of it.
        let (whole, tenth) = (self.0 / 10, (b'0' + (self.0 % 10) as u8) as char);
        match f.width() {
            Some(width) => write!(f, "{whole:>0$}.{tenth}", width.saturating_sub(2)),
            None => write!(f, "{whole}.{tenth}"),
        }
    }
}

/// A number with at most one decimal: `6.6`, `7`.
impl FromStr for Tenths {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Tenths, ParseNameError> {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let number = |digits: &str| {
            let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            is_plain.then(|| digits.parse::<u16>().ok()).flatten()
        };
        let tenths = number(whole).zip(number(tenth).filter(|_| tenth.len() == 1));
        tenths
            .and_then(|(whole, tenth)| whole.checked_mul(10)?.checked_add(tenth))
            .map(Tenths)
            .ok_or(ParseNameError::new("6.6"))
    }
}

/// The three figures of a puzzle and what made the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The hardest step of the whole path.
    pub er: Tenths,
    /// The hardest step up to and including the first digit placed ("pearl").
    pub ep: Tenths,
    /// The very first step ("diamond").
    pub ed: Tenths,
    /// The method of the hardest step, the first of them where several are equal.
    pub hardest: Method,
}

/// How much work a rating may take, counted in links followed by chains: the same on every machine.
///
/// A thousand are well below a millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Links(pub u64);

impl Links {
    /// Enough for every puzzle ever published: the hardest take a tenth of it. About a minute.
    pub const AMPLE: Links = Links(1_000_000_000);
    /// Some seconds: many times what any puzzle takes that was not searched for its difficulty.
    pub const PATIENT: Links = Links(30_000_000);
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unratable {
    /// No grid solves it.
    NoSolution,
    /// More than one grid solves it.
    ManySolutions,
    /// Nothing is left to solve.
    AlreadySolved,
    /// No method of the rater goes on from here.
    BeyondMethods,
    /// The budget ran out first.
    OutOfBudget,
}

impl Unratable {
    /// The reason as a sentence to be said.
    pub fn phrase(self) -> Phrase {
        match self {
            Unratable::NoSolution => phrase!("no-solution"),
            Unratable::ManySolutions => phrase!("many-solutions"),
            Unratable::AlreadySolved => phrase!("already-solved"),
            Unratable::BeyondMethods => phrase!("beyond-the-scale"),
            Unratable::OutOfBudget => phrase!("rating-budget-spent"),
        }
    }
}

error_by_phrase!(Unratable);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_with_one_decimal_and_read_with_one_or_none() {
        for (text, tenths) in [("10.4", 104), ("0.0", 0), ("7", 70), ("6553.5", u16::MAX)] {
            assert_eq!(text.parse(), Ok(Tenths(tenths)));
        }
        for bad in ["", ".", "7.", ".5", "7.12", "x.1", "+7.1", "99999.9", "6553.6"] {
            assert!(bad.parse::<Tenths>().is_err(), "{bad}");
        }
        assert_eq!(format!("{:>5}|{}", Tenths(66), Tenths(104)), "  6.6|10.4");
    }
}
