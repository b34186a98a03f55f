//! A headless Chromium: starting it, ending it. What is said to it is in `browser.rs`.

use crate::browser::Browser;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Chromium under another name, for other systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const BLINK: Duration = Duration::from_millis(50);
/// How many blinks it may take to come up; one that ended is not waited for.
const BLINKS: u32 = 2400;

/// The running program. Its end is the end of every tab in it.
pub struct Chromium {
    child: Child,
    profile: PathBuf,
    address: String,
}

impl Chromium {
    /// Starts one on a profile, which is kept for the next one.
    pub fn start(profile: &Path) -> Result<Chromium> {
        // One that was killed leaves its old address behind.
        let port_file = profile.join("DevToolsActivePort");
        let _ = std::fs::remove_file(&port_file);
        let program = find().context("Chromium is missing: run `apt-get install chromium`")?;
        let child = Command::new(program)
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
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("starting Chromium")?;
        let mut chromium = Chromium { child, profile: profile.to_owned(), address: String::new() };
        chromium.address = chromium.listens_at(&port_file)?;
        Ok(chromium)
    }

    /// Chromium writes where it listens into its profile.
    fn listens_at(&mut self, file: &Path) -> Result<String> {
        for _ in 0..BLINKS {
            if let Ok(text) = std::fs::read_to_string(file) {
                let mut lines = text.lines();
                if let (Some(port), Some(path)) = (lines.next(), lines.next()) {
                    return Ok(format!("ws://127.0.0.1:{port}{path}"));
                }
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("Chromium ended before it listened: {status}");
            }
            sleep(BLINK);
        }
        bail!("Chromium did not come up within {} s", (BLINK * BLINKS).as_secs())
    }

    /// A line of one's own to it.
    pub fn connect(&self) -> Result<Browser> {
        Browser::connect(&self.address)
    }

    /// Ends it the hard way, as a crash would. The profile stays.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Removes what it kept.
    pub fn forget(mut self) {
        self.kill();
        // Its helpers write for a moment longer.
        for _ in 0..20 {
            if std::fs::remove_dir_all(&self.profile).is_ok() || !self.profile.exists() {
                break;
            }
            sleep(BLINK);
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        self.kill();
    }
}

fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let mut places =
        std::env::split_paths(&folders).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    places.find(|path| path.is_file())
}
