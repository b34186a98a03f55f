//! A tab of Firefox, by WebDriver BiDi.

use super::line::Line;
use super::{Act, Download, Page, Visit, actions};
use crate::tab::Screen;
use anyhow::{Context, Result, bail, ensure};
use base64::Engine as _;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::rc::Rc;

pub struct FirefoxPage {
    line: Line,
    tab: String,
    /// Where its storage is; without, it is the profile's.
    context: Option<String>,
    visit: Visit,
}

const REFUSE: &str = "() => { if (navigator.serviceWorker) \
    navigator.serviceWorker.register = () => Promise.reject(new Error('not installed')); }";

impl FirefoxPage {
    pub fn open(line: &Line, context: Option<&str>, visit: Visit) -> Result<FirefoxPage> {
        // A window each: of the tabs in one, all but one are hidden.
        let mut wanted = json!({ "type": "window" });
        if let Some(context) = context {
            wanted["userContext"] = context.into();
        }
        let tab = line.call(None, "browsingContext.create", wanted)?;
        let tab = text(&tab["context"])?;
        if visit == Visit::Passing {
            let script = json!({ "functionDeclaration": REFUSE, "contexts": [tab] });
            line.call(None, "script.addPreloadScript", script)?;
        }
        let context = context.map(str::to_owned);
        Ok(FirefoxPage { line: line.clone(), tab, context, visit })
    }

    /// One command about this tab.
    fn call(&self, method: &str, mut params: Value) -> Result<Value> {
        params["context"] = self.tab.as_str().into();
        self.line.call(None, method, params)
    }

    /// What an expression comes to, as the protocol tells it.
    fn told(&self, expression: &str) -> Result<Value> {
        let wanted = json!({ "expression": expression, "target": { "context": self.tab }, "awaitPromise": true });
        let mut answer = self.line.call(None, "script.evaluate", wanted)?;
        if answer["type"] == "exception" {
            let failure = &answer["exceptionDetails"];
            let thrown = plain(&failure["exception"]);
            bail!("{} {thrown}", failure["text"].as_str().unwrap_or("failed"));
        }
        Ok(answer["result"].take())
    }
}

impl Page for FirefoxPage {
    fn evaluate(&self, expression: &str) -> Result<Value> {
        Ok(plain(&self.told(expression)?))
    }

    fn perform(&self, acts: &[Act<'_>]) -> Result<()> {
        self.call("input.performActions", json!({ "actions": actions::actions(acts) })).map(|_| ())
    }

    fn load(&self, url: &str) -> Result<()> {
        self.call("browsingContext.navigate", json!({ "url": url, "wait": "none" })).map(|_| ())
    }

    fn reload(&self) -> Result<()> {
        self.call("browsingContext.reload", json!({ "wait": "none" })).map(|_| ())
    }

    fn resize(&self, screen: Screen) -> Result<()> {
        let viewport = json!({ "width": screen.width, "height": screen.height });
        let wanted = json!({ "viewport": viewport, "devicePixelRatio": 1 });
        self.call("browsingContext.setViewport", wanted).map(|_| ())
    }

    fn speak(&self, locale: &str) -> Result<()> {
        let wanted = json!({ "locale": locale, "contexts": [self.tab] });
        self.line.call(None, "emulation.setLocaleOverride", wanted).map(|_| ())
    }

    fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        let field = self.told(&format!("document.querySelector({})", Value::from(selector)))?;
        let element = json!({ "sharedId": field["sharedId"] });
        self.call("input.setFiles", json!({ "element": element, "files": [file] })).map(|_| ())
    }

    fn download(&self, folder: &Path, act: &mut dyn FnMut() -> Result<()>) -> Result<Download> {
        let mut wish =
            json!({ "downloadBehavior": { "type": "allowed", "destinationFolder": folder } });
        if let Some(context) = &self.context {
            wish["userContexts"] = json!([context]);
        }
        self.line.call(None, "browser.setDownloadBehavior", wish)?;
        act()?;
        let is_mine = |told: &Value| told["context"] == self.tab;
        let begun = self.line.hear("browsingContext.downloadWillBegin", is_mine)?;
        let over = self.line.hear("browsingContext.downloadEnd", is_mine)?;
        ensure!(over["status"] == "complete", "the download ended as {}", over["status"]);
        let file = text(&over["filepath"]).context("a download has a file")?;
        Ok(Download { name: text(&begun["suggestedFilename"])?, file: file.into() })
    }

    fn picture(&self) -> Result<Vec<u8>> {
        let picture = self.call("browsingContext.captureScreenshot", json!({}))?;
        Ok(base64::prelude::BASE64_STANDARD.decode(text(&picture["data"])?)?)
    }

    fn said(&self) -> Vec<String> {
        let mine = |event: &Value| event["params"]["source"]["context"] == self.tab;
        let told = self.line.told(mine);
        let line = |what: &Value| {
            let word = |name: &str| what[name].as_str().unwrap_or("?").to_owned();
            let kind =
                if what["type"] == "javascript" { "thrown".to_owned() } else { word("level") };
            format!("{kind} {}", word("text"))
        };
        told.iter().map(|(_, what)| line(what)).collect()
    }

    fn beside(&self) -> Result<Rc<dyn Page>> {
        Ok(Rc::new(FirefoxPage::open(&self.line, self.context.as_deref(), self.visit)?))
    }

    fn close_alone(&self) -> Result<()> {
        self.call("browsingContext.close", json!({})).map(|_| ())
    }

    fn close(&self) {
        let _ = match &self.context {
            None => self.close_alone(),
            Some(context) => {
                let context = json!({ "userContext": context });
                self.line.call(None, "browser.removeUserContext", context).map(|_| ())
            }
        };
    }
}

/// A value of the protocol as JSON.
fn plain(told: &Value) -> Value {
    let value = &told["value"];
    match told["type"].as_str().unwrap_or_default() {
        "string" | "boolean" | "number" => value.clone(),
        "undefined" | "null" => Value::Null,
        "array" | "nodelist" | "htmlcollection" => {
            value.as_array().into_iter().flatten().map(plain).collect()
        }
        "object" => {
            let pairs = value.as_array().into_iter().flatten();
            let pair = |pair: &Value| Some((pair[0].as_str()?.to_owned(), plain(&pair[1])));
            Value::Object(pairs.filter_map(pair).collect())
        }
        _ => Value::Object(Map::new()),
    }
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).with_context(|| format!("a text expected, {value} found"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(told: Value, expected: Value) {
        assert_eq!(plain(&told), expected);
    }

    #[test]
    fn values_of_the_protocol_become_json() {
        check(json!({ "type": "undefined" }), Value::Null);
        check(json!({ "type": "number", "value": 4 }), json!(4));
        let one = json!({ "type": "string", "value": "a" });
        check(json!({ "type": "array", "value": [one] }), json!(["a"]));
        check(json!({ "type": "object", "value": [["k", one]] }), json!({ "k": "a" }));
        // An element says nothing, but that it is there.
        check(json!({ "type": "node", "value": { "nodeType": 1 } }), json!({}));
    }
}
