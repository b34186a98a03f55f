//! Ninefold in the terminal: the desk drawn with characters. It has no rule of its own and never
//! asks which game it shows.

mod app;
mod clock;
mod context;
mod keys;
mod screens;
mod store;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod widgets;

use app::{App, Screen};
use clock::Clock;
use context::Context;
use screens::game::GameScreen;
use screens::presets::Presets;
use session::Millis;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use store::Store;
use theme::Theme;

pub use session::GameId;
pub use words::Language;

/// What to show first.
pub enum Opening {
    Menu,
    Presets(GameId),
    /// Goes on with a saved run.
    File(PathBuf),
}

/// Plays in this terminal until the player leaves; in the language given, else in the one last
/// chosen, else in that of the environment.
pub fn play(opening: Opening, language: Option<Language>) -> io::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(io::Error::other("play needs a terminal; `ninefold serve` plays in a browser"));
    }
    let root = Store::default_root()
        .ok_or_else(|| io::Error::other("set HOME or XDG_DATA_HOME: saves need a place"))?;
    let store = Store::open(root.clone())
        .map_err(|error| io::Error::other(format!("{}: {error}", root.display())))?;
    let (profile, damaged) = store.profile()?;
    let clock = Clock::start();
    let context = Context {
        theme: Theme::from_env(),
        language: language.or(store.language()).unwrap_or_else(language_of_environment),
        store,
        profile,
        tick: Millis::ZERO,
        wall: Clock::wall(),
        entropy: clock::entropy,
    };
    let first: Option<Box<dyn Screen>> = match opening {
        Opening::Menu => None,
        Opening::Presets(game) => Some(Box::new(Presets::new(game))),
        Opening::File(path) => {
            let named = |cause: String| io::Error::other(format!("{}: {cause}", path.display()));
            let saved = store::read(&path).map_err(named)?;
            let screen = GameScreen::resume(&saved.log, &context)
                .map_err(|error| named(error.to_string()))?;
            Some(Box::new(screen))
        }
    };
    terminal::run(App::new(context, damaged, first), &clock)
}

/// `LC_ALL`, `LC_MESSAGES`, `LANG`: the first that is set decides.
fn language_of_environment() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
