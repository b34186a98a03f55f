//! Ninefold in the terminal: the desk drawn with characters. It has no rule of its own and never
//! asks which game it shows.

mod app;
mod ascii;
mod context;
mod keys;
mod opening;
mod screens;
mod signals;
mod speak;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod widgets;

use app::{App, Screen};
use context::Context;
use native::{Clock, Damaged, Store, clock};
use screens::chapter::ChapterScreen;
use screens::course::Course;
use screens::game::GameScreen;
use screens::presets::Presets;
use session::Millis;
use std::io::{self, IsTerminal, Write};
use theme::Theme;

pub use opening::{Opening, Start};
pub use session::GameId;
pub use words::Language;

/// Plays in this terminal until the player leaves; in the language given, else in the one last
/// chosen, else in that of the environment.
pub fn play(opening: Opening, start: Start, language: Option<Language>) -> io::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(io::Error::other(
            "play needs a terminal; `ninefold play --speak GAME` needs none, `ninefold serve` plays in a browser",
        ));
    }
    let clock = Clock::start();
    let (mut context, damaged) = open(language)?;
    let first: Option<Box<dyn Screen>> = match opening.brought(start, &mut context)? {
        Some((session, hold)) => {
            let screen = GameScreen::new(session, hold, &context);
            Some(Box::new(match opening.reason() {
                Some(reason) => screen.saying(reason.clone()),
                None => screen,
            }))
        }
        None => opened(&opening, &context),
    };
    terminal::run(App::new(context, damaged, first), &clock)
}

/// What a menu would lead to.
fn opened(opening: &Opening, context: &Context) -> Option<Box<dyn Screen>> {
    match *opening {
        Opening::Presets(game) => Some(Box::new(Presets::new(game))),
        Opening::Course(None) => Some(Box::new(Course::new(context))),
        Opening::Course(Some(chapter)) => {
            ChapterScreen::new(chapter, context).map(|screen| Box::new(screen) as Box<dyn Screen>)
        }
        Opening::Menu
        | Opening::File(_)
        | Opening::Puzzle(_)
        | Opening::Deal(_)
        | Opening::Chosen { .. } => None,
    }
}

/// Plays by words: commands from standard input, sentences to standard output.
pub fn speak(
    opening: Opening,
    preset: Option<&str>,
    start: Start,
    language: Option<Language>,
) -> io::Result<()> {
    let clock = Clock::start();
    let (mut context, damaged) = open(language)?;
    for damaged in damaged {
        // Nobody can be told when standard error is gone.
        let _ = writeln!(io::stderr(), "{}", context.say(&damaged.phrase()));
    }
    if let Some(reason) = opening.reason() {
        speak::say(&mut io::stdout(), std::slice::from_ref(reason), &context)?;
    }
    let (session, hold) = match opening.brought(start, &mut context)? {
        Some(brought) => brought,
        None => opening.found(preset, start, &mut context)?,
    };
    speak::run(session, hold, context, || clock.tick())
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
