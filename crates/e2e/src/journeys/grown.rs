//! What grows and what is magnified: long lists stay whole, screens fit.

use super::screens::bare;
use crate::past::{Past, shortly_before};
use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Screen, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow, ensure};
use serde_json::json;
use session::{Desk, GameId, Log, Millis, RunId, Session};

/// Two runs of one preset that somebody won, the worse one first: as far apart as there are, since the
/// last move takes a hand some seconds.
fn apart() -> Result<(&'static Log, &'static Log)> {
    let past = Past::reaching(15)?;
    let score = |log: &Log| {
        let records = past.profile.records().into_iter();
        records.filter(|one| one.is_won()).find(|one| one.run == log.run).map(|one| one.score)
    };
    let won: Vec<(u64, &Log)> = past
        .logs
        .iter()
        .filter(|log| log.deal.game == GameId::Classic)
        .filter_map(|log| Some((score(log)?, log)))
        .collect();
    let pairs = won.iter().flat_map(|one| won.iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| one.1.deal.preset == other.1.deal.preset && one.0 < other.0)
        .max_by_key(|(one, other)| other.0 - one.0)
        .map(|(one, other)| (one.1, other.1))
        .context("nobody played the same twice")
}

/// The run is won by its last move, as it was.
fn win(tab: &Tab, log: &Log) -> Result<()> {
    let ahead = shortly_before(log, 1)?;
    saves::open(tab, &ahead)?;
    player::play_on(tab, &mut Desk::new(ahead, Millis::ZERO), Hand::Mouse, 1)?;
    player::go_on(tab)
}

/// A better run is called the best, and a worse one is not.
pub fn places(world: &World) -> Result<()> {
    let best = "document.querySelector('.letter').innerText.includes('Your best yet')";
    let (slow, quick) = apart()?;
    let tab = world.home(DESKTOP)?;
    Past::of(quick)?.live(&tab)?;
    win(&tab, slow)?;
    tab.wait("document.querySelector('.letter .earned')")?;
    ensure!(tab.js(best)? == false, "a worse run is called the best");
    let tab = world.home(DESKTOP)?;
    Past::of(slow)?.live(&tab)?;
    win(&tab, quick)?;
    tab.wait(best)?;
    // Pressed three times in one tick, it is one game.
    let before = saves::names(&tab, "runs")?.len();
    tab.js("(() => { const again = [...document.querySelectorAll('.letter .button')].find((one) => one.innerText.includes('Again')); for (const _ of [1, 2, 3]) again.click(); })()")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")?;
    saves::session(&tab)?;
    let after = saves::names(&tab, "runs")?.len();
    ensure!(after == before + 1, "{} games were begun", after - before);
    Ok(())
}

/// However many games were begun or finished, each can be reached.
pub fn long_lists(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let first = saves::deal(GameId::Mini)?;
    for number in 0..30_u32 {
        let run = RunId(u128::from(number) + 1_000_000);
        let deal = first.deal().clone();
        let session = Session::start(deal, run, 1_794_816_000_000, Millis::ZERO);
        saves::put_run(&tab, &session.map_err(|error| anyhow!("{error}"))?)?;
    }
    Past::often(GameId::Classic, 1_000)?.live(&tab)?;
    let shown = "document.querySelectorAll('.save').length";
    tab.wait(&format!("{shown} === 12"))?;
    for n in [24, 30] {
        tab.click(".continue > li:last-child .button")?;
        tab.wait(&format!("{shown} === {n}"))?;
    }
    tab.visit("/statistics")?;
    tab.wait("document.querySelectorAll('.past').length === 100")?;
    tab.click(".history + .button")?;
    tab.wait("document.querySelectorAll('.past').length === 200")?;
    tab.visit("/scores")?;
    tab.wait("document.querySelectorAll('.sheet tbody tr').length === 10")
}

/// Every screen has a name, which the window has too, and takes the focus when it is come to.
pub fn titles(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for path in bare() {
        tab.visit("/")?;
        tab.visit(&path)?;
        tab.get("document.querySelector('main h1')")?;
        let title = tab.js("document.title")?;
        let heading = tab.js("document.querySelector('main h1').innerText")?;
        let heading = heading.as_str().unwrap_or_default();
        ensure!(
            title.as_str().is_some_and(|title| title.starts_with(heading)),
            "{path}: the window is called {title}, the screen {heading}"
        );
    }
    tab.visit("/")?;
    tab.click("a[href='#/settings']")?;
    tab.wait("document.activeElement.matches('h1') && document.title.startsWith('Settings')")
}

