//! Where in the page the player is. Every screen has an address.
//!
//! It stands behind the `#`, so that the page can lie in any folder of any host: no host has to know
//! the screens, and every other address is seen from that folder.

use session::{GameId, RunId};
use std::cell::RefCell;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    Presets(GameId),
    Play(RunId),
    Result(RunId),
    Scores,
    Backgrounds,
    Statistics,
    Replay(RunId),
    Learn,
    /// How to play a game.
    Rules(GameId),
    /// The same, shown on the board.
    Lesson(GameId),
    /// Choosing the techniques of a puzzle.
    Techniques,
    /// A technique, by its place in the list.
    Technique(u16),
    Own,
    /// A screen that is fetched when it is first opened, by what leads to it there.
    Room(&'static str),
    Settings,
    Keys,
    Credits,
}

impl Route {
    /// The screen that the browser's address names.
    pub fn here() -> Route {
        let hash = leptos::prelude::window().location().hash().unwrap_or_default();
        Route::parse(hash.trim_start_matches('#'))
    }

    /// The screen of an address; home for one that no longer exists. What is no path is a puzzle that
    /// a link carries.
    pub fn parse(address: &str) -> Route {
        let path = match address.strip_prefix('/') {
            Some(path) => path,
            None if address.is_empty() => return Route::Home,
            None => return Route::Own,
        };
        if let Some(room) = path.strip_prefix("room/") {
            return Route::Room(kept(room));
        }
        let mut parts = path.split('/');
        let (first, second) = (parts.next().unwrap_or_default(), parts.next());
        let game = second.and_then(GameId::from_key);
        let run = second.and_then(|run| run.parse().ok());
        let found = match first {
            "new" => game.map(Route::Presets),
            "play" => run.map(Route::Play),
            "result" => run.map(Route::Result),
            "replay" => run.map(Route::Replay),
            "scores" => Some(Route::Scores),
            "backgrounds" => Some(Route::Backgrounds),
            "statistics" => Some(Route::Statistics),
            "learn" => Some(Route::Learn),
            "rules" => game.map(Route::Rules),
            "lesson" => game.map(Route::Lesson),
            "techniques" => Some(Route::Techniques),
            "technique" => second.and_then(|index| index.parse().ok()).map(Route::Technique),
            "own" => Some(Route::Own),
            "settings" => Some(Route::Settings),
            "keys" => Some(Route::Keys),
            "credits" => Some(Route::Credits),
            _ => None,
        };
        found.unwrap_or(Route::Home)
    }

    /// Where "back" leads when there is no history, as after a reload.
    pub fn parent(self) -> Route {
        match self {
            Route::Replay(_) => Route::Statistics,
            Route::Lesson(game) => Route::Rules(game),
            Route::Rules(_) | Route::Technique(_) | Route::Techniques => Route::Learn,
            Route::Credits | Route::Keys => Route::Settings,
            _ => Route::Home,
        }
    }
}

thread_local! {
    static ROOMS: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// The address of a room for as long as the page is open: a route is copied everywhere.
fn kept(path: &str) -> &'static str {
    ROOMS.with_borrow_mut(|rooms| {
        rooms.iter().find(|known| **known == path).copied().unwrap_or_else(|| {
            let path: &'static str = path.to_owned().leak();
            rooms.push(path);
            path
        })
    })
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("./"),
            Route::Presets(game) => write!(f, "#/new/{}", game.key()),
            Route::Play(run) => write!(f, "#/play/{run}"),
            Route::Result(run) => write!(f, "#/result/{run}"),
            Route::Scores => f.write_str("#/scores"),
            Route::Backgrounds => f.write_str("#/backgrounds"),
            Route::Statistics => f.write_str("#/statistics"),
            Route::Replay(run) => write!(f, "#/replay/{run}"),
            Route::Learn => f.write_str("#/learn"),
            Route::Rules(game) => write!(f, "#/rules/{}", game.key()),
            Route::Lesson(game) => write!(f, "#/lesson/{}", game.key()),
            Route::Techniques => f.write_str("#/techniques"),
            Route::Technique(index) => write!(f, "#/technique/{index}"),
            Route::Own => f.write_str("#/own"),
            Route::Room(path) => write!(f, "#/room/{path}"),
            Route::Settings => f.write_str("#/settings"),
            Route::Keys => f.write_str("#/keys"),
            Route::Credits => f.write_str("#/credits"),
        }
    }
}
