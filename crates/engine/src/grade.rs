//! The six grades players choose from. The ranges stand here and nowhere else.

use crate::rating::Tenths;
use core::fmt;
use core::str::FromStr;

/// How hard a puzzle is, from [`Grade::Gentle`] to [`Grade::Nightmare`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    Gentle,
    Steady,
    Tricky,
    Tough,
    Fierce,
    Nightmare,
}

/// All grades, the easiest first.
pub const ALL: [Grade; 6] =
    [Grade::Gentle, Grade::Steady, Grade::Tricky, Grade::Tough, Grade::Fierce, Grade::Nightmare];

impl Grade {
    pub const ALL: [Grade; 6] = ALL;

    /// The grade of a puzzle with this ER.
    ///
    /// ```
    /// # use ninefold_engine as engine;
    /// use engine::grade::Grade;
    /// use engine::rating::Tenths;
    /// assert_eq!(Grade::of(Tenths(23)), Grade::Steady);
    /// assert_eq!(Grade::of(Tenths(24)), Grade::Tricky);
    /// ```
    pub fn of(er: Tenths) -> Grade {
        ALL.into_iter().find(|grade| er <= grade.hardest()).unwrap_or(Grade::Nightmare)
    }

    /// The highest ER that still counts as this grade.
    pub const fn hardest(self) -> Tenths {
        match self {
            Grade::Gentle => Tenths(12),
            Grade::Steady => Tenths(23),
            Grade::Tricky => Tenths(34),
            Grade::Tough => Tenths(56),
            Grade::Fierce => Tenths(79),
            Grade::Nightmare => Tenths(u16::MAX),
        }
    }

    /// The lowest ER that counts as this grade.
    pub const fn easiest(self) -> Tenths {
        match self {
            Grade::Gentle => Tenths(0),
            _ => Tenths(ALL[self as usize - 1].hardest().0 + 1),
        }
    }

    /// The name in files, on the command line and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Gentle => "gentle",
            Grade::Steady => "steady",
            Grade::Tricky => "tricky",
            Grade::Tough => "tough",
            Grade::Fierce => "fierce",
            Grade::Nightmare => "nightmare",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A text that names no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGradeError;

impl fmt::Display for ParseGradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a grade is one of gentle, steady, tricky, tough, fierce, nightmare")
    }
}

impl core::error::Error for ParseGradeError {}

impl FromStr for Grade {
    type Err = ParseGradeError;
    fn from_str(text: &str) -> Result<Grade, ParseGradeError> {
        ALL.into_iter().find(|grade| grade.key() == text).ok_or(ParseGradeError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_follow_each_other_without_a_gap() {
        for pair in ALL.windows(2) {
            assert_eq!(pair[0].hardest().0 + 1, pair[1].easiest().0);
        }
        for grade in ALL {
            assert_eq!(Grade::of(grade.easiest()), grade);
            assert_eq!(Grade::of(grade.hardest()), grade);
            assert_eq!(grade.key().parse(), Ok(grade));
        }
        assert_eq!("brutal".parse::<Grade>(), Err(ParseGradeError));
    }
}
