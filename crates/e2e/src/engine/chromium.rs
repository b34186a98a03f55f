//! A headless Chromium: starting it, and tabs in it. What is done in a tab is in
//! `chromium_page.rs`.

use super::chromium_page::ChromiumPage;
use super::line::Line;
use super::program::{Program, find};
use super::{Browser, Page, Visit};
use anyhow::{Context, Result};
use serde_json::json;
use std::path::Path;
use std::process::{Command, Stdio};
use std::rc::Rc;

/// Chromium without a window: the same engine, network and storage. The whole browser draws a window
/// around every tab, though nobody sees it, for 0.7 s of the processor.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
/// The whole browser, also under its names on other systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

pub struct Chromium {
    line: Line,
    _program: Program,
}

impl Chromium {
    /// One without a window, where there is one.
    pub fn start(profile: &Path) -> Result<Chromium> {
        match find(&SHELLS) {
            Some(program) => Chromium::run(&program, profile),
            None => Chromium::start_whole(profile),
        }
    }

    /// The browser that players have.
    pub fn start_whole(profile: &Path) -> Result<Chromium> {
        let program = find(&NAMES).context("Chromium is missing: `apt-get install chromium`")?;
        Chromium::run(&program, profile)
    }

    fn run(program: &Path, profile: &Path) -> Result<Chromium> {
        // One that was killed leaves its old address behind.
        let port_file = profile.join("DevToolsActivePort");
        let _ = std::fs::remove_file(&port_file);
        let mut command = Command::new(program);
        command
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                // A tab that another one lies on is used as well.
                "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                "--disable-component-update",
                "--disable-dev-shm-usage",
                // A busy machine answers late; nobody is there to be asked whether to wait.
                "--disable-hang-monitor",
                "--disable-sync",
                "--no-first-run",
                "--hide-scrollbars",
                "--mute-audio",
                "--autoplay-policy=no-user-gesture-required",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdout(Stdio::null());
        let mut program = Program::start("Chromium", &mut command)?;
        // Chromium writes where it listens into its profile.
        let address = program.wait_for(|| {
            let text = std::fs::read_to_string(&port_file).ok()?;
            let (port, path) = text.split_once('\n')?;
            path.starts_with('/').then(|| format!("ws://127.0.0.1:{port}{}", path.trim()))
        })?;
        Ok(Chromium { line: Line::connect(&address)?, _program: program })
    }
}

impl Browser for Chromium {
    fn open(&self, visit: Visit) -> Result<Rc<dyn Page>> {
        let context = self.line.call(None, "Target.createBrowserContext", json!({}))?;
        let context = context["browserContextId"].as_str().context("a context has a name")?;
        Ok(Rc::new(ChromiumPage::open(&self.line, Some(context), visit)?))
    }

    fn open_lasting(&self) -> Result<Rc<dyn Page>> {
        Ok(Rc::new(ChromiumPage::open(&self.line, None, Visit::Passing)?))
    }
}
