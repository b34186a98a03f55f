//! Files that a tab is given, and those it hands over.

use super::{Tab, text};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A file that the page handed over.
pub struct Download {
    /// What the player finds it under.
    pub name: String,
    pub file: PathBuf,
}

impl Tab {
    /// Chooses a file in a file field.
    pub fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        let field = format!("document.querySelector({})", Value::from(selector));
        self.wait(&format!("!!{field}"))?;
        let found = self.call("Runtime.evaluate", json!({ "expression": field }))?;
        let files = json!({ "objectId": found["result"]["objectId"], "files": [file] });
        self.call("DOM.setFileInputFiles", files).map(|_| ())
    }

    /// Drops a file onto an element.
    pub fn drop_file(&self, selector: &str, file: &Path) -> Result<()> {
        let (x, y) = self.middle(selector)?;
        let data = json!({ "items": [], "files": [file], "dragOperationsMask": 1 });
        let events = ["dragEnter", "dragOver", "drop"].map(|kind| {
            ("Input.dispatchDragEvent", json!({ "type": kind, "x": x, "y": y, "data": data }))
        });
        self.call_all(events.to_vec())
    }

    /// Does what makes the page of this tab hand over a file, and waits until it is there, whole.
    pub fn download(&self, folder: &Path, act: impl FnOnce() -> Result<()>) -> Result<Download> {
        // Under a name of the browser's: two files that are called alike do not meet.
        let mut wish =
            json!({ "behavior": "allowAndName", "downloadPath": folder, "eventsEnabled": true });
        if !self.context.is_empty() {
            wish["browserContextId"] = self.context.as_str().into();
        }
        self.browser.call(None, "Browser.setDownloadBehavior", wish)?;
        act()?;
        // Downloads of all tabs are told; a tab and the frame in it have one name.
        let is_mine = |told: &Value| told["frameId"] == self.target;
        let begun = self.browser.hear("Browser.downloadWillBegin", is_mine)?;
        let is_over = |told: &Value| told["guid"] == begun["guid"] && told["state"] != "inProgress";
        let over = self.browser.hear("Browser.downloadProgress", is_over)?;
        ensure!(over["state"] == "completed", "the download ended as {}", over["state"]);
        let guid = text(&begun["guid"]).context("a download has a name")?;
        Ok(Download { name: text(&begun["suggestedFilename"])?, file: folder.join(guid) })
    }
}
