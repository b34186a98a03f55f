//! The presets of Mini: two boards, digits or pictures, three kinds of puzzle.

use super::score;
use super::size::Size;
use super::step::Skill;
use crate::Preset;
use crate::pay::{Base, Experience, HintPrice, Pay, TimePay};
use crate::view::Face;
use alloc::vec;
use engine::{Phrase, phrase};

/// The presets of the dailies from Monday on: small ones for school days, pictures on Sunday.
pub const WEEK: [&str; 7] = [
    "four-full",
    "four-gaps",
    "six-full",
    "four-thought",
    "six-gaps",
    "six-thought",
    "pictures-six-gaps",
];

/// What a preset sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub size: Size,
    pub face: Face,
    pub kind: Kind,
}

/// How much there is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nearly full: some house always has one empty cell left.
    Full,
    /// Some gaps: now and then a value has only one place in a box.
    Gaps,
    /// Needs a thought: hardly anything is given away.
    Thought,
    /// One that somebody brings, as it stands.
    Own,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Full, Kind::Gaps, Kind::Thought, Kind::Own];
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    Variant::of_key(preset).map_or(Pay::NOTHING, Variant::pay)
}

impl Variant {
    pub fn all() -> impl Iterator<Item = Variant> {
        let faces = [Face::Digits, Face::Colors].into_iter();
        faces.flat_map(|face| {
            Size::ALL.into_iter().flat_map(move |size| {
                Kind::ALL.into_iter().map(move |kind| Variant { size, face, kind })
            })
        })
    }

    pub fn of_key(key: &str) -> Option<Variant> {
        Variant::all().find(|variant| variant.key() == key)
    }

    pub const fn key(self) -> &'static str {
        let is_pictured = matches!(self.face, Face::Colors);
        match (is_pictured, self.size, self.kind) {
            (false, Size::Four, Kind::Full) => "four-full",
            (false, Size::Four, Kind::Gaps) => "four-gaps",
            (false, Size::Four, Kind::Thought) => "four-thought",
            (false, Size::Four, Kind::Own) => "own-four",
            (false, Size::Six, Kind::Own) => "own-six",
            (true, Size::Four, Kind::Own) => "own-pictures-four",
            (true, Size::Six, Kind::Own) => "own-pictures-six",
            (false, Size::Six, Kind::Full) => "six-full",
            (false, Size::Six, Kind::Gaps) => "six-gaps",
            (false, Size::Six, Kind::Thought) => "six-thought",
            (true, Size::Four, Kind::Full) => "pictures-four-full",
            (true, Size::Four, Kind::Gaps) => "pictures-four-gaps",
            (true, Size::Four, Kind::Thought) => "pictures-four-thought",
            (true, Size::Six, Kind::Full) => "pictures-six-full",
            (true, Size::Six, Kind::Gaps) => "pictures-six-gaps",
            (true, Size::Six, Kind::Thought) => "pictures-six-thought",
        }
    }

    /// The fewest and the most blanks of its puzzles.
    pub const fn blanks(self) -> (u32, u32) {
        match (self.size, self.kind) {
            (Size::Four, Kind::Full) => (4, 6),
            (Size::Four, Kind::Gaps | Kind::Own) => (7, 9),
            (Size::Four, Kind::Thought) => (10, 12),
            (Size::Six, Kind::Full) => (9, 12),
            (Size::Six, Kind::Gaps | Kind::Own) => (14, 18),
            (Size::Six, Kind::Thought) => (21, 25),
        }
    }

    /// The hardest skill that its puzzles take, no more and no less. On the smaller board places in
    /// boxes are as hard as it gets.
    pub const fn skill(self) -> Skill {
        match (self.size, self.kind) {
            (_, Kind::Full) => Skill::LastCell,
            (_, Kind::Gaps | Kind::Own) | (Size::Four, Kind::Thought) => Skill::PlaceInBox,
            (Size::Six, Kind::Thought) => Skill::Thought,
        }
    }

    /// The points for a filled board, before anything else.
    pub const fn base(self) -> u32 {
        match (self.size, self.kind) {
            (Size::Four, Kind::Full) => 500,
            (Size::Four, Kind::Gaps | Kind::Own) => 750,
            (Size::Four, Kind::Thought) => 1_000,
            (Size::Six, Kind::Full) => 1_500,
            (Size::Six, Kind::Gaps | Kind::Own) => 2_000,
            (Size::Six, Kind::Thought) => 3_000,
        }
    }

    pub fn preset(self) -> Preset {
        let size = phrase!("mini-size", side = self.size.side());
        let (kind, about) = self.kind_words();
        let (face, name) = match self.face {
            Face::Colors => (
                phrase!("mini-pictures"),
                phrase!("mini-preset-pictures", size = size.clone(), kind = kind.clone()),
            ),
            _ => (
                phrase!("mini-digits"),
                phrase!("mini-preset", size = size.clone(), kind = kind.clone()),
            ),
        };
        let answers = vec![size, face, kind];
        let brought = self.kind == Kind::Own;
        Preset { answers, brought, ..Preset::new(self.key(), name, about, self.pay()) }
    }

    pub fn pay(self) -> Pay {
        let base = self.base();
        let (fewest, _) = self.blanks();
        Pay {
            base: Base::Points(base),
            time: TimePay::HalvedByCell { most: base, each: score::PAR },
            mistake: base / score::A_MISTAKE,
            hint: HintPrice::AtMost(base / (2 * fewest)),
            check: base / score::A_MISTAKE,
            experience: self.experience(),
            ..Pay::NOTHING
        }
    }

    /// By what a practised player takes: see `docs/experience.md`.
    const fn experience(self) -> Experience {
        Experience::by_points(match (self.size, self.kind) {
            (_, Kind::Own) => 0,
            (Size::Four, Kind::Full) => 6,
            (Size::Four, Kind::Gaps | Kind::Thought) => 7,
            (Size::Six, Kind::Full) => 4,
            (Size::Six, Kind::Gaps) => 5,
            (Size::Six, Kind::Thought) => 6,
        })
    }

    fn kind_words(self) -> (Phrase, Phrase) {
        match self.kind {
            Kind::Full => (phrase!("mini-full"), phrase!("mini-full-about")),
            Kind::Gaps => (phrase!("mini-gaps"), phrase!("mini-gaps-about")),
            Kind::Thought => (phrase!("mini-thought"), phrase!("mini-thought-about")),
            Kind::Own => (phrase!("mini-own"), phrase!("mini-own-about")),
        }
    }
}
