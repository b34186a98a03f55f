//! A tab of Chromium, by the Chrome DevTools Protocol.

use super::line::Line;
use super::{Act, Download, Keys, Page, Press, Visit};
use crate::tab::Screen;
use anyhow::{Context, Result, bail, ensure};
use base64::Engine as _;
use serde_json::{Value, json};
use std::path::Path;
use std::rc::Rc;

#[derive(Clone)]
pub struct ChromiumPage {
    line: Line,
    session: String,
    target: String,
    /// Where its storage is; without, it is the profile's.
    context: Option<String>,
    visit: Visit,
}

const REFUSE: &str = "if (navigator.serviceWorker) \
    navigator.serviceWorker.register = () => Promise.reject(new Error('not installed'))";

impl ChromiumPage {
    pub fn open(line: &Line, context: Option<&str>, visit: Visit) -> Result<ChromiumPage> {
        let mut wanted = json!({ "url": "about:blank", "newWindow": true });
        if let Some(context) = context {
            wanted["browserContextId"] = context.into();
        }
        let target = text(&line.call(None, "Target.createTarget", wanted)?["targetId"])?;
        let attach = json!({ "targetId": target, "flatten": true });
        let session = text(&line.call(None, "Target.attachToTarget", attach)?["sessionId"])?;
        let context = context.map(str::to_owned);
        let page = ChromiumPage { line: line.clone(), session, target, context, visit };
        let mut commands = vec![
            ("Page.enable", json!({})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            // Tabs are used side by side; each is to behave as if it were in front.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ];
        if visit == Visit::Passing {
            commands.push(("Page.addScriptToEvaluateOnNewDocument", json!({ "source": REFUSE })));
        }
        page.call_all(commands)?;
        Ok(page)
    }

    /// The line to the whole browser.
    pub fn line(&self) -> &Line {
        &self.line
    }

    pub fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.line.call(Some(&self.session), method, params)
    }

    fn call_all(&self, commands: Vec<(&str, Value)>) -> Result<()> {
        self.line.call_all(Some(&self.session), commands).map(|_| ())
    }
}

impl Page for ChromiumPage {
    fn evaluate(&self, expression: &str) -> Result<Value> {
        let request =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", request)?;
        if let Some(failure) = answer.get("exceptionDetails") {
            let thrown = &failure["exception"];
            let cause = thrown["description"].as_str().or(thrown["value"].as_str());
            bail!("{}", cause.or(failure["text"].as_str()).unwrap_or("failed"));
        }
        Ok(answer["result"]["value"].take())
    }

