//! A tab of WebKit, by classic WebDriver.

use super::webkit::Driven;
use super::{Act, Download, Page, actions};
use crate::tab::Screen;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use serde_json::{Value, json};
use std::path::Path;
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;

pub struct WebKitPage {
    driven: Rc<Driven>,
    /// Its name; a driver speaks to one tab at a time.
    window: String,
}

const BLINK: Duration = Duration::from_millis(50);
const BLINKS: u32 = 2400;

/// The key of an element's name in an answer.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl WebKitPage {
    /// The tab that the browser began with.
    pub fn first(driven: Rc<Driven>) -> Result<WebKitPage> {
        let window = text(&driven.session.get("window")?)?;
        Ok(WebKitPage { driven, window })
    }

    fn post(&self, command: &str, params: Value) -> Result<Value> {
        self.turn()?;
        self.driven.session.post(command, &params)
    }

    /// Makes this tab the one that is spoken to.
    fn turn(&self) -> Result<()> {
        if *self.driven.turned_to.borrow() != self.window {
            self.driven.session.post("window", &json!({ "handle": self.window }))?;
            self.driven.turned_to.replace(self.window.clone());
        }
        Ok(())
    }
}

impl Page for WebKitPage {
    fn evaluate(&self, expression: &str) -> Result<Value> {
        // What the page throws comes back as a text: the driver would tell where, but not what.
        let script = format!(
            "const done = arguments[0]; (async () => ({expression}\n))().then(
                (value) => done({{ value: value instanceof Node ? {{}} : value ?? null }}),
                (error) => done({{ thrown: String(error?.message ?? error) }}))"
        );
        let mut answer = self.post("execute/async", json!({ "script": script, "args": [] }))?;
        match answer["thrown"].as_str() {
            Some(thrown) => bail!("{thrown}"),
            None => Ok(answer["value"].take()),
        }
    }

    fn perform(&self, acts: &[Act<'_>]) -> Result<()> {
        self.post("actions", json!({ "actions": actions::actions(acts) })).map(|_| ())
    }

    fn load(&self, url: &str) -> Result<()> {
        self.post("url", json!({ "url": url })).map(|_| ())
    }

    fn reload(&self) -> Result<()> {
        self.post("refresh", json!({})).map(|_| ())
    }

    fn resize(&self, screen: Screen) -> Result<()> {
        let (width, height) = (i64::from(screen.width), i64::from(screen.height));
        let mut frame = (0, 0);
        // What stands around the page is known when there is a window.
        for _ in 0..20 {
            let wanted = json!({ "width": width + frame.0, "height": height + frame.1 });
            self.post("window/rect", wanted)?;
            let size = self.evaluate("[innerWidth, innerHeight]")?;
            let (inner_width, inner_height) = (size[0].as_i64(), size[1].as_i64());
            let missing = (
                width - inner_width.context("a width is a number")?,
                height - inner_height.context("a height is a number")?,
            );
            if missing == (0, 0) {
                return Ok(());
            }
            frame = (frame.0 + missing.0, frame.1 + missing.1);
        }
        bail!("the window does not get {width} by {height} large")
    }

    fn speak(&self, locale: &str) -> Result<()> {
        if locale.starts_with("en") { Ok(()) } else { bail!("WebKit's driver knows no {locale}") }
    }

    fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        let wanted = json!({ "using": "css selector", "value": selector });
        let field = text(&self.post("element", wanted)?[ELEMENT])?;
        self.post(&format!("element/{field}/value"), json!({ "text": file })).map(|_| ())
    }

    fn download(&self, _: &Path, act: &mut dyn FnMut() -> Result<()>) -> Result<Download> {
        let before = self.driven.downloads()?;
        act()?;
        // The driver tells nothing of it; while it is not whole, the file is called otherwise.
        for _ in 0..BLINKS {
            let now = self.driven.downloads()?;
            if let Some(file) = now.into_iter().find(|file| !before.contains(file)) {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                return Ok(Download { name, file });
            }
            sleep(BLINK);
        }
        bail!("no file was handed over")
    }

    fn picture(&self) -> Result<Vec<u8>> {
        self.turn()?;
        let picture = self.driven.session.get("screenshot")?;
        Ok(base64::prelude::BASE64_STANDARD.decode(text(&picture)?)?)
    }

    fn said(&self) -> Vec<String> {
        let console = std::fs::read_to_string(&self.driven.console).unwrap_or_default();
        console.lines().map(str::to_owned).collect()
    }

    fn beside(&self) -> Result<Rc<dyn Page>> {
        let window = self.post("window/new", json!({ "type": "window" }))?;
        let window = text(&window["handle"])?;
        Ok(Rc::new(WebKitPage { driven: self.driven.clone(), window }))
    }

    fn close_alone(&self) -> Result<()> {
        self.turn()?;
        self.driven.session.delete("window").map(|_| ())
    }

    fn close(&self) {
        // The browser goes with the last handle on one of its tabs.
    }
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).with_context(|| format!("a text expected, {value} found"))
}
