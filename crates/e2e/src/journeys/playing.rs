//! What a player does between the first move and the last.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Keys, PHONE, Screen, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Cell, Desk, GameId, Millis};

fn at_play(world: &World, screen: Screen) -> Result<Tab> {
    let tab = world.home(screen)?;
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    Ok(tab)
}

/// The empty cells of the board, in order.
fn empty(tab: &Tab) -> Result<Vec<u64>> {
    let cells =
        tab.js("[...document.querySelectorAll('.cell.empty')].map((cell) => +cell.dataset.cell)")?;
    Ok(serde_json::from_value(cells)?)
}

pub fn undo(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    let start = empty(&tab)?;
    let mut desk = Desk::new(saves::deal(GameId::Classic)?, Millis::ZERO);
    player::play_on(&tab, &mut desk, Hand::Keys, 2)?;
    tab.key("KeyM")?;
    player::play_on(&tab, &mut desk, Hand::Keys, 2)?;
    let n = start.len();
    let count = |left: usize| format!("document.querySelectorAll('.cell.empty').length === {left}");
    tab.keys(&[Keys::Ctrl("KeyZ")])?;
    tab.wait(&count(n - 3))?;
    tab.keys(&[Keys::Ctrl("KeyY")])?;
    tab.wait(&count(n - 4))?;
    // Back to what was kept, and back from there.
    tab.key("KeyB")?;
    tab.wait(&count(n - 2))?;
    tab.click(".tools .tool")?;
    tab.wait(&count(n - 4))?;
    tab.keys(&[Keys::Plain("KeyU"); 3])?;
    tab.wait(&count(n - 1))?;
    // Nothing is forgotten by loading it again.
    tab.reload()?;
    tab.wait(&count(n - 1))?;
    tab.click(".tools .tool:nth-child(2)")?;
    tab.wait(&count(n - 2))
}

/// Goes to the first empty cell of the first row and writes a note, as soon as there is a cell.
const AT_ONCE: &str = "new MutationObserver((_, watch) => {
    const row = [...document.querySelectorAll('.cell')].slice(0, 9);
    if (!row.length) return;
    watch.disconnect();
    const press = (code, shiftKey) => row[0].dispatchEvent(new KeyboardEvent('keydown', { code, shiftKey, bubbles: true }));
    const to = row.findIndex((cell, nth) => nth > 0 && cell.matches('.empty'));
    for (let nth = 0; nth < to; nth += 1) press('ArrowRight', false);
    press('Digit5', true);
}).observe(document, { subtree: true, childList: true }), true";

/// A key counts from the very moment on at which the board is there: it is drawn, and it is saved.
pub fn at_once(world: &World) -> Result<()> {
    let is_drawn = "document.querySelector('.cell.cursor .corner [data-n=\"5\"]')";
    let tab = world.home(DESKTOP)?;
    // A run that comes from storage, and one that has just been dealt.
    let session = saves::deal(GameId::Classic)?;
    saves::put_run(&tab, &session)?;
    tab.js(AT_ONCE)?;
    tab.visit(&format!("/play/{}", session.run()))?;
    tab.wait(is_drawn)?;
    ensure!(saves::session(&tab)?.n_moves() == 1, "the note is not saved");
    player::practised(&tab)?;
    tab.visit("/new/classic")?;
    tab.js(AT_ONCE)?;
    tab.click(".preset")?;
    tab.wait(is_drawn)?;
    ensure!(saves::session(&tab)?.n_moves() == 1, "the note is not saved");
    Ok(())
}

pub fn drag(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    // Across the first row, faster than the page is drawn.
    tab.drag(&tab.middles(&["[data-cell='0']", "[data-cell='8']"])?)?;
    tab.wait("document.querySelectorAll('.cell.selected').length === 9")?;
    tab.key("Digit6")?;
    tab.wait("document.querySelectorAll('.notes [data-n=\"6\"]').length > 1")?;
    tab.key("Escape")?;
    tab.wait("!document.querySelector('.cell.selected')")
}

pub fn double_tap(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    let given = "(() => { const digit = document.querySelector('.cell.given .value').innerText; \
        return [...document.querySelectorAll('.cell .value')].filter((value) => value.innerText === digit).length; })()";
    let same = tab.js(given)?;
    tab.double_click(".cell.given")?;
    tab.wait(&format!("document.querySelectorAll('.cell.selected').length === {same}"))?;

    let phone = at_play(world, PHONE)?;
    let spot = phone.middle(".cell.given")?;
    phone.tap_at(&[spot, spot])?;
    phone.wait(&format!("document.querySelectorAll('.cell.selected').length === {same}"))
}

