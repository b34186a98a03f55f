//! The last move, and gone at once: a run that ended counts exactly once at the next start.

use crate::player::{self, DIGITS};
use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Cell, GameId, RunId, Session};

pub const PROFILE: &str = "localStorage['ninefold.profile']";

/// A run of which one digit is missing, and where it belongs.
pub fn nearly_done_run() -> Result<(Session, Cell, u8)> {
    let session = player::play_ahead(saves::deal(GameId::Classic)?, 1)?;
    let open = player::solution(&session).context("it has a solution")?;
    let (cell, digit) = *open.first().context("something is open")?;
    Ok((session, cell, digit))
}

/// Opens it, the cell chosen. Its key ends the run.
fn nearly_done(tab: &Tab) -> Result<(RunId, &'static str)> {
    let (session, cell, digit) = nearly_done_run()?;
    saves::open(tab, &session)?;
    tab.click(&format!("[data-cell='{}']", cell.index()))?;
    Ok((session.run(), DIGITS[usize::from(digit)]))
}

/// Whether the stored progress has a run so many times.
pub fn counted(run: RunId, times: usize) -> String {
    format!("{PROFILE}?.split('{run}').length === {}", times + 1)
}

/// The stored progress has the run once, and so have the lists; nothing is left to go on with.
#[track_caller]
fn counts_once(tab: &Tab, run: RunId) -> Result<()> {
    tab.wait(&counted(run, 1))?;
    tab.wait("!document.querySelector('.save')")?;
    tab.visit("/scores")?;
    tab.wait("document.querySelectorAll('.sheet tbody tr').length === 1")?;
    // Once more from the start, and on its card: it stays at that.
    tab.go(&format!("/result/{run}"))?;
    tab.wait("document.querySelector('.letter .earned')")?;
    ensure!(tab.js(&counted(run, 1))? == true, "it was counted again");
    Ok(())
}

pub fn closed(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let next = world.beside(&tab, DESKTOP)?;
    let (run, key) = nearly_done(&tab)?;
    tab.key(key)?;
    tab.close_alone()?;
    next.go("/")?;
    counts_once(&next, run)
}

pub fn reloaded(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let (run, key) = nearly_done(&tab)?;
    tab.key(key)?;
    tab.reload()?;
    tab.go("/")?;
    counts_once(&tab, run)
}

pub fn left_by_back(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let (run, key) = nearly_done(&tab)?;
    tab.key(key)?;
    tab.back()?;
    tab.wait("!location.hash && document.querySelector('.games')")?;
    ensure!(tab.js(&format!("{PROFILE}.includes('{run}')"))? == true, "it is not counted yet");
    tab.reload()?;
    counts_once(&tab, run)
}

/// What the browser itself had not written yet when it was killed is made up for.
pub fn killed(world: &World) -> Result<()> {
    let tab = world.lasting(DESKTOP)?;
    tab.go("/")?;
    let (run, key) = nearly_done(&tab)?;
    tab.key(key)?;
    tab.wait("document.querySelector('.letter')")?;
    ensure!(saves::session(&tab)?.outcome().is_over(), "its end is not saved");
    world.kill();

    let tab = world.lasting(DESKTOP)?;
    tab.go("/")?;
    counts_once(&tab, run)
}

/// A full storage is told of, and the run counts when there is room again.
pub fn full(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let (run, key) = nearly_done(&tab)?;
    tab.js(
        "(() => { for (let size = 1 << 22; size >= 1; size >>= 1)
            try { for (let n = 0; ; n++) localStorage.setItem('filler' + size + '-' + n, 'x'.repeat(size)); } catch {} })()",
    )?;
    tab.key(key)?;
    tab.wait("document.querySelector('.toast')?.innerText.includes('could not be stored')")?;
    tab.wait("document.querySelector('.letter .earned')")?;
    ensure!(tab.js(&format!("!{PROFILE}?.includes('{run}')"))? == true, "there was room for it");
    tab.js("Object.keys(localStorage).filter((key) => key.startsWith('filler')).forEach((key) => localStorage.removeItem(key))")?;
    tab.go("/")?;
    counts_once(&tab, run)
}

/// Progress that cannot be read is set aside and told of; that of a newer Ninefold is left alone.
pub fn unreadable(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let aside = "Object.entries(localStorage).filter(([key]) => key.startsWith('ninefold.damaged.profile.')).map(([, text]) => text).join()";
    tab.js(&format!("{PROFILE} = 'not a profile'"))?;
    tab.reload()?;
    tab.wait("document.querySelector('.toast')?.innerText.includes('set aside')")?;
    ensure!(tab.js(aside)? == "not a profile", "it was not set aside");
    let (run, key) = nearly_done(&tab)?;
    tab.key(key)?;
    tab.wait("document.querySelector('.letter .earned')")?;
    ensure!(tab.js(aside)? == "not a profile", "what was set aside is gone");
    ensure!(tab.js(&format!("{PROFILE}.includes('{run}')"))? == true, "the run is not counted");
    tab.js(&format!("{PROFILE} = 'ninefold-progress 9'"))?;
    tab.reload()?;
    tab.wait("document.querySelector('.toast')?.innerText.includes('newer')")?;
    ensure!(tab.js(PROFILE)? == "ninefold-progress 9", "it was written over");
    Ok(())
}
