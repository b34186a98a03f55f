//! Techniques that are learned together, because they are looked for in the same way.

use super::Technique;
use crate::name::keyed;

keyed! {
    /// A family of techniques, in the order in which families are taught. More may come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Family {
        /// One digit, one cell.
        Singles = "singles",
        /// A digit where a box and a line cross.
        Locked = "locked",
        /// As many digits as cells within a house.
        Subsets = "subsets",
        /// A digit in as many rows as columns.
        Fish = "fish",
        /// A digit and two or three strong links.
        Turbots = "turbots",
        /// A cell that two or three others hang on.
        Wings = "wings",
        /// What would leave the puzzle two solutions.
        Uniqueness = "uniqueness",
        /// Digits followed in two colours.
        Colors = "colours",
        /// Chains of any length.
        Chains = "chains",
        /// Cells that together have one candidate too many.
        Sets = "sets",
        /// What is supposed and followed to its end.
        Nets = "nets",
    }
}

impl Family {
    /// The name of the message that names it to people.
    pub const fn message(self) -> &'static str {
        match self {
            Family::Singles => "family-singles",
            Family::Locked => "family-locked",
            Family::Subsets => "family-subsets",
            Family::Fish => "family-fish",
            Family::Turbots => "family-turbots",
            Family::Wings => "family-wings",
            Family::Uniqueness => "family-uniqueness",
            Family::Colors => "family-colours",
            Family::Chains => "family-chains",
            Family::Sets => "family-sets",
            Family::Nets => "family-nets",
        }
    }

    /// Its techniques, the easiest first.
    pub fn techniques(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(move |technique| technique.family() == self)
    }
}

impl Technique {
    /// The family it is learned with.
    pub const fn family(self) -> Family {
        use Technique as T;
        match self {
            T::FullHouse | T::HiddenSingleBox | T::HiddenSingleLine | T::NakedSingle => {
                Family::Singles
            }
            T::Pointing | T::Claiming => Family::Locked,
            T::LockedPair
            | T::NakedPair
            | T::HiddenPair
            | T::LockedTriple
            | T::NakedTriple
            | T::HiddenTriple
            | T::NakedQuad
            | T::HiddenQuad => Family::Subsets,
            T::XWing
            | T::Swordfish
            | T::Jellyfish
            | T::FinnedXWing
            | T::SashimiXWing
            | T::FinnedSwordfish
            | T::SashimiSwordfish
            | T::FinnedJellyfish
            | T::SashimiJellyfish => Family::Fish,
            T::Skyscraper | T::TwoStringKite | T::TurbotFish | T::EmptyRectangle => Family::Turbots,
            T::XyWing | T::WWing | T::XyzWing | T::WxyzWing => Family::Wings,
            T::BugPlusOne
            | T::BugPlusMore
            | T::UniqueRectangle1
            | T::UniqueRectangle2
            | T::UniqueRectangle3
            | T::UniqueRectangle4
            | T::UniqueRectangle5
            | T::UniqueRectangle6
            | T::HiddenRectangle
            | T::AvoidableRectangle1
            | T::AvoidableRectangle2
            | T::UniqueLoop => Family::Uniqueness,
            T::SimpleColoring | T::MultiColoring => Family::Colors,
            T::RemotePair
            | T::XChain
            | T::XyChain
            | T::NiceLoop
            | T::Aic
            | T::GroupedNiceLoop
            | T::GroupedAic => Family::Chains,
            T::SueDeCoq | T::AlsXz | T::AlsXyWing => Family::Sets,
            T::ForcingChain | T::ForcingNet | T::Trial => Family::Nets,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_has_techniques_and_every_technique_one_family() {
        let all: usize = Family::ALL.into_iter().map(|family| family.techniques().count()).sum();
        assert_eq!(all, Technique::ALL.len());
        assert!(Family::ALL.into_iter().all(|family| family.techniques().next().is_some()));
    }
}