pub fn notes(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    tab.click(".cell.empty")?;
    tab.keys(&[Keys::Shift("Digit1"), Keys::Shift("Digit2"), Keys::Ctrl("Digit3")])?;
    tab.wait("document.querySelectorAll('.cell.cursor .corner [data-n]').length === 2")?;
    tab.wait("document.querySelector('.cell.cursor .center')?.dataset.n === '3'")?;
    let name = tab.js("document.querySelector('.cell.cursor').ariaLabel")?;
    ensure!(name.as_str().is_some_and(|name| name.ends_with("notes 1 2 3")), "it is called {name}");
    // By mode: centre, corner, colours, values.
    tab.keys(&[Keys::Plain("KeyC"), Keys::Plain("Digit4")])?;
    tab.wait("document.querySelector('.cell.cursor .center')?.dataset.n === '34'")?;
    tab.keys(&[Keys::Plain("KeyV"), Keys::Plain("Digit5")])?;
    tab.wait("document.querySelector('.cell.cursor').style.background.includes('gradient')")?;
    tab.keys(&[Keys::Plain("KeyZ"), Keys::Plain("Digit6")])?;
    tab.wait("document.querySelector('.cell.cursor.own .value')?.innerText === '6'")?;
    // A digit first, then the cells.
    tab.keys(&[Keys::Plain("Escape"), Keys::Plain("KeyN"), Keys::Plain("Digit8")])?;
    tab.wait("document.querySelector('.key.armed')")?;
    let cells: Vec<String> =
        empty(&tab)?.iter().take(2).map(|cell| format!("[data-cell='{cell}']")).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    tab.click_at(&tab.middles(&cells)?)?;
    tab.wait("document.querySelectorAll('.notes [data-n=\"8\"]').length === 2")
}

pub fn links(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    tab.keys(&[Keys::Plain("KeyF"), Keys::Plain("KeyE")])?;
    tab.wait("document.querySelectorAll('.notes [data-n]').length > 20")?;
    tab.middle(".board")?;
    let ends = tab.js(
        "(() => { const digit = document.querySelector('.notes [data-n]').dataset.n; \
         const notes = [...document.querySelectorAll(`.notes [data-n='${digit}']`)].slice(0, 2); \
         return notes.map((note) => note.getBoundingClientRect()).map((r) => [r.x + r.width / 2, r.y + r.height / 2]); })()",
    )?;
    let ends: Vec<(f64, f64)> = serde_json::from_value(ends)?;
    tab.drag(&ends)?;
    tab.wait("document.querySelectorAll('.links .strong').length === 1")?;
    // By clicks, one end and then the other: the same link, weak now.
    tab.click_at(&ends[..1])?;
    tab.wait("document.querySelectorAll('.link-end').length === 3")?;
    tab.click_at(&ends[1..])?;
    tab.wait("document.querySelectorAll('.links .weak').length === 1")?;
    tab.keys(&[Keys::Ctrl("KeyZ")])?;
    tab.wait("document.querySelectorAll('.links .strong').length === 1")?;
    tab.reload()?;
    tab.wait("document.querySelectorAll('.links .strong').length === 1")
}

pub fn pause(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    tab.key("KeyP")?;
    tab.wait("document.querySelector('.cover')")?;
    // No cell can be seen or touched while the clock stands.
    let first = Cell::all().next().context("a board has a cell")?.index();
    let seen = tab.js(&format!(
        "[...document.querySelectorAll('.board .cell')].filter((cell) => {{ const r = cell.getBoundingClientRect(); \
         return cell.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); }}).length + {first}"
    ))?;
    ensure!(seen == 0, "{seen} cells can be seen through the cover");
    let moves = saves::session(&tab)?.log(Millis::ZERO).moves;
    tab.keys(&[Keys::Plain("ArrowRight"), Keys::Plain("Digit1")])?;
    ensure!(
        tab.js("!document.querySelector('.cell.own')")? == true,
        "a covered board was played on"
    );
    ensure!(
        saves::session(&tab)?.log(Millis::ZERO).moves == moves,
        "a covered board was played on"
    );
    tab.click(".cover .button")?;
    tab.wait("!document.querySelector('.cover')")
}

