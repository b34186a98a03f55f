//! `cargo xtask schema`: schemathesis asks a running server whatever its description allows, and more, and
//! compares the answers with the description. It is no part of the tests: it comes from PyPI and takes minutes.

use crate::{command, packages, root};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Ends the server with the measurement, however that ends.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub fn check() -> Result<(), String> {
    if !packages::is_there(&["schemathesis"]) {
        return Err("schemathesis is missing: pip install schemathesis".to_owned());
    }
    command::run("cargo", &["build", "--quiet", "--package", "ninefold"])?;
    let folder = root().join("target").join("schema");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(failed)?;
    }
    std::fs::create_dir_all(&folder).map_err(failed)?;
    std::fs::write(folder.join("index.html"), "<!doctype html>").map_err(failed)?;
    let mut child = Command::new(root().join("target/debug/ninefold"))
        .args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--database"])
        .arg(folder.join("world.db"))
        .env("NINEFOLD_PAGE", &folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(failed)?;
    let said = child.stdout.take();
    let _server = Server(child);
    let mut line = String::new();
    said.map(BufReader::new).map(|mut said| said.read_line(&mut line));
    let address = line.split_whitespace().find(|word| word.starts_with("http://"));
    let address = address.ok_or("the server did not start")?;
    let description = format!("{}/openapi.json", address.trim_end_matches('/'));
    // Below the limit of an address, so that most of it is answered.
    let options = ["--checks", "all", "--rate-limit", "15/s", "--max-examples", "50"];
    command::run("schemathesis", &[&["run", &description], &options[..]].concat())
}
