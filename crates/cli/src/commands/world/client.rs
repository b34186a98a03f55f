//! Asks a server, as one of its players.

use crate::exit::Failure;
use engine::visible;
use native::Passport;
use serde_json::Value;
use std::time::Duration;
use ureq::http::Request;

#[derive(Clone)]
pub struct Client {
    passport: Passport,
    agent: ureq::Agent,
}

/// What a server said, whatever it was.
pub struct Said {
    pub status: u16,
    pub text: String,
}

const LONGEST: u64 = 1024 * 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(20);

impl Client {
    pub fn new(passport: Passport) -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Client { passport, agent: config.into() }
    }

    pub fn server(&self) -> &str {
        &self.passport.server
    }

    pub fn get(&self, path: &str) -> Result<Value, Failure> {
        self.json(self.ask("GET", path, "application/json", "")?)
    }

    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        self.json(self.ask("POST", path, "application/json", &body.to_string())?)
    }

    /// Something done, whose answer may be empty.
    pub fn deed(&self, method: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        let said = self.ask(method, path, "application/json", &body.to_string())?;
        if said.status == 204 {
            return Ok(Value::Null);
        }
        self.json(said)
    }

    pub fn text(&self, path: &str) -> Result<String, Failure> {
        let said = self.ask("GET", path, "text/plain", "")?;
        match said.status {
            200 => Ok(said.text),
            _ => Err(self.refused(&said)),
        }
    }

    /// # Errors
    /// When the server cannot be reached: it is worth trying again.
    pub fn ask(&self, method: &str, path: &str, kind: &str, body: &str) -> Result<Said, Failure> {
        let Passport { server, token } = &self.passport;
        let failed = |why: String| Failure::Usage(format!("{}: {why}", visible(server)));
        let request = Request::builder()
            .method(method)
            .uri(format!("{server}{path}"))
            .header("content-type", kind)
            .header("authorization", format!("Bearer {token}"))
            .body(body.to_owned())
            .map_err(|error| failed(error.to_string()))?;
        let mut answer = self.agent.run(request).map_err(|error| failed(error.to_string()))?;
        let status = answer.status().as_u16();
        // What is kept about a player has no end; what else is answered is short.
        let body = answer.body_mut().with_config().limit(LONGEST);
        let text = body.read_to_string().map_err(|error| failed(error.to_string()))?;
        Ok(Said { status, text })
    }

    fn json(&self, said: Said) -> Result<Value, Failure> {
        let read = || serde_json::from_str(&said.text).ok();
        match (200..300).contains(&said.status).then(read).flatten() {
            Some(value) => Ok(value),
            None => Err(self.refused(&said)),
        }
    }

    fn refused(&self, said: &Said) -> Failure {
        Failure::Usage(format!("{}: {}", visible(&self.passport.server), said.why()))
    }
}

impl Said {
    /// The sentence of a problem, or the bare status.
    pub fn why(&self) -> String {
        let problem: Value = serde_json::from_str(&self.text).unwrap_or_default();
        match problem["detail"].as_str() {
            Some(detail) => visible(detail).to_string(),
            None => format!("it answers {}", self.status),
        }
    }

    /// Whether the same may be answered otherwise later.
    pub fn is_passing(&self) -> bool {
        matches!(self.status, 401 | 408 | 429 | 500..)
    }
}
