//! The presets of Drill: a family of techniques each, and one of all sorts.

use super::score;
use crate::pay::{Base, Experience, HintPrice, Pay, TimePay};
use crate::view::EntryMode;
use crate::{Millis, NoteKind, Preset};
use alloc::vec;
use alloc::vec::Vec;
use engine::step::Step;
use engine::technique::{Family, Technique};
use engine::{Phrase, phrase};

/// The presets of the dailies from Monday on: from a glance to chains.
pub const WEEK: [&str; 7] =
    ["singles", "locked", "subsets", "turbots", "fish", "wings", "uniqueness"];

/// What a preset drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    Singles,
    Locked,
    Subsets,
    Fish,
    Turbots,
    Wings,
    Uniqueness,
    Chains,
    /// A bit of everything, from the easiest on.
    Mixed,
    /// Those that hardly any puzzle needs, each of them once.
    Rare,
    /// Whatever somebody asked for: a course, or a coach. No menu has it, and it is not ranked.
    Chosen,
}

/// What is to be done with what is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Enter a digit.
    Place,
    /// Strike notes.
    Strike,
}

impl Deed {
    /// What does a step: where it says digits, those are entered.
    pub fn of(step: &Step) -> Deed {
        match step.conclusion.placements.is_empty() {
            true => Deed::Strike,
            false => Deed::Place,
        }
    }

    pub const fn modes(self) -> &'static [EntryMode] {
        match self {
            Deed::Place => &[EntryMode::Value],
            Deed::Strike => &[EntryMode::Note(NoteKind::Simple)],
        }
    }
}

/// Those that hardly any puzzle needs: nobody would wait for ten of them, so they come from the stock.
pub const RARE: [Technique; 13] = [
    Technique::LockedTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::Jellyfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::UniqueRectangle5,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::UniqueLoop,
    Technique::RemotePair,
    Technique::XChain,
];
/// A place that is seen at once, a digit where notes are to be struck, and what nobody does in mind: no menu
/// offers them.
const NO_DRILL: [Technique; 5] = [
    Technique::FullHouse,
    Technique::BugPlusOne,
    Technique::BugPlusMore,
    Technique::GroupedNiceLoop,
    Technique::GroupedAic,
];

/// The preset that practises a technique; `None` where none does.
pub fn practice(technique: Technique) -> Option<Preset> {
    let asks = |variant: &Variant| variant.techniques().contains(&technique);
    Variant::ALL.into_iter().find(asks).map(Variant::preset)
}

/// The presets that no menu offers.
pub fn unlisted() -> Vec<Preset> {
    vec![Variant::Chosen.preset()]
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    Variant::of_key(preset).map_or(Pay::NOTHING, Variant::pay)
}

impl Variant {
    /// In the order of the menu.
    pub const ALL: [Variant; 10] = [
        Variant::Singles,
        Variant::Locked,
        Variant::Subsets,
        Variant::Fish,
        Variant::Turbots,
        Variant::Wings,
        Variant::Uniqueness,
        Variant::Chains,
        Variant::Mixed,
        Variant::Rare,
    ];

    pub fn of_key(key: &str) -> Option<Variant> {
        let all = Variant::ALL.into_iter().chain([Variant::Chosen]);
        all.into_iter().find(|variant| variant.key() == key)
    }

