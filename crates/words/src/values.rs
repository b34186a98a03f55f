//! How a value reads inside a sentence: cells as r3c5, houses by name, sets as lists.

use crate::pattern::{Value, Values};
use crate::{Language, Unsaid, try_say};
use engine::{Arg, House, HouseKind, phrase};

/// Adds a value under its name, made visible if it is a text of anybody's. A set also brings `NAME-count` for plurals, and a house
/// `NAME-kind` (`row`, `column` or `box`) for sentences that change with it.
pub fn add<'a>(
    values: &mut Values<'a>,
    name: &'a str,
    value: &'a Arg,
    language: Language,
) -> Result<(), Unsaid> {
    let list = |items: Vec<String>| join(&items, language);
    let count = |count: u32| ([name, "-count"].concat().into(), Value::Number(count.into()));
    let text = match value {
        Arg::Number(number) => {
            values.push((name.into(), Value::Number(*number)));
            return Ok(());
        }
        Arg::Digit(digit) => digit.to_char().into(),
        Arg::Digits(digits) => {
            values.push(count(digits.len()));
            list(digits.iter().map(|digit| digit.to_char().into()).collect())?
        }
        Arg::Cell(cell) => cell.to_string(),
        Arg::Cells(cells) => {
            values.push(count(cells.len()));
            list(cells.iter().map(|cell| cell.to_string()).collect())?
        }
        Arg::House(house) => {
            let kind = Value::Text(kind(*house).into());
            values.push(([name, "-kind"].concat().into(), kind));
            house_name(*house, language)?
        }
        Arg::Phrase(phrase) => try_say(phrase, language)?,
        Arg::Verbatim(text) => {
            values.push((name.into(), Value::Text(engine::visible(text))));
            return Ok(());
        }
    };
    values.push((name.into(), Value::Text(text.into())));
    Ok(())
}

fn kind(house: House) -> &'static str {
    match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    }
}

fn house_name(house: House, language: Language) -> Result<String, Unsaid> {
    let place = house.place() + 1;
    let phrase = match house.kind() {
        HouseKind::Row => phrase!("house-row", place = place),
        HouseKind::Column => phrase!("house-column", place = place),
        HouseKind::Box => phrase!("house-box", place = place),
    };
    try_say(&phrase, language)
}

/// "a", "a and b", "a, b and c".
fn join(items: &[String], language: Language) -> Result<String, Unsaid> {
    match items {
        [] => Ok(String::new()),
        [only] => Ok(only.clone()),
        [init @ .., last] => {
            try_say(&phrase!("list-and", init = init.join(", "), last = last.as_str()), language)
        }
    }
}
