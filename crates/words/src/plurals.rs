//! Which form of a word goes with a number, as CLDR calls it: `one`, `few`, `many` … of every language.
//!
//! Natively the rules are at hand. A page does without their bytes: its browser knows them, and is asked.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::cell::RefCell;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Tells the form by the code of a language and a number.
type Ask = fn(&'static str, u64) -> &'static str;

static ASK: OnceLock<Ask> = OnceLock::new();

/// From now on forms are asked for here.
pub fn form_by(ask: Ask) {
    ASK.get_or_init(|| ask);
}

/// The form that goes with a number in a language of this code.
pub fn form(code: &'static str, number: u64) -> &'static str {
    match ASK.get() {
        Some(ask) => ask(code, number),
        None if cfg!(target_family = "wasm") => "other",
        None => by_cldr(code, number),
    }
}

/// By the rules themselves.
pub fn by_cldr(code: &'static str, number: u64) -> &'static str {
    let form = RULES.with_borrow_mut(|known| {
        let place = known.iter().position(|(of, _)| *of == code).unwrap_or_else(|| {
            known.push((code, rules(code)));
            known.len() - 1
        });
        known[place].1.as_ref().and_then(|rules| rules.select(number).ok())
    });
    match form {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}

thread_local! {
    /// The rules of languages that were asked for: to find them takes longer than many a sentence.
    static RULES: RefCell<Vec<(&'static str, Option<PluralRules>)>> = const { RefCell::new(Vec::new()) };
}

fn rules(code: &str) -> Option<PluralRules> {
    let code = code.parse::<LanguageIdentifier>().ok()?;
    PluralRules::create(code, PluralRuleType::CARDINAL).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &'static str, expected: &[(u64, &str)]) {
        for (number, expected) in expected {
            assert_eq!(form(code, *number), *expected, "{number} in {code}");
        }
    }

    #[test]
    fn forms_are_those_of_the_language() {
        check("en", &[(0, "other"), (1, "one"), (2, "other"), (21, "other")]);
        check("de", &[(1, "one"), (101, "other")]);
        check("pl", &[(1, "one"), (3, "few"), (5, "many"), (12, "many"), (22, "few")]);
        let arabic =
            [(0, "zero"), (1, "one"), (2, "two"), (7, "few"), (11, "many"), (100, "other")];
        check("ar", &arabic);
        check("ja", &[(1, "other"), (2, "other")]);
        check("no such language", &[(1, "other")]);
    }
}
