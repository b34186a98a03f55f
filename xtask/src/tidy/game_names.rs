//! The session and the front ends draw what a game says of itself. One that asks which game it is
//! would have to change with every new game.

use super::Complaint;
use super::tree::Tree;
use games::GameId;

const FOLDERS: &[&str] = &[
    "crates/paper/src",
    "crates/progress/src",
    "crates/session/src",
    "crates/tui/src",
    "crates/verifier/src",
    "crates/web/src",
    "crates/worker/src",
];

/// Keys that are also everyday words of a front end (what lies in the tray). Of these only the game
/// counts: as a variant, a module of the games, or a text.
const EVERYDAY: &[&str] = &["pieces"];

pub fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.rust_in(FOLDERS) {
        for (number, line) in file.code() {
            if let Some(name) =
                GameId::ALL.map(GameId::key).into_iter().find(|key| names(line, key))
            {
                complaints.push(Complaint::new(
                    format!("{}:{number}", file.path),
                    format!("names a game ({name}): let the game's view or the catalog say it"),
                ));
            }
        }
    }
    complaints
}

fn names(line: &str, key: &str) -> bool {
    if !EVERYDAY.contains(&key) {
        return words(line).any(|word| word.eq_ignore_ascii_case(key));
    }
    let line = line.to_lowercase();
    let forms = [format!("gameid::{key}"), format!("anygame::{key}"), format!("games::{key}")];
    forms.iter().any(|form| line.contains(form)) || line.contains(&format!("\"{key}\""))
}

/// The parts of identifiers and texts: `my_classic`, `ClassicGame` and `"classic-won"` name it.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|ch: char| !ch.is_ascii_alphanumeric()).flat_map(humps)
}

/// `ClassicGame` is two words.
fn humps(identifier: &str) -> impl Iterator<Item = &str> {
    let mut rest = identifier;
    std::iter::from_fn(move || {
        let end = rest.char_indices().skip(1).find(|(_, ch)| ch.is_ascii_uppercase());
        let (hump, tail) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
        rest = tail;
        (!hump.is_empty()).then_some(hump)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_line(line: &str, is_named: bool) {
        let text = format!("//! A front end.\n{line}\n");
        let tree = Tree::of(&[("crates/tui/src/a.rs", &text), ("crates/games/src/a.rs", &text)]);
        let places: Vec<_> = check(&tree).into_iter().map(|c| c.place).collect();
        let expected: &[&str] = if is_named { &["crates/tui/src/a.rs:2"] } else { &[] };
        assert_eq!(places, expected, "{line}");
    }

    #[test]
    fn a_game_is_named_by_identifier_or_text() {
        check_line("if id == GameId::Classic {", true);
        check_line("let x = \"hudoku\";", true);
        check_line("fn draw_binary() {}", true);
        check_line("say(\"classic-won\")", true);
        check_line("match id { GameId::Pieces => 1 }", true);
        check_line("mod pieces; // the tray", false);
        check_line("// as in classic", false);
        check_line("let found = list.partition_point(pred);", false);
        check_line("let classical = 1;", false);
    }
}
