//! The text form of a profile: a head, then one line a run, then one line for each run whose skills
//! were looked up, each with its own sum.
//!
//! ```text
//! ninefold-progress 1
//! open everything
//! RUN GAME PRESET STARTED RESULT SCORE PLAYED MISTAKES HINTS AUTO_HINTS CHECKS AUTO_NOTES SUM
//! RUN … AUTO_NOTES DAY #DEAL SUM
//! skills RUN KEY,KEY,… SUM
//! ```
//!
//! A run of a daily also has its day, and what tells its deal from others stands behind a `#`; runs of
//! before have none. A line that cannot be read is kept as it is, so that writing
//! the profile again loses nothing; one that does not match its sum is reported with its place.

use crate::{Profile, Record};
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::{Phrase, error_by_phrase, phrase};
use session::{EndResult, GameId, Millis, RunId, Tally, fnv};

/// The format's version; a newer one is refused.
const VERSION: u32 = 1;
const HEAD: &str = "ninefold-progress ";
const OPEN: &str = "open everything";
const SKILLS: &str = "skills ";

/// A line that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Counted from 1.
    pub line: u32,
    pub cause: ParseRecordError,
}

/// The text was written by a Ninefold that knows more than this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewerFormat {
    pub version: u32,
}

/// Why a line is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRecordError {
    /// The first line does not say what the text is.
    NoHead,
    WordCount(usize),
    UnknownGame(String),
    UnknownPreset(String),
    BadWord {
        word: String,
        expected: Phrase,
    },
    /// The line was changed or damaged.
    WrongSum,
}

impl Profile {
    /// Reads all lines that can be read and reports the others.
    ///
    /// # Errors
    /// When a newer Ninefold wrote the text. It should be left as it is.
    pub fn read(text: &str) -> Result<(Profile, Vec<Damage>), NewerFormat> {
        let mut profile = Profile::default();
        let mut damages = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let cause = match (index, line.strip_prefix(HEAD).map(str::parse::<u32>)) {
                (_, Some(Ok(version))) if version > VERSION => return Err(NewerFormat { version }),
                (_, Some(Ok(_))) => continue,
                (0, _) => ParseRecordError::NoHead,
                _ if line.is_empty() => continue,
                _ if line == OPEN => {
                    profile.everything_open = true;
                    continue;
                }
                _ => match profile.take(line) {
                    Ok(()) => continue,
                    Err(cause) => cause,
                },
            };
            if cause == ParseRecordError::NoHead || !is_whole(line) {
                damages.push(Damage { line: index as u32 + 1, cause });
            }
            profile.unread.insert(line.into());
        }
        Ok((profile, damages))
    }

    fn take(&mut self, line: &str) -> Result<(), ParseRecordError> {
        match line.strip_prefix(SKILLS) {
            Some(rest) => {
                let (run, keys) = parse_skills(rest, line)?;
                self.learn(run, keys);
            }
            None => self.keep(line.parse()?),
        }
        Ok(())
    }
}

/// Whether a line ends with its sum: then it is as it was written, by a Ninefold that knew more.
fn is_whole(line: &str) -> bool {
    line.rsplit_once(' ')
        .is_some_and(|(body, check)| alloc::format!("{:08x}", fnv::sum32(body)) == check)
}

/// `RUN KEY,KEY,… SUM`, with `-` for no key at all.
fn skills_line(run: RunId, keys: &BTreeSet<String>) -> String {
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let keys = if keys.is_empty() { "-".into() } else { keys.join(",") };
    let body = alloc::format!("{SKILLS}{run} {keys}");
    alloc::format!("{body} {:08x}", fnv::sum32(&body))
}

fn parse_skills(rest: &str, line: &str) -> Result<(RunId, BTreeSet<String>), ParseRecordError> {
    let words: Vec<&str> = rest.split(' ').collect();
    let [run, keys, _] = words[..] else {
        let expected = phrase!("expect-skills");
        return Err(ParseRecordError::BadWord { word: rest.into(), expected });
    };
    let run = number(run, phrase!("expect-run"))?;
    // Collecting would sort, which takes more of the page's bytes than it saves time.
    let mut set = BTreeSet::new();
    set.extend(keys.split(',').filter(|key| *key != "-").map(String::from));
    // The whole line is compared, so that it has one text only.
    if skills_line(run, &set) == line { Ok((run, set)) } else { Err(ParseRecordError::WrongSum) }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}{VERSION}")?;
        if self.everything_open {
            writeln!(f, "{OPEN}")?;
        }
        for record in self.records() {
            writeln!(f, "{record}")?;
        }
        for (run, keys) in &self.learned {
            writeln!(f, "{}", skills_line(*run, keys))?;
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = body(self);
        write!(f, "{body} {:08x}", fnv::sum32(&body))
    }
}

