//! From a step to what a teacher would say: where to look, what to look for, the pattern, the step.
//!
//! Only phrases leave here; the words are in the message files. What to highlight is the step's
//! own evidence.

mod conclusion;
mod narrative;
mod pattern;
mod region;
mod seen;

pub use region::{Region, region};

use crate::grade::Grade;
use crate::hint::Trouble;
use crate::step::Step;
use crate::technique::Technique;
use crate::{Phrase, phrase};

/// How much of a hint is given away, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Where to look.
    Where,
    /// What to look for: the technique and its idea.
    What,
    /// The pattern itself; the evidence may be drawn on the board.
    Pattern,
    /// What follows; the step may be done.
    Step,
}

impl Stage {
    /// All stages, the least first.
    pub const ALL: [Stage; 4] = [Stage::Where, Stage::What, Stage::Pattern, Stage::Step];

    /// The stage a player who has seen this one gets next.
    pub fn next(self) -> Option<Stage> {
        Stage::ALL.into_iter().find(|&stage| stage > self)
    }
}

/// What to say about a step at this stage.
pub fn stage(step: &Step, stage: Stage) -> Phrase {
    match stage {
        Stage::Where => region::phrase_for(step),
        Stage::What => {
            phrase!("hint-what", technique = name(step.technique), idea = idea(step.technique))
        }
        Stage::Pattern => pattern::phrase_for(step),
        Stage::Step => conclusion::phrase_for(step),
    }
}

/// The whole step in a sentence or two: the pattern and what follows.
pub fn sentence(step: &Step) -> Phrase {
    phrase!(
        "step-sentence",
        pattern = pattern::phrase_for(step),
        conclusion = conclusion::phrase_for(step)
    )
}

/// What people call the technique.
pub fn name(technique: Technique) -> Phrase {
    Phrase::new(technique.message())
}

/// What a grade is called.
pub fn grade_name(grade: Grade) -> Phrase {
    match grade {
        Grade::Gentle => phrase!("grade-gentle"),
        Grade::Steady => phrase!("grade-steady"),
        Grade::Tricky => phrase!("grade-tricky"),
        Grade::Tough => phrase!("grade-tough"),
        Grade::Fierce => phrase!("grade-fierce"),
        Grade::Nightmare => phrase!("grade-nightmare"),
    }
}

/// What to look for, in general.
pub fn idea(technique: Technique) -> Phrase {
    Phrase::new(technique.idea_message())
}

/// What to say instead of a hint.
pub fn trouble(trouble: Trouble) -> Phrase {
    match trouble {
        Trouble::WrongDigit { cell, digit } => {
            phrase!("trouble-wrong-digit", cell = cell, digit = digit)
        }
        Trouble::MissingNote { cell, digit } => {
            phrase!("trouble-missing-note", cell = cell, digit = digit)
        }
        Trouble::Solved => phrase!("trouble-solved"),
        Trouble::Beyond => phrase!("trouble-beyond"),
    }
}
