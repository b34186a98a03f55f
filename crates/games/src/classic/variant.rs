//! The presets of the classic game: six grades of difficulty, three lives, four counts of blanks,
//! own puzzles.

use super::score::{self, Stakes};
use crate::pay::{Base, Experience, HintPrice, Pay, TimePay};
use crate::{GameId, GameInfo, Hue, Lesson, Millis, OwnText, Preset};
use alloc::vec;
use alloc::vec::Vec;
use engine::generator::Recipe;
use engine::{Grade, Phrase, explain, phrase};

/// Three cells are empty: the last of a row, of a column, of a box.
pub fn lesson() -> Lesson {
    let says = [phrase!("lesson-row"), phrase!("lesson-column"), phrase!("lesson-box")];
    Lesson::read(
        GameId::Classic,
        Variant::Own.key(),
        include_str!("../../lessons/classic.txt"),
        says,
    )
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("classic-how-goal"),
            phrase!("classic-how-notes"),
            phrase!("classic-how-score"),
        ],
        on_paper: vec![phrase!("classic-on-paper"), phrase!("classic-on-paper-notes")],
        presets: Variant::ALL.into_iter().map(Variant::preset).collect(),
        own: Some(OwnText {
            how: phrase!("classic-own-how"),
            sample: "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n\
                     ...419..5\n....8..79",
        }),
        ..GameInfo::new(phrase!("classic-name"), phrase!("classic-tagline"), Hue::Sky)
    }
}

/// The presets that no menu offers.
pub fn unlisted() -> Vec<Preset> {
    vec![Variant::Practice.preset()]
}

/// The presets of the dailies from Monday on. The last grade is nobody's pleasure for a day's puzzle.
pub const WEEK: [&str; 7] = [
    Grade::Gentle.key(),
    Grade::Steady.key(),
    Grade::Steady.key(),
    Grade::Tricky.key(),
    Grade::Tricky.key(),
    Grade::Tough.key(),
    Grade::Fierce.key(),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// By difficulty: the rating of the puzzle lies in the grade.
    Graded(Grade),
    /// A tricky puzzle that the third mistake ends.
    Lives,
    /// By the number of blanks, which says nothing certain about difficulty and is not called so.
    Blanks23To37,
    Blanks38To47,
    Blanks49To54,
    /// 52 blanks, each with its partner across the center.
    Mirrored52,
    /// A puzzle the player brings.
    Own,
    /// A puzzle of the course or the coach that no grade has. No menu offers it.
    Practice,
}

impl Variant {
    /// In the order of the menu.
    pub const ALL: [Variant; 12] = [
        Variant::Graded(Grade::Gentle),
        Variant::Graded(Grade::Steady),
        Variant::Graded(Grade::Tricky),
        Variant::Graded(Grade::Tough),
        Variant::Graded(Grade::Fierce),
        Variant::Graded(Grade::Nightmare),
        Variant::Lives,
        Variant::Blanks23To37,
        Variant::Blanks38To47,
        Variant::Blanks49To54,
        Variant::Mirrored52,
        Variant::Own,
    ];

    pub fn from_key(key: &str) -> Option<Variant> {
        let all = Variant::ALL.into_iter().chain([Variant::Practice]);
        all.into_iter().find(|variant| variant.key() == key)
    }

