//! Tier and score in the manner of HoDoKu: techniques in its order, points for every step taken.
//!
//! The figures are HoDoKu's defaults for the techniques we share. Where HoDoKu has a choice of
//! instances it may take another than we do, so scores agree nearly and tiers nearly always.

use crate::name::keyed;
use crate::path::Path;
use crate::position::Position;
use crate::technique::Technique as T;
use crate::technique::{Memory, Technique};
use alloc::vec::Vec;

keyed! {
    /// What HoDoKu calls the level of a puzzle, from singles alone to forcing nets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Tier {
        /// Singles.
        Easy = "Easy",
        /// Locked candidates, pairs and triples.
        Medium = "Medium",
        /// Fish, wings, rectangles, colours.
        Hard = "Hard",
        /// Chains and almost locked sets.
        Unfair = "Unfair",
        /// Forcing chains and nets.
        Extreme = "Extreme",
    }
}

/// The tier and the score of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Height {
    /// That of its hardest step, or higher for the sake of its score.
    pub tier: Tier,
    /// The points of all its steps.
    pub score: u32,
}

/// Solves the position in HoDoKu's order and adds up.
pub fn climb(start: &Position) -> Height {
    climb_remembered(start, &mut Memory::new())
}

/// The same, sooner where a path of the same puzzle has looked already.
pub fn climb_remembered(start: &Position, memory: &mut Memory) -> Height {
    let order: Vec<Technique> = RUNGS.iter().map(|rung| rung.technique).collect();
    height(&Path::remembered(start, &order, memory))
}

/// The height of a path. The tier is that of the hardest technique, and higher while the score is
/// more than the tier allows.
pub fn height(path: &Path) -> Height {
    let rungs = || path.steps.iter().filter_map(|step| rung(step.technique));
    let score = rungs().map(|rung| rung.score).sum();
    let hardest = rungs().map(|rung| rung.tier).max().unwrap_or(Tier::Easy);
    if !path.is_solved() {
        return Height { tier: Tier::Extreme, score };
    }
    let fits = |tier: &Tier| *tier >= hardest && score <= tier.max_score();
    Height { tier: Tier::ALL.into_iter().find(fits).unwrap_or(Tier::Extreme), score }
}

/// One technique's place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// The tier of the puzzles that need it.
    pub tier: Tier,
    /// The points of one step.
    pub score: u32,
}

/// The technique's place on the ladder; `None` for those HoDoKu does not have.
pub fn rung(technique: Technique) -> Option<Rung> {
    RUNGS.iter().copied().find(|rung| rung.technique == technique)
}

impl Tier {
    /// The most points a puzzle of this tier may have.
    pub const fn max_score(self) -> u32 {
        match self {
            Tier::Easy => 800,
            Tier::Medium => 1000,
            Tier::Hard => 1600,
            Tier::Unfair => 1800,
            Tier::Extreme => u32::MAX,
        }
    }
}

const fn at(technique: Technique, tier: Tier, score: u32) -> Rung {
    Rung { technique, tier, score }
}