/// No screen scrolls for a few pixels, home and the menu of a game not at all.
pub fn heights(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let over = "document.scrollingElement.scrollHeight - innerHeight";
    for path in bare() {
        tab.visit(&path)?;
        tab.get("document.querySelector('main h1')")?;
        let pixels = tab.js(over)?.as_i64().unwrap_or(-1);
        let may = pixels == 0 || pixels > 24 && path != "/";
        ensure!(may, "{path} is {pixels} pixels too high");
    }
    // Nor does the home of somebody who has played for long and has games under way.
    for game in [GameId::Classic, GameId::Pieces] {
        saves::put_run(&tab, &saves::deal(game)?)?;
    }
    Past::reaching(15)?.live(&tab)?;
    tab.wait("document.querySelectorAll('.save').length === 2")?;
    let pixels = tab.js(over)?;
    ensure!(pixels == 0, "home with a past is {pixels} pixels too high");
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    tab.click(".head .button:last-child")?;
    tab.click(".dialog .more")?;
    tab.wait("document.querySelector('.dialog .more[aria-expanded=true]')")?;
    let cut = "(() => { const dialog = document.querySelector('.dialog'); return dialog.scrollHeight - dialog.clientHeight; })()";
    ensure!(tab.js(cut)? == 0, "the menu is cut by {} pixels", tab.js(cut)?);
    Ok(())
}

const MAGNIFIED: [Screen; 2] = [
    Screen { name: "200 %", width: 640, height: 400, is_phone: false },
    Screen { name: "400 %", width: 320, height: 200, is_phone: false },
];

/// What of the play screen lies over something else or cannot be scrolled to.
const TROUBLE: &str = "(() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push('it scrolls sideways');
    const board = document.querySelector('.board').getBoundingClientRect();
    if (Math.max(board.width, board.height) < 250) found.push('the board has ' + Math.round(board.width) + ' pixels');
    const parts = [...document.querySelectorAll('.readout, .head .button, .board-card, .pad .key, .modes button:not([hidden]), .tool')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const name = (part) => part.className + ' ' + part.innerText.slice(0, 12);
    boxes.forEach((one, i) => {
        if (one.bottom + scrollY > page.scrollHeight + 1 || one.left < -1 || one.right > innerWidth + 1) found.push(name(parts[i]) + ' is out of reach');
        boxes.slice(i + 1).forEach((other, j) => {
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide > 2 && high > 2) found.push(name(parts[i]) + ' lies over ' + name(parts[i + 1 + j]));
        });
    });
    return found;
})()";

pub fn magnified(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let mut troubles = Vec::new();
    for game in GameId::ALL {
        saves::open(&tab, &saves::deal(game)?)?;
        for screen in MAGNIFIED {
            tab.resize(screen)?;
            tab.wait(&format!("innerWidth === {}", screen.width))?;
            for trouble in tab.js(TROUBLE)?.as_array().into_iter().flatten() {
                troubles.push(format!("{} at {}: {trouble}", game.key(), screen.name));
            }
        }
        tab.resize(DESKTOP)?;
    }
    ensure!(troubles.is_empty(), "\n{}", troubles.join("\n"));
    Ok(())
}

/// On paper the board stands alone, with the pieces that wait.
pub fn print(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in [GameId::Classic, GameId::Pieces] {
        saves::open(&tab, &saves::deal(game)?)?;
        tab.call("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
        let seen = tab.js(
            "[...document.querySelectorAll('.head, .side, .notice, .scene, .toast')].filter((part) => part.offsetHeight > 0).map((part) => part.className)",
        )?;
        ensure!(seen == json!([]), "{} is printed with {seen}", game.key());
        ensure!(
            tab.js("document.querySelector('.board').getBoundingClientRect().width > 300")? == true,
            "{}: the board is small on paper",
            game.key()
        );
        tab.call("Emulation.setEmulatedMedia", json!({ "media": "" }))?;
    }
    Ok(())
}
