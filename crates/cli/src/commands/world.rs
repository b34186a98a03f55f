//! `ninefold world`: the boards of a server, from the terminal.

mod client;
mod myself;
mod outbox;
mod pair;
mod play;

use crate::commands::replay;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use client::Client;
use engine::{Phrase, phrase, visible};
use games::GameId;
use native::{Passport, Store};
use serde_json::{Value, json};
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
            Deed::Join { server, label } => join(&store, &server, &label),
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
                let part = if me { "?around=me" } else { "" };
                board(&client(&store)?, &format!("/v1/boards/{number}{part}"))
            }
            Deed::Watch { run } => watch(&store, &client(&store)?, &run),
            Deed::Me => me(&client(&store)?),
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
        eprint!("{} ", speech::say(question));
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

fn join(store: &Store, server: &str, label: &str) -> Result<Ending, Failure> {
    let stranger = stranger(store, server)?;
    let welcome = stranger.post("/v1/players", &json!({ "label": label }))?;
    enter(store, stranger.server(), &welcome)
}

/// Asks a server that this device is no player of yet.
fn stranger(store: &Store, server: &str) -> Result<Client, Failure> {
    let server = server.trim_end_matches('/').to_owned();
    if let Some(known) = store.passport().filter(|known| known.server == server) {
        let told = phrase!("world-joined-already", server = known.server);
        return Err(Failure::Usage(speech::say(&told)));
    }
    Ok(Client::new(Passport { server, token: String::new() }))
}

/// Keeps what a welcome says, and tells what is told once.
fn enter(store: &Store, server: &str, welcome: &Value) -> Result<Ending, Failure> {
    let passport = Passport { server: server.to_owned(), token: text(welcome, "token") };
    store.keep_passport(&passport).map_err(Failure::io("passport"))?;
    println!("{}", speech::say(&phrase!("world-welcome", name = text(welcome, "name"))));
    println!("{}", speech::say(&phrase!("world-recovery", code = text(welcome, "recovery"))));
    Ok(Ending::AllWell)
}

/// A field of an answer as a terminal may have it.
fn text(answer: &Value, name: &str) -> String {
    match &answer[name] {
        Value::String(text) => visible(text).to_string(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn me(client: &Client) -> Result<Ending, Failure> {
    let me = client.get("/v1/me")?;
    println!("{} ({}) at {}", text(&me, "name"), text(&me, "player"), visible(client.server()));
    Ok(Ending::AllWell)
}

fn boards(client: &Client, game: Option<GameId>) -> Result<Ending, Failure> {
    let path = match game {
        Some(game) => format!("/v1/boards?game={}", game.key()),
        None => "/v1/boards".to_owned(),
    };
    for board in client.get(&path)?.as_array().unwrap_or(&Vec::new()) {
        let field = |name| text(board, name);
        println!(
            "{:>6}  {:8} {:20} {:10} {:6} {:12} {:>7}",
            field("board"),
            field("game"),
            field("preset"),
            field("trust"),
            field("help"),
            field("period"),
            field("entries")
        );
    }
    Ok(Ending::AllWell)
}

fn board(client: &Client, path: &str) -> Result<Ending, Failure> {
    let shown = client.get(path)?;
    for line in shown["lines"].as_array().unwrap_or(&Vec::new()) {
        let seconds = line["ms"].as_f64().unwrap_or(0.0) / 1000.0;
        println!(
            "{:>6}  {:>8}  {seconds:>9.1} s  {}  {}",
            text(line, "rank"),
            text(line, "score"),
            text(line, "run"),
            text(line, "name")
        );
    }
    Ok(Ending::AllWell)
}

fn watch(store: &Store, client: &Client, run: &str) -> Result<Ending, Failure> {
    let run: RunId = run.parse().map_err(|error: session::log::ParseRunIdError| {
        Failure::Usage(speech::say(&error.phrase()))
    })?;
    let log = client.text(&format!("/v1/runs/{run}/log"))?;
    store.keep_watched(run, &log).map_err(Failure::io("watched"))?;
    let path = store.watched_path(run).display().to_string();
    output::complain(&path);
    replay::Replay::with_board(path).run()
}
