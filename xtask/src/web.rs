//! `cargo xtask web [--dev]`: builds the page into `dist/`, from where debug builds serve it.

use crate::command;
use std::ffi::OsString;

pub fn web(args: &[&str]) -> Result<(), String> {
    let root = crate::root();
    let mut all: Vec<OsString> =
        ["run", "--quiet", "--locked", "--manifest-path"].map(OsString::from).into();
    all.push(root.join("bundle").join("Cargo.toml").into());
    all.push("--target-dir".into());
    all.push(root.join("target").join("bundle").into());
    all.push("--".into());
    all.extend(args.iter().map(OsString::from));
    all.push(root.join("dist").into());
    command::run("cargo", &all)
}
