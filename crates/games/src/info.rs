//! What a menu shows of a game before it is played. It knows no rules and no run.

use crate::Preset;
use alloc::vec::Vec;
use engine::Phrase;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    pub name: Phrase,
    /// One line under the name.
    pub tagline: Phrase,
    /// What it is known by at a glance; no two games share one.
    pub hue: Hue,
    /// How to play, a paragraph each.
    pub how_to: Vec<Phrase>,
    /// How to play with pencil or scissors, a paragraph each; nothing where paper cannot take part.
    pub on_paper: Vec<Phrase>,
    /// What a menu asks to come to a preset; nothing where it lists them all.
    pub questions: Vec<Phrase>,
    /// In the order of a menu; the first open one is the default.
    pub presets: Vec<Preset>,
    /// The texts of a player that it plays.
    pub own: Option<OwnText>,
    /// Raised whenever the same log could give another outcome.
    pub rules_version: u32,
}

impl GameInfo {
    /// A game without presets, questions and texts of players.
    pub fn new(name: Phrase, tagline: Phrase, hue: Hue) -> GameInfo {
        GameInfo {
            name,
            tagline,
            hue,
            how_to: Vec::new(),
            on_paper: Vec::new(),
            questions: Vec::new(),
            presets: Vec::new(),
            own: None,
            rules_version: 1,
        }
    }

    /// The presets that differ from this one by their answer to a question alone, itself among
    /// them: what a menu offers there. What a player has to bring is not offered.
    pub fn answers(&self, question: usize, chosen: &Preset) -> Vec<&Preset> {
        let others = |preset: &Preset| {
            let answers = preset.answers.iter().zip(&chosen.answers).enumerate();
            answers.filter(|(index, _)| *index != question).all(|(_, (one, other))| one == other)
        };
        self.presets.iter().filter(|preset| !preset.brought && others(preset)).collect()
    }
}

/// The name of a colour. What it looks like, a front end knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    Tomato,
    Sunflower,
    Leaf,
    Teal,
    Sky,
    Plum,
    Rose,
}

impl Hue {
    pub const fn key(self) -> &'static str {
        match self {
            Hue::Tomato => "tomato",
            Hue::Sunflower => "sunflower",
            Hue::Leaf => "leaf",
            Hue::Teal => "teal",
            Hue::Sky => "sky",
            Hue::Plum => "plum",
            Hue::Rose => "rose",
        }
    }
}

/// A kind of text that a player may bring to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnText {
    /// What such a text says and how it is written.
    pub how: Phrase,
    /// One that can be played.
    pub sample: &'static str,
}
