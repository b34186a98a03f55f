//! How values are put into the laid-out pattern of a message.

use crate::numbers::Numbers;
use crate::tokens;
use std::borrow::Cow;

/// What a choice is made by. Numbers have plurals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Number(i64),
    Text(Cow<'static, str>),
}

/// Values by their names. They are written straight into the sentence and only when it asks for them: sentences
/// within sentences are many, and most have values that only another language asks for.
pub trait Values {
    /// Writes a value down.
    fn write(&mut self, name: &str, out: &mut String) -> Result<(), Missing>;

    /// The value as a choice takes it.
    fn weigh(&mut self, name: &str) -> Result<Value, Missing>;
}

/// Why a sentence is not whole: a value was missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

/// Puts the values into the pattern. A missing one stands as `{$name}`.
pub fn fill(
    pattern: &str,
    values: &mut dyn Values,
    numbers: Numbers,
    out: &mut String,
) -> Result<(), Missing> {
    let mut filler = Filler { rest: pattern, values, numbers, missing: false };
    filler.run(out);
    if filler.missing { Err(Missing) } else { Ok(()) }
}

struct Filler<'a> {
    rest: &'a str,
    values: &'a mut dyn Values,
    numbers: Numbers,
    missing: bool,
}

impl<'a> Filler<'a> {
    /// Up to the end of the pattern, or of the variant it is, whose token is left for the choice.
    fn run(&mut self, out: &mut String) {
        loop {
            out.push_str(self.text());
            if self.rest.is_empty() || self.rest.starts_with([tokens::VARIANT, tokens::END]) {
                return;
            }
            match self.token() {
                Some(tokens::VALUE) => self.value(out),
                Some(tokens::CHOICE) => self.choice(out),
                Some(tokens::NEW_LINE) => out.push('\n'),
                _ => {}
            }
        }
    }

    fn value(&mut self, out: &mut String) {
        let name = self.text();
        if self.values.write(name, out).is_err() {
            self.missing = true;
            out.push_str("{$");
            out.push_str(name);
            out.push('}');
        }
        self.token();
    }

    fn choice(&mut self, out: &mut String) {
        let name = self.text();
        let value = self.values.weigh(name).ok();
        self.missing |= value.is_none();
        let form = match value {
            Some(Value::Number(number)) => self.numbers.form(number),
            _ => "",
        };
        let mut chosen = false;
        // Every variant is gone through, to come out behind the last.
        while self.token() == Some(tokens::VARIANT) {
            let key = self.text();
            let end = self.token();
            debug_assert_eq!(end, Some(tokens::KEY_END));
            if !chosen && fits(key, value.as_ref(), form) {
                chosen = true;
                self.run(out);
            } else {
                self.skip();
            }
        }
    }

    /// Over a variant, to where [`Filler::run`] would have stopped.
    fn skip(&mut self) {
        let mut depth = 0;
        let end = self.rest.bytes().position(|byte| match char::from(byte) {
            tokens::VALUE | tokens::CHOICE => {
                depth += 1;
                false
            }
            tokens::VARIANT => depth == 0,
            tokens::END if depth > 0 => {
                depth -= 1;
                false
            }
            tokens::END => true,
            _ => false,
        });
        self.rest = &self.rest[end.unwrap_or(self.rest.len())..];
    }

    /// What comes before the next token.
    fn text(&mut self) -> &'a str {
        // Tokens are bytes of their own: no letter has such a byte within it.
        let end = self.rest.bytes().position(|byte| byte < b' ').unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    fn token(&mut self) -> Option<char> {
        let token = *self.rest.as_bytes().first()?;
        self.rest = &self.rest[1..];
        Some(token.into())
    }
}

/// The default has no key. Numbers fit their own figure and the form of a word that goes with them.
fn fits(key: &str, value: Option<&Value>, form: &str) -> bool {
    match value {
        _ if key.is_empty() => true,
        Some(Value::Number(number)) => key == form || key.parse() == Ok(*number),
        Some(Value::Text(text)) => key == text,
        None => false,
    }
}

