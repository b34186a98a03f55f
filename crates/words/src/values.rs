//! How a value reads inside a sentence: cells as r3c5, houses by name, sets as lists.

use crate::numbers::Numbers;
use crate::pattern::{self, Missing, Value, Values};
use crate::{Language, messages};
use engine::{Arg, House, HouseKind, Phrase, phrase};
use std::borrow::Cow;
use std::fmt::{Display, Write};

/// What was said, and the first thing that is wrong with it.
pub struct Said {
    pub sentence: String,
    pub flaw: Option<Flaw>,
}

/// Why a sentence is not as it should be: a message that is nowhere, or one that lacks a value.
pub enum Flaw {
    NoMessage { id: Cow<'static, str> },
    NoValue { id: Cow<'static, str> },
}

/// The sentence of a phrase. Where a message is missing its name stands instead.
pub fn say(phrase: &Phrase, language: Language) -> Said {
    let mut flaw = None;
    let mut sentence = String::with_capacity(128);
    write(phrase, language, &mut flaw, &mut sentence);
    Said { sentence, flaw }
}

fn write(phrase: &Phrase, language: Language, flaw: &mut Option<Flaw>, out: &mut String) {
    let id = || phrase.id.clone();
    let Some(pattern) = messages::pattern(&phrase.id, language) else {
        flaw.get_or_insert_with(|| Flaw::NoMessage { id: id() });
        return out.push_str(&phrase.id);
    };
    let mut values = Args { phrase, language, flaw };
    if pattern::fill(pattern, &mut values, Numbers::of(language), out).is_err() {
        flaw.get_or_insert_with(|| Flaw::NoValue { id: id() });
    }
}

/// The values of a phrase, a text of anybody's made visible. A set also has `NAME-count` for plurals, and a
/// house `NAME-kind` (`row`, `column` or `box`) for sentences that change with it.
struct Args<'a> {
    phrase: &'a Phrase,
    language: Language,
    flaw: &'a mut Option<Flaw>,
}

impl<'a> Args<'a> {
    fn find(&self, name: &str) -> Option<&'a Arg> {
        self.phrase.args.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    fn list<T: Display>(&mut self, items: impl Iterator<Item = T>, out: &mut String) {
        let mut list = String::new();
        let mut last = 0;
        for item in items {
            if !list.is_empty() {
                list.push_str(BETWEEN);
            }
            last = list.len();
            write!(list, "{item}").expect("writing to memory");
        }
        match list[..last].strip_suffix(BETWEEN) {
            None => out.push_str(&list),
            Some(init) => {
                let and = phrase!("list-and", init = init, last = &list[last..]);
                write(&and, self.language, self.flaw, out);
            }
        }
    }
}

/// "a", "a and b", "a, b and c".
const BETWEEN: &str = ", ";

impl Values for Args<'_> {
    fn write(&mut self, name: &str, out: &mut String) -> Result<(), Missing> {
        match self.find(name) {
            Some(Arg::Number(number)) => {
                out.push_str(&Numbers::of(self.language).write(*number));
            }
            Some(Arg::Digit(digit)) => out.push(digit.to_char()),
            Some(Arg::Digits(digits)) => {
                self.list(digits.iter().map(|digit| digit.to_char()), out);
            }
            Some(Arg::Cell(cell)) => write!(out, "{cell}").expect("writing to memory"),
            Some(Arg::Cells(cells)) => self.list(cells.iter(), out),
            Some(Arg::House(house)) => write(&name_of(*house), self.language, self.flaw, out),
            Some(Arg::Phrase(phrase)) => write(phrase, self.language, self.flaw, out),
            Some(Arg::Verbatim(text)) => out.push_str(&engine::visible(text)),
            None => match self.weigh(name)? {
                Value::Number(number) => {
                    out.push_str(&Numbers::of(self.language).write(number));
                }
                Value::Text(text) => out.push_str(&text),
            },
        }
        Ok(())
    }

    fn weigh(&mut self, name: &str) -> Result<Value, Missing> {
        match self.find(name) {
            Some(Arg::Number(number)) => return Ok(Value::Number(*number)),
            Some(_) => {
                let mut text = String::new();
                self.write(name, &mut text)?;
                return Ok(Value::Text(text.into()));
            }
            None => {}
        }
        let of = |ending| name.strip_suffix(ending).and_then(|name| self.find(name));
        match (of("-count"), of("-kind")) {
            (Some(Arg::Digits(digits)), _) => Ok(Value::Number(digits.len().into())),
            (Some(Arg::Cells(cells)), _) => Ok(Value::Number(cells.len().into())),
            (_, Some(Arg::House(house))) => Ok(Value::Text(kind(*house).into())),
            _ => Err(Missing),
        }
    }
}

fn kind(house: House) -> &'static str {
    match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    }
}

fn name_of(house: House) -> Phrase {
    let place = house.place() + 1;
    match house.kind() {
        HouseKind::Row => phrase!("house-row", place = place),
        HouseKind::Column => phrase!("house-column", place = place),
        HouseKind::Box => phrase!("house-box", place = place),
    }
}
