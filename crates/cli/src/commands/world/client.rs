//! Asks a server, as one of its players.

use crate::exit::Failure;
use crate::speech;
use engine::{phrase, visible};
use guest::{Ask, Problem, is_well};
use native::Passport;
use serde::de::DeserializeOwned;
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

/// All that is kept about a player may be long.
const LONGEST: u64 = 512 * 1024 * 1024;
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

    /// What the server answers to this, as what it should be.
    pub fn read<T: DeserializeOwned>(&self, ask: &Ask) -> Result<T, Failure> {
        let text = self.text(ask)?;
        guest::read(&text).ok_or_else(|| Failure::Usage(speech::say(&phrase!("world-unreadable"))))
    }

    pub fn text(&self, ask: &Ask) -> Result<String, Failure> {
        let said = self.ask(ask)?;
        match is_well(said.status) {
            true => Ok(said.text),
            false => Err(self.refused(&said)),
        }
    }

    /// # Errors
    /// When the server cannot be reached: it is worth trying again.
    pub fn ask(&self, ask: &Ask) -> Result<Said, Failure> {
        let Passport { server, token } = &self.passport;
        let failed = |why: String| Failure::Usage(format!("{}: {why}", visible(server)));
        let request = Request::builder()
            .method(ask.method)
            .uri(format!("{server}/{}", ask.path))
            .header("content-type", ask.content_type())
            .header("authorization", format!("Bearer {token}"))
            .body(ask.body.clone())
            .map_err(|error| failed(error.to_string()))?;
        let mut answer = self.agent.run(request).map_err(|error| failed(error.to_string()))?;
        let status = answer.status().as_u16();
        let body = answer.body_mut().with_config().limit(LONGEST).read_to_string();
        Ok(Said { status, text: body.map_err(|error| failed(error.to_string()))? })
    }

    fn refused(&self, said: &Said) -> Failure {
        Failure::Usage(format!("{}: {}", visible(&self.passport.server), said.why()))
    }
}

impl Said {
    /// The sentence of a problem, or the bare status.
    pub fn why(&self) -> String {
        match Problem::of(&self.text) {
            None => format!("it answers {}", self.status),
            Some(problem) => visible(&speech::say(&problem.phrase())).to_string(),
        }
    }
}
