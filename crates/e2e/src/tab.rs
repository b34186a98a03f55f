//! One tab: where it is, and what can be asked of it. What hands do in it is in `hands.rs` and
//! `aim.rs`, what is carried in and out in `files.rs`.

mod aim;
mod files;
mod hands;

pub use crate::engine::Keys;
pub use hands::Spot;

use crate::cost::{self, Kind};
use crate::engine::Page;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::panic::Location;
use std::path::Path;
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;

/// How many blinks something may take to appear. The page counts them by a timer of its own: one
/// that gets little of a busy machine blinks seldom, and is waited for the longer.
const PATIENCE: u32 = 600;
const BLINK: Duration = Duration::from_millis(50);

/// A handle: the tab itself stays open until the world that opened it goes.
#[derive(Clone)]
pub struct Tab {
    page: Rc<dyn Page>,
    origin: String,
    /// Whether the picture behind everything moves.
    is_alive: bool,
}

/// A size of screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    pub is_phone: bool,
}

pub const DESKTOP: Screen = Screen { name: "desktop", width: 1280, height: 800, is_phone: false };
pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844, is_phone: true };

/// Halts the small things that live in the picture behind everything: where the processor draws, they take a
/// tenth of it in every tab, and they move for ever. Whatever else moves goes on. Says that it is done.
const STILL: &str = "(() => { const still = new CSSStyleSheet(); \
    still.replaceSync('.life { animation-play-state: paused !important }'); \
    return document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]; })().length";

impl Tab {
    /// Takes an empty tab in use.
    pub fn new(page: Rc<dyn Page>, origin: &str, screen: Screen) -> Result<Tab> {
        let tab = Tab { page, origin: origin.to_owned(), is_alive: false };
        cost::count(Kind::Tab, || tab.resize(screen).and_then(|()| tab.speak("en-GB")))?;
        Ok(tab)
    }

    /// Another tab on the same storage.
    pub fn beside(&self, screen: Screen) -> Result<Tab> {
        Tab::new(self.page.beside()?, &self.origin, screen)
    }

    /// The same, in which the picture behind everything moves as players see it, from the next load on.
    pub fn alive(self) -> Tab {
        Tab { is_alive: true, ..self }
    }

    /// The language of the browser.
    pub fn speak(&self, locale: &str) -> Result<()> {
        self.page.speak(locale)
    }

