//! What the coach keeps of one run: each technique that was met in it, when, and whether it was seen.
//! Small, whole numbers only, and the same from the same log everywhere.

use crate::course::placed;
use crate::moment::{Moment, Overlooked, What};
use crate::watch::watch;
use alloc::vec::Vec;
use engine::step::Conclusion;
use engine::technique::Technique;
use session::verify::ReplayError;
use session::{Log, RunId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    pub run: RunId,
    /// Wall clock in milliseconds since 1970.
    pub started: u64,
    /// Digits that were entered though the same stood in the house.
    pub twins: u32,
    /// How many chapters of the course it has shown to be known, if it was the placement test.
    pub placed: u32,
    /// In the order of the log.
    pub met: Vec<Met>,
}

/// A technique met in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// The move's place in the log, counted from 0.
    pub index: u32,
    pub technique: Technique,
    pub seen: Seen,
    /// Since digits or notes last changed, in whole seconds.
    pub seconds: u32,
    /// Others that gave the same there.
    pub others: Vec<Technique>,
}

/// Whether the player saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    Alone,
    /// It had to be asked for.
    Told,
    /// An entry would not have been wrong had it been seen.
    Overlooked,
    /// It was open while something of a much harder kind was found.
    Passed,
}

impl Seen {
    pub const ALL: [Seen; 4] = [Seen::Alone, Seen::Told, Seen::Overlooked, Seen::Passed];

    /// Its name in files.
    pub const fn key(self) -> &'static str {
        match self {
            Seen::Alone => "alone",
            Seen::Told => "told",
            Seen::Overlooked => "overlooked",
            Seen::Passed => "passed",
        }
    }
}

impl Opinion {
    /// The opinion about a run; an empty one where the coach does not judge the game.
    ///
    /// # Errors
    /// When the log cannot have been played.
    pub fn of(log: &Log) -> Result<Opinion, ReplayError> {
        Ok(Opinion::from_moments(log, &watch(log)?))
    }

    pub fn from_moments(log: &Log, moments: &[Moment]) -> Opinion {
        let is_twin = |moment: &&Moment| {
            matches!(moment.what, What::Mistaken { overlooked: Overlooked::Twin, .. })
        };
        Opinion {
            run: log.run,
            started: log.started,
            twins: moments.iter().filter(is_twin).count() as u32,
            placed: placed(log, moments),
            met: met(moments),
        }
    }
}

/// What was met at each moment; a step that stays open is passed once.
pub(crate) fn met(moments: &[Moment]) -> Vec<Met> {
    let mut all = Vec::new();
    let mut passed: Vec<&Conclusion> = Vec::new();
    for moment in moments {
        if let What::Found { technique: used, .. } = moment.what {
            let easier = moment.open.iter().filter(|step| kind(step.technique) < kind(used));
            for step in easier {
                if !passed.contains(&&step.conclusion) {
                    passed.push(&step.conclusion);
                    all.push(Met::at(moment, step.technique, Seen::Passed, Vec::new()));
                }
            }
        }
        all.extend(Met::of(moment));
    }
    all
}

/// How techniques are looked for: digits at a glance, notes within a house or two, shapes across the
/// board, chains. Within a kind people look in any order.
fn kind(technique: Technique) -> u32 {
    const LAST: [Technique; 3] =
        [Technique::NakedSingle, Technique::HiddenQuad, Technique::WxyzWing];
    LAST.iter().filter(|last| technique > **last).count() as u32
}

impl Met {
    fn of(moment: &Moment) -> Option<Met> {
        let (technique, seen, others) = match &moment.what {
            What::Found { technique, others, .. } => (*technique, Seen::Alone, others.clone()),
            What::Told { technique, .. } => ((*technique)?, Seen::Told, Vec::new()),
            What::Mistaken { overlooked: Overlooked::Step(technique), .. } => {
                (*technique, Seen::Overlooked, Vec::new())
            }
            What::Mistaken { .. } | What::Unexplained { .. } => return None,
        };
        Some(Met::at(moment, technique, seen, others))
    }

    fn at(moment: &Moment, technique: Technique, seen: Seen, others: Vec<Technique>) -> Met {
        let seconds = moment.took.secs().min(u64::from(u32::MAX)) as u32;
        Met { index: moment.index, technique, seen, seconds, others }
    }
}
