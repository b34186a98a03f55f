//! What a run starts from: the puzzle itself, never only a seed. Text, so that a log can carry it.

use crate::GameId;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A game, a preset and the named lines that say what was dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub game: GameId,
    /// The key of a preset of that game.
    pub preset: &'static str,
    fields: Vec<(String, String)>,
}

impl Deal {
    pub fn new(game: GameId, preset: &'static str) -> Deal {
        Deal { game, preset, fields: Vec::new() }
    }

    /// Adds a line. Names repeat where there are many of a kind (`piece`, `piece`, …).
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Deal {
        self.fields.push((name.into(), value.to_string()));
        self
    }

    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// All values of this name, in order.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields().filter(move |(field, _)| *field == name).map(|(_, value)| value)
    }

    /// The first value of this name.
    pub fn get(&self, name: &'static str) -> Result<&str, DealError> {
        self.fields()
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value)
            .ok_or_else(|| DealError { field: name, cause: "the line is missing".into() })
    }

    /// The first value of this name, read as a `T`.
    pub fn read<T: core::str::FromStr<Err: fmt::Display>>(
        &self,
        name: &'static str,
    ) -> Result<T, DealError> {
        self.get(name)?
            .parse()
            .map_err(|error: T::Err| DealError { field: name, cause: error.to_string() })
    }
}

/// A deal that cannot be played: which line of it, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealError {
    pub field: &'static str,
    pub cause: String,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}: {}", self.field, self.cause)
    }
}

impl core::error::Error for DealError {}