#[cfg(test)]
#[path = "../build/fluent.rs"]
#[allow(dead_code, reason = "the tests bring their own text instead of files")]
mod fluent;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use std::collections::BTreeMap;

    /// Values as they are, with the numbers of a language.
    struct Given<'a>(&'a [(&'a str, Value)], Numbers);

    impl Values for Given<'_> {
        fn write(&mut self, name: &str, out: &mut String) -> Result<(), Missing> {
            match self.weigh(name)? {
                Value::Number(number) => out.push_str(&self.1.write(number)),
                Value::Text(text) => out.push_str(&text),
            }
            Ok(())
        }

        fn weigh(&mut self, name: &str) -> Result<Value, Missing> {
            let known = self.0.iter().find(|(known, _)| *known == name);
            known.map(|(_, value)| value.clone()).ok_or(Missing)
        }
    }

    #[track_caller]
    fn check(pattern: &str, values: &[(&str, Value)], expected: &str) {
        // Tokens as one would write them: `<name>` a value, `[name?key:…|:…]` a choice.
        let laid_out: String = pattern
            .chars()
            .map(|ch| match ch {
                '<' => tokens::VALUE,
                '>' | ']' => tokens::END,
                '[' => tokens::CHOICE,
                '|' => tokens::VARIANT,
                ':' => tokens::KEY_END,
                '/' => tokens::NEW_LINE,
                other => other,
            })
            .collect();
        let numbers = Numbers::of(Language::English);
        let mut said = String::new();
        let whole = fill(&laid_out, &mut Given(values, numbers), numbers, &mut said);
        assert_eq!(said, expected);
        assert_eq!(whole.is_err(), expected.contains('{'));
    }

    #[test]
    fn values_and_choices_are_filled_in() {
        let number = |number| ("n", Value::Number(number));
        let text = |text: &'static str| ("kind", Value::Text(text.into()));
        check("plain", &[], "plain");
        check("one/two", &[], "one\ntwo");
        check("<n> of <kind>.", &[number(-4), text("x")], "−4 of x.");
        check("<n> left", &[], "{$n} left");
        let plural = "[n|0:none|one:one cell|:<n> cells] left";
        check(plural, &[number(0)], "none left");
        check(plural, &[number(1)], "one cell left");
        check(plural, &[number(7)], "7 cells left");
        let kind = "in [kind|row:a row|column:a column|:a box]";
        check(kind, &[text("column")], "in a column");
        check(kind, &[text("box")], "in a box");
        // A text is no number, whatever it looks like.
        check("[kind|1:one|:other]", &[text("2")], "other");
        let nested = "[n|one:[kind|row:row|:box] <kind>/|:many]!";
        check(nested, &[number(1), text("row")], "row row\n!");
        check(nested, &[number(2), text("row")], "many!");
        // What is not said need not be known.
        check("[n|one:<lost>|:fine]", &[number(2)], "fine");
    }

    /// A message of a language that Ninefold does not speak, from its file to the sentence.
    #[track_caller]
    fn check_plural(code: &'static str, message: &str, expected: &[(i64, &str)]) {
        let mut messages = BTreeMap::new();
        fluent::lay_out(message, &mut messages).unwrap();
        let line = &messages["cells"];
        let (_, pattern) = line.trim_end().split_once(tokens::NAME_END).unwrap();
        for (number, sentence) in expected {
            let numbers = Numbers::of_code(code);
            let mut said = String::new();
            let values = [("n", Value::Number(*number))];
            fill(pattern, &mut Given(&values, numbers), numbers, &mut said).unwrap();
            assert_eq!(said, *sentence, "{number}");
        }
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        let polish = "cells = { $n ->
                [one] { $n } pole
                [few] { $n } pola
               *[many] { $n } pól
                [0] ani jednego pola
            }\n";
        check_plural(
            "pl",
            polish,
            &[
                (0, "ani jednego pola"),
                (1, "1 pole"),
                (3, "3 pola"),
                (5, "5 pól"),
                (12, "12 pól"),
                (24, "24 pola"),
                (1_002, "1\u{a0}002 pola"),
                (1_012, "1\u{a0}012 pól"),
            ],
        );
        let arabic = "cells = { $n ->
                [zero] لا خلايا
                [one] خلية
                [two] خليتان
                [few] { $n } خلايا
                [many] { $n } خلية
               *[other] { $n } خلية
            }\n";
        check_plural(
            "ar",
            arabic,
            &[(0, "لا خلايا"), (1, "خلية"), (2, "خليتان"), (7, "7 خلايا"), (11, "11 خلية")],
        );
    }
}
