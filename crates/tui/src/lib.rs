//! Ninefold in the terminal: the desk drawn with characters. It has no rule of its own and never
//! asks which game it shows.

mod app;
mod context;
mod keys;
mod screens;
mod speak;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod widgets;

use app::{App, Screen};
use context::Context;
use native::{Clock, Damaged, Store, clock};
use screens::game::GameScreen;
use screens::presets::Presets;
use session::{LineError, Log, Millis, Rng, Session, deal_own};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use theme::Theme;

pub use session::GameId;
pub use words::Language;

/// What to show first.
pub enum Opening {
    Menu,
    Presets(GameId),
    /// Goes on with a saved run, or plays what the player has written.
    File(PathBuf),
}

/// Plays in this terminal until the player leaves; in the language given, else in the one last
/// chosen, else in that of the environment.
pub fn play(opening: Opening, language: Option<Language>) -> io::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(io::Error::other(
            "play needs a terminal; `ninefold play --speak GAME` needs none, `ninefold serve` plays in a browser",
        ));
    }
    let clock = Clock::start();
    let (context, damaged) = open(language)?;
    let first: Option<Box<dyn Screen>> = match opening {
        Opening::Menu => None,
        Opening::Presets(game) => Some(Box::new(Presets::new(game))),
        Opening::File(path) => Some(Box::new(GameScreen::new(brought(&path, &context)?, &context))),
    };
    terminal::run(App::new(context, damaged, first), &clock)
}

/// Plays by words: commands from standard input, sentences to standard output.
pub fn speak(opening: Opening, preset: Option<&str>, language: Option<Language>) -> io::Result<()> {
    let clock = Clock::start();
    let (context, damaged) = open(language)?;
    for damaged in damaged {
        eprintln!("{}", context.say(&damaged.phrase()));
    }
    let session = match opening {
        Opening::File(path) => brought(&path, &context)?,
        Opening::Menu => start(GameId::ALL[0], preset, &context)?,
        Opening::Presets(game) => start(game, preset, &context)?,
    };
    speak::run(session, context, || clock.tick())
}

fn start(game: GameId, preset: Option<&str>, context: &Context) -> io::Result<Session> {
    let presets = game.info().presets;
    let keys = presets.iter().map(|preset| preset.key).collect::<Vec<_>>().join(", ");
    let chosen = presets.iter().find(|known| preset.is_none_or(|key| known.key == key));
    let chosen = chosen
        .ok_or_else(|| io::Error::other(format!("the presets of {} are {keys}", game.key())))?;
    context.start(game, chosen).map_err(|error| io::Error::other(context.say(&error.phrase())))
}

fn open(language: Option<Language>) -> io::Result<(Context, Vec<Damaged>)> {
    let store = Store::open()?;
    let (profile, mut damaged) = store.profile()?;
    let (keymap, unbound) = store.keymap();
    damaged.extend(unbound);
    let context = Context {
        theme: Theme::from_env(),
        language: language.or(store.language()).unwrap_or_else(native::language),
        store,
        profile,
        keymap,
        tick: Millis::ZERO,
        wall: Clock::wall(),
        minutes_ahead: clock::minutes_ahead(),
        entropy: native::entropy,
    };
    Ok((context, damaged))
}

/// The run of a file: a saved one, or a new one on the player's own puzzle.
fn brought(path: &Path, context: &Context) -> io::Result<Session> {
    let named = |cause: String| io::Error::other(format!("{}: {cause}", path.display()));
    let text = native::read_text(path).map_err(|why| named(context.say(&why)))?;
    if text.starts_with("ninefold-log ") {
        let log: Log =
            text.parse().map_err(|error: LineError| named(context.say(&error.phrase())))?;
        let resumed = Session::resume(&log, Millis::ZERO);
        return resumed.map_err(|error| named(context.say(&error.phrase())));
    }
    let deal = deal_own(&text, &mut Rng::new((context.entropy)())).map_err(|why| {
        let boards = why.boards().iter().map(|board| format!("\n{board}"));
        named(context.say(&why.phrase()) + &boards.collect::<String>())
    })?;
    context.begin(deal).map_err(|error| named(context.say(&error.phrase())))
}
