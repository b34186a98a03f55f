//! The six grades players choose from. The ranges stand here and nowhere else.

use crate::name::keyed;
use crate::rating::Tenths;

keyed! {
    /// How hard a puzzle is, from [`Grade::Gentle`] to [`Grade::Nightmare`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Grade {
        /// Hidden singles in boxes.
        Gentle = "gentle",
        /// Every single.
        Steady = "steady",
        /// Locked candidates and pairs.
        Tricky = "tricky",
        /// Triples, fish, wings and rectangles.
        Tough = "tough",
        /// Chains.
        Fierce = "fierce",
        /// Chains of chains, and no end to it.
        Nightmare = "nightmare",
    }
}

impl Grade {
    /// The grade of a puzzle with this ER.
    ///
    /// ```
    /// # use ninefold_engine as engine;
    /// use engine::Grade;
    /// use engine::rating::Tenths;
    /// assert_eq!(Grade::of(Tenths(23)), Grade::Steady);
    /// assert_eq!(Grade::of(Tenths(24)), Grade::Tricky);
    /// ```
    pub fn of(er: Tenths) -> Grade {
        Grade::ALL.into_iter().find(|grade| er <= grade.hardest()).unwrap_or(Grade::Nightmare)
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
            _ => Tenths(Grade::ALL[self as usize - 1].hardest().0 + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_follow_each_other_without_a_gap() {
        for pair in Grade::ALL.windows(2) {
            assert_eq!(pair[0].hardest().0 + 1, pair[1].easiest().0);
        }
        for grade in Grade::ALL {
            assert_eq!(Grade::of(grade.easiest()), grade);
            assert_eq!(Grade::of(grade.hardest()), grade);
            assert_eq!(grade.key().parse(), Ok(grade));
        }
        assert!("brutal".parse::<Grade>().is_err());
    }
}
