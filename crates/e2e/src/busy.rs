//! How long the page's own code keeps its main thread at a time, in a stretch of play.
//!
//! Told by the browser's trace, in time of the thread itself: what else the machine does meanwhile
//! does not count, nor does what the browser does to lay out and paint.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Keys, Tab};
use crate::world::World;
use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};
use session::{Desk, GameId, Millis, Session};
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::Duration;

/// Milliseconds of every answer to a key, pointer, timer, frame or promise, shortest first.
pub fn in_play(world: &World, game: GameId) -> Result<Vec<f64>> {
    let tab = world.home(DESKTOP)?;
    let session = long_enough(game)?;
    saves::open(&tab, &session)?;
    let mut desk = Desk::new(session, Millis::ZERO);
    // What happens once, when a screen opens, is over before.
    sleep(Duration::from_secs(1));
    let events = traced(&tab, || play(&tab, &mut desk))?;
    let answers = answers(&events, MAIN);
    ensure!(answers.len() > 50, "{}: only {} answers were traced", game.key(), answers.len());
    Ok(answers)
}

/// What the browser tells of its threads while something is done.
pub fn traced(tab: &Tab, act: impl FnOnce() -> Result<()>) -> Result<Vec<Value>> {
    let config =
        json!({ "includedCategories": ["devtools.timeline"], "excludedCategories": ["*"] });
    let wish = json!({ "transferMode": "ReportEvents", "traceConfig": config });
    let line = tab.page().chromium()?.line();
    line.call(None, "Tracing.start", wish)?;
    let done = act();
    line.call(None, "Tracing.end", json!({}))?;
    line.hear("Tracing.tracingComplete", |_| true)?;
    let told = line.take_told("Tracing.dataCollected");
    line.take_told("Tracing.tracingComplete");
    done?;
    let parts = told.into_iter().filter_map(|mut part| match part["value"].take() {
        Value::Array(events) => Some(events),
        _ => None,
    });
    Ok(parts.flatten().collect())
}

/// How many moves each hand makes.
const MOVES: usize = 4;

/// A run of the game's first preset that is not over when the hands have made their moves.
fn long_enough(game: GameId) -> Result<Session> {
    for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
        let session = saves::deal_preset(game, preset)?;
        let left = player::play_ahead(session.clone(), 2 * MOVES)?;
        if left.n_moves() > 0 {
            return Ok(session);
        }
    }
    bail!("every run of {} is too short to be measured", game.key())
}

/// By keys, by mouse, a hint to its last stage, and back and forth. Where there is no such thing, the
/// page says so, which is an answer too.
fn play(tab: &Tab, desk: &mut Desk) -> Result<()> {
    player::play_on(tab, desk, Hand::Keys, MOVES)?;
    player::play_on(tab, desk, Hand::Mouse, MOVES)?;
    tab.drag(&tab.middles(&[".cell:not(.void)", ".cell.empty", ".cell:nth-child(2)"])?)?;
    for key in ["KeyT", "KeyT", "KeyT", "KeyT", "Escape", "KeyU", "KeyU", "KeyY", "KeyF", "KeyU"] {
        tab.keys(&[Keys::Plain(key)])?;
        // As fast as a person; a hint is worked out meanwhile.
        sleep(Duration::from_millis(250));
    }
    Ok(())
}

/// What calls into the page's code.
const CALLS: [&str; 5] =
    ["EventDispatch", "FunctionCall", "TimerFire", "FireAnimationFrame", "RunMicrotasks"];

/// What the browser calls its threads.
const MAIN: &str = "CrRendererMain";
pub const WORKERS: &str = "DedicatedWorker thread";

/// Milliseconds of every answer on the threads of this name, shortest first.
pub fn answers(events: &[Value], name: &str) -> Vec<f64> {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let is_named = |event: &&Value| event["name"] == "thread_name" && event["args"]["name"] == name;
    let meant: BTreeSet<_> = events.iter().filter(is_named).map(thread).collect();
    let mut calls: Vec<(u64, u64, f64)> = events
        .iter()
        .filter(|event| CALLS.iter().any(|name| event["name"] == *name))
        .filter(|event| meant.contains(&thread(event)) && !is_ours(event))
        .filter_map(|event| {
            let (start, length) = (event["ts"].as_u64()?, event["dur"].as_u64()?);
            let busy = event["tdur"].as_u64().unwrap_or(length);
            Some((start, start + length, busy as f64 / 1000.0))
        })
        .collect();
    calls.sort_by_key(|&(start, end, _)| (start, std::cmp::Reverse(end)));
    // Of calls within calls, the outermost one counts.
    let mut end_of_last = 0;
    calls.retain(|&(_, end, _)| {
        let is_within = end <= end_of_last;
        end_of_last = end_of_last.max(end);
        !is_within
    });
    let mut answers: Vec<f64> = calls.into_iter().map(|(.., busy)| busy).collect();
    answers.sort_by(f64::total_cmp);
    answers
}

/// Whether this is the code of these hands and eyes, which comes from no file.
fn is_ours(event: &Value) -> bool {
    event["name"] == "FunctionCall"
        && event["args"]["data"]["url"].as_str().is_none_or(str::is_empty)
}
