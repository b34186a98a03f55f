//! A socket to a browser: commands and their answers, and what the browser tells unasked. Chrome's
//! DevTools Protocol and WebDriver BiDi are alike in this; neither is known here.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::rc::Rc;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

/// A browser that answers nothing for so long has hung, however busy the machine is.
const SILENCE: Duration = Duration::from_secs(300);

/// One line to a browser.
#[derive(Clone)]
pub struct Line {
    link: Rc<RefCell<Link>>,
}

struct Link {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// What the browser told without being asked, until somebody takes it: what is waited for may
    /// have been told before anybody listens.
    events: Vec<Value>,
}

impl Link {
    /// The next message. A signal to this process is no answer.
    fn read(&mut self) -> Result<Message> {
        loop {
            match self.socket.read() {
                Err(Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    bail!("the browser told nothing for {} s", SILENCE.as_secs());
                }
                told => return Ok(told?),
            }
        }
    }
}

impl Line {
    pub fn connect(address: &str) -> Result<Line> {
        let (socket, _) = tungstenite::connect(address)
            .with_context(|| format!("connecting to the browser at {address}"))?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(SILENCE))?;
        }
        let link = Link { socket, next: 0, events: Vec::new() };
        Ok(Line { link: Rc::new(RefCell::new(link)) })
    }

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

    /// Waits until the browser has told this about no tab, and takes it, so that it counts once.
    pub fn hear(&self, method: &str, is_it: impl Fn(&Value) -> bool) -> Result<Value> {
        let mut link = self.link.borrow_mut();
        let told = |event: &Value| event["method"] == method && is_it(&event["params"]);
        loop {
            if let Some(place) = link.events.iter().position(told) {
                return Ok(link.events.remove(place)["params"].take());
            }
            let message = link.read().with_context(|| format!("waiting for {method}"))?;
            if let Ok(text) = message.to_text() {
                link.events.push(serde_json::from_str(text)?);
            }
        }
    }

    /// What was told so far that is somebody's, in this order: method and content.
    pub fn told(&self, is_mine: impl Fn(&Value) -> bool) -> Vec<(String, Value)> {
        let link = self.link.borrow();
        let mine = link.events.iter().filter(|event| is_mine(event));
        mine.filter_map(|event| Some((event["method"].as_str()?.into(), event["params"].clone())))
            .collect()
    }

    /// Takes what was told of this kind about no tab so far.
    pub fn take_told(&self, method: &str) -> Vec<Value> {
        let events = &mut self.link.borrow_mut().events;
        let is_mine =
            |event: &mut Value| event["method"] == method && event.get("sessionId").is_none();
        events.extract_if(.., is_mine).map(|mut event| event["params"].take()).collect()
    }
}
