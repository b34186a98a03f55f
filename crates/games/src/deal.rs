//! What a run starts from: the puzzle itself, never only a seed. Text, so that a log, a link or a
//! file can carry it:
//!
//! ```text
//! game GAME
//! preset PRESET
//! rules 1
//! deal NAME VALUE
//! ```

use crate::lines::{LineError, Lines, as_written};
use crate::{GameId, Preset, fnv};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::text::ParseError;
use engine::{Cell, Digit, Grid, Phrase, error_by_phrase, phrase};

/// A game, a preset and the named lines that say what was dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub game: GameId,
    /// The key of a preset of that game.
    pub preset: &'static str,
    /// The version of the game's rules that it is played by: a log gives the same outcome for ever.
    pub rules: u32,
    fields: Vec<(String, String)>,
}

impl Deal {
    pub fn new(game: GameId, preset: &'static str) -> Deal {
        Deal { game, preset, rules: game.info().rules_version, fields: Vec::new() }
    }

    /// The same, to be played now: whatever rules an old link or log names, a new run has today's.
    #[must_use]
    pub fn by_newest_rules(self) -> Deal {
        Deal { rules: self.game.info().rules_version, ..self }
    }

    /// Tells deals apart, whatever rules they are played by.
    pub fn print(&self) -> u64 {
        let mut text = alloc::format!("{} {}\n", self.game.key(), self.preset);
        // Writing to a string never fails. What somebody else took for it is no part of it.
        let _ = self.to_be_beaten(None).write_fields(&mut text);
        fnv::sum64(&text)
    }

    /// Adds a line. Names repeat where there are many of a kind (`piece`, `piece`, …).
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Deal {
        self.fields.push((name.into(), value.to_string()));
        self
    }

    /// The same without the lines of this name.
    #[must_use]
    pub(crate) fn without(&self, name: &str) -> Deal {
        let mut deal = self.clone();
        deal.fields.retain(|(field, _)| field != name);
        deal
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
            .ok_or_else(|| DealError::new(name, phrase!("deal-line-missing")))
    }

    /// The puzzle of nine by nine that it deals, as 81 signs, where it is one.
    pub fn puzzle(&self) -> Option<&str> {
        self.get("puzzle").ok().filter(|_| self.game == GameId::OF_PUZZLES)
    }

    /// The first value of this name, read as what is expected.
    pub fn read<T: FromStr>(&self, name: &'static str, expected: Phrase) -> Result<T, DealError> {
        let found = self.get(name)?;
        found.parse().map_err(|_| {
            DealError::new(name, phrase!("found-expected", found = found, expected = expected))
        })
    }

    /// The first value of this name, read as a board. It has one spelling, with this sign for a
    /// blank, so that equal deals are equal texts.
    pub fn grid(&self, name: &'static str, blank: char) -> Result<Grid, DealError> {
        let text = self.get(name)?;
        let grid: Grid = text
            .parse()
            .map_err(|error: ParseError| DealError::new(name, error.problem.phrase()))?;
        let spelled = Cell::all().map(|cell| grid[cell].map_or(blank, Digit::to_char));
        if !text.chars().eq(spelled) {
            let expected = phrase!("expect-board", blank = blank.to_string());
            return Err(DealError::new(name, expected));
        }
        Ok(grid)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_head(f)?;
        self.write_fields(f)
    }
}

impl FromStr for Deal {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Deal, LineError> {
        let text = as_written(text);
        let mut lines = Lines::of(&text)?;
        let deal = Deal::read_head(&mut lines)?.read_fields(&mut lines);
        match lines.take() {
            None => Ok(deal),
            line => Err(lines.unexpected("deal …", line)),
        }
    }
}

/// A log says between these two which run it is of.
impl Deal {
    pub fn write_head(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let Deal { game, preset, rules, .. } = self;
        writeln!(out, "game {}\npreset {preset}\nrules {rules}", game.key())
    }

    pub fn write_fields(&self, out: &mut impl fmt::Write) -> fmt::Result {
        self.fields().try_for_each(|(name, value)| writeln!(out, "deal {name} {value}"))
    }

