//! The README's examples are run: what it shows is what the binary prints.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot run its binary has failed")]

use std::path::Path;
use std::process::Command;

const README: &str = include_str!("../../../README.md");

/// The commands of the `console` blocks, each with the output shown below it.
fn examples() -> Vec<(&'static str, String)> {
    let blocks = README.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks
        .flat_map(|block| block.split("$ ").skip(1))
        .map(|example| {
            let (command, output) = example.split_once('\n').unwrap();
            (command, output.to_owned())
        })
        .collect()
}

#[test]
fn every_example_prints_what_is_shown() {
    let binary = Path::new(env!("CARGO_BIN_EXE_ninefold"));
    let old_path = std::env::var("PATH").unwrap();
    let path = format!("{}:{old_path}", binary.parent().unwrap().display());
    let examples = examples();
    assert!(examples.len() >= 6, "the examples are found: {}", examples.len());
    for (command, expected) in examples {
        let shell = Command::new("sh")
            .args(["-c", &format!("{command} 2>&1")])
            .env("PATH", &path)
            // The README is in English.
            .env("LC_ALL", "en")
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(shell.stdout).unwrap(), expected, "$ {command}");
    }
}
