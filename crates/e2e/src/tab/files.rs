//! Files that a tab is given, and those it hands over.

use super::Tab;
use crate::engine::Download;
use anyhow::Result;
use serde_json::{Value, json};
use std::path::Path;

impl Tab {
    /// Chooses a file in a file field.
    pub fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        self.wait(&format!("document.querySelector({})", Value::from(selector)))?;
        self.page.choose_file(selector, file)
    }

    /// Drops a file onto an element, which only Chromium can be told to.
    pub fn drop_file(&self, selector: &str, file: &Path) -> Result<()> {
        let (x, y) = self.middle(selector)?;
        let data = json!({ "items": [], "files": [file], "dragOperationsMask": 1 });
        for kind in ["dragEnter", "dragOver", "drop"] {
            let event = json!({ "type": kind, "x": x, "y": y, "data": data });
            self.call("Input.dispatchDragEvent", event)?;
        }
        Ok(())
    }

    /// Does what makes the page of this tab hand over a file, and waits until it is there, whole.
    pub fn download(&self, folder: &Path, mut act: impl FnMut() -> Result<()>) -> Result<Download> {
        self.page.download(folder, &mut act)
    }
}
