//! Plays the page in a real Chromium. `cargo xtask test` runs it; by hand:
//!
//! ```text
//! ninefold-e2e BINARY FOLDER test [WORDS]     the journeys (whose name has these words)
//! ninefold-e2e BINARY FOLDER shots            pictures of every screen
//! ninefold-e2e BINARY FOLDER figures          what the page weighs and how fast it is
//! ```

mod axe;
mod browser;
mod busy;
mod figures;
mod journeys;
mod player;
mod proxy;
mod saves;
mod server;
mod tab;
mod weight;
mod world;

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::ExitCode;
use world::Stage;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("e2e: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [binary, folder, verb, words @ ..] = &args[..] else {
        bail!("usage: ninefold-e2e BINARY FOLDER test|shots|figures [WORDS]");
    };
    std::fs::create_dir_all(folder).with_context(|| format!("making {folder}"))?;
    // Chromium reads and writes no file whose path has `..` in it.
    let folder = std::fs::canonicalize(folder)?;
    let stage = Stage::set(Path::new(binary), &folder)?;
    let done = match verb.as_str() {
        "test" => journeys::run(&stage, &words.join(" ")),
        "shots" => axe::screenshots(&stage.world()?, &folder.join("screenshots")),
        "figures" => figures::print(&stage.world()?),
        _ => bail!("`{verb}` is not test, shots or figures"),
    };
    stage.clear();
    done
}
