//! Plays the page in a real Chromium. `cargo xtask test` runs it; by hand:
//!
//! ```text
//! ninefold-e2e BINARY FOLDER test [WORDS]     the journeys (whose name has these words)
//! ninefold-e2e BINARY FOLDER shots            pictures of every screen
//! ninefold-e2e BINARY FOLDER figures          what the page weighs and how fast it is
//! ```

mod axe;
mod browser;
mod figures;
mod journeys;
mod player;
mod server;
mod tab;
mod weight;

use anyhow::{Context, Result, bail};
use browser::Browser;
use journeys::World;
use server::Server;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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
    let folder = std::path::absolute(folder)?;
    let world = world(Path::new(binary), folder.clone())?;
    match verb.as_str() {
        "test" => test(&world, &words.join(" ")),
        "shots" => axe::screenshots(&world, &folder.join("screenshots")),
        "figures" => figures::print(&world),
        _ => bail!("`{verb}` is not test, shots or figures"),
    }
}

fn world(binary: &Path, folder: PathBuf) -> Result<World> {
    std::fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let profile = folder.join("profile");
    for old in [&profile, &folder.join("killed")] {
        let _ = std::fs::remove_dir_all(old);
    }
    Ok(World {
        server: Server::start(binary, 0)?,
        browser: Browser::start(&profile)?,
        binary: binary.to_owned(),
        axe: folder.join("node_modules").join("axe-core"),
        folder,
    })
}

fn test(world: &World, words: &str) -> Result<()> {
    let mut failed = 0;
    for (name, journey) in journeys::ALL.iter().filter(|(name, _)| name.contains(words)) {
        match journey(world) {
            Ok(()) => println!("ok      {name}"),
            Err(error) => {
                failed += 1;
                println!("FAILED  {name}\n        {error:#}");
            }
        }
    }
    if failed > 0 {
        bail!("{failed} journeys failed");
    }
    Ok(())
}
