//! The fifteen levels of "Sudoku in Pieces" and what it takes to reach them.
//!
//! What a run brings, its preset says (`games/src/pay.rs`); the tables here count a thousand for each of
//! it. That paces the source's table well; the test at the bottom plays it through, always on the highest
//! open preset of the game that has all the levels:
//!
//! | runs to reach level    | 5  | 10  | 15  |
//! |------------------------|----|-----|-----|
//! | in half the bonus time | 7  | 91  | 163 |
//! | in all the bonus time  | 12 | 158 | 283 |
//!
//! The first run is worth a level, the first evening opens the third preset, and the last is some
//! weeks away. `docs/experience.md` tells how the other games keep step.

use engine::{Phrase, phrase};

/// What the tables count for each experience that players are told.
pub const UNIT: u64 = 1_000;

/// The experience that takes a player from each level to the next.
const STEPS: [u64; 14] = [
    10_000_000,
    20_000_000,
    50_000_000,
    100_000_000,
    180_000_000,
    320_000_000,
    650_000_000,
    1_250_000_000,
    1_250_000_000,
    1_250_000_000,
    1_250_000_000,
    1_250_000_000,
    1_250_000_000,
    1_250_000_000,
];

/// A player's level, from 1 to [`Level::HIGHEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// How far a player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub level: Level,
    /// All experience earned.
    pub experience: u64,
    /// Experience earned on this level, and what the level asks for; `None` on the highest.
    pub step: Option<(u64, u64)>,
}

impl Level {
    pub const HIGHEST: Level = Level(STEPS.len() as u8 + 1);

    /// The level that so much experience reaches.
    pub fn reached_with(experience: u64) -> Level {
        let reached = Level::all().take_while(|level| level.experience() <= experience);
        reached.last().unwrap_or(Level(1))
    }

    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::HIGHEST.0).map(Level)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The experience that reaches it.
    pub fn experience(self) -> u64 {
        STEPS.iter().take(usize::from(self.0) - 1).sum()
    }

    /// What it asks for to be left for the next; `None` on the highest.
    pub fn step(self) -> Option<u64> {
        STEPS.get(usize::from(self.0) - 1).copied()
    }
}

impl Standing {
    pub fn of(experience: u64) -> Standing {
        let level = Level::reached_with(experience);
        let step = level.step().map(|step| (experience - level.experience(), step));
        Standing { level, experience, step }
    }

    /// The level, and how much experience the next one is away.
    pub fn phrase(&self) -> Phrase {
        let level = self.level.number();
        match self.step {
            None => phrase!("level-highest", level = level),
            Some((earned, whole)) => {
                phrase!("level-next", level = level, experience = told(whole - earned))
            }
        }
    }
}

/// Experience as players are told it, everywhere.
pub fn told(experience: u64) -> i64 {
    experience.div_ceil(UNIT) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{AnyGame, Command, GameId, Millis, Preset, Rng};
    use std::vec::Vec;

    /// The source's table of total experience.
    #[test]
    fn levels_are_reached_as_the_table_says() {
        let totals: [u64; 15] = [
            0,
            10_000_000,
            30_000_000,
            80_000_000,
            180_000_000,
            360_000_000,
            680_000_000,
            1_330_000_000,
            2_580_000_000,
            3_830_000_000,
            5_080_000_000,
            6_330_000_000,
            7_580_000_000,
            8_830_000_000,
            10_080_000_000,
        ];
        assert_eq!(Level::HIGHEST.number(), 15);
        for (level, total) in Level::all().zip(totals) {
            assert_eq!(level.experience(), total);
            assert_eq!(Level::reached_with(total), level);
            assert!(total == 0 || Level::reached_with(total - 1) < level);
        }
        assert_eq!(Level::reached_with(u64::MAX), Level::HIGHEST);
        assert_eq!(Standing::of(15_000_000).step, Some((5_000_000, 20_000_000)));
        assert_eq!(Standing::of(u64::MAX).step, None);
    }

    /// The score of a run that was played by hints and handed in at this moment.
    fn score(game: GameId, preset: &Preset, at: Millis) -> u64 {
        let deal = game.deal(preset, &mut Rng::new(1));
        let mut run = AnyGame::start(&deal).unwrap();
        let run = run.as_game_mut();
        while let Ok(hint) = run.hint(at) {
            for action in &hint.actions {
                run.act(action, at).unwrap();
            }
        }
        run.act(&session::Action::Command(Command::Submit), at).unwrap();
        run.outcome().end().unwrap().sheet.total()
    }

    /// How many runs it takes to reach levels 5, 10 and 15 for someone who always plays the highest
    /// open preset and takes this share of its bonus time.
    fn pace(percent: u64) -> Vec<u32> {
        let opens_last = |game: &GameId| {
            game.info().presets.iter().any(|preset| preset.level == Level::HIGHEST.number())
        };
        let game = GameId::ALL.into_iter().find(opens_last).unwrap();
        let presets = game.info().presets;
        let minutes = [5, 10, 15, 20, 25];
        let scores: Vec<u64> = presets
            .iter()
            .zip(minutes)
            .map(|(preset, minutes)| score(game, preset, Millis(minutes * 600 * percent)))
            .collect();
        let (mut experience, mut runs) = (0, 0);
        [5, 10, 15]
            .into_iter()
            .map(|goal| {
                while Level::reached_with(experience).number() < goal {
                    let level = Level::reached_with(experience).number();
                    let open = presets.iter().rposition(|preset| preset.level <= level).unwrap();
                    experience += scores[open] * UNIT;
                    runs += 1;
                }
                runs
            })
            .collect()
    }

    #[test]
    fn the_pace_is_as_documented() {
        assert_eq!(pace(50), [7, 91, 163]);
        assert_eq!(pace(100), [12, 158, 283]);
    }
}
