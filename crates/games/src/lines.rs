//! A text of named lines (`game classic`, `run 00c0…`), read one after the other. Knows neither what
//! a deal nor what a log is.

use alloc::borrow::Cow;
use alloc::string::String;
use core::str::FromStr;
use engine::{Phrase, error_by_phrase, phrase};

/// A longer text is not read.
pub const MAX_BYTES: u32 = 4 << 20;

/// Where a text stops being what it should be, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Counted from 1.
    pub line: u32,
    pub cause: Phrase,
}

impl LineError {
    pub fn phrase(&self) -> Phrase {
        phrase!("line-at", line = self.line, cause = self.cause.clone())
    }
}

error_by_phrase!(LineError);

/// The text as it was written, whatever an editor or a mail made of its line ends. A text that was
/// never changed is not copied.
pub fn as_written(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text.into() }
}

pub struct Lines<'a> {
    text: &'a str,
    rest: &'a str,
    /// Of the line last taken.
    number: u32,
}

impl<'a> Lines<'a> {
    pub fn of(text: &'a str) -> Result<Lines<'a>, LineError> {
        let lines = Lines { text, rest: text, number: 0 };
        if text.len() > MAX_BYTES as usize {
            return Err(lines.error(phrase!("text-too-long", limit = MAX_BYTES)));
        }
        Ok(lines)
    }

    /// What is wrong with the line last taken.
    pub fn error(&self, cause: Phrase) -> LineError {
        LineError { line: self.number.max(1), cause }
    }

    /// What the line last taken should have been.
    pub fn unexpected(&self, expected: &str, found: Option<&str>) -> LineError {
        let found = found.map_or(phrase!("line-end"), |line| {
            let start: String = line.chars().take(40).collect();
            phrase!("line-quoted", text = start)
        });
        self.error(phrase!("line-unexpected", expected = expected, found = found))
    }

    pub fn take(&mut self) -> Option<&'a str> {
        self.number += 1;
        let line = self.peek();
        self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
        line
    }

    pub fn peek(&self) -> Option<&'a str> {
        let (line, _) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        (!self.rest.is_empty()).then_some(line)
    }

    /// All that stands before the next line.
    pub fn taken(&self) -> &'a str {
        &self.text[..self.text.len() - self.rest.len()]
    }

    /// The value of the next line, which must have this name.
    pub fn value(&mut self, name: &str) -> Result<&'a str, LineError> {
        let line = self.take();
        match line.and_then(|line| line.split_once(' ')) {
            Some((found, value)) if found == name => Ok(value),
            _ => Err(self.unexpected(&alloc::format!("{name} …"), line)),
        }
    }

    /// The value of the next line, read as a `T`.
    pub fn field<T: FromStr>(&mut self, name: &str) -> Result<T, LineError> {
        let value = self.value(name)?;
        let wrong = || self.error(phrase!("line-bad-value", name = name, value = value));
        value.parse().map_err(|_| wrong())
    }
}
