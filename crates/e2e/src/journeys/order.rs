//! Puzzles of chosen techniques: what is ticked suffices, what is asked for is needed.

use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Result, anyhow, ensure};

const BOARD: &str = "location.hash.startsWith('#/play/') && document.querySelector('.board')";

pub fn order(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.visit("/learn")?;
    tab.click(".techniques li:nth-child(9) a")?;
    tab.click(".says .row button:nth-child(2)")?;
    tab.wait(BOARD)?;
    let used = skills(&tab)?;
    ensure!(used.last() == Some(&"hidden-pair"), "it takes {used:?}");
    // The menu tells it to those who ask, and to nobody else.
    tab.click(".head .button:last-child")?;
    tab.click(".dialog .more")?;
    let told = "document.querySelector('.takes p').innerText";
    tab.wait("document.querySelector('.takes')")?;
    ensure!(tab.js(told)? == "", "it is told unasked");
    tab.click(".takes .button")?;
    tab.wait(&format!("{told}.endsWith('Hidden pair')"))?;

    // A grade is ticked off as a whole, and stays so.
    tab.visit("/techniques")?;
    let ticked = "document.querySelectorAll('.techniques :checked').length";
    tab.wait(&format!("{ticked} === 12"))?;
    tab.click(".ticks h2:nth-of-type(3) .tick")?;
    tab.wait(&format!("{ticked} === 4"))?;
    tab.reload()?;
    tab.wait(&format!("{ticked} === 4"))?;
    tab.click(".ticks > .row .button")?;
    tab.wait(BOARD)?;
    let used = skills(&tab)?;
    ensure!(used.iter().all(|key| SINGLES.contains(key)), "it takes {used:?}");
    // What nothing can be solved by is not looked for without end.
    tab.visit("/techniques")?;
    tab.click(".ticks h2:nth-of-type(1) .tick")?;
    tab.click(".ticks h2:nth-of-type(2) .tick")?;
    tab.click(".ticks .techniques:nth-of-type(4) .tick:nth-child(3)")?;
    tab.wait(&format!("{ticked} === 1"))?;
    tab.click(".ticks > .row .button")?;
    tab.wait("document.querySelector('.toast')")
}

const SINGLES: [&str; 4] =
    ["full-house", "hidden-single-box", "hidden-single-line", "naked-single"];

/// What the dealt puzzle takes, once it is proven to be a deal of its grade.
fn skills(tab: &Tab) -> Result<Vec<&'static str>> {
    let session = saves::session(tab)?;
    session.deal().prove().map_err(|error| anyhow!("{error}"))?;
    Ok(session.game().as_game().skills())
}
