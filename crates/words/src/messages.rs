//! The messages that can be said. Native front ends have every language in them; the page learns the
//! ones it needs, each from a file that the bundler wrote.

use crate::{Language, plurals, tokens};
use std::sync::OnceLock;

/// Names and patterns by name, as they were laid out.
type Messages = Vec<(&'static str, &'static str)>;

static KNOWN: [OnceLock<Messages>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The pattern of a message, if the language has it.
pub fn pattern(id: &str, language: Language) -> Option<&'static str> {
    let known = known(language)?;
    let place = known.binary_search_by_key(&id, |(name, _)| name).ok()?;
    Some(known[place].1)
}

/// Whether anything can be said in this language yet.
pub fn knows(language: Language) -> bool {
    known(language).is_some()
}

/// Takes the laid-out messages of a language, to speak it from now on.
pub fn learn(language: Language, messages: String) {
    // There are few languages, and each is learnt once.
    KNOWN[language as usize].get_or_init(|| read(messages.leak()));
}

/// Takes along the messages and plurals of every language: for a WASM module that is no page. Natively
/// they are there. What never calls this is built without their bytes.
pub fn learn_all() {
    Language::ALL.into_iter().for_each(|language| {
        built_in(language);
    });
    plurals::form_by(plurals::by_cldr);
}

fn known(language: Language) -> Option<&'static Messages> {
    if cfg!(target_family = "wasm") {
        return KNOWN[language as usize].get();
    }
    built_in(language)
}

fn built_in(language: Language) -> Option<&'static Messages> {
    let (_, messages) = BUILT_IN.iter().find(|(code, _)| *code == language.code())?;
    Some(KNOWN[language as usize].get_or_init(|| read(messages)))
}

/// The laid-out messages of each language, by its code.
const BUILT_IN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

fn read(messages: &'static str) -> Messages {
    messages.lines().filter_map(|line| line.split_once(tokens::NAME_END)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_built_in() {
        for language in Language::ALL {
            assert!(knows(language), "{language:?} has no folder in messages/");
        }
        assert_eq!(BUILT_IN.len(), Language::ALL.len(), "a folder has no language");
    }

    #[test]
    fn messages_are_laid_out_by_name() {
        for language in Language::ALL {
            let messages = known(language).expect("every language is built in");
            assert!(messages.is_sorted_by_key(|(name, _)| *name), "{language:?}");
        }
    }
}
