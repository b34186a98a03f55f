//! One tab: what a person can do in it, and what can be asked of it.

use crate::browser::Browser;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use serde_json::{Value, json};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(20);
const BLINK: Duration = Duration::from_millis(25);

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
        let mut wanted = json!({ "url": "about:blank" });
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
        for domain in ["Page", "Runtime", "Log", "Network"] {
            tab.call(&format!("{domain}.enable"), json!({}))?;
        }
        tab.resize(screen)?;
        tab.call("Emulation.setLocaleOverride", json!({ "locale": "en-GB" }))?;
        Ok(tab)
    }

    pub fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.browser.call(Some(&self.session), method, params)
    }

    pub fn resize(&self, screen: Screen) -> Result<()> {
        let Screen { width, height, is_phone, .. } = screen;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call("Emulation.setDeviceMetricsOverride", size)?;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone }))?;
        Ok(())
    }

    /// Goes to an address of the page and waits until it is drawn.
    pub fn go(&self, path: &str) -> Result<()> {
        self.call("Page.navigate", json!({ "url": format!("{}{path}", self.origin) }))?;
        self.wait("document.querySelector('main')")
    }

    pub fn reload(&self) -> Result<()> {
        self.call("Page.reload", json!({}))?;
        sleep(Duration::from_millis(150));
        self.wait("document.querySelector('main')")
    }

    pub fn close(&self) -> Result<()> {
        self.browser.call(None, "Target.closeTarget", json!({ "targetId": self.target }))?;
        Ok(())
    }

    /// The value of an expression, awaited if it is a promise.
    pub fn js(&self, expression: &str) -> Result<Value> {
        let request =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.call("Runtime.evaluate", request)?;
        if let Some(failure) = answer.get("exceptionDetails") {
            let cause = failure["exception"]["description"].as_str().or(failure["text"].as_str());
            bail!("`{expression}`: {}", cause.unwrap_or("failed"));
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Waits until an expression is truthy.
    pub fn wait(&self, expression: &str) -> Result<()> {
        let tries = PATIENCE.as_millis() / BLINK.as_millis();
        for _ in 0..tries {
            // While a page loads there may be nothing to ask.
            if self.js(&format!("!!({expression})")).is_ok_and(|value| value == true) {
                return Ok(());
            }
            sleep(BLINK);
        }
        bail!(
            "`{expression}` did not come true within {} s; the page shows: {}",
            PATIENCE.as_secs(),
            self.seen()
        )
    }

    fn seen(&self) -> String {
        let text = self.js("location.pathname + ' ' + document.body.innerText.slice(0, 300)");
        text.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// The middle of an element.
    pub fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        let quoted = Value::from(selector);
        self.wait(&format!("document.querySelector({quoted})"))?;
        let spot = self.js(&format!(
            "(() => {{ const e = document.querySelector({quoted}); e.scrollIntoView({{block:'nearest'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] }})()"
        ))?;
        let at =
            |place: usize| spot[place].as_f64().with_context(|| format!("{selector} has no place"));
        Ok((at(0)?, at(1)?))
    }

    pub fn click(&self, selector: &str) -> Result<()> {
        let spot = self.middle(selector)?;
        self.mouse("mousePressed", spot)?;
        self.mouse("mouseReleased", spot)
    }

    pub fn mouse(&self, kind: &str, (x, y): (f64, f64)) -> Result<()> {
        let held = if kind == "mouseReleased" { 0 } else { 1 };
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", event)?;
        Ok(())
    }

    pub fn touch(&self, kind: &str, spot: Option<(f64, f64)>) -> Result<()> {
        let points: Vec<Value> = spot.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))?;
        Ok(())
    }

    pub fn tap(&self, selector: &str) -> Result<()> {
        let spot = self.middle(selector)?;
        self.touch("touchStart", Some(spot))?;
        self.touch("touchEnd", None)
    }

    pub fn drag_touch(&self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        self.touch("touchStart", Some(from))?;
        for spot in path(from, to) {
            self.touch("touchMove", Some(spot))?;
        }
        self.touch("touchEnd", None)
    }

    /// A key by its place on the board, such as `Digit5`.
    pub fn key(&self, code: &str) -> Result<()> {
        self.key_with(code, 0)
    }

    /// Modifiers: 1 Alt, 2 Ctrl, 4 Meta, 8 Shift.
    pub fn key_with(&self, code: &str, modifiers: u8) -> Result<()> {
        let key = code.strip_prefix("Digit").or(code.strip_prefix("Key")).unwrap_or(code);
        let number = match code {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "Space" => 32,
            _ => 0,
        };
        // Only a key with a text presses the button that has the focus.
        let text = if code == "Enter" { "\r" } else { "" };
        for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
            let event = json!({ "text": text, "type": kind, "code": code, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number });
            self.call("Input.dispatchKeyEvent", event)?;
        }
        Ok(())
    }

    pub fn screenshot(&self, file: &Path) -> Result<()> {
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let bytes = base64::prelude::BASE64_STANDARD.decode(text(&picture["data"])?)?;
        std::fs::write(file, bytes).with_context(|| format!("writing {}", file.display()))
    }

    pub fn events(&self, method: &str) -> Vec<Value> {
        self.browser.take_events(&self.session, method)
    }

    /// What went wrong in the page so far.
    pub fn complaints(&self) -> Vec<String> {
        let thrown = self
            .events("Runtime.exceptionThrown")
            .into_iter()
            .map(|event| event["exceptionDetails"].to_string());
        let logged = self.events("Runtime.consoleAPICalled").into_iter();
        let logged =
            logged.filter(|event| event["type"] == "error").map(|event| event["args"].to_string());
        thrown.chain(logged).collect()
    }
}

fn path(from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    const STEPS: u32 = 6;
    (1..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    })
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).with_context(|| format!("a text expected, {value} found"))
}
