//! `ninefold serve`, and `ninefold` alone: the game in the browser.

use crate::exit::{Ending, Failure};
use crate::serve::{self, Browser, Place};
use server::Settings;
use std::net::SocketAddr;
use std::time::Duration;

/// Serve the game to the browser on this machine
///
/// Everything runs in the page; nothing is sent anywhere. With --world or --database it has a world behind
/// it: boards that its players share, and that anybody can check with `ninefold audit`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Serve {
    /// The address to serve at; by default the first free port from 127.0.0.1:9999 on
    #[arg(long, value_name = "IP:PORT", value_parser = address)]
    addr: Option<SocketAddr>,

    /// Answer to this name too, besides addresses and the machine's own name
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,

    /// Close a connection whose request is not there after so long
    #[arg(long, value_name = "SECONDS", default_value_t = serve::PATIENCE.as_secs(),
        value_parser = clap::value_parser!(u64).range(1..=300))]
    patience: u64,

    /// Do not open a browser
    #[arg(long)]
    no_open: bool,

    /// Keep a world in this file of SQLite, or in PostgreSQL for many machines
    #[arg(long, value_name = "PATH|postgres://…", group = "kept")]
    database: Option<String>,

    /// Keep a world in `world.db` in the data directory; the same as --database with that path
    #[arg(long, group = "kept")]
    world: bool,

    /// How many proxies of your own stand before it and tell whom they heard from
    #[arg(long, value_name = "N", default_value_t = 0, requires = "kept")]
    proxies: usize,

    /// Players come by HTTPS: cookies are sent by it alone
    #[arg(long, requires = "kept")]
    https: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold serve
  ninefold serve --addr 0.0.0.0:8080 --no-open    for others on the network
  ninefold serve --addr 0.0.0.0:8080 --host sudoku.example.org
  ninefold serve --world --no-open                with boards for all who play there
  ninefold serve --database world.db --no-open    the same, kept in a file of your choice
  ninefold serve --database postgres:///ninefold?host=/run/postgresql --proxies 1 --https";

impl Serve {
    pub fn run(self) -> Result<Ending, Failure> {
        let browser = if self.no_open { Browser::Leave } else { Browser::Open };
        let settings =
            || Settings { proxies: self.proxies, is_secure: self.https, ..Settings::default() };
        let place = |database| Place { database, settings: settings() };
        let database = match self.world {
            true => Some(in_the_data_directory()?),
            false => self.database.clone(),
        };
        let patience = Duration::from_secs(self.patience);
        serve::serve(self.addr, self.host, browser, database.map(place), patience)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Ending::AllWell)
    }
}

/// Beside the saves, where nothing has to be configured.
fn in_the_data_directory() -> Result<String, Failure> {
    let folder = native::Store::place().map_err(Failure::io("data directory"))?;
    Ok(folder.join("world.db").display().to_string())
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "an IP and a port such as 127.0.0.1:9999 expected")
}
