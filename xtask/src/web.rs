//! `cargo xtask web [--dev]`: builds the page into `dist/`, from where debug builds serve it.

use std::path::Path;
use std::process::{Command, ExitCode};

pub fn web(args: &[String]) -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let status = Command::new("cargo")
        .current_dir(root.join("bundle"))
        .args(["run", "--quiet", "--locked", "--target-dir"])
        .arg(root.join("target").join("bundle"))
        .arg("--")
        .args(args)
        .arg(root.join("dist"))
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: cargo did not start: {error}");
            ExitCode::FAILURE
        }
    }
}
