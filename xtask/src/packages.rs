//! What the tests need from the system: looked for, and installed where it is missing.

use crate::command;

/// PostgreSQL, for the tests of the store: its programs are not on the path in Debian.
pub fn postgres() -> Result<(), String> {
    let folders = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut programs = folders.map(|folder| folder.path().join("bin/initdb"));
    match programs.any(|program| program.is_file()) || is_there(&["initdb"]) {
        true => Ok(()),
        false => install(&["postgresql"]),
    }
}

/// Whether one of these programs can be called.
pub fn is_there(names: &[&str]) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&folders);
    folders.any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}

pub fn install(packages: &[&str]) -> Result<(), String> {
    command::run("apt-get", &["update", "--quiet=2"])
        .and_then(|()| {
            let wanted = [&["install", "--yes", "--quiet=2"], packages].concat();
            command::run("apt-get", &wanted)
        })
        .map_err(|why| format!("please install {} ({why})", packages.join(", ")))
}
