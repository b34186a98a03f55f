//! Whether every language says the same things. That the files can be read, the build has seen.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use ninefold_words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The name and the text of every message file of a language.
fn areas(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.code());
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// Every message of a language with the variables it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::<String, BTreeSet<String>>::new();
    for (area, text) in areas(language) {
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|ch: char| ch.is_ascii_alphabetic()) {
                id = line.split([' ', '=']).next().unwrap_or(line).to_owned();
                let twin = messages.insert(id.clone(), BTreeSet::new());
                assert_eq!(twin, None, "{}/{area} says {id} again", language.code());
            }
            let is_name = |ch: char| ch.is_ascii_alphanumeric() || ch == '-' || ch == '_';
            for rest in line.split('$').skip(1) {
                let name = rest.split(|ch| !is_name(ch)).next().unwrap_or(rest);
                messages.get_mut(&id).unwrap().insert(name.to_owned());
            }
        }
    }
    messages
}

/// Counts and kinds come with a value; a language may need them where another does not.
fn values(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let stem = |name: &str| name.find("-count").or(name.find("-kind")).unwrap_or(name.len());
    variables.iter().map(|name| &name[..stem(name)]).collect()
}

#[test]
fn languages_say_the_same_things() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let translated = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !translated.contains_key(*id)).collect();
        let extra: Vec<_> = translated.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(extra.is_empty(), "{language:?} alone has {extra:?}");
        for (id, variables) in &translated {
            assert_eq!(values(variables), values(&english[id]), "{language:?} {id}");
        }
    }
}
