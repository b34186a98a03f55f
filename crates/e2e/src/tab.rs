//! One tab: where it is, and what can be asked of it. What hands do in it is in `hands.rs` and
//! `aim.rs`, what is carried in and out in `files.rs`.

mod aim;
mod files;
mod hands;

pub use hands::Keys;

use crate::browser::Browser;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use serde_json::{Value, json};
use std::panic::Location;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// How many blinks something may take to appear. The page counts them by a timer of its own: one
/// that gets little of a busy machine blinks seldom, and is waited for the longer.
const PATIENCE: u32 = 600;
const BLINK: Duration = Duration::from_millis(50);

/// A handle: the tab itself stays open until the world that opened it goes.
#[derive(Clone)]
pub struct Tab {
    browser: Browser,
    session: String,
    target: String,
    context: String,
    origin: String,
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

impl Tab {
    /// A tab with storage of its own.
    pub fn open(browser: &Browser, origin: &str, screen: Screen) -> Result<Tab> {
        let context = browser.call(None, "Target.createBrowserContext", json!({}))?;
        let context = text(&context["browserContextId"])?;
        Tab::open_in(browser, origin, screen, &context)
    }

    /// Another tab on the same storage.
    pub fn beside(&self, screen: Screen) -> Result<Tab> {
        Tab::open_in(&self.browser, &self.origin, screen, &self.context)
    }

    /// A tab on the storage of the profile itself, which outlives the browser.
    pub fn open_lasting(browser: &Browser, origin: &str, screen: Screen) -> Result<Tab> {
        Tab::open_in(browser, origin, screen, "")
    }

    fn open_in(browser: &Browser, origin: &str, screen: Screen, context: &str) -> Result<Tab> {
        let mut wanted = json!({ "url": "about:blank", "newWindow": true });
        if !context.is_empty() {
            wanted["browserContextId"] = context.into();
        }
        let target = text(&browser.call(None, "Target.createTarget", wanted)?["targetId"])?;
        let attach = json!({ "targetId": target, "flatten": true });
        let session = text(&browser.call(None, "Target.attachToTarget", attach)?["sessionId"])?;
        let tab = Tab {
            browser: browser.clone(),
            session,
            target,
            context: context.to_owned(),
            origin: origin.to_owned(),
        };
        tab.call_all(vec![
            ("Page.enable", json!({})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            // Tabs are used side by side; each is to behave as if it were in front.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ])?;
        tab.resize(screen)?;
        tab.speak("en-GB")?;
        Ok(tab)
    }

    /// The language of the browser.
    pub fn speak(&self, locale: &str) -> Result<()> {
        self.call("Emulation.setLocaleOverride", json!({ "locale": locale }))?;
        let agent = self.js("navigator.userAgent")?;
        self.call(
            "Emulation.setUserAgentOverride",
            json!({ "userAgent": agent, "acceptLanguage": locale }),
        )?;
        Ok(())
    }

    pub fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.browser.call(Some(&self.session), method, params)
    }

    fn call_all(&self, commands: Vec<(&str, Value)>) -> Result<()> {
        self.browser.call_all(Some(&self.session), commands).map(|_| ())
    }

    pub fn resize(&self, screen: Screen) -> Result<()> {
        let Screen { width, height, is_phone, .. } = screen;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call_all(vec![
            ("Emulation.setDeviceMetricsOverride", size),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })),
        ])
    }

    /// Loads the page at a screen and waits until it is drawn.
    #[track_caller]
    pub fn go(&self, path: &str) -> Result<()> {
        self.leave(|| {
            // From one screen to another the browser would not load anything.
            self.call("Page.navigate", json!({ "url": "about:blank" }))?;
            let url = format!("{}/{}", self.origin, address(path));
            let answer = self.call("Page.navigate", json!({ "url": url }))?;
            match answer["errorText"].as_str() {
                Some(error) => bail!("{path}: {error}"),
                None => Ok(()),
            }
        })
    }

    #[track_caller]
    pub fn reload(&self) -> Result<()> {
        self.leave(|| self.call("Page.reload", json!({})).map(|_| ()))
    }

