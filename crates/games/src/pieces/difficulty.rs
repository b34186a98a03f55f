//! The five difficulties: how the board is cut, what the run pays, when it is open.
//!
//! Sizes and hints are ours: a large piece has few places, so its shape alone nearly says where it
//! goes; with small pieces the digits have to. The pay and the levels are the source's. It knows no
//! hints that are asked for, so their price is ours: as many as there are pieces leave nothing.
//!
//! | difficulty | cells of a piece | hint cells | base | time bonus | gone after | level | a hint |
//! |------------|------------------|------------|------|------------|------------|-------|--------|
//! | easy       | 6–9              | ≥ 12       | 10000  | 20500    | 5 min      | 1     | 4400   |
//! | medium     | 5–7              | ≥ 11       | 15000  | 30500    | 10 min     | 1     | 5100   |
//! | hard       | 4–6              | ≥ 10       | 25000  | 50800    | 15 min     | 5     | 6900   |
//! | lunatic    | 3–5              | ≥ 9        | 50000  | 101600   | 20 min     | 10    | 10200  |
//! | extra      | 2–4              | ≥ 8        | 100000 | 203300   | 25 min     | 15    | 14500  |

use super::score;
use crate::pay::{Base, Experience, HintPrice, Pay, TimePay};
use crate::{Millis, Preset};
use engine::phrase;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    pub key: &'static str,
    /// The fewest and the most cells of a piece.
    pub sizes: (u32, u32),
    /// The fewest cells that are filled from the start.
    pub hints: u32,
    /// The points for finishing at all.
    pub base: u32,
    /// The points for finishing in no time.
    pub bonus: u32,
    /// When nothing is left of the bonus.
    pub gone: Millis,
    /// The player's level from which it is open.
    pub level: u8,
    /// What a hint costs, by the rules from the second on.
    pub a_hint: u32,
}

pub const ALL: [Difficulty; 5] = [
    Difficulty {
        key: "easy",
        sizes: (6, 9),
        hints: 12,
        base: 10_000,
        bonus: 20_500,
        gone: Millis::from_secs(5 * 60),
        level: 1,
        a_hint: 4_400,
    },
    Difficulty {
        key: "medium",
        sizes: (5, 7),
        hints: 11,
        base: 15_000,
        bonus: 30_500,
        gone: Millis::from_secs(10 * 60),
        level: 1,
        a_hint: 5_100,
    },
    Difficulty {
        key: "hard",
        sizes: (4, 6),
        hints: 10,
        base: 25_000,
        bonus: 50_800,
        gone: Millis::from_secs(15 * 60),
        level: 5,
        a_hint: 6_900,
    },
    Difficulty {
        key: "lunatic",
        sizes: (3, 5),
        hints: 9,
        base: 50_000,
        bonus: 101_600,
        gone: Millis::from_secs(20 * 60),
        level: 10,
        a_hint: 10_200,
    },
    Difficulty {
        key: "extra",
        sizes: (2, 4),
        hints: 8,
        base: 100_000,
        bonus: 203_300,
        gone: Millis::from_secs(25 * 60),
        level: 15,
        a_hint: 14_500,
    },
];

/// The presets of the dailies from Monday on.
pub const WEEK: [&str; 7] = ["easy", "easy", "medium", "medium", "hard", "hard", "lunatic"];

/// The difficulty of this key.
pub fn by_key(key: &str) -> Option<&'static Difficulty> {
    ALL.iter().find(|difficulty| difficulty.key == key)
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    by_key(preset).map_or(Pay::NOTHING, Difficulty::pay)
}

impl Difficulty {
    pub fn preset(&self) -> Preset {
        let (name, about) = match self.key {
            "easy" => (phrase!("pieces-easy"), phrase!("pieces-easy-about")),
            "medium" => (phrase!("pieces-medium"), phrase!("pieces-medium-about")),
            "hard" => (phrase!("pieces-hard"), phrase!("pieces-hard-about")),
            "lunatic" => (phrase!("pieces-lunatic"), phrase!("pieces-lunatic-about")),
            _ => (phrase!("pieces-extra"), phrase!("pieces-extra-about")),
        };
        Preset { level: self.level, ..Preset::new(self.key, name, about, self.pay()) }
    }

    /// A point is one experience: the source pays experience by the score.
    pub fn pay(&self) -> Pay {
        Pay {
            base: Base::Points(self.base),
            time: TimePay::Gone { most: self.bonus, at: self.gone },
            hint: HintPrice::Each(self.a_hint),
            check: score::a_check(self),
            experience: Experience::by_points(1),
            ..Pay::NOTHING
        }
    }
}
