//! Level and score in the manner of HoDoKu: techniques in its order, points for every step taken.
//!
//! The figures are HoDoKu's defaults for the techniques we share. Where HoDoKu has a choice of
//! instances it may take another than we do, so scores agree nearly and levels nearly always.

use crate::path::Path;
use crate::position::Position;
use crate::technique::Technique;
use crate::technique::Technique as T;
use alloc::vec::Vec;
use core::fmt;

/// How hard a puzzle is, from singles alone to forcing nets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Unfair,
    Extreme,
}

/// The level and the score of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Height {
    pub level: Level,
    pub score: u32,
}

/// Solves the position in HoDoKu's order and adds up.
pub fn climb(start: &Position) -> Height {
    let order: Vec<Technique> = RUNGS.iter().map(|rung| rung.technique).collect();
    height(&Path::with(start, &order))
}

/// The height of a path. The level is that of the hardest technique, and higher while the score is
/// more than the level allows.
pub fn height(path: &Path) -> Height {
    let rungs = || path.steps.iter().filter_map(|step| rung(step.technique));
    let score = rungs().map(|rung| rung.score).sum();
    let hardest = rungs().map(|rung| rung.level).max().unwrap_or(Level::Easy);
    if !path.is_solved() {
        return Height { level: Level::Extreme, score };
    }
    let fits = |level: &Level| *level >= hardest && score <= level.max_score();
    Height { level: Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme), score }
}

/// One technique's place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    pub technique: Technique,
    pub level: Level,
    pub score: u32,
}

/// The technique's place on the ladder; `None` for those HoDoKu does not have.
pub fn rung(technique: Technique) -> Option<Rung> {
    RUNGS.iter().copied().find(|rung| rung.technique == technique)
}

impl Level {
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// The most points a puzzle of this level may have.
    pub const fn max_score(self) -> u32 {
        match self {
            Level::Easy => 800,
            Level::Medium => 1000,
            Level::Hard => 1600,
            Level::Unfair => 1800,
            Level::Extreme => u32::MAX,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Easy => "Easy",
            Level::Medium => "Medium",
            Level::Hard => "Hard",
            Level::Unfair => "Unfair",
            Level::Extreme => "Extreme",
        })
    }
}

const fn at(technique: Technique, level: Level, score: u32) -> Rung {
    Rung { technique, level, score }
}

/// In the order HoDoKu tries them.
pub const RUNGS: &[Rung] = &[
    at(T::FullHouse, Level::Easy, 4),
    at(T::NakedSingle, Level::Easy, 4),
    at(T::HiddenSingleBox, Level::Easy, 14),
    at(T::HiddenSingleLine, Level::Easy, 14),
    at(T::LockedPair, Level::Medium, 40),
    at(T::LockedTriple, Level::Medium, 60),
    at(T::Pointing, Level::Medium, 50),
    at(T::Claiming, Level::Medium, 50),
    at(T::NakedPair, Level::Medium, 60),
    at(T::NakedTriple, Level::Medium, 80),
    at(T::HiddenPair, Level::Medium, 70),
    at(T::HiddenTriple, Level::Medium, 100),
    at(T::NakedQuad, Level::Hard, 120),
    at(T::HiddenQuad, Level::Hard, 150),
    at(T::XWing, Level::Hard, 140),
    at(T::Swordfish, Level::Hard, 150),
    at(T::Jellyfish, Level::Hard, 160),
    at(T::RemotePair, Level::Hard, 110),
    at(T::BugPlusOne, Level::Hard, 100),
    at(T::Skyscraper, Level::Hard, 130),
    at(T::TwoStringKite, Level::Hard, 150),
    at(T::TurbotFish, Level::Hard, 120),
    at(T::EmptyRectangle, Level::Hard, 120),
    at(T::WWing, Level::Hard, 150),
    at(T::XyWing, Level::Hard, 160),
    at(T::XyzWing, Level::Hard, 180),
    at(T::UniqueRectangle1, Level::Hard, 100),
    at(T::UniqueRectangle2, Level::Hard, 100),
    at(T::UniqueRectangle3, Level::Hard, 100),
    at(T::UniqueRectangle4, Level::Hard, 100),
    at(T::UniqueRectangle5, Level::Hard, 100),
    at(T::UniqueRectangle6, Level::Hard, 100),
    at(T::HiddenRectangle, Level::Hard, 100),
    at(T::AvoidableRectangle1, Level::Hard, 100),
    at(T::AvoidableRectangle2, Level::Hard, 100),
    at(T::FinnedXWing, Level::Hard, 130),
    at(T::SashimiXWing, Level::Hard, 150),
    at(T::FinnedSwordfish, Level::Unfair, 200),
    at(T::SashimiSwordfish, Level::Unfair, 240),
    at(T::FinnedJellyfish, Level::Unfair, 250),
    at(T::SashimiJellyfish, Level::Unfair, 260),
    at(T::SueDeCoq, Level::Unfair, 250),
    at(T::SimpleColoring, Level::Hard, 150),
    at(T::MultiColoring, Level::Hard, 200),
    at(T::XChain, Level::Unfair, 260),
    at(T::XyChain, Level::Unfair, 260),
    at(T::NiceLoop, Level::Unfair, 280),
    at(T::Aic, Level::Unfair, 280),
    at(T::GroupedNiceLoop, Level::Unfair, 300),
    at(T::GroupedAic, Level::Unfair, 300),
    at(T::AlsXz, Level::Unfair, 300),
    at(T::AlsXyWing, Level::Unfair, 320),
    at(T::ForcingChain, Level::Extreme, 500),
    at(T::ForcingNet, Level::Extreme, 700),
    // HoDoKu's brute force, which does not explain itself either.
    at(T::Trial, Level::Extreme, 10_000),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn singles_are_easy_and_add_up() {
        let start: Position =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let Height { level, score } = climb(&start);
        assert_eq!(level, Level::Easy);
        // 51 cells at 4 or 14 points each.
        assert!((51 * 4..=51 * 14).contains(&score) && score % 2 == 0, "{score}");
    }

    #[test]
    fn a_high_score_lifts_the_level() {
        let start: Position = ".".repeat(81).parse().unwrap();
        let path = Path::with(&start, &[T::FullHouse]);
        assert_eq!(height(&path), Height { level: Level::Extreme, score: 0 }, "not solved");
        assert_eq!(rung(T::WxyzWing), None);
        let levels: Vec<u32> = Level::ALL.iter().map(|level| level.max_score()).collect();
        assert!(levels.is_sorted());
    }
}
