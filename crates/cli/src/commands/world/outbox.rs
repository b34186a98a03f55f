//! Sends finished runs until the server has answered for each. What cannot be sent now waits; what the
//! server refuses for good is told once and not sent again.

use super::client::{Client, Said};
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use engine::{phrase, visible};
use guest::{Ask, Kept, is_passing, is_well, read};
use native::{Store, Unsent, clock};
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
        let ask = Ask::submit(run, ticket.as_deref().map(str::trim), &log.to_string());
        let said = match client.ask(&ask) {
            Ok(said) if !is_passing(said.status) => said,
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
        store.answered(run, &said.text).map_err(Failure::io("answered"))?;
        tell(&said, &run.to_string())?;
    }
    Ok(left)
}

fn tell(said: &Said, run: &str) -> Result<(), Failure> {
    let Some(kept) = read::<Kept>(&said.text).filter(|_| is_well(said.status)) else {
        let told = phrase!("world-refused", run = run, why = said.why());
        output::complain(&speech::say(&told));
        return Ok(());
    };
    let doubt = kept.doubt.as_deref().map(visible).map(|doubt| doubt.to_string());
    output::line(format_args!(
        "{run}  {}  {}  {}",
        kept.score,
        visible(&kept.trust),
        doubt.unwrap_or_default()
    ))?;
    for stand in &kept.boards {
        let rank = stand.rank.map_or(String::new(), |rank| rank.to_string());
        let period = visible(stand.period.as_deref().unwrap_or_default()).to_string();
        let board = stand.board.to_string();
        let told = phrase!("world-rank", rank = rank, board = board, period = period);
        output::line(speech::say(&told))?;
    }
    Ok(())
}