    pub const fn key(self) -> &'static str {
        match self {
            Variant::Singles => "singles",
            Variant::Locked => "locked",
            Variant::Subsets => "subsets",
            Variant::Fish => "fish",
            Variant::Turbots => "turbots",
            Variant::Wings => "wings",
            Variant::Uniqueness => "uniqueness",
            Variant::Chains => "chains",
            Variant::Mixed => "mixed",
            Variant::Rare => "rare",
            Variant::Chosen => "chosen",
        }
    }

    const fn families(self) -> &'static [Family] {
        match self {
            Variant::Singles => &[Family::Singles],
            Variant::Locked => &[Family::Locked],
            Variant::Subsets => &[Family::Subsets],
            Variant::Fish => &[Family::Fish],
            Variant::Turbots => &[Family::Turbots],
            Variant::Wings => &[Family::Wings],
            Variant::Uniqueness => &[Family::Uniqueness],
            Variant::Chains => &[Family::Colors, Family::Chains],
            Variant::Mixed => &[
                Family::Locked,
                Family::Subsets,
                Family::Fish,
                Family::Turbots,
                Family::Wings,
                Family::Uniqueness,
            ],
            Variant::Rare | Variant::Chosen => &[],
        }
    }

    /// The techniques it asks for, the easiest first.
    pub fn techniques(self) -> Vec<Technique> {
        let is_asked = |technique: &Technique| match self {
            Variant::Rare => RARE.contains(technique),
            // Trying out is no pattern to be found.
            Variant::Chosen => *technique != Technique::Trial,
            _ => {
                self.families().contains(&technique.family())
                    && !RARE.contains(technique)
                    && !NO_DRILL.contains(technique)
            }
        };
        Technique::ALL.into_iter().filter(is_asked).collect()
    }

    /// How many of a technique there are at most, so that no drill is all of a kind.
    pub const fn most_of_one(self) -> usize {
        match self {
            Variant::Locked => 6,
            Variant::Singles | Variant::Fish | Variant::Chains => 4,
            Variant::Subsets | Variant::Turbots | Variant::Wings | Variant::Uniqueness => 4,
            Variant::Mixed => 2,
            Variant::Rare => 1,
            Variant::Chosen => super::task::TASKS,
        }
    }

    /// What is to be done in all of its positions; `None` where that is the technique's to say.
    pub const fn deed(self) -> Option<Deed> {
        match self {
            Variant::Singles => Some(Deed::Place),
            Variant::Chosen => None,
            _ => Some(Deed::Strike),
        }
    }

    /// The points for ten finds, before anything else.
    pub const fn base(self) -> u32 {
        match self {
            Variant::Singles => 1_000,
            Variant::Locked => 2_000,
            Variant::Subsets => 2_500,
            Variant::Fish | Variant::Turbots | Variant::Uniqueness => 4_000,
            Variant::Wings | Variant::Mixed => 4_500,
            Variant::Chains | Variant::Rare => 8_000,
            Variant::Chosen => 1_000,
        }
    }

    /// The time that halves what speed pays: a practised player's.
    pub const fn par(self) -> Millis {
        Millis::from_secs(match self {
            Variant::Singles => 80,
            Variant::Locked => 160,
            Variant::Subsets => 200,
            Variant::Fish | Variant::Turbots | Variant::Uniqueness => 320,
            Variant::Wings | Variant::Mixed => 360,
            Variant::Chains | Variant::Rare => 640,
            Variant::Chosen => 200,
        })
    }

    pub fn preset(self) -> Preset {
        let (name, about) = self.words();
        let brought = self == Variant::Chosen;
        Preset { brought, ..Preset::new(self.key(), name, about, self.pay()) }
    }

    pub fn pay(self) -> Pay {
        let base = self.base();
        Pay {
            base: Base::Points(base),
            time: TimePay::Halved { most: base, at: self.par() },
            mistake: base / score::A_MISTAKE,
            hint: HintPrice::Each(base / score::A_HINT),
            experience: Experience::by_points(if self == Variant::Chosen { 0 } else { 10 }),
            ..Pay::NOTHING
        }
    }

    fn words(self) -> (Phrase, Phrase) {
        let name = |family: Family| Phrase::new(family.message());
        match self {
            Variant::Singles => (name(Family::Singles), phrase!("drill-singles-about")),
            Variant::Locked => (name(Family::Locked), phrase!("drill-locked-about")),
            Variant::Subsets => (name(Family::Subsets), phrase!("drill-subsets-about")),
            Variant::Fish => (name(Family::Fish), phrase!("drill-fish-about")),
            Variant::Turbots => (name(Family::Turbots), phrase!("drill-turbots-about")),
            Variant::Wings => (name(Family::Wings), phrase!("drill-wings-about")),
            Variant::Uniqueness => (name(Family::Uniqueness), phrase!("drill-uniqueness-about")),
            Variant::Chains => (phrase!("drill-chains"), phrase!("drill-chains-about")),
            Variant::Mixed => (phrase!("drill-mixed"), phrase!("drill-mixed-about")),
            Variant::Rare => (phrase!("drill-rare"), phrase!("drill-rare-about")),
            Variant::Chosen => (phrase!("drill-chosen"), phrase!("drill-chosen-about")),
        }
    }
}
