//! Storage that is old, damaged or silent: nothing is lost without a word, no screen stays blank.

use super::ending::{PROFILE, counted, nearly_done_run};
use crate::player::{self, DIGITS};
use crate::proxy::Proxy;
use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use session::{GameId, Millis, Move};

/// A database that takes every question and answers none.
const SILENT: &str = "IDBFactory.prototype.open = () => ({ readyState: 'pending' })";

const TOLD: &str = "document.querySelector('.toast')?.innerText.includes('does not answer')";

/// Storage that does not answer is told of, and games are begun, gone on with and ended without it.
pub fn silent(world: &World) -> Result<()> {
    let proxy = Proxy::start_with(&world.origin, SILENT)?;
    let tab = world.passing(&proxy.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait(TOLD)?;
    tab.click(".game-card")?;
    tab.click(".preset")?;
    tab.wait("document.querySelector('.board')")?;
    // What has to come from there is waited for with words, and found by its slip.
    tab.visit(&format!("/play/{:032x}", 1))?;
    tab.wait("document.querySelector('main .card')?.innerText.includes('does not answer')")?;
    tab.click(".card .button")?;
    tab.wait("document.querySelector('.games')")?;

    let (session, cell, digit) = nearly_done_run()?;
    let run = session.run();
    saves::leave_slip(&tab, &session)?;
    tab.go(&format!("/play/{run}"))?;
    tab.click(&format!("[data-cell='{}']", cell.index()))?;
    tab.key(DIGITS[usize::from(digit)])?;
    tab.wait("document.querySelector('.letter .earned')")?;
    ensure!(tab.js(&counted(run, 1))? == true, "the run is not counted");
    tab.reload()?;
    tab.wait("document.querySelector('.letter .earned')")
}

/// Progress that cannot be read is counted anew from the runs, at once and whenever it is wished for;
/// a run that cannot have been played is set aside.
pub fn rebuilt(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let over = player::play_ahead(saves::deal(GameId::Classic)?, 0)?;
    let run = over.run();
    saves::put_over(&tab, &over)?;
    let mut unplayable =
        player::play_ahead(saves::deal_other(GameId::Classic)?, 0)?.log(Millis::ZERO);
    unplayable.moves.insert(0, (Millis::ZERO, Move::Redo));
    let bad = unplayable.run.to_string();
    saves::put(&tab, &bad, &format!("save 0000000000000001 5 over\n{unplayable}"))?;
    tab.js(&format!("{PROFILE} = 'not a profile'"))?;
    tab.reload()?;
    tab.wait("document.querySelector('.toast')?.innerText.includes('counted again')")?;
    ensure!(tab.js(&counted(run, 1))? == true, "the run is not counted");
    ensure!(saves::names(&tab, "damaged")? == [bad.clone()], "it was not set aside");
    ensure!(!saves::names(&tab, "runs")?.contains(&bad), "it is tried at every start");

    tab.visit("/settings")?;
    tab.click("#rebuild .button:first-child")?;
    tab.wait("document.querySelector('.toast')?.innerText.includes('is counted')")?;
    let copy = tab.download(&world.folder, || tab.click("#rebuild .button:last-child"))?;
    let copy = std::fs::read_to_string(copy.file)?;
    ensure!(copy.trim() == "not a profile", "the copy says {copy}");
    Ok(())
}

/// What the first Ninefold stored is all there.
pub fn first_storage(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for name in ["settings", "profile"] {
        let text = Value::from(first(name)?);
        tab.js(&format!("localStorage['ninefold.{name}'] = {text}"))?;
    }
    for name in ["run-over", "run-open"] {
        let text = first(name)?;
        let run = text.lines().find_map(|line| line.strip_prefix("run ")).context("it is named")?;
        saves::put(&tab, run, &text)?;
    }
    tab.reload()?;
    tab.wait("document.documentElement.dataset.theme === 'night' && document.documentElement.dataset.motion === 'less'")?;
    ensure!(tab.js("!document.querySelector('.toast')")? == true, "something is complained of");
    let settings = "localStorage['ninefold.settings']";
    for kept in ["effects 35", "counts no", "highlight nothing"] {
        ensure!(tab.js(&format!("{settings}.includes('{kept}')"))? == true, "`{kept}` is lost");
    }
    // The run under way is gone on with where it was left.
    tab.click(".save")?;
    tab.wait("document.querySelector('.board')")?;
    let moves = saves::session(&tab)?.log(Millis::ZERO).moves.len();
    ensure!(moves >= 6, "{moves} moves are left of six");
    // Both finished ones count, of which one is kept and can be watched.
    scores(&tab, "25,671")?;
    tab.visit("/statistics")?;
    // What its puzzle took is told when it is known, and takes nothing from under a finger.
    let place = "document.querySelector('.past').getBoundingClientRect().top";
    tab.js(&format!("document.querySelector('.past').dataset.seen = {place}"))?;
    tab.wait(
        "[...document.querySelectorAll('h2')].some((it) => it.innerText.includes('puzzles took'))",
    )?;
    ensure!(
        tab.js(&format!("document.querySelector('.past').dataset.seen == {place}"))? == true,
        "what was learnt drew the runs anew, or moved them"
    );
    tab.click(".past .button")?;
    tab.wait("document.querySelector('.replay .board')")?;
    let known = first("profile")?;
    for line in known.lines() {
        let line = Value::from(line);
        ensure!(tab.js(&format!("{PROFILE}.includes({line})"))? == true, "{line} is lost");
    }
    Ok(())
}

fn scores(tab: &Tab, score: &str) -> Result<()> {
    tab.visit("/scores")?;
    tab.wait(&format!("document.querySelector('.sheet tbody th')?.innerText === '{score}'"))
}

/// A text as the first Ninefold wrote it.
fn first(name: &str) -> Result<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/first-storage");
    let file = format!("{folder}/{name}.txt");
    std::fs::read_to_string(&file).with_context(|| format!("reading {file}"))
}