fn body(record: &Record) -> String {
    let Record { run, game, preset, started, result, score, played, tally, daily, deal } = record;
    let Tally { mistakes, hints, auto_hints, checks, auto_notes } = tally;
    let (game, result, played) = (game.key(), result.key(), played.0);
    let mut body = alloc::format!(
        "{run} {game} {preset} {started} {result} {score} {played} \
         {mistakes} {hints} {auto_hints} {checks} {auto_notes}"
    );
    if let Some(day) = daily {
        body.push(' ');
        body.push_str(&day.to_string());
    }
    if let Some(deal) = deal {
        body += &alloc::format!(" #{deal:016x}");
    }
    body
}

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(line: &str) -> Result<Record, ParseRecordError> {
        let words: Vec<&str> = line.split(' ').collect();
        let [run, game, preset, started, result, score, played, counts @ .., check] = &words[..]
        else {
            return Err(ParseRecordError::WordCount(words.len()));
        };
        let [mistakes, hints, auto_hints, checks, auto_notes, rest @ ..] = counts else {
            return Err(ParseRecordError::WordCount(words.len()));
        };
        let (deal, daily) = match rest.split_last() {
            Some((last, others)) if last.starts_with('#') => (Some(deal_print(last)?), others),
            _ => (None, rest),
        };
        let daily = match daily {
            [] => None,
            [day] => Some(number(day, phrase!("expect-day"))?),
            _ => return Err(ParseRecordError::WordCount(words.len())),
        };
        let game =
            GameId::from_key(game).ok_or_else(|| ParseRecordError::UnknownGame((*game).into()))?;
        let preset =
            game.preset(preset).ok_or_else(|| ParseRecordError::UnknownPreset((*preset).into()))?;
        let record = Record {
            run: number(run, phrase!("expect-run"))?,
            game,
            preset: preset.key,
            started: number(started, phrase!("expect-number"))?,
            result: EndResult::from_key(result).ok_or_else(|| ParseRecordError::BadWord {
                word: (*result).into(),
                expected: phrase!("expect-result"),
            })?,
            score: number(score, phrase!("expect-number"))?,
            played: Millis(number(played, phrase!("expect-number"))?),
            tally: Tally {
                mistakes: number(mistakes, phrase!("expect-number"))?,
                hints: number(hints, phrase!("expect-number"))?,
                auto_hints: number(auto_hints, phrase!("expect-number"))?,
                checks: number(checks, phrase!("expect-number"))?,
                auto_notes: number(auto_notes, phrase!("expect-number"))?,
            },
            daily,
            deal,
        };
        // The whole line is compared, so that a record has one text only.
        let is_whole = record.to_string() == line && !check.is_empty();
        if is_whole { Ok(record) } else { Err(ParseRecordError::WrongSum) }
    }
}

fn deal_print(word: &str) -> Result<u64, ParseRecordError> {
    u64::from_str_radix(&word[1..], 16).map_err(|_| ParseRecordError::BadWord {
        word: word.into(),
        expected: phrase!("expect-number"),
    })
}

fn number<T: FromStr>(word: &str, expected: Phrase) -> Result<T, ParseRecordError> {
    word.parse().map_err(|_| ParseRecordError::BadWord { word: word.into(), expected })
}

impl Damage {
    pub fn phrase(&self) -> Phrase {
        phrase!("line-at", line = self.line, cause = self.cause.phrase())
    }
}

impl ParseRecordError {
    pub fn phrase(&self) -> Phrase {
        match self {
            ParseRecordError::NoHead => {
                phrase!("record-no-head", expected = alloc::format!("{HEAD}{VERSION}"))
            }
            ParseRecordError::WordCount(count) => phrase!("record-words", found = *count as u32),
            ParseRecordError::UnknownGame(key) => phrase!("no-such-game", game = key.as_str()),
            ParseRecordError::UnknownPreset(key) => {
                phrase!("no-such-preset", preset = key.as_str())
            }
            ParseRecordError::BadWord { word, expected } => {
                phrase!("found-expected", found = word.as_str(), expected = expected.clone())
            }
            ParseRecordError::WrongSum => phrase!("record-wrong-sum"),
        }
    }
}

impl NewerFormat {
    pub fn phrase(&self) -> Phrase {
        phrase!("newer-format", found = self.version, known = VERSION)
    }
}

error_by_phrase!(Damage, ParseRecordError, NewerFormat);
