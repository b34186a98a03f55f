//! One moment of a run as the coach tells it: what was open, what the player did, after how long and
//! with which help.

use alloc::vec::Vec;
use engine::step::{Candidate, Step};
use engine::technique::Technique;
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
