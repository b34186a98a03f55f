//! Reads a log: all of it or nothing, with limits, and says what is wrong and where.

use super::{Log, Move, VERSION};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::str::FromStr;
use engine::phrase;
use games::lines::{Lines, as_written};
use games::{Deal, LineError, Millis};

/// A log with more moves is not read.
pub const MAX_MOVES: u32 = 100_000;

impl FromStr for Log {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Log, LineError> {
        let text = as_written(text);
        let lines = &mut Lines::of(&text)?;
        version(lines)?;
        let deal = Deal::read_head(lines)?;
        let (run, started) = (lines.field("run")?, lines.field("started")?);
        let mut log = Log::new(deal.read_fields(lines), run, started);
        (log.moves, log.at) = moves(lines)?;
        sum(lines)?;
        Ok(log)
    }
}

fn version(lines: &mut Lines<'_>) -> Result<(), LineError> {
    let line = lines.take();
    let version = line
        .and_then(|line| line.strip_prefix("ninefold-log "))
        .and_then(|word| word.parse::<u32>().ok());
    match version {
        Some(VERSION) => Ok(()),
        Some(newer) if newer > VERSION => {
            Err(lines.error(phrase!("newer-format", found = newer, known = VERSION)))
        }
        _ => Err(lines.unexpected(&format!("ninefold-log {VERSION}"), line)),
    }
}

/// The moves, from `moves` to `at`.
fn moves(lines: &mut Lines<'_>) -> Result<(Vec<(Millis, Move)>, Millis), LineError> {
    match lines.take() {
        Some("moves") => {}
        line => return Err(lines.unexpected("deal …, moves", line)),
    }
    let mut moves: Vec<(Millis, Move)> = Vec::new();
    loop {
        let line = lines.take().ok_or_else(|| lines.error(phrase!("log-cut-off")))?;
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (word, is_last) = if word == "at" { (rest, true) } else { (word, false) };
        let time = word.parse().map(Millis);
        let time = time.map_err(|_| lines.error(phrase!("log-no-time", found = word)))?;
        if let Some(&(before, _)) = moves.last().filter(|(before, _)| *before > time) {
            let [time, before] = [time, before].map(|time| time.0.to_string());
            return Err(lines.error(phrase!("log-time-back", time = time, before = before)));
        }
        if is_last {
            return Ok((moves, time));
        }
        if moves.len() == MAX_MOVES as usize {
            return Err(lines.error(phrase!("log-too-many-moves", limit = MAX_MOVES)));
        }
        let entry = rest.parse();
        moves
            .push((time, entry.map_err(|why: games::ParseActionError| lines.error(why.phrase()))?));
    }
}

fn sum(lines: &mut Lines<'_>) -> Result<(), LineError> {
    let body = lines.taken();
    let found = lines.value("sum")?;
    if found != format!("{:016x}", games::fnv::sum64(body)) {
        return Err(lines.error(phrase!("log-wrong-sum")));
    }
    match lines.take() {
        None => Ok(()),
        Some(_) => Err(lines.error(phrase!("log-after-sum"))),
    }
}
