//! The page in a real Chromium: `cargo xtask test` plays it, `shots` pictures it, `figures`
//! measures it. What is missing is installed, or named in one line.

use crate::{command, root, web};
use std::path::PathBuf;

/// Checks accessibility. Not part of the repository (it is MPL-2.0), so it is fetched.
const AXE: &str = "axe-core-4.14.0.tgz";

/// Plays the journeys on the page as players get it.
pub fn test() -> Result<(), String> {
    prepare()?;
    run("test", "debug")
}

/// Writes a picture of every screen to `target/e2e/screenshots`.
pub fn shots() -> Result<(), String> {
    prepare()?;
    run("shots", "debug")
}

/// Measures weight and speed of the release binary.
pub fn figures() -> Result<(), String> {
    chromium()?;
    command::run("cargo", &["build", "--quiet", "--release", "--package", "ninefold"])?;
    run("figures", "release")
}

fn prepare() -> Result<(), String> {
    chromium()?;
    axe()?;
    web::web(&[])?;
    command::run("cargo", &["build", "--quiet", "--package", "ninefold"])
}

fn run(verb: &str, profile: &str) -> Result<(), String> {
    let binary = root().join("target").join(profile).join("ninefold");
    let (binary, folder) = (binary.display().to_string(), folder().display().to_string());
    let args = ["run", "--quiet", "--package", "ninefold-e2e", "--", &binary, &folder, verb];
    command::run("cargo", &args)
}

fn folder() -> PathBuf {
    root().join("target").join("e2e")
}

fn chromium() -> Result<(), String> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders)
        .any(|folder| names.iter().any(|name| folder.join(name).is_file()));
    if found {
        return Ok(());
    }
    command::run("apt-get", &["install", "--yes", "chromium"])
        .map_err(|why| format!("{why}\nChromium is missing: please install it"))
}

fn axe() -> Result<(), String> {
    let package = folder().join("node_modules").join("axe-core");
    if package.join("axe.min.js").is_file() {
        return Ok(());
    }
    std::fs::create_dir_all(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    let archive = package.join("axe.tgz").display().to_string();
    let package = package.display().to_string();
    command::run("curl", &["--silent", "--fail", "--location", "--output", &archive, AXE])?;
    command::run("tar", &["xzf", &archive, "-C", &package, "--strip-components", "1"])
}
