//! What must work in a real browser, one function each.

use crate::browser::Browser;
use crate::player::{self, Hand};
use crate::server::Server;
use crate::tab::{DESKTOP, PHONE, Screen, Tab};
use anyhow::{Context, Result, ensure};
use session::{GameId, Millis};
use std::path::PathBuf;

/// What a journey gets to work with.
pub struct World {
    pub browser: Browser,
    pub server: Server,
    pub binary: PathBuf,
    /// For profiles and pictures.
    pub folder: PathBuf,
    /// Where the npm package axe-core lies.
    pub axe: PathBuf,
}

pub type Journey = fn(&World) -> Result<()>;

pub const ALL: &[(&str, Journey)] = &[
    ("every game to its end by mouse", by_mouse),
    ("every game to its end by touch", by_touch),
    ("every game to its end by keys alone", by_keys),
    ("a killed browser loses no move", killed),
    ("two tabs do not overwrite each other", two_tabs),
    ("reload and Back come back to the same place", reload_and_back),
    ("the page plays without a network", offline),
    ("every screen passes axe in every theme", crate::axe::journey),
];

impl World {
    pub fn tab(&self, screen: Screen) -> Result<Tab> {
        Tab::open(&self.browser, &self.server.origin, screen)
    }
}

fn by_mouse(world: &World) -> Result<()> {
    each_game(world, DESKTOP, Hand::Mouse)
}

fn by_touch(world: &World) -> Result<()> {
    each_game(world, PHONE, Hand::Touch)
}

fn by_keys(world: &World) -> Result<()> {
    each_game(world, DESKTOP, Hand::Keys)
}

fn each_game(world: &World, screen: Screen, hand: Hand) -> Result<()> {
    for game in GameId::ALL {
        let tab = world.tab(screen)?;
        player::start(&tab, game.key(), 0, hand)?;
        player::finish(&tab, hand).with_context(|| game.key())?;
        let complaints = tab.complaints();
        ensure!(complaints.is_empty(), "{}: {complaints:?}", game.key());
        tab.close()?;
    }
    Ok(())
}

fn killed(world: &World) -> Result<()> {
    let profile = world.folder.join("killed");
    let game = GameId::ALL[0];
    let browser = Browser::start(&profile)?;
    let tab = Tab::open_lasting(&browser, &world.server.origin, DESKTOP)?;
    player::start(&tab, game.key(), 0, Hand::Keys)?;
    tab.click(".cell.empty")?;
    tab.key("KeyN")?;
    tab.key("Digit4")?;
    tab.wait("document.querySelector('.notes')")?;
    let before = player::session(&tab)?.log(Millis::ZERO);
    let address = tab.js("location.pathname")?;
    browser.kill();

    let browser = Browser::start(&profile)?;
    let tab = Tab::open_lasting(&browser, &world.server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.click(".save")?;
    tab.wait("document.querySelector('.notes')")?;
    ensure!(tab.js("location.pathname")? == address, "Continue leads to another game");
    let after = player::session(&tab)?.log(Millis::ZERO);
    ensure!(after.moves == before.moves && !after.moves.is_empty(), "moves were lost");
    Ok(())
}

fn two_tabs(world: &World) -> Result<()> {
    let first = world.tab(DESKTOP)?;
    player::start(&first, GameId::ALL[0].key(), 0, Hand::Mouse)?;
    let path = first.js("location.pathname")?;
    let second = first.beside(DESKTOP)?;
    second.go(path.as_str().unwrap_or_default())?;
    second.wait("document.querySelector('.board')")?;
    second.click(".cell.empty")?;
    second.key("KeyN")?;
    second.key("Digit7")?;
    second.wait("document.querySelector('.notes')")?;
    let kept = player::session(&second)?.log(Millis::ZERO).moves;
    // The first tab no longer holds the run: what it does must not be stored.
    first.call("Page.bringToFront", serde_json::json!({}))?;
    first.click(".cell.empty")?;
    first.key("KeyN")?;
    first.key("Digit2")?;
    first.wait("document.querySelector('.cover')")?;
    ensure!(
        player::session(&second)?.log(Millis::ZERO).moves == kept,
        "the other tab's moves were overwritten"
    );
    Ok(())
}

fn reload_and_back(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    tab.go("/")?;
    tab.click(".game-card")?;
    tab.wait("location.pathname.startsWith('/new/')")?;
    tab.click(".preset")?;
    tab.wait("document.querySelector('.board')")?;
    tab.click(".cell.empty")?;
    tab.key("KeyN")?;
    tab.key("Digit3")?;
    tab.wait("document.querySelector('.notes')")?;
    tab.reload()?;
    tab.wait("document.querySelector('.notes')")?;
    tab.js("history.back()")?;
    tab.wait("location.pathname.startsWith('/new/') && document.querySelector('.preset')")?;
    tab.js("history.back()")?;
    tab.wait("location.pathname === '/' && document.querySelector('.save')")
}

fn offline(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = Tab::open(&world.browser, &server.origin, PHONE)?;
    tab.go("/")?;
    let listed = tab.js(
        "fetch('/service-worker.js').then((answer) => answer.text()).then((text) => \
         Promise.all(JSON.parse('[' + text.match(/FILES = \\[(.*?)\\]/)[1] + ']').map((file) => fetch(file).then((answer) => answer.ok ? '' : file))))",
    )?;
    let missing: Vec<_> =
        listed.as_array().into_iter().flatten().filter(|file| *file != "").collect();
    ensure!(missing.is_empty(), "the precache list names files that are not there: {missing:?}");
    tab.wait("navigator.serviceWorker.controller")?;
    drop(server);
    tab.reload()?;
    tab.wait("document.querySelector('.game-card')")?;
    player::start(&tab, GameId::ALL[0].key(), 3, Hand::Touch)?;
    tab.tap(".tool[data-tool='hint']")?;
    tab.wait("document.querySelector('.notice-card.hint')")
}
