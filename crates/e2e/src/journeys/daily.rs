//! The daily: the same for everybody, once for the count, told to friends.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::DESKTOP;
use crate::world::World;
use anyhow::{Context, Result, ensure};

/// What is copied can be read again, whatever the browser allows here.
const LISTEN: &str = "Object.defineProperty(navigator, 'clipboard', { value: {
    writeText: (text) => { window.copied = text; return Promise.resolve(); } } })";

const DONE: &str = "document.querySelector('.daily:nth-of-type(1)')?.textContent.endsWith('done')";

pub fn daily(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let play = "location.hash.startsWith('#/play/') && document.querySelector('.board')";
    tab.click(".daily:nth-of-type(1)")?;
    tab.wait(play)?;
    let deal = saves::session(&tab)?.deal().clone();
    let day = deal.day().context("it says which day it is of")?;
    ensure!(deal == deal.game.daily(day), "another deal is the daily of {day}");
    // Left and gone on with: it is offered once, and is the same run.
    let path = tab.path()?;
    tab.visit("/")?;
    tab.wait("document.querySelector('.daily:nth-of-type(1) .icon')")?;
    ensure!(tab.js("!document.querySelector('.save')")? == true, "it is offered twice");
    tab.click(".daily:nth-of-type(1)")?;
    tab.wait(play)?;
    ensure!(tab.path()? == path, "another run was begun");

    player::finish(&tab, Hand::Keys)?;
    tab.js(LISTEN)?;
    tab.click(".letter .row button:not(.main)")?;
    tab.wait("document.querySelector('.toast')")?;
    let told = tab.js("window.copied")?;
    let told = told.as_str().context("nothing was copied")?;
    ensure!(told.starts_with(&format!("Ninefold daily {day}\n")), "{told}");
    ensure!((3..=4).contains(&told.lines().count()), "{told}");
    let result = tab.path()?;

    tab.visit("/")?;
    tab.reload()?;
    tab.wait(DONE)?;
    tab.wait("document.querySelector('.today h2').innerText.includes('in a row: 1')")?;
    tab.click(".daily:nth-of-type(1)")?;
    tab.wait("document.querySelector('.letter')")?;
    ensure!(tab.path()? == result, "another result is shown");
    // Again it is the same deal, beside the one that counts.
    tab.click(".letter .button.main")?;
    tab.wait(play)?;
    ensure!(*saves::session(&tab)?.deal() == deal, "again is another deal");
    tab.visit("/")?;
    tab.wait("document.querySelector('.save')")?;
    tab.wait(DONE)
}
