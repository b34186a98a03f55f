//! The page in real browsers: `cargo xtask browser` plays it, `shots` pictures it, `figures`
//! measures it. What is missing is installed, or named in one line.

use crate::packages::{install, is_there};
use crate::{command, root, web};
use std::path::PathBuf;

/// Checks accessibility. Not part of the repository (it is MPL-2.0), so it is fetched.
const AXE: &str = "axe-core@4.14.0";

/// Plays the journeys on the page as players get it: all of them once, or as the options say.
pub fn test(options: &[&str]) -> Result<(), String> {
    prepare()?;
    run("test", "debug", options)
}

/// The same with what other tests have built: the page, and the programs by the arguments that chose them.
pub fn test_as_built(chosen: &[&str]) -> Result<(), String> {
    browsers()?;
    axe()?;
    build(chosen)?;
    run("test", "debug", &[])
}

/// Writes a picture of every screen to `target/e2e/screenshots`, or of those whose name has these words.
pub fn shots(words: &[&str]) -> Result<(), String> {
    prepare()?;
    run("shots", "debug", words)
}

/// Measures weight and speed of the release binary; or a part that is of the page's modules, whatever serves
/// them.
pub fn figures(part: &[&str]) -> Result<(), String> {
    chromium()?;
    if part.is_empty() {
        browsers()?;
        build(&["--release", "--package", "ninefold"])?;
        build(&["--package", "ninefold-e2e"])?;
        return run("figures", "release", part);
    }
    prepare()?;
    run("figures", "debug", part)
}

/// What serves the page, and what plays it.
const PROGRAMS: [&str; 4] = ["--package", "ninefold", "--package", "ninefold-e2e"];

fn prepare() -> Result<(), String> {
    browsers()?;
    axe()?;
    web::web(&[])?;
    build(&PROGRAMS)
}

fn build(chosen: &[&str]) -> Result<(), String> {
    command::run("cargo", &[&["build", "--quiet"], chosen].concat())
}

fn run(verb: &str, profile: &str, options: &[&str]) -> Result<(), String> {
    let program = |profile, name| root().join("target").join(profile).join(name);
    let player = program("debug", "ninefold-e2e").display().to_string();
    let binary = program(profile, "ninefold").display().to_string();
    let folder = folder().display().to_string();
    command::run(&player, &[&[&*binary, &*folder, verb], options].concat())
}

fn folder() -> PathBuf {
    root().join("target").join("e2e")
}

/// Programs, by their names on several systems, and the package of Debian's that has them.
const BROWSERS: [(&[&str], &str); 4] = [
    // Half as much work for the machine as the whole browser, and the same engine.
    (&["chromium-headless-shell", "chrome-headless-shell"], "chromium-headless-shell"),
    (&["firefox-esr", "firefox"], "firefox-esr"),
    (&["WebKitWebDriver"], "webkit2gtk-driver"),
    // WebKit's small browser has no way to show itself to nobody.
    (&["Xvfb"], "xvfb"),
];

/// The whole browser, in which figures are measured, and which plays where there is no lighter one.
const CHROMIUM: (&[&str], &str) =
    (&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"], "chromium");

fn browsers() -> Result<(), String> {
    let missing: Vec<&str> = BROWSERS
        .iter()
        .filter(|(names, _)| !is_there(names))
        .map(|(_, package)| *package)
        .collect();
    match missing[..] {
        [] => Ok(()),
        // Older systems have it under no name.
        ["chromium-headless-shell"] => install(&missing).or_else(|_| chromium()),
        _ => install(&missing),
    }
}

fn chromium() -> Result<(), String> {
    if is_there(CHROMIUM.0) { Ok(()) } else { install(&[CHROMIUM.1]) }
}

fn axe() -> Result<(), String> {
    if folder().join("node_modules/axe-core/axe.min.js").is_file() {
        return Ok(());
    }
    if !is_there(&["npm"]) {
        install(&["npm"])?;
    }
    let folder = folder();
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let folder = folder.display().to_string();
    command::run("npm", &["install", "--silent", "--no-save", "--prefix", &folder, AXE])
}
