//! After the end: the letter, the lists, the replay.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::DESKTOP;
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Action, CellSet, Desk, GameId, Millis};

pub fn finished(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    // All but the last three digits are there already.
    let mut session = saves::deal(GameId::Classic)?;
    let mut open = player::solution(&session).context("it has a solution")?;
    let last = open.split_off(open.len() - 3);
    for (cell, value) in &open {
        let action = Action::Enter { cells: CellSet::only(*cell), value: *value };
        session.act(&action, Millis::ZERO).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    }
    let moves = open.len() + last.len();
    saves::open(&tab, &session)?;
    player::play_on(&tab, &mut Desk::new(session, Millis::ZERO), Hand::Mouse, 3)?;
    tab.wait("document.querySelector('.letter .stamp')")?;
    tab.wait("document.querySelector('.earned')")?;
    let score = tab.js("document.querySelector('.stamp b').innerText")?;
    // The letter is the same when it is read again.
    let letter = tab.js("document.querySelector('.letter').innerText")?;
    tab.reload()?;
    tab.wait("document.querySelector('.earned')")?;
    let again = tab.js("document.querySelector('.letter').innerText")?;
    ensure!(again == letter, "the letter said {letter}, and now {again}");

    // Friends are asked to be faster: the link has the time.
    tab.js("navigator.share = undefined, navigator.clipboard.writeText = async (text) => { window.sent = text; }")?;
    tab.js("[...document.querySelectorAll('.letter .button')].find((button) => button.innerText.trim() === 'Beat my time').id = 'beat'")?;
    tab.click("#beat")?;
    tab.wait("window.sent?.startsWith('Beat my ')")?;
    let link = tab.js("window.sent.slice(window.sent.indexOf('#9A'))")?;
    tab.visit("/own")?;
    tab.js(&format!("location.hash = {link}"))?;
    tab.wait("document.querySelector('.notice-card')?.innerText.includes('Time to beat')")?;

    tab.visit("/scores")?;
    tab.wait("document.querySelectorAll('.sheet tbody tr').length === 1")?;
    ensure!(
        tab.js("document.querySelector('.sheet tbody th').innerText")? == score,
        "the list has another score than the letter"
    );
    tab.visit("/statistics")?;
    tab.wait("document.querySelectorAll('.past').length === 1")?;
    ensure!(
        tab.js("document.querySelector('.figures-grid dd').innerText")? == "1",
        "one was played"
    );

    // All runs are taken along: a head and a line.
    let file = tab.download(&world.folder, || tab.click(".card > .row button:first-child"))?;
    ensure!(file.name == "ninefold-runs.csv", "it is called {}", file.name);
    let table = std::fs::read_to_string(file.file)?;
    ensure!(table.lines().count() == 2 && table.contains(",classic,gentle,won,"), "{table}");

    tab.click(".past .button")?;
    tab.wait("location.hash.startsWith('#/replay/') && document.querySelector('.replay .board')")?;
    ensure!(
        tab.js("+document.querySelector('.slider').max")? == moves as u64,
        "the replay has not {moves} moves"
    );
    // It runs by itself, stops when it is wound, and ends full.
    let empty = "document.querySelectorAll('.replay .cell.empty').length";
    tab.wait(&format!("{empty} < {moves}"))?;
    tab.js("(() => { const slider = document.querySelector('.slider'); slider.value = slider.max; slider.dispatchEvent(new Event('input')); })()")?;
    tab.wait(&format!("{empty} === 0"))?;
    tab.click(".replay .row .button:first-child")?;
    tab.wait(&format!("{empty} === 1"))?;
    tab.click(".replay .row .button:last-child")?;
    tab.wait(&format!("{empty} === 0"))?;
    tab.visit("/")?;
    tab.wait("!document.querySelector('.save')")
}
