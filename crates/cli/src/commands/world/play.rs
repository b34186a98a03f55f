//! A ranked run in the terminal: a ticket is drawn, the run begins, and word of it goes to the server
//! every ten seconds while it is played. The save, which is written at every move, says how far it is.

use super::client::Client;
use super::outbox::{self, Patience};
use crate::exit::{Ending, Failure};
use crate::output;
use engine::phrase;
use games::{Deal, GameId};
use guest::{Ask, Handed};
use native::{Clock, Store, entropy};
use session::{Log, RunId};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use tui::Opening;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Now,
    Later,
}

const EVERY: Duration = Duration::from_secs(10);

pub fn play(
    store: &Store,
    client: &Client,
    game: GameId,
    preset: Option<&str>,
    start: Start,
) -> Result<Ending, Failure> {
    let handed: Handed = client.read(&Ask::ticket(game, preset))?;
    let unreadable = |_| Failure::Usage(crate::speech::say(&phrase!("world-unreadable")));
    let deal: Deal = handed.deal.parse().map_err(unreadable)?;
    let ticket = handed.ticket.as_str();
    let run = RunId(u128::from(entropy()) << 64 | u128::from(entropy()));
    let log = Log::new(deal, run, Clock::wall());
    // The ticket first: a run without it could not be sent.
    store.keep_ticket(run, ticket).map_err(Failure::io("ticket"))?;
    store.save(&log).map_err(Failure::io("save"))?;
    let path = store.run_path(run);
    if start == Start::Later {
        output::line(native::shown(&path))?;
        return Ok(Ending::AllWell);
    }
    let (over, is_over) = channel();
    let played = std::thread::scope(|scope| {
        scope.spawn(move || tell_all(store, client, ticket, run, &is_over));
        let played = tui::play(Opening::File(path), tui::Start::GoOn, None);
        drop(over);
        played
    });
    played.map_err(|error| Failure::Usage(error.to_string()))?;
    outbox::send(store, client, Patience::Once)
}

/// Until the run is left. A word that does not arrive is not said again: the next one says more.
fn tell_all(store: &Store, client: &Client, ticket: &str, run: RunId, is_over: &Receiver<()>) {
    let begun = Clock::start();
    // Where the log stood, and when that was seen first.
    let mut seen = (0, begun.tick());
    while is_over.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
        let Some(log) = store.in_progress(run) else { return };
        if log.at.0 != seen.0 {
            let since = log_age(store, run);
            seen = (log.at.0, session::Millis(begun.tick().0.saturating_sub(since)));
        }
        let played = seen.0 + begun.tick().0.saturating_sub(seen.1.0);
        let _ = client.ask(&Ask::checkpoint(ticket, &log, played));
    }
}

/// How long ago the save was written, in milliseconds.
fn log_age(store: &Store, run: RunId) -> u64 {
    let written = std::fs::metadata(store.run_path(run)).and_then(|data| data.modified());
    let written = written.ok().and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
    written.map_or(0, |at| Clock::wall().saturating_sub(at.as_millis() as u64))
}
