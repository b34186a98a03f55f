//! A headless Chromium and a socket to it (Chrome DevTools Protocol).

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

/// Chromium under another name, for other systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser that answers nothing for so long has hung.
const SILENCE: Duration = Duration::from_secs(60);

/// The running program. Its end is the end of every tab in it.
pub struct Chromium {
    child: Child,
    profile: PathBuf,
    address: String,
}

/// One line to a Chromium. Every thread has its own.
#[derive(Clone)]
pub struct Browser {
    link: Rc<RefCell<Link>>,
}

struct Link {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// What the browser told without being asked, by session.
    events: Vec<Value>,
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
        chromium.address = address(&port_file)?;
        Ok(chromium)
    }

    pub fn connect(&self) -> Result<Browser> {
        let (socket, _) = tungstenite::connect(&self.address).context("connecting to Chromium")?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(SILENCE))?;
        }
        let link = Link { socket, next: 0, events: Vec::new() };
        Ok(Browser { link: Rc::new(RefCell::new(link)) })
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
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Link {
    /// The next message. A signal to this process is no answer.
    fn read(&mut self) -> Result<Message> {
        loop {
            match self.socket.read() {
                Err(Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
                told => return Ok(told?),
            }
        }
    }
}

impl Browser {
    /// One command; `session` is a tab, or the browser itself.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value> {
        let mut answers = self.call_all(session, vec![(method, params)])?;
        answers.pop().context("one command has one answer")
    }

    /// Several commands in one go: sent together, answered together, done in this order.
    pub fn call_all(
        &self,
        session: Option<&str>,
        commands: Vec<(&str, Value)>,
    ) -> Result<Vec<Value>> {
        let mut link = self.link.borrow_mut();
        let first = link.next + 1;
        let methods: Vec<&str> = commands.iter().map(|(method, _)| *method).collect();
        for (method, params) in commands {
            link.next += 1;
            let mut request = json!({ "id": link.next, "method": method, "params": params });
            if let Some(session) = session {
                request["sessionId"] = session.into();
            }
            link.socket.write(Message::text(request.to_string()))?;
        }
        link.socket.flush()?;
        let mut answers = vec![None; methods.len()];
        let mut open = methods.len();
        while open > 0 {
            let message = link.read().with_context(|| format!("waiting for {methods:?}"))?;
            let Ok(text) = message.to_text() else { continue };
            let mut answer: Value = serde_json::from_str(text)?;
            let place = answer["id"].as_u64().and_then(|id| id.checked_sub(first));
            let Some(slot) = place.and_then(|place| answers.get_mut(place as usize)) else {
                // An answer that an earlier failure left behind is nobody's.
                if answer.get("id").is_none() {
                    link.events.push(answer);
                }
                continue;
            };
            if let Some(error) = answer.get("error") {
                bail!("{}: {error}", methods[place.unwrap_or(0) as usize]);
            }
            *slot = Some(answer["result"].take());
            open -= 1;
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Waits until the browser tells something that is not about a tab.
    pub fn hear(&self, method: &str, is_it: impl Fn(&Value) -> bool) -> Result<()> {
        let mut link = self.link.borrow_mut();
        let told = |event: &Value| event["method"] == method && is_it(&event["params"]);
        while !link.events.iter().any(told) {
            let message = link.read().with_context(|| format!("waiting for {method}"))?;
            if let Ok(text) = message.to_text() {
                link.events.push(serde_json::from_str(text)?);
            }
        }
        Ok(())
    }

    /// Takes what was told of this kind to this tab so far.
    pub fn take_events(&self, session: &str, method: &str) -> Vec<Value> {
        self.take(|event| event["method"] == method && event["sessionId"] == session)
    }

    /// Takes what was told of this kind about no tab so far.
    pub fn take_told(&self, method: &str) -> Vec<Value> {
        self.take(|event| event["method"] == method && event.get("sessionId").is_none())
    }

    fn take(&self, mine: impl Fn(&Value) -> bool) -> Vec<Value> {
        let events = &mut self.link.borrow_mut().events;
        let (taken, kept) = std::mem::take(events).into_iter().partition(|event| mine(event));
        *events = kept;
        let taken: Vec<Value> = taken;
        taken.into_iter().map(|event| event["params"].clone()).collect()
    }
}

fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let mut places =
        std::env::split_paths(&folders).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    places.find(|path| path.is_file())
}

/// Chromium writes where it listens into its profile.
fn address(file: &Path) -> Result<String> {
    for _ in 0..600 {
        if let Ok(text) = std::fs::read_to_string(file) {
            let mut lines = text.lines();
            if let (Some(port), Some(path)) = (lines.next(), lines.next()) {
                return Ok(format!("ws://127.0.0.1:{port}{path}"));
            }
        }
        sleep(Duration::from_millis(50));
    }
    bail!("Chromium did not come up within 30 seconds")
}
