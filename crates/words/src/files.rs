//! The message files, embedded. A new area is one line here and one file a language.

use crate::Language;

macro_rules! areas {
    ($($area:literal),* $(,)?) => {
        const ENGLISH: &[(&str, &str)] =
            &[$(($area, include_str!(concat!("../messages/en/", $area, ".ftl")))),*];
        const GERMAN: &[(&str, &str)] =
            &[$(($area, include_str!(concat!("../messages/de/", $area, ".ftl")))),*];
    };
}

areas![
    "board",
    "technique",
    "explain",
    "games",
    "classic",
    "pieces",
    "hudoku",
    "binary",
    "session",
    "progress",
    "web",
    "tui",
    "cli",
    "print",
];

/// The area and the text of every message file of a language.
pub const fn of(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    /// Every message of a language with the variables it uses.
    fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::<String, BTreeSet<String>>::new();
        for (area, text) in of(language) {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{}/{area}.ftl: {errors:?}", language.code());
            }
            let mut id = String::new();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if line.starts_with(|ch: char| ch.is_ascii_alphabetic()) {
                    id = line.split([' ', '=']).next().unwrap_or(line).to_owned();
                    let twin = messages.insert(id.clone(), BTreeSet::new());
                    assert_eq!(twin, None, "{}/{area}.ftl says {id} again", language.code());
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
            let missing: Vec<_> =
                english.keys().filter(|id| !translated.contains_key(*id)).collect();
            let extra: Vec<_> = translated.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
            assert!(extra.is_empty(), "{language:?} alone has {extra:?}");
            for (id, variables) in &translated {
                assert_eq!(values(variables), values(&english[id]), "{language:?} {id}");
            }
        }
    }

    #[test]
    fn every_file_is_listed() {
        for language in Language::ALL {
            let folder =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.code());
            let mut found: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            let mut listed: Vec<String> =
                of(language).iter().map(|(area, _)| format!("{area}.ftl")).collect();
            found.sort();
            listed.sort();
            assert_eq!(found, listed);
        }
    }
}
