//! JSON of strangers: no deeper than anything a puzzle needs, and no longer than a link may unpack to.

use engine::{Digit, DigitSet};
use serde_json::{Map, Value};

/// A longer object is of no puzzle, and not made anything of.
pub const LONGEST: usize = crate::LONGEST_LINE;

/// Brackets inside each other.
pub const DEEPEST: usize = 32;

pub fn parse(text: &str) -> Option<Value> {
    (text.len() <= LONGEST && depth(text) <= DEEPEST)
        .then(|| serde_json::from_str(text).ok())
        .flatten()
}

/// The objects of a text or of a list one after the other, as many as it has, each with the line that it
/// begins on; a broken one is the last, as nothing. Each is cut out before it is read, so that nobody makes
/// a tree of more than a puzzle's worth.
pub fn each(text: &str) -> impl Iterator<Item = (u64, Value)> {
    let between = |ch: char| ch.is_whitespace() || matches!(ch, ',' | ']');
    let (mut line, mut before) = (1, text);
    let mut rest = inside_list(text).trim_start();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let skipped = &before[..before.len() - rest.len()];
        line += skipped.bytes().filter(|&byte| byte == b'\n').count() as u64;
        before = rest;
        let end = measure(rest).end.unwrap_or(rest.len());
        let (object, after) = rest.split_at(end);
        let value = parse(object);
        rest = if value.is_some() { after.trim_start_matches(between) } else { "" };
        Some((line, value.unwrap_or_default()))
    })
}

/// What stands in a list, where the text is one of objects; else the text itself.
pub fn inside_list(text: &str) -> &str {
    let list = text.trim_start().strip_prefix('[').map(str::trim_start);
    list.filter(|list| list.starts_with('{')).unwrap_or(text)
}

fn depth(text: &str) -> usize {
    measure(text).deepest
}

/// How deep the brackets of a text go, those in strings left out, and where the first of them is closed. No
/// further than that is looked, nor than an object may be long.
struct Measure {
    deepest: usize,
    end: Option<usize>,
}

fn measure(text: &str) -> Measure {
    let (mut depth, mut deepest) = (0usize, 0);
    let (mut in_string, mut is_escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate().take(LONGEST + 1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'[' | b'{' => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' if depth <= 1 => return Measure { deepest, end: Some(at + 1) },
            b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    Measure { deepest, end: None }
}

/// The names that an object has on its first level, as far as the text goes: it may be the beginning
/// of a longer one.
pub fn first_names(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let (mut depth, mut string) = (0usize, None);
    let mut is_escaped = false;
    let mut last = "";
    for (at, byte) in text.bytes().enumerate().take(LONGEST) {
        match (byte, string) {
            _ if is_escaped => is_escaped = false,
            (b'\\', Some(_)) => is_escaped = true,
            (b'"', Some(start)) => {
                last = &text[start..at];
                string = None;
            }
            (_, Some(_)) => {}
            (b'"', None) => string = Some(at + 1),
            (b'[' | b'{', None) => depth += 1,
            (b']' | b'}', None) => depth = depth.saturating_sub(1),
            (b':', None) if depth == 1 => names.push(last),
            _ => {}
        }
    }
    names
}

/// Whether a name is there and says something.
pub fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(list) => !list.is_empty(),
        Value::Object(map) => !map.is_empty(),
        Value::String(text) => !text.is_empty(),
        Value::Bool(true) | Value::Number(_) => true,
    }
}

pub fn text<'a>(map: &'a Map<String, Value>, name: &str) -> Option<&'a str> {
    map.get(name)?.as_str().filter(|text| !text.trim().is_empty())
}

/// A number from 1 to 9, as a number or as a text.
pub fn digit(value: &Value) -> Option<Digit> {
    match value {
        Value::Number(number) => Digit::new(number.as_u64()?.try_into().ok()?),
        Value::String(text) => Digit::new(text.trim().parse().ok()?),
        _ => None,
    }
}

/// The digits of a list.
pub fn digits(value: Option<&Value>) -> DigitSet {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_deep_is_not_read() {
        let nested = |n: usize| "[".repeat(n) + &"]".repeat(n);
        assert!(parse(&nested(DEEPEST)).is_some());
        assert_eq!(parse(&nested(DEEPEST + 1)), None);
        assert_eq!(parse(&"[".repeat(1 << 20)), None);
        assert_eq!(depth(r#"{"a":"[[[\"[["}"#), 1);
    }

    #[test]
    fn the_first_level_is_seen_before_its_end() {
        let names = first_names(r#"{"size": 9, "title":"a:b", "grid": [[{"value":1}, {"#);
        assert_eq!(names, ["size", "title", "grid"]);
    }
}