    /// Reads what [`Deal::write_head`] wrote.
    pub fn read_head(lines: &mut Lines<'_>) -> Result<Deal, LineError> {
        let key = lines.value("game")?;
        let game = GameId::from_key(key);
        let game = game.ok_or_else(|| lines.error(phrase!("no-such-game", game = key)))?;
        let key = lines.value("preset")?;
        let Preset { key, .. } =
            game.preset(key).ok_or_else(|| lines.error(phrase!("no-such-preset", preset = key)))?;
        let known = game.info().rules_version;
        let rules: u32 = lines.field("rules")?;
        if !(1..=known).contains(&rules) {
            let why = match known {
                1 => phrase!("other-rules", found = rules, known = known),
                _ => phrase!("other-rules-of-many", found = rules, known = known),
            };
            return Err(lines.error(why));
        }
        Ok(Deal { rules, ..Deal::new(game, key) })
    }

    /// Reads what [`Deal::write_fields`] wrote: up to the first line of another name.
    pub fn read_fields(mut self, lines: &mut Lines<'_>) -> Deal {
        while let Some(field) = lines.peek().and_then(|line| line.strip_prefix("deal ")) {
            let (name, value) = field.split_once(' ').unwrap_or((field, ""));
            self = self.with(name, value);
            lines.take();
        }
        self
    }
}

/// A deal that cannot be played: which line of it, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealError {
    pub field: &'static str,
    pub cause: Phrase,
}

impl DealError {
    pub fn new(field: &'static str, cause: Phrase) -> DealError {
        DealError { field, cause }
    }

    /// The game has no preset of this key.
    pub fn no_preset(key: &str) -> DealError {
        DealError::new("preset", phrase!("no-such-preset", preset = key))
    }

    pub fn phrase(&self) -> Phrase {
        phrase!("deal-line", field = self.field, cause = self.cause.clone())
    }
}

error_by_phrase!(DealError);

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;
    use words::{Language, say};

    #[test]
    fn every_deal_reads_back_as_it_was_written() {
        for game in GameId::ALL {
            for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
                let deal = game.deal(preset, &mut Rng::new(5));
                assert_eq!(deal.to_string().parse().as_ref(), Ok(&deal));
            }
        }
    }

    /// A log of before keeps its rules; who starts it anew plays by today's.
    #[test]
    fn old_rules_are_kept_until_it_is_dealt_anew() {
        let game = GameId::ALL.into_iter().find(|game| game.info().rules_version > 1).unwrap();
        let fresh = game.deal(&game.info().presets[0], &mut Rng::new(5));
        let text = fresh.to_string();
        let newest = alloc::format!("rules {}", game.info().rules_version);
        let old: Deal = text.replace(&newest, "rules 1").parse().unwrap();
        assert_eq!(old.rules, 1);
        assert_eq!(old.to_string(), text.replace(&newest, "rules 1"));
        assert_eq!(old.print(), fresh.print());
        assert_eq!(old.by_newest_rules(), fresh);
        let other = game.deal(&game.info().presets[0], &mut Rng::new(6));
        assert_ne!(other.print(), fresh.print());
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = text.parse::<Deal>().unwrap_err();
        assert_eq!(say(&error.phrase(), Language::English), expected);
    }

    #[test]
    fn what_is_no_deal_is_said_with_its_place() {
        check("", "line 1: `game …` expected, the end of the text found");
        check("53..7....", "line 1: `game …` expected, `53..7....` found");
        check("game chess\n", "line 1: there is no game `chess`");
        check("game blank\npreset all", "line 2: this game has no preset `all`");
        check("game blank\npreset only\nrules x", "line 3: `x` cannot stand after `rules`");
        check(
            "game blank\npreset only\nrules 9\n",
            "line 3: played by rules 9; this Ninefold knows rules 1 of this game",
        );
        check(
            "game pieces\npreset easy\nrules 9\n",
            "line 3: played by rules 9; this Ninefold knows rules 1 to 2 of this game",
        );
        check(
            "game blank\npreset only\nrules 1\ndeal first 3\nmoves\n",
            "line 5: `deal …` expected, `moves` found",
        );
    }
}
