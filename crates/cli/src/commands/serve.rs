//! `ninefold serve`, and `ninefold` alone: the game in the browser.

use crate::exit::{Ending, Failure};
use crate::serve::{self, Browser};
use std::net::SocketAddr;

/// Serve the game to the browser on this machine
///
/// Everything runs in the page; nothing is sent anywhere.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Serve {
    /// The address to serve at; by default the first free port from 127.0.0.1:9999 on
    #[arg(long, value_name = "IP:PORT")]
    addr: Option<SocketAddr>,

    /// Answer to this name too, besides addresses and the machine's own name
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,

    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold serve
  ninefold serve --addr 0.0.0.0:8080 --no-open    for others on the network
  ninefold serve --addr 0.0.0.0:8080 --host sudoku.example.org";

impl Serve {
    pub fn run(self) -> Result<Ending, Failure> {
        let browser = if self.no_open { Browser::Leave } else { Browser::Open };
        serve::serve(self.addr, self.host, browser)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Ending::AllWell)
    }
}
