//! The binary `ninefold`. Without arguments it serves the game.

mod serve;

use serve::Browser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut browser = Browser::Open;
    args.retain(|arg| {
        let keep = *arg != "--no-open";
        if !keep {
            browser = Browser::Leave;
        }
        keep
    });
    let address = match args[..] {
        [] | ["serve"] => None,
        ["serve", "--addr", address] => match address.parse() {
            Ok(address) => Some(address),
            Err(_) => return fail(format_args!("`{address}` is no address like 127.0.0.1:9999")),
        },
        _ => return fail(format_args!("usage: ninefold [serve [--addr IP:PORT] [--no-open]]")),
    };
    match serve::serve(address, browser) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(format_args!("{error}")),
    }
}

fn fail(why: std::fmt::Arguments<'_>) -> ExitCode {
    eprintln!("ninefold: {why}");
    ExitCode::FAILURE
}
