//! `cargo xtask test`: everything that has to hold before a change is good, step by step.

use crate::{api, browser, command, packages, tidy, web};
use std::thread;
use std::time::Instant;

/// One thing that has to hold.
struct Step {
    name: &'static str,
    run: fn() -> Result<(), String>,
}

/// In this order: what fails fast comes first. A new kind of test is a line here.
const STEPS: &[Step] = &[
    Step { name: "rustup components and targets", run: toolchain },
    Step { name: "formatting", run: formatting },
    Step { name: "house rules", run: tidy::tidy },
    Step { name: "lints, native", run: lints },
    Step { name: "lints, browser", run: lints_in_the_browser },
    Step { name: "the engine without std", run: engine_without_std },
    Step { name: "the engine as a library", run: engine_as_a_library },
    Step { name: "tests, with doc tests, while the page is built", run: tests_and_page },
    Step { name: "the page in Chromium, Firefox and WebKit", run: journeys },
];

/// The crates that only make sense in a browser; natively they are left out.
const BROWSER_CRATES: &[&str] = &["ninefold-web"];
const BROWSER_TARGET: &str = "wasm32-unknown-unknown";
/// A machine without an operating system, and so without a standard library.
const BARE_TARGET: &str = "thumbv7em-none-eabi";

pub fn test() -> Result<(), String> {
    let start = now();
    for (idx, step) in STEPS.iter().enumerate() {
        let step_start = now();
        eprintln!("── {} of {}: {}", idx + 1, STEPS.len(), step.name);
        (step.run)().map_err(|why| format!("{why}\n── FAILED: {}", step.name))?;
        eprintln!("   {:.1} s", step_start.elapsed().as_secs_f64());
    }
    eprintln!("── all {} steps passed in {:.0} s", STEPS.len(), start.elapsed().as_secs_f64());
    Ok(())
}

/// Asks for what is missing by name: with `RUSTUP_AUTO_INSTALL=0` nothing comes by itself.
fn toolchain() -> Result<(), String> {
    let components = command::read("rustup", &["component", "list", "--installed"])?;
    for wanted in ["rustfmt", "clippy"] {
        if !components.lines().any(|line| line.starts_with(wanted)) {
            command::run("rustup", &["component", "add", wanted])?;
        }
    }
    let targets = command::read("rustup", &["target", "list", "--installed"])?;
    for wanted in [BROWSER_TARGET, BARE_TARGET] {
        if !targets.lines().any(|line| line == wanted) {
            command::run("rustup", &["target", "add", wanted])?;
        }
    }
    Ok(())
}

/// The workspace, and the packages beside it.
fn formatting() -> Result<(), String> {
    command::run("cargo", &["fmt", "--all", "--check"])?;
    for beside in ["bench", "bundle"] {
        let manifest = format!("{beside}/Cargo.toml");
        command::run("cargo", &["fmt", "--manifest-path", &manifest, "--check"])?;
    }
    Ok(())
}

fn lints() -> Result<(), String> {
    let mut args = vec!["clippy", "--quiet", "--all-targets"];
    args.extend(native_crates());
    args.extend(["--", "--deny", "warnings"]);
    command::run("cargo", &args)
}

/// With the profile and the folder of the page, so that its macros are compiled once for both.
fn lints_in_the_browser() -> Result<(), String> {
    let mut args = vec!["clippy", "--quiet", "--target", BROWSER_TARGET];
    args.extend(["--profile", "web", "--target-dir", "target/page"]);
    args.extend(BROWSER_CRATES.iter().flat_map(|name| ["--package", name]));
    args.extend(["--", "--deny", "warnings"]);
    command::run("cargo", &args)
}

fn engine_without_std() -> Result<(), String> {
    let package = ["--package", "ninefold-engine", "--target", BARE_TARGET];
    command::run("cargo", &[&["check", "--quiet"], &package[..]].concat())
}

/// What would be published: documented, packed, and with the interface that was agreed on.
fn engine_as_a_library() -> Result<(), String> {
    api::check()?;
    let package = ["--package", "ninefold-engine"];
    command::run(
        "cargo",
        &[&["rustdoc", "--quiet"], &package[..], &["--", "--deny", "warnings"]].concat(),
    )?;
    // Not verified: that would compile what the steps before have compiled.
    command::run(
        "cargo",
        &[&["package", "--quiet", "--allow-dirty", "--no-verify"], &package[..]].concat(),
    )
}

/// At once: tests wait for each other and for what they start, and a page for its linker.
fn tests_and_page() -> Result<(), String> {
    thread::scope(|scope| {
        let page = scope.spawn(|| web::web(&[]));
        let tested = tests();
        let built = page.join().unwrap_or_else(|_| Err("building the page panicked".to_owned()));
        tested.and(built)
    })
}

fn tests() -> Result<(), String> {
    packages::postgres()?;
    // No examples: the lints have checked them, and whatever of them is tested is a part of a test.
    command::run("cargo", &[&["test", "--quiet"], &tested()[..]].concat())?;
    command::run("cargo", &[&["test", "--quiet", "--doc"], &native_crates()[..]].concat())?;
    // What builds the page is a workspace of its own, and has its own folder as in `web.rs`.
    let beside = ["--manifest-path", "bundle/Cargo.toml", "--target-dir", "target/bundle"];
    command::run("cargo", &[&["test", "--quiet", "--locked"], &beside[..]].concat())
}

fn journeys() -> Result<(), String> {
    browser::test_as_built(&tested())
}

/// What is tested natively: another choice has other features, and most would be compiled again for it.
fn tested() -> Vec<&'static str> {
    [&native_crates()[..], &["--lib", "--bins", "--tests"]].concat()
}

fn native_crates() -> Vec<&'static str> {
    let mut args = vec!["--workspace"];
    args.extend(BROWSER_CRATES.iter().flat_map(|name| ["--exclude", name]));
    args
}

#[expect(clippy::disallowed_methods, reason = "the automation's one look at the clock")]
fn now() -> Instant {
    Instant::now()
}