/// In the order HoDoKu tries them.
pub const RUNGS: &[Rung] = &[
    at(T::FullHouse, Tier::Easy, 4),
    at(T::NakedSingle, Tier::Easy, 4),
    at(T::HiddenSingleBox, Tier::Easy, 14),
    at(T::HiddenSingleLine, Tier::Easy, 14),
    at(T::LockedPair, Tier::Medium, 40),
    at(T::LockedTriple, Tier::Medium, 60),
    at(T::Pointing, Tier::Medium, 50),
    at(T::Claiming, Tier::Medium, 50),
    at(T::NakedPair, Tier::Medium, 60),
    at(T::NakedTriple, Tier::Medium, 80),
    at(T::HiddenPair, Tier::Medium, 70),
    at(T::HiddenTriple, Tier::Medium, 100),
    at(T::NakedQuad, Tier::Hard, 120),
    at(T::HiddenQuad, Tier::Hard, 150),
    at(T::XWing, Tier::Hard, 140),
    at(T::Swordfish, Tier::Hard, 150),
    at(T::Jellyfish, Tier::Hard, 160),
    at(T::RemotePair, Tier::Hard, 110),
    at(T::BugPlusOne, Tier::Hard, 100),
    at(T::Skyscraper, Tier::Hard, 130),
    at(T::TwoStringKite, Tier::Hard, 150),
    at(T::TurbotFish, Tier::Hard, 120),
    at(T::EmptyRectangle, Tier::Hard, 120),
    at(T::WWing, Tier::Hard, 150),
    at(T::XyWing, Tier::Hard, 160),
    at(T::XyzWing, Tier::Hard, 180),
    at(T::UniqueRectangle1, Tier::Hard, 100),
    at(T::UniqueRectangle2, Tier::Hard, 100),
    at(T::UniqueRectangle3, Tier::Hard, 100),
    at(T::UniqueRectangle4, Tier::Hard, 100),
    at(T::UniqueRectangle5, Tier::Hard, 100),
    at(T::UniqueRectangle6, Tier::Hard, 100),
    at(T::HiddenRectangle, Tier::Hard, 100),
    at(T::AvoidableRectangle1, Tier::Hard, 100),
    at(T::AvoidableRectangle2, Tier::Hard, 100),
    at(T::FinnedXWing, Tier::Hard, 130),
    at(T::SashimiXWing, Tier::Hard, 150),
    at(T::FinnedSwordfish, Tier::Unfair, 200),
    at(T::SashimiSwordfish, Tier::Unfair, 240),
    at(T::FinnedJellyfish, Tier::Unfair, 250),
    at(T::SashimiJellyfish, Tier::Unfair, 260),
    at(T::SueDeCoq, Tier::Unfair, 250),
    at(T::SimpleColoring, Tier::Hard, 150),
    at(T::MultiColoring, Tier::Hard, 200),
    at(T::XChain, Tier::Unfair, 260),
    at(T::XyChain, Tier::Unfair, 260),
    at(T::NiceLoop, Tier::Unfair, 280),
    at(T::Aic, Tier::Unfair, 280),
    at(T::GroupedNiceLoop, Tier::Unfair, 300),
    at(T::GroupedAic, Tier::Unfair, 300),
    at(T::AlsXz, Tier::Unfair, 300),
    at(T::AlsXyWing, Tier::Unfair, 320),
    at(T::ForcingChain, Tier::Extreme, 500),
    at(T::ForcingNet, Tier::Extreme, 700),
    // HoDoKu's brute force, which does not explain itself either.
    at(T::Trial, Tier::Extreme, 10_000),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::full_grid;
    use crate::step::Step;
    use crate::{Grid, Rng};

    #[test]
    fn singles_are_easy_and_add_up() {
        let start: Position =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let Height { tier, score } = climb(&start);
        assert_eq!(tier, Tier::Easy);
        // 51 cells at 4 or 14 points each.
        assert!((51 * 4..=51 * 14).contains(&score) && score % 2 == 0, "{score}");
    }

    #[test]
    fn a_high_score_lifts_the_tier() {
        let solved = full_grid(&mut Rng::new(1));
        let check = |n_steps: u32, tier: Tier| {
            let steps = (0..n_steps).map(|_| Step::new(T::FullHouse)).collect();
            let path = Path { steps, end: Position::from_puzzle(&solved) };
            assert_eq!(height(&path), Height { tier, score: n_steps * 4 });
        };
        check(200, Tier::Easy);
        check(201, Tier::Medium);
        check(250, Tier::Medium);
        check(251, Tier::Hard);
        check(401, Tier::Unfair);
        check(451, Tier::Extreme);
    }

    #[test]
    fn what_is_not_solved_is_extreme() {
        let path = Path::with(&Position::from_puzzle(&Grid::EMPTY), &[T::FullHouse]);
        assert_eq!(height(&path), Height { tier: Tier::Extreme, score: 0 });
        assert_eq!(rung(T::WxyzWing), None);
    }
}
