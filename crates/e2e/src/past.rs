//! Players with a past: what bots have played, as the page stores it. A player of a lower level is the
//! same one, earlier.

use crate::saves;
use crate::tab::Tab;
use anyhow::{Context, Result, anyhow};
use progress::Profile;
use serde_json::Value;
use session::{Log, Millis, Session};
use std::sync::LazyLock;

/// The one who reaches the highest level; it takes a second or two.
static GROWN: LazyLock<Vec<Log>> = LazyLock::new(|| players::grown(15).logs);

/// What somebody has played, and what it adds up to.
pub struct Past {
    pub logs: &'static [Log],
    pub profile: Profile,
}

impl Past {
    /// Of a player who has just reached a level.
    pub fn reaching(level: u8) -> Result<Past> {
        let mut past = Past { logs: &[], profile: Profile::default() };
        while past.profile.standing().level.number() < level {
            let next = GROWN.get(past.logs.len()).context("there is such a level")?;
            past.logs = &GROWN[..=past.logs.len()];
            past.profile.count(next).map_err(|error| anyhow!("{error}"))?;
        }
        Ok(past)
    }

    /// Of a player who is about to reach a level, and the run that brings it.
    pub fn before(level: u8) -> Result<(Past, &'static Log)> {
        let (last, logs) =
            Past::reaching(level)?.logs.split_last().context("a level takes a run")?;
        let mut profile = Profile::default();
        for log in logs {
            profile.count(log).map_err(|error| anyhow!("{error}"))?;
        }
        Ok((Past { logs, profile }, last))
    }

    /// Gives it to the player of a tab, and shows home with it.
    pub fn live(&self, tab: &Tab) -> Result<()> {
        saves::put_all_over(tab, self.logs)?;
        let text = Value::from(self.profile.to_string());
        tab.js(&format!("localStorage['ninefold.profile'] = {text}"))?;
        tab.go("/")
    }
}

/// A run as it was before its last moves.
pub fn shortly_before(log: &Log, moves: usize) -> Result<Session> {
    let mut log = log.clone();
    log.moves.truncate(log.moves.len().saturating_sub(moves));
    log.at = log.moves.last().map_or(Millis::ZERO, |(at, _)| *at);
    Session::resume(&log, Millis::ZERO).map_err(|error| anyhow!("{error}"))
}
