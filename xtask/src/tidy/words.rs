//! Every sentence the code can say exists in every language, and none exists that nobody says.

use super::Complaint;
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

const MESSAGES: &str = "crates/words/messages/";

pub fn check(tree: &Tree) -> Vec<Complaint> {
    let languages = messages(tree);
    let mut complaints = Vec::new();
    for (id, place) in spoken(tree) {
        for (language, known) in &languages {
            if !known.contains_key(id) {
                complaints.push(Complaint::new(
                    &*place,
                    format!("says `{id}`, which {language} has no words for"),
                ));
            }
        }
    }
    for (language, known) in &languages {
        for (other, others) in &languages {
            for (id, place) in known.iter().filter(|(id, _)| !others.contains_key(**id)) {
                let text = format!("`{id}` is in {language} and not in {other}");
                complaints.push(Complaint::new(&**place, text));
            }
        }
    }
    let mentioned = mentioned(tree);
    if let Some(known) = languages.values().next() {
        for (id, place) in known.iter().filter(|(id, _)| !mentioned.contains(**id)) {
            complaints.push(Complaint::new(&**place, format!("`{id}` is never said")));
        }
    }
    complaints
}

/// For each language its message ids and where they are.
fn messages(tree: &Tree) -> BTreeMap<&str, BTreeMap<&str, String>> {
    let mut languages: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for file in &tree.files {
        let Some(rest) = file.path.strip_prefix(MESSAGES) else { continue };
        let Some((language, _)) = rest.split_once('/') else { continue };
        let known = languages.entry(language).or_default();
        for (number, line) in (1..).zip(file.text.lines()) {
            if let Some(id) = message_id(line) {
                known.insert(id, format!("{}:{number}", file.path));
            }
        }
    }
    languages
}

/// A message begins at the margin: `id = words`. A term (`-id = words`) is for other messages.
fn message_id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let begins = id.starts_with(|ch: char| ch.is_ascii_alphabetic());
    (begins && id.chars().all(is_id_char)).then_some(id)
}

/// The ids after `phrase!(`, each with a place.
fn spoken(tree: &Tree) -> BTreeMap<&str, String> {
    let mut spoken = BTreeMap::new();
    for file in tree.rust_in(&["crates/"]) {
        let code: Vec<usize> = file.code().map(|(number, _)| number).collect();
        for (at, _) in file.text.match_indices("phrase!(") {
            let number = file.text[..at].matches('\n').count() + 1;
            if code.binary_search(&number).is_err() {
                continue;
            }
            let argument = file.text[at + "phrase!(".len()..].trim_start();
            let Some(id) = argument.strip_prefix('"').and_then(|rest| rest.split('"').next())
            else {
                continue;
            };
            spoken.entry(id).or_insert_with(|| format!("{}:{number}", file.path));
        }
    }
    spoken
}

/// Every text in quotes anywhere in the sources, and every message another message refers to.
/// Ids put together by `concat!("kind-", …)` are those of the file's texts with that beginning.
fn mentioned(tree: &Tree) -> BTreeSet<String> {
    let mut mentioned = BTreeSet::new();
    for file in tree.files.iter().filter(|file| !file.path.ends_with(".svg")) {
        if file.path.starts_with(MESSAGES) {
            let references = file.text.split('{').skip(1).filter_map(reference);
            mentioned.extend(references.map(str::to_owned));
            continue;
        }
        let texts = || file.text.split(['"', '\'', '`']).filter(|text| is_id(text));
        mentioned.extend(texts().map(str::to_owned));
        for kind in file.text.split("concat!(\"").skip(1).filter_map(|rest| rest.split('"').next())
        {
            mentioned.extend(texts().map(|text| format!("{kind}{text}")));
        }
    }
    mentioned
}

/// The id at the beginning of a placeable.
fn reference(placeable: &str) -> Option<&str> {
    placeable.trim_start().split(|ch: char| !is_id_char(ch)).next().filter(|id| is_id(id))
}

fn is_id(text: &str) -> bool {
    text.starts_with(|ch: char| ch.is_ascii_alphabetic()) && text.chars().all(is_id_char)
}

fn is_id_char(ch: char) -> bool {
    ch.is_ascii_alphanumeric() || ch == '-' || ch == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_texts(code: &str, en: &str, de: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("crates/games/src/a.rs", code),
            ("crates/words/messages/de/a.ftl", de),
            ("crates/words/messages/en/a.ftl", en),
        ]);
        let found: Vec<_> =
            check(&tree).into_iter().map(|c| format!("{}: {}", c.place, c.text)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn every_message_is_known_everywhere_and_said() {
        let code = "//! Says.\nphrase!(\n    \"won\", digit = 1)\n// phrase!(\"gone\")\n";
        let words = "won = { part } one\n    more = no\npart = A\n# was = 1\n";
        check_texts(code, words, words, &[]);
        check_texts(
            code,
            "won = Won\n",
            "part = B\n",
            &[
                "crates/games/src/a.rs:2: says `won`, which de has no words for",
                "crates/words/messages/de/a.ftl:1: `part` is in de and not in en",
                "crates/words/messages/en/a.ftl:1: `won` is in en and not in de",
                "crates/words/messages/de/a.ftl:1: `part` is never said",
            ],
        );
    }

    #[test]
    fn ids_may_be_put_together() {
        let code = "//! Lists.\nlist!(\"x-wing\" => concat!(\"name-\", $id));\n";
        check_texts(code, "name-x-wing = X\n", "name-x-wing = X\n", &[]);
        let unsaid = "crates/words/messages/de/a.ftl:1: `name-y-wing` is never said";
        check_texts(code, "name-y-wing = Y\n", "name-y-wing = Y\n", &[unsaid]);
    }

    #[test]
    fn without_any_messages_there_is_nothing_to_say() {
        let tree = Tree::of(&[("crates/games/src/a.rs", "phrase!(\"won\")")]);
        assert_eq!(check(&tree), []);
    }
}
