//! Reads a log: all of it or nothing, with limits, and with words for what is wrong and where.

use super::{Log, Move, VERSION};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{borrow::ToOwned, format};
use core::fmt;
use core::str::FromStr;
use games::{Deal, GameId, Millis};

/// A longer text is not read.
pub const MAX_BYTES: u32 = 4 << 20;
/// A log with more moves is not read.
pub const MAX_MOVES: u32 = 100_000;

/// Where a text stops being a log, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// Counted from 1.
    pub line: u32,
    pub cause: String,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.cause)
    }
}

impl core::error::Error for LogError {}

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Log, LogError> {
        let mut lines = Lines { text, rest: text, number: 0 };
        if text.len() > MAX_BYTES as usize {
            return Err(lines.error(format!(
                "a log has at most {MAX_BYTES} bytes, this text has {}",
                text.len()
            )));
        }
        lines.version()?;
        let deal = lines.deal()?;
        let (run, started) = (lines.field("run")?, lines.field("started")?);
        let mut log = Log::new(lines.deal_fields(deal)?, run, started);
        (log.moves, log.at) = lines.moves()?;
        lines.sum()?;
        Ok(log)
    }
}

struct Lines<'a> {
    text: &'a str,
    rest: &'a str,
    /// Of the line last taken.
    number: u32,
}

impl<'a> Lines<'a> {
    fn error(&self, cause: impl Into<String>) -> LogError {
        LogError { line: self.number.max(1), cause: cause.into() }
    }

    fn take(&mut self) -> Option<&'a str> {
        self.number += 1;
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        let found = !self.rest.is_empty();
        self.rest = rest;
        found.then_some(line)
    }

    /// The value of the next line, which must have this name.
    fn value(&mut self, name: &str) -> Result<&'a str, LogError> {
        let line = self.take();
        match line.and_then(|line| line.split_once(' ')) {
            Some((found, value)) if found == name => Ok(value),
            _ => Err(self.error(format!("`{name} …` expected, {} found", shown(line)))),
        }
    }

    fn field<T: FromStr<Err: fmt::Display>>(&mut self, name: &str) -> Result<T, LogError> {
        let value = self.value(name)?;
        value.parse().map_err(|error| self.error(format!("`{value}` after `{name}`: {error}")))
    }

    fn version(&mut self) -> Result<(), LogError> {
        let line = self.take();
        let version = line
            .and_then(|line| line.strip_prefix("ninefold-log "))
            .and_then(|word| word.parse::<u32>().ok());
        match version {
            Some(VERSION) => Ok(()),
            Some(newer) if newer > VERSION => Err(self.error(format!(
                "written by a newer Ninefold (format {newer}, this one reads {VERSION}); update to open it"
            ))),
            _ => Err(self.error(format!("`ninefold-log {VERSION}` expected, {} found", shown(line)))),
        }
    }

    fn deal(&mut self) -> Result<Deal, LogError> {
        let key = self.value("game")?;
        let game =
            GameId::from_key(key).ok_or_else(|| self.error(format!("there is no game `{key}`")))?;
        let key = self.value("preset")?;
        let preset = game
            .preset(key)
            .ok_or_else(|| self.error(format!("this game has no preset `{key}`")))?;
        let known = game.info().rules_version;
        let rules: u32 = self.field("rules")?;
        if rules != known {
            return Err(self.error(format!(
                "played by rules {rules}; this Ninefold knows rules {known} of this game"
            )));
        }
        Ok(Deal::new(game, preset.key))
    }

    /// The `deal` lines up to and including `moves`.
    fn deal_fields(&mut self, mut deal: Deal) -> Result<Deal, LogError> {
        loop {
            let line = self.take();
            let mut words = line.unwrap_or_default().splitn(3, ' ');
            match (words.next(), words.next(), words.next()) {
                (Some("moves"), None, None) => return Ok(deal),
                (Some("deal"), Some(name), value) => {
                    deal = deal.with(name, value.unwrap_or_default())
                }
                _ => {
                    return Err(
                        self.error(format!("`deal …` or `moves` expected, {} found", shown(line)))
                    );
                }
            }
        }
    }

    /// The moves up to and including `at`.
    fn moves(&mut self) -> Result<(Vec<(Millis, Move)>, Millis), LogError> {
        let mut moves: Vec<(Millis, Move)> = Vec::new();
        loop {
            let line = self
                .take()
                .ok_or_else(|| self.error("the text ends before `at` and `sum`: it was cut off"))?;
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let (word, is_last) = if word == "at" { (rest, true) } else { (word, false) };
            let time = word.parse().map(Millis);
            let time = time.map_err(|_| {
                self.error(format!("a time in milliseconds expected, `{word}` found"))
            })?;
            if let Some(&(before, _)) = moves.last().filter(|(before, _)| *before > time) {
                return Err(self
                    .error(format!("{} comes before {}; times never go back", time.0, before.0)));
            }
            if is_last {
                return Ok((moves, time));
            }
            if moves.len() == MAX_MOVES as usize {
                return Err(self.error(format!("a log has at most {MAX_MOVES} moves")));
            }
            moves.push((
                time,
                rest.parse()
                    .map_err(|error: games::ParseActionError| self.error(error.to_string()))?,
            ));
        }
    }

    fn sum(&mut self) -> Result<(), LogError> {
        let body = &self.text[..self.text.len() - self.rest.len()];
        let found = self.value("sum")?;
        if found != format!("{:016x}", games::fnv::sum64(body)) {
            return Err(self.error("the text does not match its sum: it was changed or damaged"));
        }
        match self.take() {
            None => Ok(()),
            Some(_) => Err(self.error("nothing expected after the sum")),
        }
    }
}

fn shown(line: Option<&str>) -> String {
    match line {
        None => "the end of the text".to_owned(),
        Some(line) => format!("`{}`", line.chars().take(40).collect::<String>()),
    }
}
