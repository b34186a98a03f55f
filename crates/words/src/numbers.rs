//! What a language does with numbers: how they are written, and which form of a word goes with them.

use crate::{Language, messages, plurals};
use std::sync::{Mutex, PoisonError};

/// The ways of one language.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The language's code, by which its plurals are known.
    code: &'static str,
    /// The language itself, whose messages say what stands between groups of three digits.
    language: Option<Language>,
}

impl Numbers {
    pub fn of(language: Language) -> Numbers {
        Numbers { code: language.code(), language: Some(language) }
    }

    /// What stands between groups of three digits.
    fn between(self) -> &'static str {
        let Some(language) = self.language else { return "\u{a0}" };
        region().or_else(|| messages::pattern("digit-groups", language)).unwrap_or_default()
    }

    pub fn write(self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        if (0..1000).contains(&number) {
            return digits;
        }
        let between = self.between();
        let mut text = String::from(if number < 0 { "−" } else { "" });
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(between);
            }
            text.push(digit);
        }
        text
    }

    /// The form of a word that goes with a number, as CLDR calls it: `one`, `few`, `many` …
    pub fn form(self, number: i64) -> &'static str {
        plurals::form(self.code, number.unsigned_abs())
    }
}

/// What a region puts between groups of digits, where it is not what its language does.
static REGION: Mutex<Option<&'static str>> = Mutex::new(None);

fn region() -> Option<&'static str> {
    *REGION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on this stands between groups of three digits, whatever the language. A front end that
/// knows where its player lives says so.
pub fn group_digits_by(between: String) {
    // It is a sign or two, and set when a language is chosen.
    let between = Some(&*between.leak());
    *REGION.lock().unwrap_or_else(PoisonError::into_inner) = between;
}

/// A number as people of this language write it.
///
/// ```
/// # use ninefold_words as words;
/// use words::{Language, number_in};
/// assert_eq!(number_in(12_500, Language::English), "12,500");
/// assert_eq!(number_in(-1_250_000, Language::German), "−1.250.000");
/// ```
pub fn number_in(number: i64, language: Language) -> String {
    Numbers::of(language).write(number)
}

#[cfg(test)]
impl Numbers {
    /// The ways of a language that there are no messages for.
    pub fn of_code(code: &'static str) -> Numbers {
        Numbers { code, language: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_below_zero_takes_the_form_of_its_size() {
        assert_eq!(Numbers::of_code("en").form(-1), "one");
        assert_eq!(Numbers::of_code("en").form(-2), "other");
    }
}
