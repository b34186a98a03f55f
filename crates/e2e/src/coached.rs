//! How long the coach takes in its worker: to look through a run and show it, and to open rooms for somebody with a
//! thousand runs behind them. In time of the worker's thread, as `busy.rs` tells it.

use crate::busy;
use crate::figures::Figure;
use crate::journeys::live_by;
use crate::past::Past;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow};
use coach::{Notebook, Opinion};
use players::Student;
use serde_json::Value;
use session::technique::Technique;
use session::{Desk, GameId, Log, Millis, Rng, RunId, Session};

/// The grades whose runs are looked at.
const GRADES: [&str; 5] = ["steady", "tricky", "tough", "fierce", "nightmare"];
/// How many moves a run should have, and how many are played to come near.
const MOVES: usize = 60;
const TRIES: u64 = 6;
/// What the bounds are for a run of so many moves.
const OPINION: f64 = 600.0;
/// Somebody who has played for years, and how long such a player may wait for a room.
const RUNS: u64 = 1_000;
const ENTRY: f64 = 300.0;

/// From the door of the room to the run on screen: for each grade and for who sees nearly all and who sees little.
pub fn opinions(world: &World) -> Result<Vec<Figure>> {
    let strong: Vec<Technique> =
        Technique::ALL.into_iter().filter(|one| *one < Technique::Trial).collect();
    let students = [("sees all", strong), ("singles only", Technique::ALL[..4].to_vec())];
    let mut runs = Vec::new();
    for (nth, (who, knows)) in (0..).zip(students) {
        let student = Student { knows, slips: 20 };
        for (grade, name) in (0..).zip(GRADES) {
            runs.push((who, name, run_of(&student, name, nth * 10 + grade)?));
        }
    }
    let logs: Vec<Log> = runs.iter().map(|(.., log)| log.clone()).collect();
    let tab = world.home(DESKTOP)?;
    live_by(&tab, &logs)?;
    // The module is there, and every other run was read before.
    tab.visit("/room/statistics")?;
    known(&tab, logs.len())?;
    let mut figures = Vec::new();
    for (who, grade, log) in runs {
        tab.visit("/room/practise/x-wing")?;
        tab.wait("document.querySelector('.room .idea')")?;
        let spent = spent(&tab, || {
            tab.visit(&format!("/room/after/{}", log.run))?;
            tab.wait("document.querySelector('#moment b')")
        })?;
        let name = format!("opinion in the worker, {grade}, {who}, {} moves", log.moves.len());
        figures.push(Figure { name, value: spent, bound: OPINION, unit: "ms" });
    }
    Ok(figures)
}

/// A run that is about as long as a run should be.
fn run_of(student: &Student, grade: &str, number: u64) -> Result<Log> {
    let game = GameId::OF_PUZZLES;
    let preset = game.preset(grade).context("a grade is a preset")?;
    let mut runs = Vec::new();
    for seed in 0..TRIES {
        let mut rng = Rng::stream(number, seed);
        let deal = game.deal(&preset, &mut rng);
        let run = RunId(u128::from(number * TRIES + seed) + 1);
        let session = Session::start(deal, run, 1_794_000_000_000, Millis::ZERO);
        let mut desk = Desk::new(session.map_err(|error| anyhow!("{error}"))?, Millis::ZERO);
        let end = student.play(&mut desk, &mut rng);
        runs.push(desk.log(end));
    }
    runs.into_iter().min_by_key(|log| log.moves.len().abs_diff(MOVES)).context("some were played")
}

/// What rooms take to open after a thousand runs, and what the notebook weighs then.
pub fn rooms(world: &World) -> Result<Vec<Figure>> {
    let tab = world.home(DESKTOP)?;
    let past = Past::often(GameId::OF_PUZZLES, RUNS)?;
    past.live(&tab)?;
    let notebook = notebook(&past)?.to_string();
    let kept = Value::from(notebook.as_str());
    tab.js(&format!("localStorage['ninefold.room.coach'] = {kept}"))?;
    tab.visit("/room/practise/x-wing")?;
    tab.wait("document.querySelector('.room .idea')")?;
    let mut figures = vec![Figure {
        name: format!("notebook of {RUNS} runs"),
        value: notebook.len() as f64 / 1000.0,
        bound: 200.0,
        unit: "kB",
    }];
    let rooms =
        [("statistics", "#calendar svg"), ("course", ".chapters"), ("practise/x-wing", ".idea")];
    for (room, shown) in rooms {
        tab.visit("/settings")?;
        let spent = spent(&tab, || {
            tab.visit(&format!("/room/{room}"))?;
            tab.wait(&format!("document.querySelector('.room {shown}')"))
        })?;
        let name = format!("room {room} after {RUNS} runs, in the worker");
        figures.push(Figure { name, value: spent, bound: ENTRY, unit: "ms" });
    }
    Ok(figures)
}

/// What the coach thinks of a past whose logs are gone: runs of a student, over and over.
fn notebook(past: &Past) -> Result<Notebook> {
    let student = Student { knows: Technique::ALL[..12].to_vec(), slips: 20 };
    let mut opinions = Vec::new();
    for (number, grade) in (0..).zip(GRADES) {
        let log = run_of(&student, grade, 100 + number)?;
        opinions.push(Opinion::of(&log).map_err(|error| anyhow!("{error}"))?);
    }
    let mut notebook = Notebook::default();
    for (record, opinion) in past.profile.records().into_iter().zip(opinions.iter().cycle()) {
        let Opinion { twins, placed, ref met, .. } = *opinion;
        let (run, started) = (record.run, record.started);
        notebook.add(&Opinion { run, started, twins, placed, met: met.clone() });
    }
    Ok(notebook)
}

/// Waits until so many runs are in the notebook.
fn known(tab: &Tab, runs: usize) -> Result<()> {
    let names = "localStorage['ninefold.room.coach']?.split('\\n')[2].split(' ').length";
    tab.wait(&format!("{names} === {runs}"))
}

/// The time that workers were busy meanwhile.
fn spent(tab: &Tab, act: impl FnOnce() -> Result<()>) -> Result<f64> {
    let events = busy::traced(tab, act)?;
    Ok(busy::answers(&events, busy::WORKERS).iter().sum())
}
