//! Plays the page in real browsers. `cargo xtask test` runs it; by hand:
//!
//! ```text
//! ninefold-e2e BINARY FOLDER test [--engine chromium|firefox|webkit] [--times N] [--busy N] [WORDS]
//!     the journeys (in one engine, whose name has these words), N times over, beside N busy loops
//! ninefold-e2e BINARY FOLDER shots [WORDS]
//!     pictures of every screen and of moments of play, or of those whose name has these words
//! ninefold-e2e BINARY FOLDER figures [hands|games|paper|coach]
//!     what the page weighs and how fast it is; or a part of it alone
//! ```

mod axe;
mod busy;
mod coached;
mod cost;
mod engine;
mod figures;
mod journeys;
mod past;
mod player;
mod proxy;
mod rounds;
mod saves;
mod server;
mod tab;
mod weight;
mod world;

use anyhow::{Context, Result, bail};
use engine::Engine;
use figures::Choice;
use rounds::Plan;
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
    let [binary, folder, verb, rest @ ..] = &args[..] else {
        bail!("usage: ninefold-e2e BINARY FOLDER test|shots|figures [OPTIONS]");
    };
    std::fs::create_dir_all(folder).with_context(|| format!("making {folder}"))?;
    // Chromium reads and writes no file whose path has `..` in it.
    let (binary, folder) = (Path::new(binary), std::fs::canonicalize(folder)?);
    let on_stage = |act: &dyn Fn(&Stage, &Path) -> Result<()>| {
        let stage = Stage::set(binary, &folder)?;
        let done = act(&stage, &folder);
        stage.clear();
        done
    };
    match verb.as_str() {
        "test" => rounds::play(&Plan::read(rest)?, binary, &folder),
        "shots" => on_stage(&|stage, folder| {
            let world = stage.browsers(0).world(Engine::Chromium, "shots")?;
            let (words, folder) = (rest.join(" "), folder.join("screenshots"));
            axe::screenshots(&world, &words, &folder)?;
            journeys::fill_album(&world, &words, &folder)
        }),
        "figures" => {
            let choice = Choice::read(rest)?;
            on_stage(&|stage, _| figures::print(stage, choice))
        }
        _ => bail!("`{verb}` is not test, shots or figures"),
    }
}
