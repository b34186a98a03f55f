//! The automation of this repository: `cargo xtask`.

mod api;
mod browser;
mod command;
mod instructions;
mod packages;
mod paper;
mod schema;
mod test;
mod tidy;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  api           write the engine's public interface into crates/engine/api.txt
  browser [--engine chromium|firefox|webkit] [--times N] [--busy N] [WORDS]
                play the page in real browsers: every game, offline, two tabs, axe; in one of
                them, N times over, beside N busy loops, or only journeys with these words in
                their name
  figures [hands|games|paper|coach]
                measure the page of the release binary in Chromium; or keys and drags, new
                games, how it prints, or the coach in its worker, alone
  instructions [--record]
                count the engine's instructions under valgrind and compare with the record
  paper         print a sample of every kind, check it with qpdf and poppler, and picture a book
                for the README
  schema        let schemathesis (from PyPI) compare a running server with its OpenAPI
  shots [WORDS] picture every screen of the page into target/e2e/screenshots
  test          everything: formatting, lints, tests, house rules
  tidy          the house rules alone: crate arrows, file headers and lengths, words
  web [--dev]   build the page into dist/ (with --dev: fast to build, large to send)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let end = match args[..] {
        ["api"] => api::write(),
        ["browser", ref rest @ ..] => browser::test(rest),
        ["figures", ref rest @ ..] => browser::figures(rest),
        ["instructions"] => instructions::compare(),
        ["instructions", "--record"] => instructions::record(),
        ["paper"] => paper::paper(),
        ["schema"] => schema::check(),
        ["shots", ref words @ ..] => browser::shots(words),
        ["test"] => test::test(),
        ["tidy"] => tidy::tidy(),
        ["web", ref rest @ ..] => web::web(rest),
        _ => Err(USAGE.to_owned()),
    };
    match end {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{}", why.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
