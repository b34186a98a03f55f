//! What opens with the levels: presets, which the games say themselves, and backgrounds.

use crate::Level;
use alloc::vec::Vec;
use engine::{Phrase, phrase};
use session::keys::Frontend;
use session::{GameId, Preset};

/// Something that a level opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unlock {
    Preset(GameId, Preset),
    Background(Background),
}

/// The pictures behind the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Background {
    Original,
    Sudoku,
    Tom,
    Tree,
    Turtle,
    Pyramid,
}

impl Background {
    pub const ALL: [Background; 6] = [
        Background::Original,
        Background::Sudoku,
        Background::Tom,
        Background::Tree,
        Background::Turtle,
        Background::Pyramid,
    ];

    /// The level from which it is open.
    pub const fn level(self) -> u8 {
        match self {
            Background::Original | Background::Sudoku => 1,
            Background::Tom => 6,
            Background::Tree => 9,
            Background::Turtle => 12,
            Background::Pyramid => 15,
        }
    }

    /// Its name in settings.
    pub const fn key(self) -> &'static str {
        match self {
            Background::Original => "original",
            Background::Sudoku => "sudoku",
            Background::Tom => "tom",
            Background::Tree => "tree",
            Background::Turtle => "turtle",
            Background::Pyramid => "pyramid",
        }
    }

    pub fn from_key(key: &str) -> Option<Background> {
        Background::ALL.into_iter().find(|background| background.key() == key)
    }

    pub fn name(self) -> Phrase {
        match self {
            Background::Original => phrase!("background-original"),
            Background::Sudoku => phrase!("background-sudoku"),
            Background::Tom => phrase!("background-tom"),
            Background::Tree => phrase!("background-tree"),
            Background::Turtle => phrase!("background-turtle"),
            Background::Pyramid => phrase!("background-pyramid"),
        }
    }
}

impl Unlock {
    /// Everything a level above the first opens, in the order of the levels.
    pub fn all() -> Vec<(Level, Unlock)> {
        let of_level = |level: Level| {
            let presets = GameId::ALL
                .into_iter()
                .flat_map(|game| game.info().presets.into_iter().map(move |preset| (game, preset)));
            let presets = presets
                .filter(move |(_, preset)| preset.level == level.number())
                .map(|(game, preset)| Unlock::Preset(game, preset));
            let backgrounds = Background::ALL.into_iter();
            let backgrounds = backgrounds
                .filter(move |background| background.level() == level.number())
                .map(Unlock::Background);
            presets.chain(backgrounds).map(move |unlock| (level, unlock))
        };
        Level::all().skip(1).flat_map(of_level).collect()
    }

    /// Whether a front end has it: a terminal has no pictures, and must not promise any.
    pub fn is_in(&self, frontend: Frontend) -> bool {
        match self {
            Unlock::Preset(..) => true,
            Unlock::Background(_) => frontend == Frontend::Browser,
        }
    }

    /// What to tell the player.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unlock::Preset(game, preset) => {
                phrase!("game-preset", game = game.info().name, preset = preset.name.clone())
            }
            Unlock::Background(background) => {
                phrase!("unlock-background", background = background.name())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source's tables of difficulties and backgrounds.
    #[test]
    fn levels_open_what_the_tables_say() {
        let opened: Vec<(u8, &str)> = Unlock::all()
            .iter()
            .map(|(level, unlock)| match unlock {
                Unlock::Preset(_, preset) => (level.number(), preset.key),
                Unlock::Background(background) => (level.number(), background.key()),
            })
            .collect();
        assert_eq!(
            opened,
            [
                (5, "hard"),
                (6, "tom"),
                (9, "tree"),
                (10, "lunatic"),
                (12, "turtle"),
                (15, "extra"),
                (15, "pyramid")
            ]
        );
        let from_the_start: Vec<&str> = Background::ALL
            .iter()
            .filter(|background| background.level() == 1)
            .map(|background| background.key())
            .collect();
        assert_eq!(from_the_start, ["original", "sudoku"]);
    }
}
