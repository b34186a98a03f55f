//! The binary `ninefold`: every subcommand is one file in `commands/`, and without one it
//! serves the game.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod board_text;
mod commands;
mod exit;
mod figures;
mod game_arg;
mod inputs;
mod net;
mod ordered;
mod output;
mod progress;
mod puzzles;
mod rating_arg;
mod scannable;
mod serve;
mod shape;
mod speech;
mod taught;
mod technique_arg;
mod whole;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    exit::code(commands::Ninefold::parse().run())
}