    pub const fn key(self) -> &'static str {
        match self {
            Variant::Graded(grade) => grade.key(),
            Variant::Lives => "lives",
            Variant::Blanks23To37 => "blanks-23-37",
            Variant::Blanks38To47 => "blanks-38-47",
            Variant::Blanks49To54 => "blanks-49-54",
            Variant::Mirrored52 => "mirrored-52",
            Variant::Own => "own",
            Variant::Practice => "practice",
        }
    }

    pub fn preset(self) -> Preset {
        let (name, about) = self.words();
        let brought = matches!(self, Variant::Own | Variant::Practice);
        let aside = !matches!(self, Variant::Graded(_));
        Preset { brought, aside, ..Preset::new(self.key(), name, about, self.pay()) }
    }

    fn words(self) -> (Phrase, Phrase) {
        let blanks = |min: u8, max: u8| {
            (phrase!("classic-blanks", min = min, max = max), phrase!("classic-blanks-about"))
        };
        match self {
            Variant::Graded(grade) => (explain::grade_name(grade), grade_about(grade)),
            Variant::Lives => (phrase!("classic-lives"), phrase!("classic-lives-about")),
            Variant::Blanks23To37 => blanks(23, 37),
            Variant::Blanks38To47 => blanks(38, 47),
            Variant::Blanks49To54 => blanks(49, 54),
            Variant::Mirrored52 => (phrase!("classic-mirrored"), phrase!("classic-mirrored-about")),
            Variant::Own => (phrase!("classic-own"), phrase!("classic-own-about")),
            Variant::Practice => (phrase!("classic-practice"), phrase!("classic-practice-about")),
        }
    }

    /// The grade that the rating of its puzzles lies in.
    pub const fn grade(self) -> Option<Grade> {
        match self {
            Variant::Graded(grade) => Some(grade),
            Variant::Lives => Some(Grade::Tricky),
            _ => None,
        }
    }

    /// The mistake that ends the run, where one does.
    pub const fn lives(self) -> Option<u32> {
        match self {
            Variant::Lives => Some(3),
            _ => None,
        }
    }

    /// What the puzzle is made by, where it is made by its blanks.
    pub const fn recipe(self) -> Option<Recipe> {
        match self {
            Variant::Blanks23To37 => Some(Recipe::EASY),
            Variant::Blanks38To47 => Some(Recipe::NORMAL),
            Variant::Blanks49To54 => Some(Recipe::HARD),
            Variant::Mirrored52 => Some(Recipe::MIRRORED),
            Variant::Graded(_) | Variant::Lives | Variant::Own | Variant::Practice => None,
        }
    }

    /// What it plays for; the pace is that of a practised player who enjoys it.
    pub const fn stakes(self) -> Stakes {
        let (base, feed_secs) = match self {
            Variant::Graded(Grade::Gentle) | Variant::Own | Variant::Practice => (1_000, 10),
            Variant::Graded(Grade::Steady) => (2_000, 14),
            Variant::Graded(Grade::Tricky) | Variant::Lives => (4_000, 20),
            Variant::Graded(Grade::Tough) => (7_000, 30),
            Variant::Graded(Grade::Fierce) => (12_000, 60),
            Variant::Graded(Grade::Nightmare) => (20_000, 120),
            Variant::Blanks23To37 => (600, 8),
            Variant::Blanks38To47 => (900, 10),
            Variant::Blanks49To54 | Variant::Mirrored52 => (1_500, 14),
        };
        Stakes { base, feed: Millis::from_secs(feed_secs) }
    }
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    Variant::from_key(preset).map_or(Pay::NOTHING, Variant::pay)
}

impl Variant {
    pub fn pay(self) -> Pay {
        let stakes = self.stakes();
        let base = stakes.base as u32;
        Pay {
            base: Base::Points(base),
            time: TimePay::Halved { most: base, at: score::par(stakes) },
            entry: base / 100,
            mistake: score::a_mistake(stakes) as u32,
            hint: HintPrice::Step(score::a_hint_stage(stakes) as u32),
            check: score::a_check(stakes) as u32,
            experience: self.experience(),
        }
    }

    /// By what a practised player takes: see `docs/experience.md`.
    const fn experience(self) -> Experience {
        Experience::by_points(match self {
            Variant::Graded(Grade::Gentle) => 31,
            Variant::Graded(Grade::Steady) => 27,
            Variant::Graded(Grade::Tricky) | Variant::Lives => 21,
            Variant::Graded(Grade::Tough) => 18,
            Variant::Graded(Grade::Fierce) => 21,
            Variant::Graded(Grade::Nightmare) => 25,
            Variant::Blanks23To37 => 29,
            Variant::Blanks38To47 => 33,
            Variant::Blanks49To54 | Variant::Mirrored52 => 31,
            Variant::Own | Variant::Practice => 0,
        })
    }
}

fn grade_about(grade: Grade) -> Phrase {
    match grade {
        Grade::Gentle => phrase!("grade-gentle-about"),
        Grade::Steady => phrase!("grade-steady-about"),
        Grade::Tricky => phrase!("grade-tricky-about"),
        Grade::Tough => phrase!("grade-tough-about"),
        Grade::Fierce => phrase!("grade-fierce-about"),
        Grade::Nightmare => phrase!("grade-nightmare-about"),
    }
}
