//! Players with a past: what bots have played, as the page stores it. A player of a lower level is the
//! same one, earlier.

use crate::saves;
use crate::tab::Tab;
use anyhow::{Context, Result, anyhow};
use progress::{Profile, Record};
use serde_json::Value;
use session::{GameId, Log, Millis, RunId, Session};
use std::sync::LazyLock;

/// The one who reaches the highest level; it takes a second or two.
static GROWN: LazyLock<Vec<Log>> = LazyLock::new(|| players::grown(15).logs);

const BEGAN: u64 = 1_700_000_000_000;
const DAY: u64 = 86_400_000;

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

    /// Of somebody who has played this run alone.
    pub fn of(log: &'static Log) -> Result<Past> {
        let mut profile = Profile::default();
        profile.count(log).map_err(|error| anyhow!("{error}"))?;
        Ok(Past { logs: std::slice::from_ref(log), profile })
    }

    /// Of somebody who has played one game so often: runs of the grown player, over and over, each day
    /// one. The list has them all, their logs are gone, as when a browser has tidied up.
    pub fn often(game: GameId, times: u64) -> Result<Past> {
        let runs: Vec<&Log> = GROWN.iter().filter(|log| log.deal.game == game).collect();
        let mut played = Profile::default();
        for log in &runs {
            played.count(log).map_err(|error| anyhow!("{error}"))?;
        }
        let records = played.records();
        let mut profile = Profile::default();
        for (number, record) in (0..times).zip(records.iter().cycle()) {
            let run = RunId(u128::from(number) + 1);
            profile.add(Record { run, started: BEGAN + number * DAY, ..**record });
        }
        Ok(Past { logs: &[], profile })
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
