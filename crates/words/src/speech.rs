//! From a phrase to a sentence.

use crate::values::{Flaw, Said};
use crate::{Language, values};
use engine::Phrase;
use std::borrow::Cow;
use std::fmt;

/// The sentence. Where a message is missing its name stands instead, so that it is seen.
pub fn say(phrase: &Phrase, language: Language) -> String {
    values::say(phrase, language).sentence
}

/// Short terms in a row, with a dot between them.
pub fn say_row(terms: &[Phrase], language: Language) -> String {
    let said: Vec<String> = terms.iter().map(|term| say(term, language)).collect();
    said.join(" · ")
}

/// The sentence with a capital at its start, for phrases that also stand inside others.
pub fn say_alone(phrase: &Phrase, language: Language) -> String {
    capitalized(&say(phrase, language))
}

fn capitalized(sentence: &str) -> String {
    let mut chars = sentence.chars();
    let Some(first) = chars.next() else { return String::new() };
    let mut capitals = first.to_uppercase();
    match (capitals.next(), capitals.next()) {
        // Georgian has capitals, but no sentence begins with one.
        (Some(capital), None) if !('\u{10d0}'..='\u{10ff}').contains(&first) => {
            String::from(capital) + chars.as_str()
        }
        // A letter such as ß has none of its own.
        _ => sentence.to_owned(),
    }
}

/// The sentence, or why it cannot be said. Tests ask this of every phrase they meet.
pub fn try_say(phrase: &Phrase, language: Language) -> Result<String, Unsaid> {
    let Said { sentence, flaw } = values::say(phrase, language);
    match flaw {
        None => Ok(sentence),
        Some(Flaw::NoMessage { id }) => Err(Unsaid::NoMessage { id }),
        Some(Flaw::NoValue { id }) => Err(Unsaid::NoValue { id, sentence }),
    }
}

/// Why a phrase has no sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// No message file has this message.
    NoMessage { id: Cow<'static, str> },
    /// The message asks for a value the phrase does not bring; it stands in braces.
    NoValue { id: Cow<'static, str>, sentence: String },
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsaid::NoMessage { id } => write!(f, "no message file says {id}"),
            Unsaid::NoValue { id, sentence } => {
                write!(f, "{id} asks for a value it is not given: {sentence}")
            }
        }
    }
}

impl std::error::Error for Unsaid {}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{CellSet, Digit, DigitSet, House, phrase};

    #[track_caller]
    fn check(phrase: Phrase, english: &str, german: &str) {
        assert_eq!(try_say(&phrase, Language::English).as_deref(), Ok(english));
        assert_eq!(try_say(&phrase, Language::German).as_deref(), Ok(german));
    }

    #[test]
    fn values_read_as_people_say_them() {
        let cells = |indices: &[u8]| -> CellSet {
            indices.iter().map(|&index| engine::Cell::new(index).unwrap()).collect()
        };
        let digits: DigitSet = [3, 5, 7].into_iter().filter_map(Digit::new).collect();
        check(phrase!("list", items = digits), "3, 5 and 7", "3, 5 und 7");
        check(phrase!("list", items = cells(&[0])), "r1c1", "r1c1");
        check(phrase!("list", items = cells(&[0, 80])), "r1c1 and r9c9", "r1c1 und r9c9");
        check(phrase!("house", house = House::box_(4)), "box 5", "Block 5");
    }

    #[test]
    fn sentences_begin_as_their_script_has_it() {
        for (sentence, expected) in [
            ("naked single", "Naked single"),
            ("übrige Felder", "Übrige Felder"),
            ("œuvre", "Œuvre"),
            ("pięć pól", "Pięć pól"),
            ("одна клетка", "Одна клетка"),
            ("μία", "Μία"),
            ("ქართული", "ქართული"),
            ("数独", "数独"),
            ("خلية", "خلية"),
            ("9 cells", "9 cells"),
            ("", ""),
        ] {
            assert_eq!(capitalized(sentence), expected);
        }
    }

    #[test]
    fn what_cannot_be_said_is_seen() {
        let unknown = phrase!("no-such-message");
        assert_eq!(say(&unknown, Language::German), "no-such-message");
        assert_eq!(
            try_say(&unknown, Language::English),
            Err(Unsaid::NoMessage { id: "no-such-message".into() })
        );
        assert_eq!(say(&phrase!("house"), Language::English), "{$house}");
    }
}
