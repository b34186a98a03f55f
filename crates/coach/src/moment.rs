//! One moment of a run as the coach tells it: what was open, what the player did, after how long and
//! with which help.

use alloc::vec::Vec;
use engine::step::{Candidate, Step};
use engine::technique::Technique;
use engine::{Phrase, explain, phrase};
use session::Millis;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The move's place in the log, counted from 0.
    pub index: u32,
    pub at: Millis,
    /// Since digits or notes last changed.
    pub took: Millis,
    /// What could be seen, the easiest first: a step of each technique up to the one that was used, or the
    /// easiest alone where none was. It ends sooner where looking on would take long.
    pub open: Vec<Step>,
    pub what: What,
}

impl Moment {
    /// What happened, in a sentence.
    pub fn phrase(&self) -> Phrase {
        let seconds = self.took.secs() as u32;
        match &self.what {
            What::Found { technique, .. } => {
                let technique = explain::name(*technique);
                phrase!("coach-moment-found", technique = technique, seconds = seconds)
            }
            What::Told { technique: Some(technique), help } => {
                let technique = explain::name(*technique);
                match help {
                    Help::Hint { .. } => {
                        phrase!("coach-moment-hint", technique = technique, seconds = seconds)
                    }
                    Help::Reveal => {
                        phrase!("coach-moment-reveal", technique = technique, seconds = seconds)
                    }
                }
            }
            What::Told { technique: None, .. } => phrase!("coach-moment-told", seconds = seconds),
            What::Mistaken { what, overlooked } => overlooked.phrase(*what),
            What::Unexplained { what } => phrase!(
                "coach-moment-unexplained",
                digit = what.digit,
                cell = what.cell,
                seconds = seconds
            ),
        }
    }

    /// The technique it is about, and the one to practise where it was not seen.
    pub fn technique(&self) -> Option<Technique> {
        match self.what {
            What::Found { technique, .. } => Some(technique),
            What::Told { technique, .. } => technique,
            What::Mistaken { overlooked: Overlooked::Step(technique), .. } => Some(technique),
            What::Mistaken { .. } | What::Unexplained { .. } => None,
        }
    }
}

impl Overlooked {
    /// What an entry that was wrong did not mind.
    pub fn phrase(self, what: Candidate) -> Phrase {
        let (digit, cell) = (what.digit, what.cell);
        match self {
            Overlooked::Twin => phrase!("coach-twin", digit = digit, cell = cell),
            Overlooked::Note => phrase!("coach-note", cell = cell),
            Overlooked::Step(technique) => {
                let technique = explain::name(technique);
                phrase!("coach-overlooked", digit = digit, cell = cell, technique = technique)
            }
            Overlooked::Nothing => phrase!("coach-guess", digit = digit, cell = cell),
        }
    }
}

/// What the player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A digit or a struck note that follows.
    Found {
        what: Candidate,
        technique: Technique,
        /// Others that give the same here: whoever knows one of them need not know this one.
        others: Vec<Technique>,
    },
    /// It was asked for.
    Told { technique: Option<Technique>, help: Help },
    /// An entry that is not the solution's.
    Mistaken { what: Candidate, overlooked: Overlooked },
    /// A right digit by a way that the coach does not follow: a long chain, or a guess.
    Unexplained { what: Candidate },
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// A hint, and how many of its stages.
    Hint { stage: u8 },
    /// The digit itself.
    Reveal,
}

/// What a wrong entry did not mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlooked {
    /// The same digit, which stands in the same house.
    Twin,
    /// A note that the cell needs was struck before: the entry followed from that.
    Note,
    /// A step of this technique that rules the digit out here.
    Step(Technique),
    /// Nothing that could easily be seen.
    Nothing,
}
