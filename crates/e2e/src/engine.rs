//! The browser engines, and what each of them has to be able to do for a journey. How it is told to
//! is its own file's business; the journeys know no protocol.

mod actions;
mod chromium;
mod chromium_page;
mod firefox;
mod firefox_page;
mod line;
mod program;
mod webdriver;
mod webkit;
mod webkit_page;

pub use chromium_page::ChromiumPage;

use crate::cost::{self, Kind};
use crate::tab::{Screen, Spot};
use anyhow::{Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A kind of browser. All of Debian's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    pub fn key(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    pub fn from_key(key: &str) -> Option<Engine> {
        Engine::ALL.into_iter().find(|engine| engine.key() == key)
    }

    /// The same, with all that players have around the page.
    pub fn start_whole(self, profile: &Path) -> Result<Rc<dyn Browser>> {
        match self {
            Engine::Chromium => Ok(Rc::new(chromium::Chromium::start_whole(profile)?)),
            Engine::Firefox | Engine::WebKit => self.start(profile),
        }
    }

    /// Starts one on a profile, which is kept for the next one.
    pub fn start(self, profile: &Path) -> Result<Rc<dyn Browser>> {
        cost::count(Kind::Start, || {
            Ok(match self {
                Engine::Chromium => Rc::new(chromium::Chromium::start(profile)?) as Rc<dyn Browser>,
                Engine::Firefox => Rc::new(firefox::Firefox::start(profile)?),
                Engine::WebKit => Rc::new(webkit::WebKit::start(profile)?),
            })
        })
    }
}

/// Whether the page may install itself for use without a network. To keep every file for each of so
/// many short visits costs more than the visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    Passing,
    Installing,
}

/// A running browser. Its end, the hard way as in a crash, is the end of every tab in it.
pub trait Browser {
    /// A tab with storage of its own.
    fn open(&self, visit: Visit) -> Result<Rc<dyn Page>>;

    /// A tab on the storage of the profile itself, which outlives the browser.
    fn open_lasting(&self) -> Result<Rc<dyn Page>>;
}

/// One tab.
pub trait Page {
    /// The value of an expression, awaited if it is a promise. What JSON cannot say is an object
    /// without content.
    fn evaluate(&self, expression: &str) -> Result<Value>;

    /// Does what hands do, in this order.
    fn perform(&self, acts: &[Act]) -> Result<()>;

    /// Begins to load an address.
    fn load(&self, url: &str) -> Result<()>;

    /// Begins to load the same address again.
    fn reload(&self) -> Result<()>;

    /// Makes the page as large as this.
    fn resize(&self, screen: Screen) -> Result<()>;

    /// The language of the browser, from the next load on.
    fn speak(&self, locale: &str) -> Result<()>;

    /// Text into the field that has the focus.
    fn type_text(&self, text: &str) -> Result<()> {
        // An old way, which every engine knows, and which is felt as typing is.
        let text = Value::from(text);
        self.evaluate(&format!("document.execCommand('insertText', false, {text})")).map(|_| ())
    }

    /// Chooses a file in a field that is there.
    fn choose_file(&self, selector: &str, file: &Path) -> Result<()>;

    /// Does what makes the page hand over a file, and waits until it is there, whole.
    fn download(&self, folder: &Path, act: &mut dyn FnMut() -> Result<()>) -> Result<Download>;

    /// What is seen, as PNG.
    fn picture(&self) -> Result<Vec<u8>>;

    /// What page and browser wrote into the console so far, a line each: `error …`, `thrown …`.
    fn said(&self) -> Vec<String>;

    /// Another tab on the same storage.
    fn beside(&self) -> Result<Rc<dyn Page>>;

    /// Closes it and leaves its storage, as a player closes a tab.
    fn close_alone(&self) -> Result<()>;

    /// Closes it, with all others on its storage. Whoever closes twice, or after the browser has
    /// gone, has what was wanted.
    fn close(&self);

    /// The way to what only Chromium can do.
    fn chromium(&self) -> Result<&ChromiumPage> {
        bail!("this journey needs Chromium")
    }
}

/// A file that the page handed over.
pub struct Download {
    /// What the player finds it under.
    pub name: String,
    pub file: PathBuf,
}

/// One thing a hand does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act<'a> {
    Mouse { press: Press, at: Spot, count: u8 },
    Touch { press: Press, at: Spot },
    Key(Keys<'a>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    Down,
    Move,
    Up,
}

/// A key by its place on the board, such as `Digit5`, and what is held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys<'a> {
    Plain(&'a str),
    Shift(&'a str),
    Ctrl(&'a str),
}
