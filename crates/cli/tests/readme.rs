//! The examples of the README and the cookbook are run: what they show is what the binary prints.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot run its binary has failed")]

use std::path::Path;
use std::process::Command;

const README: &str = include_str!("../../../README.md");
const COOKBOOK: &str = include_str!("../../../docs/cookbook.md");

/// The commands of the `console` blocks, each with the output shown below it.
fn examples(page: &'static str) -> Vec<(&'static str, String)> {
    let blocks = page.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks
        .flat_map(|block| block.split("$ ").skip(1))
        .map(|example| {
            let (command, output) = example.split_once('\n').unwrap();
            (command, output.to_owned())
        })
        .collect()
}

#[test]
fn every_example_of_the_readme_prints_what_is_shown() {
    check("readme", README);
}

#[test]
fn every_example_of_the_cookbook_prints_what_is_shown() {
    check("cookbook", COOKBOOK);
}

#[track_caller]
fn check(name: &str, page: &'static str) {
    // What an example writes down, the next may read.
    let folder = std::env::temp_dir().join(format!("ninefold-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_ninefold"));
    let old_path = std::env::var("PATH").unwrap();
    let path = format!("{}:{old_path}", binary.parent().unwrap().display());
    let examples = examples(page);
    assert!(examples.len() >= 6, "the examples are found: {}", examples.len());
    for (command, expected) in examples {
        let shell = Command::new("sh")
            .args(["-c", &format!("{command} 2>&1")])
            .current_dir(&folder)
            .env("PATH", &path)
            // The README is in English.
            .env("LC_ALL", "en")
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(shell.stdout).unwrap(), expected, "$ {command}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
