//! Sends finished runs until the server has answered for each. What cannot be sent now waits; what the
//! server refuses for good is told once and not sent again.

use super::client::{Client, Said};
use super::text;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use engine::phrase;
use native::{Store, Unsent, clock};
use serde_json::Value;
use std::thread::sleep;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    Once,
    ForEver,
}

const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub fn send(store: &Store, client: &Client, patience: Patience) -> Result<Ending, Failure> {
    let mut pause = FIRST_PAUSE;
    loop {
        let left = send_all(store, client)?;
        if left == 0 {
            return Ok(Ending::AllWell);
        }
        output::complain(&speech::say(&phrase!("world-waiting", count = left)));
        if patience == Patience::Once {
            return Ok(Ending::SomeFailed);
        }
        sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Says how many still wait.
fn send_all(store: &Store, client: &Client) -> Result<u32, Failure> {
    let mut left = 0;
    for Unsent { log, ticket } in store.unsent(clock::today()) {
        let run = log.run;
        let ticket = ticket.map_or(String::new(), |ticket| format!("?ticket={}", ticket.trim()));
        let path = format!("/v1/runs/{run}{ticket}");
        let said = match client.ask("PUT", &path, "text/plain", &log.to_string()) {
            Ok(said) if !said.is_passing() => said,
            Ok(said) => {
                output::complain(&said.why());
                left += 1;
                continue;
            }
            Err(failure) => {
                output::complain(&failure.to_string());
                left += 1;
                continue;
            }
        };
        tell(&said, &run.to_string());
        store.answered(run, &said.text).map_err(Failure::io("answered"))?;
    }
    Ok(left)
}

fn tell(said: &Said, run: &str) {
    if !(200..300).contains(&said.status) {
        let told = phrase!("world-refused", run = run, why = said.why());
        output::complain(&speech::say(&told));
        return;
    }
    let kept: Value = serde_json::from_str(&said.text).unwrap_or_default();
    let field = |name| text(&kept, name);
    println!("{run}  {}  {}  {}", field("score"), field("trust"), field("doubt"));
    for stand in kept["boards"].as_array().unwrap_or(&Vec::new()) {
        let field = |name| text(stand, name);
        let told = phrase!(
            "world-rank",
            rank = field("rank"),
            board = field("board"),
            period = field("period")
        );
        println!("{}", speech::say(&told));
    }
}