pub fn hint(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    let before = empty(&tab)?.len();
    let mut drawn = Vec::new();
    tab.click(".tool[data-tool='hint']")?;
    let stages = tab.get(
        "document.querySelector('.notice-card.hint small')?.innerText.match(/\\d+/g).map(Number)",
    )?;
    let of = stages[1].as_u64().context("a hint says how many stages it has")?;
    ensure!(stages[0] == 1 && of >= 3, "it began with stage {stages}");
    for stage in 1..=of {
        tab.wait(&format!(
            "document.querySelector('.notice-card.hint small')?.innerText.match(/\\d+/)[0] === '{stage}'"
        ))?;
        let layer =
            tab.js("document.querySelector('.hint-layer, .layer.hint')?.innerHTML ?? ''")?;
        drawn.push(layer.as_str().unwrap_or_default().to_owned());
        tab.click(".notice-card.hint .button.main")?;
    }
    drawn.dedup();
    ensure!(
        drawn.len() > 1 && drawn.last().is_some_and(|last| !last.is_empty()),
        "the stages draw nothing of their own"
    );
    tab.wait("!document.querySelector('.notice-card.hint')")?;
    let after = empty(&tab)?.len();
    ensure!(after < before, "the last stage did nothing");
    Ok(())
}

pub fn keys(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    tab.wait("document.activeElement.matches('.cell')")?;
    tab.keys(&[Keys::Shift("Slash")])?;
    tab.wait("document.querySelectorAll('.dialog dl.keys kbd').length > 20")?;
    // The keys belong to the dialog now.
    tab.key("Digit1")?;
    tab.key("Escape")?;
    tab.wait("!document.querySelector('.dialog')")?;
    tab.wait("document.activeElement.matches('.cell')")?;
    ensure!(
        tab.js("!document.querySelector('.key.armed')")? == true,
        "the game heard the dialog's keys"
    );
    Ok(())
}

pub fn rebinding(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    let play = tab.path()?;
    tab.keys(&[Keys::Shift("Slash")])?;
    tab.click(".dialog a[href='#/keys']")?;
    // T is the hint's; it is told, and given when pressed again.
    let undo = "[...document.querySelectorAll('.bound')].filter((key) => key.ariaLabel.startsWith('Undo'))";
    tab.wait(&format!("{undo}.length === 3"))?;
    tab.js(&format!("({undo})[1].focus()"))?;
    tab.key("Enter")?;
    tab.wait("document.querySelector('.dialog')?.innerText.includes('Press the key')")?;
    tab.key("Digit5")?;
    tab.wait("document.querySelector('.dialog').innerText.includes('5 keeps its meaning')")?;
    tab.key("KeyT")?;
    tab.wait("document.querySelector('.dialog').innerText.includes('T does “Hint')")?;
    tab.key("KeyT")?;
    tab.wait("!document.querySelector('.dialog')")?;
    tab.wait(&format!("({undo})[1].innerText === 'T'"))?;
    tab.click(".switch")?;
    tab.wait("document.querySelector('.switch').checked")?;
    tab.visit(&play)?;
    tab.wait("document.activeElement.matches('.cell')")?;
    let cursor = "+document.querySelector('.cell.cursor').dataset.cell";
    let start = tab.js(cursor)?.as_u64().context("a cell is chosen")?;
    tab.keys(&[Keys::Plain("KeyL"), Keys::Plain("KeyJ")])?;
    tab.wait(&format!("{cursor} !== {start}"))?;
    let n = empty(&tab)?.len();
    tab.click(".cell.empty")?;
    tab.key("Digit1")?;
    tab.wait(&format!("document.querySelectorAll('.cell.empty').length === {}", n - 1))?;
    tab.key("KeyT")?;
    tab.wait(&format!("document.querySelectorAll('.cell.empty').length === {n}"))?;
    // And everything as it was.
    tab.visit("/keys")?;
    tab.click(".settings > .row .button")?;
    tab.wait(&format!(
        "({undo})[1].innerText === 'U' && !document.querySelector('.switch').checked"
    ))
}

/// What ends a run is asked twice.
pub fn solution(world: &World) -> Result<()> {
    let tab = at_play(world, DESKTOP)?;
    tab.click(".head .button:last-child")?;
    tab.click(".dialog .more")?;
    tab.js("(() => { const ends = [...document.querySelectorAll('.menu-grid .button')].find((button) => button.innerText.includes('solution')); ends.id = 'ends'; ends.focus(); })()")?;
    tab.click("#ends")?;
    tab.wait("document.querySelector('#ends.danger')")?;
    ensure!(tab.path()?.starts_with("/play/"), "it was not asked");
    tab.click("#ends")?;
    player::go_on(&tab)?;
    ensure!(tab.js("!document.querySelector('.stamp')")? == true, "it has a score");
    Ok(())
}
