//! The binary `ninefold`: every subcommand is one file in `commands/`, and without one it
//! serves the game.

mod clock;
mod commands;
mod exit;
mod inputs;
mod ordered;
mod progress;
mod puzzles;
mod reply;
mod serve;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    exit::code(commands::Ninefold::parse().run())
}
