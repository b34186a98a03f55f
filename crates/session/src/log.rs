//! The one text format: save, replay, submission, bug report and fixture.
//!
//! ```text
//! ninefold-log 1
//! game GAME
//! preset PRESET
//! rules 1
//! run 00c0ffee00c0ffee00c0ffee00c0ffee
//! started 1794816000000
//! deal NAME VALUE
//! moves
//! 1200 enter r1c1 5
//! 2350 undo
//! at 5000
//! sum 9a0364b9e99bb480
//! ```
//!
//! Times are milliseconds of play. `at` is where the run was left; `sum` is FNV-1a, 64 bits, over
//! all that stands above it, so that a damaged file is noticed.

pub(crate) mod phrases;
mod reader;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::{Phrase, error_by_phrase, phrase};
use games::{Action, Deal, Millis, fnv};

pub use games::lines::MAX_BYTES;
pub use reader::MAX_MOVES;

/// The format's version; a reader refuses newer ones.
pub const VERSION: u32 = 1;

/// A run: a deal and the timed moves made on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    pub deal: Deal,
    pub run: RunId,
    /// Wall clock in milliseconds since 1970, for the record only.
    pub started: u64,
    /// In the order they were made; times never go back.
    pub moves: Vec<(Millis, Move)>,
    /// Play time when the log was written.
    pub at: Millis,
}

/// A logged move: an action, or a step through the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    Act(Action),
    Undo,
    Redo,
    /// Keep the board under a name.
    Checkpoint(String),
    /// Go back to the board kept under a name.
    Return(String),
    /// Go back to before the first mistake.
    BackToRight,
}

/// Tells runs apart, also those of two devices. Front ends draw it at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunId(pub u128);

impl Log {
    pub fn new(deal: Deal, run: RunId, started: u64) -> Log {
        Log { deal, run, started, moves: Vec::new(), at: Millis::ZERO }
    }
}

/// The deal that a text carries: of a link, which is the deal itself, or of a log, as saved runs are
/// and links once were.
pub fn deal_in(text: &str) -> Option<Deal> {
    text.parse().ok().or_else(|| Some(text.parse::<Log>().ok()?.deal))
}

impl Move {
    pub fn checkpoint(name: &str) -> Move {
        Move::Checkpoint(one_line(name))
    }

    pub fn return_to(name: &str) -> Move {
        Move::Return(one_line(name))
    }
}

/// A name that a player typed must not break the line it stands on.
fn one_line(name: &str) -> String {
    name.chars().map(|ch| if ch.is_control() { ' ' } else { ch }).take(60).collect()
}

impl fmt::Display for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A text that names no run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRunIdError {
    pub found: String,
}

impl ParseRunIdError {
    pub fn phrase(&self) -> Phrase {
        let found = self.found.as_str();
        phrase!("found-expected", found = found, expected = phrase!("expect-run"))
    }
}

error_by_phrase!(ParseRunIdError);

impl FromStr for RunId {
    type Err = ParseRunIdError;
    fn from_str(text: &str) -> Result<RunId, ParseRunIdError> {
        let is_hex = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let digits = if is_hex { u128::from_str_radix(text, 16).ok() } else { None };
        digits.map(RunId).ok_or_else(|| ParseRunIdError { found: text.into() })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Act(action) => action.fmt(f),
            Move::Undo => f.write_str("undo"),
            Move::Redo => f.write_str("redo"),
            Move::Checkpoint(name) => write!(f, "mark {name}"),
            Move::Return(name) => write!(f, "return {name}"),
            Move::BackToRight => f.write_str("back-to-right"),
        }
    }
}

impl FromStr for Move {
    type Err = games::ParseActionError;
    fn from_str(text: &str) -> Result<Move, games::ParseActionError> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("undo", "") => Move::Undo,
            ("redo", "") => Move::Redo,
            ("back-to-right", "") => Move::BackToRight,
            ("mark", name) => Move::Checkpoint(name.into()),
            ("return", name) => Move::Return(name.into()),
            _ => Move::Act(text.parse()?),
        })
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        write_body(self, &mut body)?;
        writeln!(f, "{body}sum {:016x}", fnv::sum64(&body))
    }
}

