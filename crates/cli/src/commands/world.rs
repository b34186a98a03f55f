//! `ninefold world`: the boards of a server, from the terminal.

mod client;
mod myself;
mod outbox;
mod pair;
mod play;
mod sync;

use crate::commands::replay;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use client::Client;
use engine::{Phrase, phrase, visible};
use games::GameId;
use guest::{About, Ask, Board, Part};
use native::Store;
use session::RunId;

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
  ninefold world name Mia
  ninefold world pair                     shows a code; then on the other device:
  ninefold world pair http://192.168.1.20:9999 12345678
  ninefold world sync                     the same runs on all my devices
  ninefold world export > mine.json";

#[derive(Debug, clap::Subcommand)]
enum Deed {
    /// Become a player of a server
    Join {
        /// Its address, as `ninefold serve` prints it
        server: String,
        /// What this device is called there
        #[arg(long, default_value = "terminal")]
        label: String,
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
    /// Take a name of your own; without one, go back to the generated name
    Name { name: Option<String> },
    /// Show a code for a second device; on that device, say server and code
    Pair {
        /// On the second device: the server's address
        #[arg(requires = "code")]
        server: Option<String>,
        /// On the second device: the eight digits that the first one shows
        code: Option<String>,
        /// What this device is called there
        #[arg(long, default_value = "terminal")]
        label: String,
        /// Let the other device in without asking
        #[arg(long)]
        yes: bool,
    },
    /// Come back with the code that was written down
    Recover {
        server: String,
        code: String,
        /// What this device is called there
        #[arg(long, default_value = "terminal")]
        label: String,
    },
    /// List my devices; this one has a star
    Devices,
    /// Let a device be mine no more
    Forget { device: String },
    /// Bring my runs, finished and under way, to where all my devices find them, and theirs here
    Sync,
    /// Write everything that the server keeps about me, as JSON
    Export,
    /// Have me deleted there: off open boards, nameless on sealed ones, all else gone
    Delete {
        /// Do it without asking
        #[arg(long)]
        yes: bool,
    },
}

impl WorldCommand {
    pub fn run(self) -> Result<Ending, Failure> {
        let store = Store::open().map_err(Failure::io("saves"))?;
        match self.deed {
            Deed::Join { server, label } => myself::join(&store, &server, &label),
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
            Deed::Me => myself::show(&client(&store)?),
            Deed::Name { name } => myself::rename(&client(&store)?, name.as_deref()),
            Deed::Pair { server: Some(server), code, label, .. } => {
                pair::claim(&store, &server, &code.unwrap_or_default(), &label)
            }
            Deed::Pair { server: None, yes, .. } => {
                pair::show(&client(&store)?, if yes { Consent::Given } else { Consent::Asked })
            }
            Deed::Recover { server, code, label } => {
                myself::recover(&store, &server, &code, &label)
            }
            Deed::Devices => pair::list(&client(&store)?),
            Deed::Forget { device } => pair::forget(&client(&store)?, &device),
            Deed::Sync => sync::sync(&store, &client(&store)?),
            Deed::Export => myself::export(&client(&store)?),
            Deed::Delete { yes } => {
                let consent = if yes { Consent::Given } else { Consent::Asked };
                myself::delete(&store, &client(&store)?, consent)
            }
        }
    }
}

/// Whether a person has to say yes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Consent {
    Given,
    Asked,
}

impl Consent {
    /// Asks on the terminal; whatever is not a yes is a no.
    fn is_given(self, question: &Phrase) -> Result<bool, Failure> {
        if self == Consent::Given {
            return Ok(true);
        }
        output::ask(&speech::say(question));
        let mut answer = String::new();
        std::io::stdin().read_line(&mut answer).map_err(Failure::io("stdin"))?;
        let answer = answer.trim().to_lowercase();
        Ok(["y", "yes", "j", "ja"].contains(&answer.as_str()))
    }
}

fn client(store: &Store) -> Result<Client, Failure> {
    let missing = || Failure::Usage(speech::say(&phrase!("world-no-server")));
    Ok(Client::new(store.passport().ok_or_else(missing)?))
}

fn boards(client: &Client, game: Option<GameId>) -> Result<Ending, Failure> {
    for board in client.read::<Vec<About>>(&Ask::boards(game, None))? {
        output::line(format_args!(
            "{:>6}  {:8} {:20} {:10} {:6} {:12} {:>7}",
            board.board,
            visible(&board.game).to_string(),
            visible(&board.preset).to_string(),
            visible(&board.trust).to_string(),
            visible(&board.help).to_string(),
            visible(&board.period).to_string(),
            board.entries
        ))?;
    }
    Ok(Ending::AllWell)
}

fn board(client: &Client, ask: &Ask) -> Result<Ending, Failure> {
    for line in client.read::<Board>(ask)?.lines {
        let seconds = line.ms as f64 / 1000.0;
        let (run, name) = (visible(&line.run), visible(&line.name));
        output::line(format_args!(
            "{:>6}  {:>8}  {seconds:>9.1} s  {run}  {name}",
            line.rank, line.score
        ))?;
    }
    Ok(Ending::AllWell)
}

fn watch(store: &Store, client: &Client, run: &str) -> Result<Ending, Failure> {
    let run: RunId = run.parse().map_err(|error: session::log::ParseRunIdError| {
        Failure::Usage(speech::say(&error.phrase()))
    })?;
    let log = client.text(&Ask::log(&run.to_string()))?;
    store.keep_watched(run, &log).map_err(Failure::io("watched"))?;
    let path = store.watched_path(run);
    output::complain(&native::shown(&path));
    replay::Replay::with_board(path).run()
}