    /// Does what leads to a new document and waits for that one; the old one answers for a while.
    #[track_caller]
    fn leave(&self, act: impl FnOnce() -> Result<()>) -> Result<()> {
        self.js("window.left = true")?;
        act()?;
        self.wait("!window.left && document.querySelector('main')")
    }

    /// Goes to a screen as Back and Forward do, without loading the page again.
    #[track_caller]
    pub fn visit(&self, path: &str) -> Result<()> {
        let address = Value::from(format!("./{}", address(path)));
        self.js(&format!(
            "history.pushState(1, '', {address}); dispatchEvent(new PopStateEvent('popstate'))"
        ))?;
        self.wait("document.querySelector('main')")
    }

    /// The screen that is shown: `/` at home, `/play/…`.
    pub fn path(&self) -> Result<String> {
        text(&self.js("location.hash.slice(1) || '/'")?)
    }

    /// Closes it and leaves its storage, as a player closes a tab.
    pub fn close_alone(&self) -> Result<()> {
        self.browser
            .call(None, "Target.closeTarget", json!({ "targetId": self.target }))
            .map(|_| ())
    }

    /// Closes it, with all others on its storage.
    pub fn close(&self) {
        let context = json!({ "browserContextId": self.context });
        let target = json!({ "targetId": self.target });
        // Whoever closes twice, or after the browser has gone, has what was wanted.
        let _ = match self.context.is_empty() {
            true => self.browser.call(None, "Target.closeTarget", target),
            false => self.browser.call(None, "Target.disposeBrowserContext", context),
        };
    }

    /// The value of an expression, awaited if it is a promise.
    pub fn js(&self, expression: &str) -> Result<Value> {
        let request =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", request)?;
        if let Some(failure) = answer.get("exceptionDetails") {
            let thrown = &failure["exception"];
            let cause = thrown["description"].as_str().or(thrown["value"].as_str());
            let cause = cause.or(failure["text"].as_str());
            let start: String = expression.chars().take(200).collect();
            bail!("`{start}`: {}", cause.unwrap_or("failed"));
        }
        Ok(answer["result"]["value"].take())
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
        let watch = format!(
            "new Promise((resolve) => {{
                let patience = {PATIENCE};
                const look = async () => {{
                    let value;
                    try {{ value = await ({expression}); }} catch {{}}
                    if (value || patience < 0) {{ watch.disconnect(); clearInterval(timer); resolve(value); }}
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
                Ok(value) => return Ok(value),
                // While a page loads there may be nobody to ask.
                Err(why) => gone = format!("; it could not be asked: {why:#}"),
            }
            sleep(BLINK);
        }
        let error = anyhow::anyhow!(
            "`{expression}` did not come true in {PATIENCE} looks{gone}; the page shows: {}",
            self.seen()
        );
        Err(at(here, error))
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
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let bytes = base64::prelude::BASE64_STANDARD.decode(text(&picture["data"])?)?;
        std::fs::write(file, bytes).with_context(|| format!("writing {}", file.display()))
    }

    /// What the page and the browser wrote into the console so far, a line each.
    pub fn said(&self) -> Vec<String> {
        let told = self.browser.told_to(&self.session);
        told.iter().filter_map(|(method, what)| said_by(method, what)).collect()
    }

    /// What went wrong in the page so far.
    pub fn complaints(&self) -> Vec<String> {
        let mut said = self.said();
        said.retain(|line| line.starts_with("thrown") || line.starts_with("error"));
        said
    }
}

/// The line of the console that an event of the browser stands for.
fn said_by(method: &str, what: &Value) -> Option<String> {
    let word = |value: &Value| value.as_str().unwrap_or("?").to_owned();
    Some(match method {
        "Runtime.exceptionThrown" => format!("thrown {}", what["exceptionDetails"]),
        "Runtime.consoleAPICalled" => format!("{} {}", word(&what["type"]), what["args"]),
        "Log.entryAdded" => {
            let entry = &what["entry"];
            let [level, text, url] = ["level", "text", "url"].map(|name| word(&entry[name]));
            format!("browser {level}: {text} {url}")
        }
        _ => return None,
    })
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
