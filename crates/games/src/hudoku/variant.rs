//! The presets of Hudoku: four sizes of board, each at four paces, and those of templates that players
//! bring.

use super::{Hudoku, Size, Template, TemplateEntry, score};
use crate::pay::{Base, Experience, HintPrice, Pay, TimePay};
use crate::{Millis, Preset};
use alloc::vec;
use alloc::vec::Vec;
use engine::phrase;

/// The presets of the dailies from Monday on, all at the pace that is ranked.
pub const WEEK: [&str; 7] = ["small", "small", "medium", "medium", "large", "large", "full"];

/// What a preset sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub size: Size,
    pub pace: Pace,
}

/// How long there is for a number. What a clock drives is not taken back; one pace alone is
/// ranked, so that its scores can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Ranked,
    Relaxed,
    Slow,
    Fast,
    /// That of the ranked one, on a template of the player's own.
    Own,
}

impl Pace {
    pub const ALL: [Pace; 5] = [Pace::Ranked, Pace::Relaxed, Pace::Slow, Pace::Fast, Pace::Own];

    /// What a right entry or a hint sets the countdown back to, where there is one.
    pub const fn countdown(self) -> Option<Millis> {
        match self {
            Pace::Ranked | Pace::Own => Some(Millis::from_secs(30)),
            Pace::Relaxed => None,
            Pace::Slow => Some(Millis::from_secs(60)),
            Pace::Fast => Some(Millis::from_secs(15)),
        }
    }
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    Variant::of_key(preset).map_or(Pay::NOTHING, Variant::pay)
}

impl Variant {
    /// The templates that a preset deals on.
    pub fn templates(preset: &str) -> Vec<TemplateEntry> {
        let size = Variant::of_key(preset).map_or(Size::Small, |variant| variant.size);
        TemplateEntry::of_size(size).collect()
    }

    pub fn all() -> impl Iterator<Item = Variant> {
        Pace::ALL
            .into_iter()
            .flat_map(|pace| Size::ALL.into_iter().map(move |size| Variant { size, pace }))
    }

    /// The variant in which a template of the player's own is played.
    pub fn of_own(template: &Template) -> Variant {
        Variant { size: Size::of(template), pace: Pace::Own }
    }

    pub fn of_key(key: &str) -> Option<Variant> {
        Variant::all().find(|variant| variant.key() == key)
    }

    pub const fn key(self) -> &'static str {
        match (self.pace, self.size) {
            (Pace::Ranked, Size::Small) => "small",
            (Pace::Ranked, Size::Medium) => "medium",
            (Pace::Ranked, Size::Large) => "large",
            (Pace::Ranked, Size::Full) => "full",
            (Pace::Relaxed, Size::Small) => "relaxed-small",
            (Pace::Relaxed, Size::Medium) => "relaxed-medium",
            (Pace::Relaxed, Size::Large) => "relaxed-large",
            (Pace::Relaxed, Size::Full) => "relaxed-full",
            (Pace::Slow, Size::Small) => "slow-small",
            (Pace::Slow, Size::Medium) => "slow-medium",
            (Pace::Slow, Size::Large) => "slow-large",
            (Pace::Slow, Size::Full) => "slow-full",
            (Pace::Fast, Size::Small) => "fast-small",
            (Pace::Fast, Size::Medium) => "fast-medium",
            (Pace::Fast, Size::Large) => "fast-large",
            (Pace::Fast, Size::Full) => "fast-full",
            (Pace::Own, Size::Small) => "own-small",
            (Pace::Own, Size::Medium) => "own-medium",
            (Pace::Own, Size::Large) => "own-large",
            (Pace::Own, Size::Full) => "own-full",
        }
    }

    pub fn preset(self) -> Preset {
        let size = match self.size {
            Size::Small => phrase!("hudoku-small"),
            Size::Medium => phrase!("hudoku-medium"),
            Size::Large => phrase!("hudoku-large"),
            Size::Full => phrase!("hudoku-full"),
        };
        let ranked = self.pace == Pace::Ranked;
        let (pace, about) = match self.pace.countdown() {
            None => (phrase!("hudoku-relaxed"), phrase!("hudoku-relaxed-about")),
            Some(time) => {
                let seconds = time.secs() as u32;
                let about = match ranked {
                    true => phrase!("hudoku-ranked-about", seconds = seconds),
                    false => phrase!("hudoku-timed-about", seconds = seconds),
                };
                (phrase!("hudoku-timed", seconds = seconds), about)
            }
        };
        let name = match ranked {
            true => size.clone(),
            false => phrase!("hudoku-preset", size = size.clone(), pace = pace.clone()),
        };
        let brought = self.pace == Pace::Own;
        let pace = if brought { phrase!("hudoku-template-own") } else { pace };
        let name = match brought {
            true => phrase!("hudoku-preset", size = size.clone(), pace = pace.clone()),
            false => name,
        };
        let answers = vec![size, pace];
        Preset { answers, brought, ..Preset::new(self.key(), name, about, self.pay()) }
    }

    pub fn pay(self) -> Pay {
        Pay {
            base: Base::Points(score::BASE as u32),
            time: TimePay::Second { points: score::A_SECOND as u32 },
            mistake: score::A_MISTAKE as u32,
            hint: match self.pace.countdown() {
                Some(_) => HintPrice::OrTime(score::A_HINT as u32),
                None => HintPrice::Each(score::A_HINT as u32),
            },
            experience: self.experience(),
            ..Pay::NOTHING
        }
    }

    /// By what a practised player takes: see `docs/experience.md`. On large boards hardly any points
    /// are left to those who take their time, so that the win itself is worth more there.
    const fn experience(self) -> Experience {
        let (point, won) = match (self.pace, self.size) {
            (Pace::Relaxed | Pace::Slow | Pace::Fast | Pace::Own, _) => (0, 0),
            (Pace::Ranked, Size::Small) => (1, 3_000),
            (Pace::Ranked, Size::Medium) => (1, 16_000),
            (Pace::Ranked, Size::Large) => (2, 32_000),
            (Pace::Ranked, Size::Full) => (4, 55_000),
        };
        Experience { point, won }
    }
}

impl Hudoku {
    /// The preset in which others go on with this run: ranked by nobody, at the same pace.
    pub fn unranked(&self) -> &'static str {
        match self.variant.pace {
            Pace::Ranked => Variant { pace: Pace::Own, ..self.variant }.key(),
            _ => self.variant.key(),
        }
    }
}
