//! `cargo xtask api`: the public interface of the engine as a text, so that a review shows each
//! change of it.
//!
//! rustdoc tells the interface as JSON. That is not stable yet: the crate `public-api` reads the
//! format of one compiler, and is to be updated together with it.

use crate::root;
use public_api::Builder;
use std::fs;
use std::process::Command;

const API: &str = "crates/engine/api.txt";
const HEAD: &str = "# The public interface of ninefold-engine. Made by: cargo xtask api\n";

/// Makes the text anew.
pub fn write() -> Result<(), String> {
    fs::write(root().join(API), current()?).map_err(|error| format!("{API}: {error}"))
}

/// Compares it with the sources.
pub fn check() -> Result<(), String> {
    let kept = fs::read_to_string(root().join(API)).map_err(|error| format!("{API}: {error}"))?;
    let changes = changes(&kept, &current()?);
    if changes.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{changes}{API}: if that is meant to be: cargo xtask api, and a line in its CHANGELOG.md"
    ))
}

/// The lines that are gone and those that came.
fn changes(kept: &str, current: &str) -> String {
    let told = |sign: char, lines: &str, others: &str| -> String {
        let others: Vec<&str> = others.lines().collect();
        let only = lines.lines().filter(|line| !others.contains(line));
        only.map(|line| format!("{sign} {line}\n")).collect()
    };
    told('-', kept, current) + &told('+', current, kept)
}

/// The interface as the sources have it: a line for each item.
fn current() -> Result<String, String> {
    let args = "rustdoc --quiet --package ninefold-engine --lib --target-dir target/api \
                -- -Z unstable-options --output-format json";
    // A folder of its own: the variable would have everything else compiled anew.
    let status = Command::new("cargo")
        .args(args.split_whitespace())
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(root())
        .status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => return Err(format!("`cargo {args}` failed: {status}")),
        Err(error) => return Err(format!("`cargo` did not start: {error}")),
    }
    let json = root().join("target/api/doc/ninefold_engine.json");
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .map_err(|error| {
            format!("{error}\nIf the compiler is new: `public-api` in Cargo.toml has to follow it.")
        })?;
    Ok(format!("{HEAD}{api}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_and_what_went_is_told() {
        assert_eq!(changes("a\nb\n", "b\nc\n"), "- a\n+ c\n");
        assert_eq!(changes("a\nb\n", "a\nb\n"), "");
    }
}
