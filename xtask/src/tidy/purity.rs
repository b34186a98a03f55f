//! The pure crates are told the time and the randomness, and touch nothing outside.

use super::Complaint;
use super::tree::Tree;

const FOLDERS: &[&str] = &[
    "crates/coach/src",
    "crates/engine/src",
    "crates/games/src",
    "crates/judge/src",
    "crates/paper/src",
    "crates/progress/src",
    "crates/session/src",
];

/// What must not be used, and what to do instead.
const BANNED: &[(&str, &str)] = &[
    ("std::time", "take the time as milliseconds from the caller"),
    ("std::fs", "let the caller read and write"),
    ("std::env", "take settings as arguments"),
    ("std::net", "let the caller talk to the network"),
    ("std::thread", "let the caller choose the threads"),
    ("rand::", "draw from `engine::Rng`"),
    ("getrandom", "draw from `engine::Rng`"),
    ("thread_rng", "draw from `engine::Rng`"),
    ("HashMap", "its order is random: use a sorted or indexed collection"),
    ("HashSet", "its order is random: use a sorted or indexed collection"),
    (
        "use serde",
        "what is stored has a reader and a writer of its own; derive for others by feature",
    ),
];

pub fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.rust_in(FOLDERS) {
        for (number, line) in file.code() {
            for (name, remedy) in BANNED.iter().filter(|(name, _)| line.contains(name)) {
                complaints.push(Complaint::new(
                    format!("{}:{number}", file.path),
                    format!("{name} in a pure crate: {remedy}"),
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_impure_is_named_with_the_remedy() {
        let feature = "//! For others.\nuse serde::Serialize;\n";
        let text = "//! Pure.\nuse std::time::Instant;\n// std::fs\n#[cfg(test)]\nuse std::fs;\n";
        let tree = Tree::of(&[
            ("crates/games/src/a.rs", text),
            ("crates/games/src/b.rs", feature),
            ("crates/cli/src/a.rs", text),
        ]);
        assert_eq!(
            check(&tree),
            [
                Complaint::new(
                    "crates/games/src/a.rs:2",
                    "std::time in a pure crate: take the time as milliseconds from the caller"
                ),
                Complaint::new(
                    "crates/games/src/b.rs:2",
                    "use serde in a pure crate: what is stored has a reader and a writer of its own; \
                     derive for others by feature"
                ),
            ]
        );
    }
}
