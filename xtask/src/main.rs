//! The automation of this repository: `cargo xtask`.

mod web;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  web [--dev]   build the page into dist/ (with --dev: fast to build, large to send)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.split_first() {
        Some((command, rest)) if command == "web" => web::web(rest),
        _ => {
            eprint!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}
