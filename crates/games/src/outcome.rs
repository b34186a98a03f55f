//! How a run stands or ended, and the sheet that explains its score line by line.

use crate::Millis;
use alloc::vec::Vec;
use engine::Phrase;

/// Once over, it never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Playing,
    Over(End),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub result: Result,
    /// The moment of the move that ended it.
    pub at: Millis,
    pub sheet: ScoreSheet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    Won,
    /// Over by the rules, with the score reached.
    Lost,
    /// Ended by the player; unscored.
    GivenUp,
}

impl Result {
    pub const ALL: [Result; 3] = [Result::Won, Result::Lost, Result::GivenUp];

    /// Its name in files.
    pub const fn key(self) -> &'static str {
        match self {
            Result::Won => "won",
            Result::Lost => "lost",
            Result::GivenUp => "given-up",
        }
    }

    pub fn from_key(key: &str) -> Option<Result> {
        Result::ALL.into_iter().find(|result| result.key() == key)
    }
}

/// The lines of a score and their total. Better play never scores less.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ScoreSheet {
    pub lines: Vec<ScoreLine>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub what: Phrase,
    pub points: i64,
}

impl ScoreSheet {
    /// The sum of the lines, never below nothing.
    pub fn total(&self) -> u64 {
        self.lines.iter().map(|line| line.points).sum::<i64>().max(0) as u64
    }

    /// The lines worth telling: what never happened, or changed nothing, is left out.
    pub fn told(&self) -> impl Iterator<Item = &ScoreLine> {
        self.lines.iter().filter(|line| line.points != 0)
    }

    pub fn add(&mut self, what: Phrase, points: i64) {
        self.lines.push(ScoreLine { what, points });
    }
}

impl Outcome {
    pub fn is_over(&self) -> bool {
        matches!(self, Outcome::Over(_))
    }

    /// Its name in reports.
    pub fn key(&self) -> &'static str {
        self.end().map_or("playing", |end| end.result.key())
    }

    pub fn end(&self) -> Option<&End> {
        match self {
            Outcome::Playing => None,
            Outcome::Over(end) => Some(end),
        }
    }
}
