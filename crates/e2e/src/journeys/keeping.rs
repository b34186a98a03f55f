//! Nothing is lost: not by a crash, a second tab, a reload, a damaged save or a new machine.

use crate::player::{self, DIGITS, Hand};
use crate::saves::{self, ASK};
use crate::tab::{DESKTOP, Keys, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Action, CellSet, Desk, GameId, Millis, Move};

/// What is older than two seconds is saved, however fast somebody plays. Counted by the page's own
/// timer, which on a busy machine is as slow as everything else.
const SAFE: &str = "new Promise((resolve) => { let beats = 40; \
    const timer = setInterval(() => { if (--beats < 0) { clearInterval(timer); resolve(); } }, 50); })";

pub fn killed(world: &World) -> Result<()> {
    let tab = world.lasting(DESKTOP)?;
    player::start(&tab, GameId::Classic.key(), 0, Hand::Keys)?;
    let address = tab.path()?;
    tab.click(".cell.empty")?;
    let digits = DIGITS[1..].iter().cycle().take(90).map(|digit| Keys::Shift(digit));
    tab.keys(&digits.collect::<Vec<_>>())?;
    tab.js(SAFE)?;
    write_note(&tab, 4)?;
    world.kill();
    let tab = go_on(world, &address)?;
    let kept = saved_moves(&tab)?;
    ensure!(kept.len() >= 90, "of 90 moves {} are left", kept.len());

    // What is saved is so at once.
    write_note(&tab, 5)?;
    let before = saved_moves(&tab)?;
    ensure!(before.starts_with(&kept) && before.len() > kept.len(), "the note was not saved");
    world.kill();
    let tab = go_on(world, &address)?;
    ensure!(saved_moves(&tab)? == before, "a saved move was lost");
    Ok(())
}

/// Starts the browser again and continues.
fn go_on(world: &World, address: &str) -> Result<Tab> {
    let tab = world.lasting(DESKTOP)?;
    tab.go("/")?;
    tab.click(".save")?;
    tab.wait("document.querySelector('.board')")?;
    ensure!(tab.path()? == address, "Continue leads to another game");
    Ok(tab)
}

/// A page that goes leaves a slip of what the database did not get, and the next one catches up.
/// But a browser that was killed brings back slips that were torn up: it writes them to disk seconds
/// later than the database.
pub fn slips(world: &World) -> Result<()> {
    let old = saves::deal(GameId::Classic)?;
    let mut new = old.clone();
    for (cell, value) in player::solution(&old).context("it has a solution")?.into_iter().take(3) {
        let action = Action::Enter { cells: CellSet::only(cell), value };
        new.act(&action, Millis::ZERO).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    }
    let desk = Desk::new(new.clone(), Millis::ZERO);
    for (stored, slip) in [(&old, &new), (&new, &old)] {
        let tab = world.home(DESKTOP)?;
        saves::put_run(&tab, stored)?;
        saves::leave_slip(&tab, slip)?;
        tab.go(&format!("/play/{}", old.run()))?;
        tab.wait("document.querySelector('.board')")?;
        player::shows(&tab, &desk)?;
        ensure!(saved_moves(&tab)?.len() == 3, "the database has other moves than the page");
    }
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
    let second = world.beside(&first, DESKTOP)?;
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
    player::practised(&tab)?;
    tab.click(".game-card")?;
    tab.wait("location.hash.startsWith('#/new/')")?;
    tab.click(".preset")?;
    tab.wait("document.querySelector('.board')")?;
    write_note(&tab, 3)?;
    // At once: what is drawn is as good as saved.
    tab.reload()?;
    tab.wait("document.querySelector('.notes [data-n=\"3\"]')")?;
    tab.back()?;
    tab.wait("location.hash.startsWith('#/new/') && document.querySelector('.preset')")?;
    tab.back()?;
    tab.wait("location.hash === '' && document.querySelector('.save')")?;
    tab.js("history.forward()")?;
    tab.wait("location.hash.startsWith('#/new/') && document.querySelector('.preset')")
}

