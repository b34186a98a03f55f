//! The verifier as a module, built from these sources: for the golden replays, and for the archive in the command
//! line's tests, which share the folder and so the build.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A folder of its own keeps the build from waiting for the one that runs us.
pub fn module() -> Vec<u8> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--package", "ninefold-verifier", "--lib"])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()
        .unwrap();
    assert!(
        status.success(),
        "the module does not build (`rustup target add wasm32-unknown-unknown` if that is missing)"
    );
    fs::read(target.join("wasm32-unknown-unknown/debug/ninefold_verifier.wasm")).unwrap()
}
