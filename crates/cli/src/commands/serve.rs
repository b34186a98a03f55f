//! `ninefold serve`, and `ninefold` alone: the game in the browser.

use crate::exit::{Ending, Failure};
use crate::serve::{self, Browser, Place};
use server::Settings;
use std::net::SocketAddr;

/// Serve the game to the browser on this machine
///
/// Everything runs in the page; nothing is sent anywhere. With --database it has a world behind it:
/// boards that its players share, and that anybody can check with `ninefold audit`.
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

    /// Keep a world in this file of SQLite, or in PostgreSQL for many machines
    #[arg(long, value_name = "PATH|postgres://…")]
    database: Option<String>,

    /// How many proxies of your own stand before it and tell whom they heard from
    #[arg(long, value_name = "N", default_value_t = 0, requires = "database")]
    proxies: usize,

    /// Players come by HTTPS: cookies are sent by it alone
    #[arg(long, requires = "database")]
    https: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold serve
  ninefold serve --addr 0.0.0.0:8080 --no-open    for others on the network
  ninefold serve --addr 0.0.0.0:8080 --host sudoku.example.org
  ninefold serve --database world.db --no-open    with boards for all who play there
  ninefold serve --database postgres:///ninefold?host=/run/postgresql --proxies 1 --https";

impl Serve {
    pub fn run(self) -> Result<Ending, Failure> {
        let browser = if self.no_open { Browser::Leave } else { Browser::Open };
        let settings =
            || Settings { proxies: self.proxies, is_secure: self.https, ..Settings::default() };
        let place = |database| Place { database, settings: settings() };
        serve::serve(self.addr, self.host, browser, self.database.map(place))
            .map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Ending::AllWell)
    }
}
