//! `ninefold world`: the boards of a server, from the terminal.

mod client;
mod mine;
mod outbox;
mod play;
mod sync;

use crate::commands::replay;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use client::Client;
use engine::{phrase, visible};
use games::GameId;
use guest::{About, Ask, Board, Part};
use mine::Arrival;
use native::Store;
use session::RunId;
use std::path::PathBuf;

/// Play with the world: join a server, play ranked runs, see its boards, watch others
///
/// A server is whatever `ninefold serve --database …` runs. Runs that are over wait in an outbox until
/// the server has answered for them, however long that takes.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct WorldCommand {
    #[command(subcommand)]
    deed: Deed,
}

const EXAMPLES: &str = "\
Examples:
  ninefold world join http://192.168.1.20:9999
  ninefold world play classic steady      a ranked run, told of while you play
  ninefold world play mini                today's competition
  ninefold world send --wait              send what waits, until it is answered
  ninefold world boards classic
  ninefold world board 7
  ninefold world watch 00c0ffee00c0ffee00c0ffee00c0ffee
  ninefold world pair                     show a code for another device
  ninefold world join http://192.168.1.20:9999 --code 12345678
  ninefold world sync                     the same runs on all my devices";

#[derive(Debug, clap::Subcommand)]
enum Deed {
    /// Become a player of a server
    Join {
        /// Its address, as `ninefold serve` prints it
        server: String,
        /// What this device is called there
        #[arg(long, default_value = "terminal")]
        label: String,
        /// As a player of another device, by the code that it shows
        #[arg(long)]
        code: Option<String>,
        /// As the player whose recovery code was written down
        #[arg(long, conflicts_with = "code")]
        recover: Option<String>,
    },
    /// Draw a ticket and play it; without a preset, today's competition
    Play {
        #[arg(value_parser = crate::game_arg::game_parser())]
        game: GameId,
        preset: Option<String>,
        /// Only draw the ticket: `ninefold play` goes on with the run
        #[arg(long)]
        no_play: bool,
    },
    /// Send finished runs that the server has not answered for
    Send {
        /// Try again and again until nothing waits
        #[arg(long)]
        wait: bool,
    },
    /// List the boards, the newest first
    Boards {
        #[arg(value_parser = crate::game_arg::game_parser())]
        game: Option<GameId>,
    },
    /// Show a board
    Board {
        number: i64,
        /// Only my line and its neighbours
        #[arg(long)]
        me: bool,
    },
    /// Fetch the log of a run and play it again
    Watch { run: String },
    /// Who I am there
    Me,
    /// Take a name of one's own, or the generated one again
    Rename { name: Option<String> },
    /// Show a code for another device, and let it in
    Pair,
    /// List my devices; this one has a star
    Devices,
    /// Let a device be mine no more
    Forget { device: String },
    /// Bring my runs, finished and under way, to where all my devices find them, and theirs here
    Sync,
    /// Write everything that is kept about me there into a file
    Export { file: PathBuf },
    /// Delete me there: off the open boards, nameless on sealed ones, all else gone
    Delete {
        /// Yes, I mean it
        #[arg(long, required = true)]
        yes: bool,
    },
}

impl WorldCommand {
    pub fn run(self) -> Result<Ending, Failure> {
        let store = Store::open().map_err(Failure::io("saves"))?;
        match self.deed {
            Deed::Join { server, label, code, recover } => {
                let arrival = match (&code, &recover) {
                    (Some(code), _) => Arrival::ByCode(code),
                    (None, Some(code)) => Arrival::Back(code),
                    (None, None) => Arrival::New,
                };
                mine::arrive(&store, &server, &label, arrival)
            }
            Deed::Play { game, preset, no_play } => {
                let start = if no_play { play::Start::Later } else { play::Start::Now };
                play::play(&store, &client(&store)?, game, preset.as_deref(), start)
            }
            Deed::Send { wait } => {
                let patience =
                    if wait { outbox::Patience::ForEver } else { outbox::Patience::Once };
                outbox::send(&store, &client(&store)?, patience)
            }
            Deed::Boards { game } => boards(&client(&store)?, game),
            Deed::Board { number, me } => {
                let part = if me { Part::AroundMe } else { Part::Top };
                board(&client(&store)?, &Ask::board(number, &part))
            }
            Deed::Watch { run } => watch(&store, &client(&store)?, &run),
            Deed::Me => mine::me(&client(&store)?),
            Deed::Rename { name } => mine::rename(&client(&store)?, name.as_deref()),
            Deed::Pair => mine::pair(&client(&store)?),
            Deed::Devices => mine::devices(&client(&store)?),
            Deed::Forget { device } => mine::forget(&client(&store)?, &device),
            Deed::Sync => sync::sync(&store, &client(&store)?),
            Deed::Export { file } => mine::export(&client(&store)?, &file),
            Deed::Delete { .. } => mine::delete(&store, &client(&store)?),
        }
    }
}

fn client(store: &Store) -> Result<Client, Failure> {
    let missing = || Failure::Usage(speech::say(&phrase!("world-no-server")));
    Ok(Client::new(store.passport().ok_or_else(missing)?))
}

fn boards(client: &Client, game: Option<GameId>) -> Result<Ending, Failure> {
    for board in client.read::<Vec<About>>(&Ask::boards(game, None))? {
        println!(
            "{:>6}  {:8} {:20} {:10} {:6} {:12} {:>7}",
            board.board,
            visible(&board.game).to_string(),
            visible(&board.preset).to_string(),
            visible(&board.trust).to_string(),
            visible(&board.help).to_string(),
            visible(&board.period).to_string(),
            board.entries
        );
    }
    Ok(Ending::AllWell)
}

fn board(client: &Client, ask: &Ask) -> Result<Ending, Failure> {
    for line in client.read::<Board>(ask)?.lines {
        let seconds = line.ms as f64 / 1000.0;
        let (run, name) = (visible(&line.run), visible(&line.name));
        println!("{:>6}  {:>8}  {seconds:>9.1} s  {run}  {name}", line.rank, line.score);
    }
    Ok(Ending::AllWell)
}

fn watch(store: &Store, client: &Client, run: &str) -> Result<Ending, Failure> {
    let run: RunId = run.parse().map_err(|error: session::log::ParseRunIdError| {
        Failure::Usage(speech::say(&error.phrase()))
    })?;
    let log = client.text(&Ask::log(&run.to_string()))?;
    store.keep_watched(run, &log).map_err(Failure::io("watched"))?;
    let path = store.watched_path(run).display().to_string();
    output::complain(&path);
    replay::Replay::with_board(path).run()
}
