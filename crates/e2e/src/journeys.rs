//! What must work in a real browser, one function each.

mod daily;
mod ending;
mod games;
mod history;
mod keeping;
mod offline;
mod order;
mod own;
mod playing;
mod screens;

pub use screens::bare as bare_addresses;

use crate::world::{Stage, World};
use anyhow::{Result, bail};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

type Journey = (&'static str, fn(&World) -> Result<()>);

/// The long ones first, so that nobody waits for the last.
const ALL: &[Journey] = &[
    ("every screen passes axe by day", crate::axe::by_day),
    ("every screen passes axe by night", crate::axe::by_night),
    ("every screen passes axe in high contrast", crate::axe::in_contrast),
    ("classic to its end by mouse", games::classic_by_mouse),
    ("classic to its end by touch", games::classic_by_touch),
    ("classic to its end by keys alone", games::classic_by_keys),
    ("pieces to its end by mouse", games::pieces_by_mouse),
    ("pieces to its end by touch", games::pieces_by_touch),
    ("pieces to its end by keys alone", games::pieces_by_keys),
    ("hudoku to its end by mouse", games::hudoku_by_mouse),
    ("hudoku to its end by touch", games::hudoku_by_touch),
    ("hudoku to its end by keys alone", games::hudoku_by_keys),
    ("binary to its end by mouse", games::binary_by_mouse),
    ("binary to its end by touch", games::binary_by_touch),
    ("binary to its end by keys alone", games::binary_by_keys),
    ("a daily is played, counted and shared", daily::daily),
    ("puzzles of chosen techniques", order::order),
    ("a killed browser loses no move", keeping::killed),
    ("a run counts once though the browser is killed", ending::killed),
    ("a run counts once though its tab is closed", ending::closed),
    ("a run counts once though its page is reloaded", ending::reloaded),
    ("a run counts once though Back leaves it", ending::left_by_back),
    ("a run counts once though the storage was full", ending::full),
    ("progress that cannot be read is set aside", ending::unreadable),
    ("every address reloads to itself", screens::addresses),
    ("the page plays without a network", offline::offline),
    ("a new version is offered, never forced", offline::update),
    ("two tabs do not overwrite each other", keeping::two_tabs),
    ("reload and Back come back to the same place", keeping::reload_and_back),
    ("a damaged save is set aside and reported", keeping::damaged),
    ("a backup is restored in a fresh browser", keeping::backup),
    ("play fits every screen without scrolling", screens::fits),
    ("everything is said in German too", screens::german),
    ("settings take effect at once and stay", screens::settings),
    ("the precache list is the build", offline::precache),
    ("a first visit loads no more than it may", crate::weight::bounded),
    ("a finished run is counted and can be watched", history::finished),
    ("a puzzle of one's own is typed, dropped or refused", own::own),
    ("undo, redo and checkpoints", playing::undo),
    ("cells are selected by drag and double tap", playing::selection),
    ("Shift and Ctrl write notes", playing::notes),
    ("links are drawn between notes", playing::links),
    ("a pause covers the board", playing::pause),
    ("a hint is drawn in its stages and done", playing::hint),
    ("showing the solution is asked twice", playing::solution),
    ("the keys are shown on ?", playing::keys),
    ("keys are bound anew, told of and kept", playing::rebinding),
];

/// As many as a small machine has cores; each journey has a tab of its own.
const TRAVELLERS: usize = 2;

pub fn run(stage: &Stage, words: &str) -> Result<()> {
    let chosen: Vec<&Journey> = ALL.iter().filter(|(name, _)| name.contains(words)).collect();
    if chosen.is_empty() {
        bail!("no journey has `{words}` in its name");
    }
    let (next, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        let travel = || -> Result<()> {
            let world = stage.world()?;
            while let Some((name, journey)) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                let start = now();
                let end = journey(&world);
                let seconds = start.elapsed().as_secs_f64();
                match end {
                    Ok(()) => println!("ok      {name} ({seconds:.1} s)"),
                    Err(error) => {
                        failed.fetch_add(1, Ordering::Relaxed);
                        println!("FAILED  {name} ({seconds:.1} s)\n        {error:#}");
                    }
                }
            }
            Ok(())
        };
        let threads: Vec<_> = (0..TRAVELLERS).map(|_| scope.spawn(travel)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(end) => end,
            Err(_) => bail!("a journey panicked"),
        })
    })?;
    match failed.load(Ordering::Relaxed) {
        0 => Ok(()),
        n => bail!("{n} of {} journeys failed", chosen.len()),
    }
}

#[expect(clippy::disallowed_methods, reason = "journeys tell how long they took")]
fn now() -> Instant {
    Instant::now()
}
