//! A headless Chromium and the one socket to it (Chrome DevTools Protocol).

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Chromium under another name, for other systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

#[derive(Clone)]
pub struct Browser {
    link: Rc<RefCell<Link>>,
    process: Rc<Process>,
}

struct Process {
    child: RefCell<Child>,
    profile: PathBuf,
    /// Whether the profile outlives the process.
    keep: Cell<bool>,
}

struct Link {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// What the browser told without being asked, by session.
    events: Vec<Value>,
}

impl Browser {
    pub fn start(profile: &Path) -> Result<Browser> {
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
                "--disable-component-update",
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
        let process = Process {
            child: RefCell::new(child),
            profile: profile.to_owned(),
            keep: Cell::new(false),
        };
        let address = address(&port_file)?;
        let (socket, _) = tungstenite::connect(&address).context("connecting to Chromium")?;
        let link = Link { socket, next: 0, events: Vec::new() };
        Ok(Browser { link: Rc::new(RefCell::new(link)), process: Rc::new(process) })
    }

    /// Ends it the hard way, as a crash would. The profile stays.
    pub fn kill(self) {
        self.process.keep.set(true);
        let _ = self.process.child.borrow_mut().kill();
        let _ = self.process.child.borrow_mut().wait();
    }

    /// One command; `session` is a tab, or the browser itself.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value> {
        let mut link = self.link.borrow_mut();
        link.next += 1;
        let id = link.next;
        let mut request = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        link.socket.send(Message::text(request.to_string()))?;
        loop {
            let message = link.socket.read()?;
            let Ok(text) = message.to_text() else { continue };
            let answer: Value = serde_json::from_str(text)?;
            if answer["id"] == id {
                if let Some(error) = answer.get("error") {
                    bail!("{method}: {error}");
                }
                return Ok(answer["result"].clone());
            }
            link.events.push(answer);
        }
    }

    /// Takes what was told of this kind to this tab so far.
    pub fn take_events(&self, session: &str, method: &str) -> Vec<Value> {
        let events = &mut self.link.borrow_mut().events;
        let mine = |event: &Value| event["method"] == method && event["sessionId"] == session;
        let (taken, kept) = std::mem::take(events).into_iter().partition(|event| mine(event));
        *events = kept;
        let taken: Vec<Value> = taken;
        taken.into_iter().map(|event| event["params"].clone()).collect()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.borrow_mut().kill();
        let _ = self.child.borrow_mut().wait();
        if self.keep.get() {
            return;
        }
        // Its helpers write for a moment longer.
        for _ in 0..20 {
            if std::fs::remove_dir_all(&self.profile).is_ok() || !self.profile.exists() {
                break;
            }
            sleep(Duration::from_millis(50));
        }
    }
}

pub fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let mut places =
        std::env::split_paths(&folders).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    places.find(|path| path.is_file())
}

/// Chromium writes where it listens into its profile.
fn address(file: &Path) -> Result<String> {
    for _ in 0..300 {
        if let Ok(text) = std::fs::read_to_string(file) {
            let mut lines = text.lines();
            if let (Some(port), Some(path)) = (lines.next(), lines.next()) {
                return Ok(format!("ws://127.0.0.1:{port}{path}"));
            }
        }
        sleep(Duration::from_millis(50));
    }
    bail!("Chromium did not come up within 15 seconds")
}