    fn perform(&self, acts: &[Act<'_>]) -> Result<()> {
        self.call_all(acts.iter().flat_map(events).collect())
    }

    fn load(&self, url: &str) -> Result<()> {
        let answer = self.call("Page.navigate", json!({ "url": url }))?;
        match answer["errorText"].as_str() {
            Some(error) => bail!("{url}: {error}"),
            None => Ok(()),
        }
    }

    fn reload(&self) -> Result<()> {
        self.call("Page.reload", json!({})).map(|_| ())
    }

    fn resize(&self, screen: Screen) -> Result<()> {
        let Screen { width, height, is_phone, .. } = screen;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call_all(vec![
            ("Emulation.setDeviceMetricsOverride", size),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })),
        ])
    }

    fn speak(&self, locale: &str) -> Result<()> {
        self.call("Emulation.setLocaleOverride", json!({ "locale": locale }))?;
        let agent = self.evaluate("navigator.userAgent")?;
        let told = json!({ "userAgent": agent, "acceptLanguage": locale });
        self.call("Emulation.setUserAgentOverride", told).map(|_| ())
    }

    fn type_text(&self, text: &str) -> Result<()> {
        self.call("Input.insertText", json!({ "text": text })).map(|_| ())
    }

    fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        let field = format!("document.querySelector({})", Value::from(selector));
        let found = self.call("Runtime.evaluate", json!({ "expression": field }))?;
        let files = json!({ "objectId": found["result"]["objectId"], "files": [file] });
        self.call("DOM.setFileInputFiles", files).map(|_| ())
    }

    fn download(&self, folder: &Path, act: &mut dyn FnMut() -> Result<()>) -> Result<Download> {
        // Under a name of the browser's: two files that are called alike do not meet.
        let mut wish =
            json!({ "behavior": "allowAndName", "downloadPath": folder, "eventsEnabled": true });
        if let Some(context) = &self.context {
            wish["browserContextId"] = context.as_str().into();
        }
        self.line.call(None, "Browser.setDownloadBehavior", wish)?;
        act()?;
        // Downloads of all tabs are told; a tab and the frame in it have one name.
        let is_mine = |told: &Value| told["frameId"] == self.target;
        let begun = self.line.hear("Browser.downloadWillBegin", is_mine)?;
        let is_over = |told: &Value| told["guid"] == begun["guid"] && told["state"] != "inProgress";
        let over = self.line.hear("Browser.downloadProgress", is_over)?;
        ensure!(over["state"] == "completed", "the download ended as {}", over["state"]);
        let guid = text(&begun["guid"]).context("a download has a name")?;
        Ok(Download { name: text(&begun["suggestedFilename"])?, file: folder.join(guid) })
    }

    fn picture(&self) -> Result<Vec<u8>> {
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        Ok(base64::prelude::BASE64_STANDARD.decode(text(&picture["data"])?)?)
    }

    fn said(&self) -> Vec<String> {
        let mine = |event: &Value| event["sessionId"] == self.session;
        let told = self.line.told(mine);
        told.iter().filter_map(|(method, what)| said_by(method, what)).collect()
    }

    fn beside(&self) -> Result<Rc<dyn Page>> {
        Ok(Rc::new(ChromiumPage::open(&self.line, self.context.as_deref(), self.visit)?))
    }

    fn close_alone(&self) -> Result<()> {
        let target = json!({ "targetId": self.target });
        self.line.call(None, "Target.closeTarget", target).map(|_| ())
    }

    fn close(&self) {
        let _ = match &self.context {
            None => self.close_alone(),
            Some(context) => {
                let context = json!({ "browserContextId": context });
                self.line.call(None, "Target.disposeBrowserContext", context).map(|_| ())
            }
        };
    }

    fn chromium(&self) -> Result<&ChromiumPage> {
        Ok(self)
    }
}

/// The events of the protocol that an act is.
fn events(act: &Act<'_>) -> Vec<(&'static str, Value)> {
    match *act {
        Act::Mouse { press, at: (x, y), count } => {
            let kind = match press {
                Press::Down => "mousePressed",
                Press::Move => "mouseMoved",
                Press::Up => "mouseReleased",
            };
            let held = if press == Press::Up { 0 } else { 1 };
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": count });
            vec![("Input.dispatchMouseEvent", event)]
        }
        Act::Touch { press, at: (x, y) } => {
            let (kind, points) = match press {
                Press::Down => ("touchStart", json!([{ "x": x, "y": y }])),
                Press::Move => ("touchMove", json!([{ "x": x, "y": y }])),
                Press::Up => ("touchEnd", json!([])),
            };
            vec![("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))]
        }
        Act::Key(key) => key_events(key).to_vec(),
    }
}

fn key_events(key: Keys<'_>) -> [(&'static str, Value); 2] {
    let (code, modifiers) = match key {
        Keys::Plain(code) => (code, 0),
        Keys::Ctrl(code) => (code, 2),
        Keys::Shift(code) => (code, 8),
    };
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
    [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"].map(|kind| {
        let event = json!({ "text": text, "type": kind, "code": code, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number });
        ("Input.dispatchKeyEvent", event)
    })
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

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).with_context(|| format!("a text expected, {value} found"))
}
