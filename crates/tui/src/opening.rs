//! Which run is played first: one that the player brought, one that is under way, or a new one.

use crate::context::Context;
use coach::course::Chapter;
use native::{Hold, Saved};
use session::{Deal, GameId, LineError, Log, Phrase, Rng, Session, deal_own};
use std::io;
use std::path::PathBuf;

/// What to show first.
pub enum Opening {
    Menu,
    Presets(GameId),
    /// The course, or one of its chapters.
    Course(Option<&'static Chapter>),
    /// Goes on with a saved run, or plays what the player has written.
    File(PathBuf),
    /// A puzzle as a text.
    Puzzle(String),
    /// What a link or a file of another program holds.
    Deal(Box<Deal>),
    /// A deal that was chosen for the player, and why.
    Chosen {
        deal: Box<Deal>,
        reason: Phrase,
    },
}

/// Whether a run that is under way is gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    GoOn,
    Anew,
}

/// A run, and the right to play it.
type Begun = (Session, Option<Hold>);

impl Opening {
    pub fn game(&self) -> Option<GameId> {
        match self {
            Opening::Presets(game) => Some(*game),
            Opening::Menu
            | Opening::Course(_)
            | Opening::File(_)
            | Opening::Puzzle(_)
            | Opening::Deal(_)
            | Opening::Chosen { .. } => None,
        }
    }

    /// What is said before the first move.
    pub fn reason(&self) -> Option<&Phrase> {
        match self {
            Opening::Chosen { reason, .. } => Some(reason),
            _ => None,
        }
    }

    /// The run of what the player brought, if anything: a saved one, or one on the player's own puzzle.
    pub fn brought(&self, start: Start, context: &mut Context) -> io::Result<Option<Begun>> {
        let (name, text) = match self {
            Opening::Menu | Opening::Presets(_) | Opening::Course(_) => return Ok(None),
            Opening::Deal(deal) | Opening::Chosen { deal, .. } => {
                let begun = go_on_or_begin(deal.as_ref().clone(), start, context);
                return begun.map(Some).map_err(|why| named("", &context.say(&why)));
            }
            Opening::Puzzle(text) => (String::new(), text.clone()),
            Opening::File(path) => {
                let name = format!("{}: ", native::shown(path));
                let text = native::read_text(path);
                (name.clone(), text.map_err(|why| named(&name, &context.say(&why)))?)
            }
        };
        let begun = match text.starts_with("ninefold-log ") {
            true => bring(&text, context).map_err(|why| named(&name, &context.say(&why)))?,
            false => {
                let deal = own(&text, context).map_err(|why| named(&name, &why))?;
                go_on_or_begin(deal, start, context)
                    .map_err(|why| named(&name, &context.say(&why)))?
            }
        };
        Ok(Some(begun))
    }

    /// The latest run under way that is meant, else a new one.
    pub fn found(
        &self,
        preset: Option<&str>,
        start: Start,
        context: &mut Context,
    ) -> io::Result<Begun> {
        let is_meant = |saved: &Saved| {
            let deal = &saved.log.deal;
            self.game().is_none_or(|game| game == deal.game)
                && preset.is_none_or(|key| key == deal.preset)
                && deal.day().is_none()
        };
        if let Some(begun) = under_way(is_meant, start, context) {
            return Ok(begun);
        }
        let game = self.game().unwrap_or(GameId::ALL[0]);
        // What players bring is not dealt.
        let mut presets = game.info().presets;
        presets.retain(|preset| !preset.brought);
        let keys = presets.iter().map(|preset| preset.key).collect::<Vec<_>>().join(", ");
        let chosen = presets.iter().find(|known| preset.is_none_or(|key| known.key == key));
        let chosen = chosen
            .ok_or_else(|| io::Error::other(format!("the presets of {} are {keys}", game.key())))?;
        let session = context.start(game, chosen);
        let session = session.map_err(|error| io::Error::other(context.say(&error.phrase())))?;
        Ok(held(session, context))
    }
}

fn named(name: &str, cause: &str) -> io::Error {
    io::Error::other(format!("{name}{cause}"))
}

fn bring(text: &str, context: &Context) -> Result<Begun, Phrase> {
    let log: Log = text.parse().map_err(|error: LineError| error.phrase())?;
    let (log, hold) = context.store.bring(log)?;
    let session = Session::resume(&log, context.tick).map_err(|error| error.phrase())?;
    Ok((session, Some(hold)))
}

/// What a text of the player deals, or why nothing.
fn own(text: &str, context: &Context) -> Result<Deal, String> {
    deal_own(text, &mut Rng::new((context.entropy)())).map_err(|why| {
        let boards = why.boards().iter().map(|board| format!("\n{board}"));
        context.say(&why.phrase()) + &boards.collect::<String>()
    })
}

fn go_on_or_begin(deal: Deal, start: Start, context: &mut Context) -> Result<Begun, Phrase> {
    let is_meant = |saved: &Saved| saved.log.deal == deal;
    if let Some(begun) = under_way(is_meant, start, context) {
        return Ok(begun);
    }
    let session = context.begin(deal).map_err(|error| error.phrase())?;
    Ok(held(session, context))
}

/// The latest run under way that is meant and that nobody else plays.
fn under_way(is_meant: impl Fn(&Saved) -> bool, start: Start, context: &Context) -> Option<Begun> {
    let paths = if start == Start::GoOn { context.store.saves() } else { Vec::new() };
    // What is damaged is told by the menu, and nothing here is lost by passing it over.
    let saved = paths.iter().filter_map(|path| context.store.saved(path).ok().flatten());
    saved.filter(|saved| is_meant(saved)).find_map(|saved| {
        let (log, hold) = context.store.take_up(&saved).ok()?;
        Some((Session::resume(&log, context.tick).ok()?, Some(hold)))
    })
}

fn held(session: Session, context: &Context) -> Begun {
    let hold = context.store.hold(session.run());
    (session, hold)
}