    /// Says something to Chromium that only Chromium understands.
    pub fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.page.chromium()?.call(method, params)
    }

    pub fn page(&self) -> &dyn Page {
        &*self.page
    }

    pub fn resize(&self, screen: Screen) -> Result<()> {
        self.page.resize(screen)
    }

    /// Loads the page at a screen and waits until it is drawn.
    #[track_caller]
    pub fn go(&self, path: &str) -> Result<()> {
        self.leave(|| {
            // From one screen to another the browser would not load anything.
            self.page.load("about:blank")?;
            // Asked for both at once, a browser may go from the old page to its other screen.
            self.wait("location.protocol === 'about:'")?;
            self.page.load(&format!("{}/{}", self.origin, address(path)))
        })
    }

    #[track_caller]
    pub fn reload(&self) -> Result<()> {
        self.leave(|| self.page.reload())
    }

    /// Does what leads to a new document and waits for that one; the old one answers for a while.
    #[track_caller]
    fn leave(&self, act: impl FnOnce() -> Result<()>) -> Result<()> {
        cost::count(Kind::Load, || {
            self.js("window.left = true")?;
            act()?;
            let still = if self.is_alive { "true" } else { STILL };
            self.wait(&format!("!window.left && document.querySelector('main') && {still}"))
        })
    }

    /// Runs what leads to another document. It is answered first: a document that is gone answers nothing.
    pub fn run_off(&self, script: &str) -> Result<()> {
        self.js(&format!("setTimeout(() => {{ {script} }}), true")).map(|_| ())
    }

    /// Presses Back, and waits for nothing.
    pub fn back(&self) -> Result<()> {
        self.run_off("history.back()")
    }

    /// Goes to a screen as Back and Forward do, without loading the page again.
    #[track_caller]
    pub fn visit(&self, path: &str) -> Result<()> {
        let address = Value::from(format!("./{}", address(path)));
        self.js(&format!(
            "history.pushState(1, '', {address}), dispatchEvent(new PopStateEvent('popstate'))"
        ))?;
        self.wait("document.querySelector('main')")
    }

    /// The screen that is shown: `/` at home, `/play/…`.
    pub fn path(&self) -> Result<String> {
        text(&self.js("location.hash.slice(1) || '/'")?)
    }

    /// Closes it and leaves its storage, as a player closes a tab.
    pub fn close_alone(&self) -> Result<()> {
        self.page.close_alone()
    }

    /// Closes it, with all others on its storage.
    pub fn close(&self) {
        self.page.close();
    }

    /// The value of an expression, awaited if it is a promise. One expression: what stands before a
    /// semicolon is not understood everywhere.
    pub fn js(&self, expression: &str) -> Result<Value> {
        cost::count(Kind::Ask, || self.page.evaluate(expression)).with_context(|| {
            let start: String = expression.chars().take(200).collect();
            format!("`{start}`")
        })
    }

    /// Waits until an expression, or what it promises, is truthy. The page itself looks, at every
    /// change in it.
    #[track_caller]
    pub fn wait(&self, expression: &str) -> Result<()> {
        self.get(expression).map(|_| ()).map_err(|error| at(Location::caller(), error))
    }

    /// The first truthy value of an expression.
    #[track_caller]
    pub fn get(&self, expression: &str) -> Result<Value> {
        let here = Location::caller();
        cost::count(Kind::Wait, || self.look(expression)).map_err(|error| at(here, error))
    }

    fn look(&self, expression: &str) -> Result<Value> {
        let watch = format!(
            "new Promise((resolve) => {{
                let patience = {PATIENCE};
                const end = (value) => {{ watch.disconnect(); clearInterval(timer); resolve(value); }};
                // A page that is put away would keep us waiting until it comes back.
                addEventListener('pagehide', () => end({{ gone: true }}), {{ once: true }});
                const look = async () => {{
                    let value;
                    try {{ value = await ({expression}); }} catch {{}}
                    if (value || patience < 0) end(value);
                }};
                const watch = new MutationObserver(look);
                const timer = setInterval(() => {{ patience -= 1; look(); }}, {});
                watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
                look();
            }})",
            BLINK.as_millis()
        );
        let mut gone = String::new();
        for _ in 0..PATIENCE {
            match self.js(&watch) {
                Ok(Value::Null | Value::Bool(false)) => break,
                Ok(value) if value["gone"] == true => {}
                Ok(value) => return Ok(value),
                // While a page loads there may be nobody to ask.
                Err(why) => gone = format!("; it could not be asked: {why:#}"),
            }
            sleep(BLINK);
        }
        bail!(
            "`{expression}` did not come true in {PATIENCE} looks{gone}; the page shows: {}",
            self.seen()
        )
    }

    /// Where the page is and what stands there, on one line.
    fn seen(&self) -> String {
        let seen = self.js(
            "location.hash + ' ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 300) + \
             ' | focus: ' + (document.activeElement?.outerHTML ?? '').slice(0, 120)",
        );
        seen.ok().and_then(|seen| seen.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Lets all that moves arrive where it is going; what moves for ever goes on.
    pub fn rest(&self) -> Result<()> {
        self.js(
            "document.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity) \
             .forEach((animation) => animation.finish())",
        )?;
        Ok(())
    }

    pub fn screenshot(&self, file: &Path) -> Result<()> {
        let picture = self.page.picture()?;
        std::fs::write(file, picture).with_context(|| format!("writing {}", file.display()))
    }

    /// What the page and the browser wrote into the console so far, a line each.
    pub fn said(&self) -> Vec<String> {
        self.page.said()
    }

    /// What went wrong in the page so far.
    pub fn complaints(&self) -> Vec<String> {
        let mut said = self.said();
        said.retain(|line| line.starts_with("thrown") || line.starts_with("error"));
        said
    }
}

/// The address of a screen, seen from where the page lies.
fn address(path: &str) -> String {
    if path == "/" { String::new() } else { format!("#{path}") }
}

fn at(place: &Location, error: anyhow::Error) -> anyhow::Error {
    let file = place.file().rsplit('/').next().unwrap_or_default();
    error.context(format!("{file}:{}", place.line()))
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).with_context(|| format!("a text expected, {value} found"))
}