fn write_body(log: &Log, out: &mut impl fmt::Write) -> fmt::Result {
    let Log { deal, run, started, moves, at } = log;
    writeln!(out, "ninefold-log {VERSION}")?;
    deal.write_head(out)?;
    writeln!(out, "run {run}\nstarted {started}")?;
    deal.write_fields(out)?;
    writeln!(out, "moves")?;
    for (at, entry) in moves {
        writeln!(out, "{} {entry}", at.0)?;
    }
    writeln!(out, "at {}", at.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameId;
    use std::string::ToString;
    use words::{Language, say};

    fn sample() -> Log {
        let mut log = Log::new(Deal::new(GameId::Blank, "only").with("first", 3), RunId(7), 99);
        for (at, text) in
            [(10, "enter r1c2 5"), (20, "undo"), (20, "mark try \u{e9}"), (30, "return try \u{e9}")]
        {
            log.moves.push((Millis(at), text.parse().unwrap()));
        }
        log.at = Millis(40);
        log
    }

    #[test]
    fn a_log_reads_back_as_it_was_written() {
        let log = sample();
        assert_eq!(log.to_string().parse::<Log>().as_ref(), Ok(&log));
    }

    #[test]
    fn an_editor_that_changes_line_ends_does_no_harm() {
        let log = sample();
        let changed = std::format!("\u{feff}{}", log.to_string().replace('\n', "\r\n"));
        assert_eq!(changed.parse::<Log>(), Ok(log.clone()));
        let deal = log.deal.to_string().replace('\n', "\r\n");
        assert_eq!(deal.parse::<Deal>(), Ok(log.deal));
    }

    #[test]
    fn links_carry_a_deal_and_old_ones_a_log() {
        let Log { deal, .. } = sample();
        let old = "ninefold-log 1\ngame blank\npreset only\nrules 1\n\
            run 00000000000000000000000000000000\nstarted 0\ndeal first 3\nmoves\nat 0\n\
            sum 07596ec6d63e5ae5\n";
        assert_eq!(deal_in(old), Some(deal.clone()));
        assert_eq!(deal_in(&deal.to_string()), Some(deal));
        assert_eq!(deal_in("53..7...."), None);
    }

    #[track_caller]
    fn check_error(change: impl Fn(&str) -> String, expected: &str) {
        let error = change(&sample().to_string()).parse::<Log>().unwrap_err();
        assert_eq!(say(&error.phrase(), Language::English), expected);
    }

    #[test]
    fn damage_is_named_with_its_place() {
        check_error(
            |_| String::new(),
            "line 1: `ninefold-log 1` expected, the end of the text found",
        );
        check_error(
            |text| text.replace("log 1", "log 2"),
            "line 1: written by a newer Ninefold (format 2, this one reads 1); update to open it",
        );
        check_error(|text| text.replace("blank", "chess"), "line 2: there is no game `chess`");
        check_error(|text| text.replace("only", "all"), "line 3: this game has no preset `all`");
        check_error(
            |text| text.replace("rules 1", "rules 9"),
            "line 4: played by rules 9; this Ninefold knows rules 1 of this game",
        );
        check_error(
            |text| text.replace("r1c2", "r1c0"),
            "line 9: `r1c0` found, cells like r3c5,r3c6 expected",
        );
        check_error(
            |text| text.replace("30 return", "15 return"),
            "line 12: 15 comes before 20; times never go back",
        );
        check_error(
            |text| text.replace("enter r1c2 5", "enter r1c2 6"),
            "line 14: the text does not match its sum: it was changed or damaged",
        );
        check_error(
            |text| text.replace("at 40\n", ""),
            "line 13: a time in milliseconds expected, `sum` found",
        );
        check_error(|text| text.split("undo").next().unwrap().into(), "line 10: `` is no action");
        check_error(
            |text| text.split("at 40").next().unwrap().into(),
            "line 13: the text ends before `at` and `sum`: it was cut off",
        );
        check_error(|text| text.to_string() + "more", "line 15: nothing expected after the sum");
    }
}