/// Left by a link while a move is being saved, the page may be put away as it is and come back with
/// Back. Neither it nor the next one finds the storage closed.
pub fn left_by_link(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    write_note(&tab, 3)?;
    // In one breath: what is saved is on its way.
    tab.run_off("dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit4', shiftKey: true })); location.assign('fonts/OFL.txt')")?;
    tab.wait("location.pathname === '/fonts/OFL.txt'")?;
    tab.back()?;
    // Whether it was put away or is loaded anew is the engine's business.
    tab.wait("document.querySelector('.board')")?;
    tab.wait("!document.querySelector('.cover') || (document.querySelector('.cover .button').click(), false)")?;
    tab.wait("document.querySelector('.board .corner [data-n=\"4\"]')")?;
    write_note(&tab, 5)?;
    let kept = saved_moves(&tab)?.len();
    ensure!(kept >= 3, "{kept} moves are kept");
    tab.visit("/")?;
    tab.wait("document.querySelector('.save')")?;
    // Left for good, by a new address.
    tab.click(".save")?;
    tab.wait("document.querySelector('.board')")?;
    write_note(&tab, 6)?;
    tab.go("/")?;
    tab.click(".save")?;
    tab.wait("document.querySelector('.board .notes [data-n=\"6\"]')")?;
    ensure!(saved_moves(&tab)?.len() > kept, "the last note was not saved");
    Ok(())
}

/// Storage that takes its time: what was begun to be written is not done before the page is left. Whether the
/// page was put away then is noted.
const SLOW: &str = "(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (store, mode) {
        const work = begin.call(this, store, mode);
        const ask = () => { if (!window.isLeft) work.objectStore(store).count().onsuccess = ask; };
        if (mode === 'readwrite' && !window.isLeft) { ask(); window.isSlow = true; }
        return work;
    };
    addEventListener('pagehide', (event) => { window.isLeft = true; localStorage.putAway = event.persisted; });
})()";

/// Left in the middle of a save, the page keeps its storage from nobody: the next one reads and writes, and the
/// first goes on when it comes back. WebKit puts such a page away with its transaction, which then blocks all
/// others until it comes back; other engines end it.
pub fn left_in_a_save(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let session = saves::deal(GameId::Classic)?;
    let run = session.run();
    saves::open(&tab, &session)?;
    tab.js(SLOW)?;
    write_note(&tab, 4)?;
    tab.wait("window.isSlow")?;
    tab.run_off("location.assign('fonts/OFL.txt')")?;
    tab.wait("location.pathname === '/fonts/OFL.txt'")?;
    if world.keeps_pages() {
        ensure!(tab.js("localStorage.putAway")? == "true", "the page was not put away");
    }
    // Asked for without waiting, so that no answer is an answer too.
    tab.js(&format!(
        "void ({ASK})('runs', 'readwrite', (runs) => runs.get('{run}')).then((text) => {{ window.found = text; }})"
    ))?;
    tab.wait("window.found")?;
    // The page itself, opened anew, has the game and its last move, and says nothing of silence.
    tab.run_off("location.assign('/')")?;
    tab.wait("document.querySelector('.save')")?;
    ensure!(saves::names(&tab, "runs")? == [run.to_string()], "the database has other runs");
    tab.click(".save")?;
    tab.wait("document.querySelector('.board .notes [data-n=\"4\"]')")?;
    write_note(&tab, 5)?;
    let kept = saved_moves(&tab)?.len();
    ensure!(kept == 2, "{kept} moves are kept");
    ensure!(tab.js("!document.querySelector('.toast')")? == true, "something is complained of");
    Ok(())
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
    let old = world.home(DESKTOP)?;
    let session = saves::deal(GameId::Classic)?;
    saves::open(&old, &session)?;
    let mut desk = Desk::new(session, Millis::ZERO);
    player::play_on(&old, &mut desk, Hand::Keys, 3)?;
    let moves = saved_moves(&old)?;
    old.visit("/settings")?;
    let backup = old.download(&world.folder, || old.click(".row button.button"))?;
    ensure!(backup.name == "ninefold-backup.txt", "it is called {}", backup.name);
    let file = backup.file;

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
