//! A session of classic WebDriver: commands and their answers over HTTP. Knows no browser.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A browser that answers nothing for so long has hung, however busy the machine is.
const SILENCE: Duration = Duration::from_secs(300);

pub struct Session {
    port: u16,
    path: String,
}

impl Session {
    /// Has the driver at this port start a browser.
    pub fn begin(port: u16, wanted: Value) -> Result<Session> {
        let wanted = json!({ "capabilities": { "alwaysMatch": wanted } });
        let answer = ask(port, "POST", "/session", Some(&wanted))?;
        let id = answer["sessionId"].as_str().context("a session has a name")?;
        Ok(Session { port, path: format!("/session/{id}") })
    }

    pub fn post(&self, command: &str, params: &Value) -> Result<Value> {
        ask(self.port, "POST", &format!("{}/{command}", self.path), Some(params))
    }

    pub fn get(&self, command: &str) -> Result<Value> {
        ask(self.port, "GET", &format!("{}/{command}", self.path), None)
    }

    pub fn delete(&self, command: &str) -> Result<Value> {
        ask(self.port, "DELETE", &format!("{}/{command}", self.path), None)
    }
}

/// Whether a driver answers at this port.
pub fn is_up(port: u16) -> bool {
    ask(port, "GET", "/status", None).is_ok()
}

fn ask(port: u16, method: &str, path: &str, params: Option<&Value>) -> Result<Value> {
    let asked = || format!("{method} {path}");
    let mut stream = TcpStream::connect(("127.0.0.1", port)).with_context(asked)?;
    stream.set_read_timeout(Some(SILENCE))?;
    let body = params.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), body.as_bytes()].concat()).with_context(asked)?;
    let mut answer = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        let is_cut_off = answer.read_line(&mut line).with_context(asked)? == 0;
        let line = line.trim().to_ascii_lowercase();
        if is_cut_off || line.is_empty() {
            break;
        }
        if let Some(number) = line.strip_prefix("content-length:") {
            length = number.trim().parse()?;
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body).with_context(asked)?;
    let mut answer: Value = serde_json::from_slice(&body).with_context(asked)?;
    let value = answer["value"].take();
    if let Some(error) = value["error"].as_str().filter(|_| value.get("stacktrace").is_some()) {
        bail!("{}: {error}: {}", asked(), value["message"].as_str().unwrap_or_default());
    }
    Ok(value)
}
