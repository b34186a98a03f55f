//! `cargo xtask schema`: schemathesis asks a running server whatever its description allows, and more, and
//! compares the answers with the description. It is no part of the tests: it comes from PyPI and takes minutes.

use crate::{command, packages, root};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What each of the two rounds may take.
const SECONDS: &str = "120";

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
    let token = join(address, &folder)?;
    let description = format!("{}/openapi.json", address.trim_end_matches('/'));
    let config = root().join("xtask/schemathesis.toml");
    let config = config.to_str().ok_or("a path without strange letters")?;
    let ask = |more: &[&str]| {
        // Below the limit of an address, so that most of it is answered.
        let options = ["--checks", "all", "--rate-limit", "15/s", "--max-time", SECONDS];
        let start = ["--config-file", config, "run", &description, "--no-color"];
        command::run("schemathesis", &[&start, &options[..], more].concat())
    };
    // Once as a stranger, and once as a player, who is not deleted on the way.
    let stranger = ask(&[]);
    let header = format!("Authorization: Bearer {token}");
    let player = ask(&["--header", &header, "--exclude-name", "DELETE /v1/me"]);
    stranger.and(player)
}

/// Makes a player with the program itself, and reads the token that it keeps.
fn join(address: &str, folder: &Path) -> Result<String, String> {
    let home = folder.join("home");
    let joined = Command::new(root().join("target/debug/ninefold"))
        .args(["world", "join", address.trim_end_matches('/')])
        .env("XDG_DATA_HOME", &home)
        .output()
        .map_err(|error| error.to_string())?;
    let passport = std::fs::read_to_string(home.join("ninefold/world/passport.txt"))
        .map_err(|error| format!("{error}: {}", String::from_utf8_lossy(&joined.stderr)))?;
    let token = passport.split_whitespace().last();
    token.map(str::to_owned).ok_or_else(|| "no token was kept".to_owned())
}
