//! Rust to WASM to browser module: the inner cargo build and wasm-bindgen.

use crate::Effort;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// A WASM module and the script that loads it.
pub struct Part {
    /// `web` or `worker`.
    pub name: &'static str,
    pub script: String,
    pub wasm: Vec<u8>,
}

/// Compiles the page and its worker.
pub fn compile(root: &Path, effort: Effort) -> Result<Vec<Part>> {
    ensure_target(root)?;
    // Not the outer target directory: the outer cargo holds its lock while it waits for us.
    let target_dir = root.join("target").join("page");
    let profile = match effort {
        Effort::Dev => "web-dev",
        Effort::Release => "web",
    };
    run(clean(Command::new("cargo"))
        .current_dir(root)
        .args(["build", "--quiet", "--target", TARGET, "--profile", profile])
        .args(["-p", "ninefold-web", "-p", "ninefold-worker"])
        .arg("--target-dir")
        .arg(&target_dir))?;
    let built = target_dir.join(TARGET).join(profile);
    ["web", "worker"].into_iter().map(|name| bind(&built, name)).collect()
}

fn bind(built: &Path, name: &'static str) -> Result<Part> {
    let input: PathBuf = built.join(format!("ninefold_{name}.wasm"));
    let mut output = Bindgen::new()
        .input_path(&input)
        .web(true)?
        .typescript(false)
        // Names of functions are a fifth of the bytes and help nobody who plays.
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("wasm-bindgen on {}", input.display()))?;
    Ok(Part { name, script: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}

/// `targets` in a toolchain file is ignored where automatic installation is off, so this asks.
fn ensure_target(root: &Path) -> Result<()> {
    let libdir = clean(Command::new("rustc"))
        .current_dir(root)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("running rustc")?;
    if Path::new(String::from_utf8_lossy(&libdir.stdout).trim()).is_dir() {
        return Ok(());
    }
    eprintln!("The page needs Rust's {TARGET} target: installing it with rustup.");
    run(clean(Command::new("rustup")).current_dir(root).args(["target", "add", TARGET]))
        .with_context(|| format!("please run: rustup target add {TARGET}"))
}

/// An environment as if the user had typed the command: what the outer cargo, clippy or a
/// wrapper set for themselves would leak into the WASM build.
fn clean(mut command: Command) -> Command {
    for (name, _) in std::env::vars_os() {
        let Some(name) = name.to_str() else { continue };
        let leaks = name.starts_with("CARGO_") && name != "CARGO_HOME" && !name.ends_with("_PROXY")
            || name.starts_with("RUSTC")
            || matches!(name, "CARGO" | "RUSTFLAGS" | "CLIPPY_ARGS" | "TARGET" | "PROFILE");
        if leaks {
            command.env_remove(name);
        }
    }
    command
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {command:?}"))?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}
