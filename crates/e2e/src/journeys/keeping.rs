//! Nothing is lost: not by a crash, a second tab, a reload, a damaged save or a new machine.

use crate::browser::Chromium;
use crate::player::{self, DIGITS, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Keys, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Desk, GameId, Millis, Move};

pub fn killed(world: &World) -> Result<()> {
    let profile = world.folder.join("killed");
    let mut chromium = Chromium::start(&profile)?;
    let tab = Tab::open_lasting(&chromium.connect()?, &world.origin, DESKTOP)?;
    player::start(&tab, GameId::Classic.key(), 0, Hand::Keys)?;
    write_note(&tab, 4)?;
    let before = saved_moves(&tab)?;
    let address = tab.path()?;
    chromium.kill();

    let chromium = Chromium::start(&profile)?;
    let tab = Tab::open_lasting(&chromium.connect()?, &world.origin, DESKTOP)?;
    tab.go("/")?;
    tab.click(".save")?;
    tab.wait("document.querySelector('.notes')")?;
    ensure!(tab.path()? == address, "Continue leads to another game");
    let after = saved_moves(&tab)?;
    ensure!(after == before && !after.is_empty(), "moves were lost");
    chromium.forget();
    Ok(())
}

/// Writes a note into the first empty cell and waits until it is drawn.
fn write_note(tab: &Tab, digit: usize) -> Result<()> {
    tab.click(".cell.empty")?;
    tab.keys(&[Keys::Plain("KeyN"), Keys::Plain(DIGITS[digit]), Keys::Plain("KeyN")])?;
    tab.wait(&format!("document.querySelector('.notes [data-n=\"{digit}\"]')"))
}

fn saved_moves(tab: &Tab) -> Result<Vec<(Millis, Move)>> {
    Ok(saves::session(tab)?.log(Millis::ZERO).moves)
}

pub fn two_tabs(world: &World) -> Result<()> {
    let first = world.home(DESKTOP)?;
    saves::open(&first, &saves::deal(GameId::Classic)?)?;
    let second = first.beside(DESKTOP)?;
    second.go(&first.path()?)?;
    second.wait("document.querySelector('.board')")?;
    write_note(&second, 7)?;
    let kept = saved_moves(&second)?;
    // The first tab no longer holds the run: what it does is not stored, and it says so.
    write_note(&first, 2)?;
    first.wait("document.querySelector('.cover')")?;
    ensure!(saved_moves(&second)? == kept, "the other tab's moves were overwritten");
    // It may take the run over, as it now stands.
    first.click(".cover .button")?;
    first.wait(
        "!document.querySelector('.cover') && document.querySelector('.notes [data-n=\"7\"]')",
    )?;
    write_note(&first, 3)?;
    write_note(&second, 4)?;
    second.wait("document.querySelector('.cover')")
}

pub fn reload_and_back(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.click(".game-card")?;
    tab.wait("location.hash.startsWith('#/new/')")?;
    tab.click(".preset")?;
    tab.wait("document.querySelector('.board')")?;
    write_note(&tab, 3)?;
    // At once: what is drawn is as good as saved.
    tab.reload()?;
    tab.wait("document.querySelector('.notes [data-n=\"3\"]')")?;
    tab.js("history.back()")?;
    tab.wait("location.hash.startsWith('#/new/') && document.querySelector('.preset')")?;
    tab.js("history.back()")?;
    tab.wait("location.hash === '' && document.querySelector('.save')")?;
    tab.js("history.forward()")?;
    tab.wait("location.hash.startsWith('#/new/') && document.querySelector('.preset')")
}

pub fn damaged(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let sound = saves::deal(GameId::Classic)?;
    saves::open(&tab, &sound)?;
    let run = "0000000000000000000000000000bad1";
    let log = sound.log(Millis::ZERO).to_string().replacen("deal", "daal", 1);
    saves::put(&tab, run, &format!("save 0000000000000001 5 open\n{log}"))?;
    tab.visit("/")?;
    tab.wait("document.querySelector('.toast')")?;
    ensure!(saves::names(&tab, "damaged")? == [run], "it was not set aside");
    ensure!(saves::names(&tab, "runs")?.len() == 1, "the sound run is gone too");
    tab.wait("document.querySelectorAll('.save').length === 1")?;
    // The same, met by its address.
    saves::put(&tab, run, "save 1")?;
    tab.visit(&format!("/play/{run}"))?;
    tab.wait("location.hash === '' && document.querySelector('.toast')")?;
    ensure!(!saves::names(&tab, "runs")?.contains(&run.to_owned()), "it was left in the way");
    Ok(())
}

pub fn backup(world: &World) -> Result<()> {
    let folder = world.folder.join("downloads");
    std::fs::create_dir_all(&folder)?;
    let old = world.home(DESKTOP)?;
    old.download_to(&folder)?;
    let session = saves::deal(GameId::Classic)?;
    saves::open(&old, &session)?;
    let mut desk = Desk::new(session, Millis::ZERO);
    player::play_on(&old, &mut desk, Hand::Keys, 3)?;
    let moves = saved_moves(&old)?;
    old.visit("/settings")?;
    old.click(".row button.button")?;
    let file = folder.join("ninefold-backup.txt");
    old.downloaded()?;

    let fresh = world.home(DESKTOP)?;
    fresh.visit("/settings")?;
    fresh.choose_file("input[type=file]", &file).context("choosing the backup")?;
    fresh.wait("document.querySelector('.toast')")?;
    fresh.visit("/")?;
    fresh.click(".save")?;
    fresh.wait("document.querySelector('.board')")?;
    player::shows(&fresh, &desk)?;
    ensure!(saved_moves(&fresh)? == moves, "the restored run has other moves");
    // A second time it brings nothing, and a text that is no backup is refused.
    fresh.visit("/settings")?;
    fresh.choose_file("input[type=file]", &file)?;
    fresh.wait("document.querySelector('.toast')?.innerText.includes('1')")?;
    ensure!(saves::names(&fresh, "runs")?.len() == 1, "the run came twice");
    Ok(())
}
