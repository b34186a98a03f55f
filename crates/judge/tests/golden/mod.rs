//! The golden logs of all games, which tests and measurements of this crate begin with.

use ninefold_judge::judge;
use std::path::Path;

/// All of them, in an order that is the same everywhere.
pub fn golden() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/replays");
    let mut logs = Vec::new();
    for game in std::fs::read_dir(root).unwrap() {
        for file in std::fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|it| it == "log") {
                logs.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    logs.sort();
    assert!(logs.len() > 10, "{}", logs.len());
    logs
}

/// Those that would be ranked.
#[allow(dead_code, reason = "measurements begin with these, tests with all")]
pub fn ranked() -> Vec<String> {
    let mut logs = golden();
    logs.retain(|log| judge(log).is_ok());
    assert!(logs.len() > 10, "{}", logs.len());
    logs
}
