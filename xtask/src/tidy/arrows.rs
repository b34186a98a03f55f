//! Which crate may use which: the picture of ARCHITECTURE.md, held.

use super::Complaint;
use crate::command;
use serde_json::Value;
use std::collections::BTreeMap;

/// Each crate with the crates of ours that it may use.
const ALLOWED: &[(&str, &[&str])] = &[
    ("ninefold-engine", &[]),
    ("ninefold-words", &["ninefold-engine"]),
    ("ninefold-formats", &["ninefold-engine"]),
    ("ninefold-games", &["ninefold-engine"]),
    ("ninefold-paper", &["ninefold-engine", "ninefold-games", "ninefold-words"]),
    ("ninefold-session", &["ninefold-engine", "ninefold-games"]),
    ("ninefold-progress", &["ninefold-engine", "ninefold-games", "ninefold-session"]),
    ("ninefold-coach", &["ninefold-engine", "ninefold-session"]),
    (
        "ninefold-post",
        &[
            "ninefold-engine",
            "ninefold-formats",
            "ninefold-paper",
            "ninefold-session",
            "ninefold-words",
        ],
    ),
    (
        "ninefold-native",
        &[
            "ninefold-coach",
            "ninefold-guest",
            "ninefold-progress",
            "ninefold-session",
            "ninefold-words",
        ],
    ),
    (
        "ninefold-tui",
        &[
            "ninefold-coach",
            "ninefold-native",
            "ninefold-progress",
            "ninefold-session",
            "ninefold-words",
        ],
    ),
    (
        "ninefold-web",
        &[
            "ninefold-markup",
            "ninefold-progress",
            "ninefold-rooms",
            "ninefold-session",
            "ninefold-words",
            "ninefold-worker",
        ],
    ),
    (
        "ninefold-rooms",
        &[
            "ninefold-coach",
            "ninefold-engine",
            "ninefold-guest",
            "ninefold-paper",
            "ninefold-post",
            "ninefold-progress",
            "ninefold-session",
            "ninefold-words",
        ],
    ),
    ("ninefold-beside", &["ninefold-post", "ninefold-rooms", "ninefold-words"]),
    ("ninefold-markup", &[]),
    ("ninefold-verifier", &["ninefold-judge", "ninefold-session", "ninefold-words"]),
    ("ninefold-players", &["ninefold-games", "ninefold-progress", "ninefold-session"]),
    ("ninefold-judge", &["ninefold-session"]),
    ("ninefold-guest", &["ninefold-judge", "ninefold-session"]),
    ("ninefold-store", &[]),
    (
        "ninefold-server",
        &["ninefold-judge", "ninefold-session", "ninefold-store", "ninefold-words"],
    ),
    ("ninefold-cluster", &[]),
    ("ninefold-worker", &["ninefold-engine", "ninefold-games", "ninefold-session"]),
    (
        "ninefold",
        &[
            "ninefold-coach",
            "ninefold-engine",
            "ninefold-formats",
            "ninefold-games",
            "ninefold-guest",
            "ninefold-judge",
            "ninefold-native",
            "ninefold-paper",
            "ninefold-post",
            "ninefold-progress",
            "ninefold-server",
            "ninefold-session",
            "ninefold-store",
            "ninefold-tui",
            "ninefold-words",
        ],
    ),
    (
        "ninefold-e2e",
        &["ninefold-coach", "ninefold-players", "ninefold-progress", "ninefold-session"],
    ),
    // To know the names of the games.
    ("xtask", &["ninefold-games"]),
];

/// Each crate with the crates of ours that it uses. What only its tests use does not count: a test
/// may look up from below.
pub type Arrows = BTreeMap<String, Vec<String>>;

pub fn read() -> Result<Arrows, String> {
    let args = ["metadata", "--no-deps", "--format-version", "1", "--offline"];
    let text = command::read("cargo", &args)?;
    let metadata: Value =
        serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(arrows(&metadata))
}

fn arrows(metadata: &Value) -> Arrows {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    list(&metadata["packages"])
        .iter()
        .map(|package| {
            let uses = list(&package["dependencies"])
                .iter()
                .filter(|used| used["path"].is_string() && used["kind"] != "dev")
                .map(name)
                .collect();
            (name(package), uses)
        })
        .collect()
}

pub fn check(arrows: &Arrows) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (user, uses) in arrows {
        let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| name == user) else {
            complaints.push(Complaint::new(
                user,
                "is new: draw its arrows in xtask/src/tidy/arrows.rs and in ARCHITECTURE.md",
            ));
            continue;
        };
        for used in uses.iter().filter(|used| !allowed.contains(&used.as_str())) {
            let text = format!("must not use {used}: ARCHITECTURE.md shows why");
            complaints.push(Complaint::new(user, text));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_against_the_picture_is_named() {
        let metadata = serde_json::json!({ "packages": [
            { "name": "ninefold-engine", "dependencies": [
                { "name": "ninefold-games", "path": "x", "kind": null },
                { "name": "ninefold-words", "path": "x", "kind": "dev" },
                { "name": "proptest", "kind": null },
            ]},
            { "name": "ninefold-new", "dependencies": [] },
        ]});
        assert_eq!(
            check(&arrows(&metadata)),
            [
                Complaint::new(
                    "ninefold-engine",
                    "must not use ninefold-games: ARCHITECTURE.md shows why"
                ),
                Complaint::new(
                    "ninefold-new",
                    "is new: draw its arrows in xtask/src/tidy/arrows.rs and in ARCHITECTURE.md"
                ),
            ]
        );
    }
}
