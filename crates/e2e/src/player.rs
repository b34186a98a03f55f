//! Plays a run to its end in the page, by one kind of hand: mouse, finger or keys alone.
//!
//! What to do next it works out from the saved log with the same crates as the page, so it plays
//! any game without knowing which.

use crate::tab::Tab;
use anyhow::{Context, Result, bail};
use session::view::Content;
use session::view::PieceView;
use session::{Action, Cell, Command, Log, Millis, Session, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Touch,
    Keys,
}

/// Longer than any run takes that is going anywhere.
const MOVES: usize = 1500;

/// Starts a preset from its menu.
pub fn start(tab: &Tab, game: &str, preset: usize, hand: Hand) -> Result<()> {
    tab.go(&format!("/new/{game}"))?;
    let button = format!("li:nth-child({}) > .preset", preset + 1);
    match hand {
        Hand::Mouse => tab.click(&button)?,
        Hand::Touch => tab.tap(&button)?,
        Hand::Keys => {
            tab.wait(&format!("document.querySelector('{button}')"))?;
            tab.js(&format!("document.querySelector('{button}').focus()"))?;
            tab.key("Enter")?;
        }
    }
    tab.wait("location.pathname.startsWith('/play/') && document.querySelector('.board')")
}

/// Plays until the result card is there.
pub fn finish(tab: &Tab, hand: Hand) -> Result<()> {
    for _ in 0..MOVES {
        if tab.js("location.pathname.startsWith('/result/')")? == true {
            return tab.wait("document.querySelector('.letter')");
        }
        let session = session(tab)?;
        if session.outcome().is_over() {
            return tab.wait("document.querySelector('.letter')");
        }
        let moves = session.log(Millis::ZERO).moves.len();
        let action = next(&session).context("the run is not over, but there is nothing to do")?;
        perform(tab, &session, &action, hand)
            .with_context(|| format!("the run so far:\n{}", session.log(Millis::ZERO)))?;
        saved(tab, moves).with_context(|| format!("after `{action}` by {hand:?}"))?;
    }
    bail!("the run does not come to an end")
}

/// The run that is being played, as the page saved it.
pub fn session(tab: &Tab) -> Result<Session> {
    let text = tab.js(READ_SAVE)?;
    let text = text.as_str().context("the run is not saved")?;
    let (_, log) = text.split_once('\n').context("the save is cut off")?;
    let log: Log = log.parse().map_err(|error| anyhow::anyhow!("{error}"))?;
    Session::resume(&log, Millis::ZERO).map_err(|error| anyhow::anyhow!("{error}"))
}

const READ_SAVE: &str = "new Promise((resolve) => {
  const run = location.pathname.split('/')[2];
  const open = indexedDB.open('ninefold');
  open.onsuccess = () => {
    const get = open.result.transaction('runs').objectStore('runs').get(run);
    get.onsuccess = () => { open.result.close(); resolve(get.result); };
  };
})";

/// Waits until the page has saved a move more.
fn saved(tab: &Tab, moves: usize) -> Result<()> {
    for _ in 0..200 {
        if session(tab)?.log(Millis::ZERO).moves.len() > moves {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    bail!(
        "the move was not made or not saved; the page says: {}",
        tab.js("document.querySelector('.notice')?.innerText ?? ''")?
    )
}

/// Something that brings the run nearer to its end.
fn next(session: &Session) -> Option<Action> {
    let view = session.view(Millis::ZERO);
    if !view.pad.is_empty() {
        let mut solved = session.clone();
        solved.act(&Action::Command(Command::ShowSolution), Millis::ZERO).ok()?;
        let solved = solved.view(Millis::ZERO).board.cells;
        let open =
            view.board.cells.iter().zip(&solved).find(|(cell, _)| cell.content == Content::Empty);
        let (cell, solution) = open?;
        let cells = session::CellSet::only(cell.cell);
        return Some(Action::Enter { cells, value: solution.content.value()? });
    }
    if view.tray.is_empty() {
        return Some(Action::Command(Command::Submit));
    }
    let hinted = session.hint(Millis::ZERO).ok().and_then(|hint| hint.actions.first().copied());
    hinted.or_else(|| {
        let places = view.tray.iter().flat_map(|piece| {
            Cell::all().map(|at| Action::Place { piece: piece.id, at, turn: Turn::NONE })
        });
        places.into_iter().find(|action| session.preview(action, Millis::ZERO).refusal.is_none())
    })
}

fn perform(tab: &Tab, session: &Session, action: &Action, hand: Hand) -> Result<()> {
    match *action {
        Action::Enter { cells, value } => {
            let cell = cells.first().context("an entry has a cell")?;
            match hand {
                Hand::Mouse => {
                    tab.click(&format!("[data-cell='{}']", cell.index()))?;
                    tab.click(&format!(".key[aria-label='{value}']"))
                }
                Hand::Touch => {
                    tab.tap(&format!("[data-cell='{}']", cell.index()))?;
                    tab.tap(&format!(".key[aria-label='{value}']"))
                }
                Hand::Keys => {
                    walk(tab, cell)?;
                    tab.key(&format!("Digit{value}"))
                }
            }
        }
        Action::Place { piece, at, turn } => {
            let tray = session.view(Millis::ZERO).tray;
            let place =
                tray.iter().position(|found| found.id == piece).context("it is in the tray")?;
            match hand {
                Hand::Mouse => drag(tab, &tray[place], place, at, turn),
                Hand::Touch => touch(tab, &tray[place], place, at, turn),
                Hand::Keys => carry(tab, place, at, turn),
            }
        }
        Action::Command(Command::Submit) => match hand {
            Hand::Mouse => tab.click(".side .hued"),
            Hand::Touch => tab.tap(".side .hued"),
            Hand::Keys => tab.key("KeyS"),
        },
        _ => bail!("a hand does not know how to `{action}`"),
    }
}

/// Moves the cursor by arrows.
fn walk(tab: &Tab, to: Cell) -> Result<()> {
    for _ in 0..20 {
        let at = tab.js("+document.querySelector('.cell.cursor').dataset.cell")?;
        let at = at.as_u64().and_then(|at| Cell::new(at as u8)).context("there is a cursor")?;
        if at == to {
            // Only a selected cell takes a value.
            if tab.js("!!document.querySelector('.cell.cursor.selected')")? == true {
                return Ok(());
            }
            tab.key("ArrowRight")?;
            tab.key("ArrowLeft")?;
            continue;
        }
        let key = if at.row() != to.row() {
            if at.row() < to.row() { "ArrowDown" } else { "ArrowUp" }
        } else if at.col() < to.col() {
            "ArrowRight"
        } else {
            "ArrowLeft"
        };
        tab.key(key)?;
    }
    bail!("the arrows do not lead to {to}")
}

fn spot(tab: &Tab, cell: Cell) -> Result<(f64, f64)> {
    tab.middle(&format!("[data-cell='{}']", cell.index()))
}

fn grip(place: usize) -> String {
    format!(".tray-field > .piece:nth-child({}) [data-grip='0']", place + 1)
}

/// Picks the piece up by its first cell, turns it in the air, lets it go over the target.
fn drag(tab: &Tab, piece: &PieceView, place: usize, at: Cell, turn: Turn) -> Result<()> {
    let (from, to) = (tab.middle(&grip(place))?, spot(tab, at)?);
    tab.mouse("mousePressed", from)?;
    tab.mouse("mouseMoved", (from.0 + 12.0, from.1 + 4.0))?;
    for _ in 0..quarters(piece, turn) {
        tab.key("KeyX")?;
    }
    for part in [0.3, 0.7, 1.0] {
        tab.mouse(
            "mouseMoved",
            (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part),
        )?;
    }
    tab.mouse("mouseReleased", to)
}

/// A piece that lies right is dragged; one that does not is tapped, turned and put.
fn touch(tab: &Tab, piece: &PieceView, place: usize, at: Cell, turn: Turn) -> Result<()> {
    let turns = quarters(piece, turn);
    if turns > 0 {
        tab.tap(&grip(place))?;
        for _ in 0..turns {
            tab.tap(".tool[data-tool='turn-right']")?;
        }
        return tab.tap(&format!("[data-cell='{}']", at.index()));
    }
    let from = tab.middle(&grip(place))?;
    let (x, y) = spot(tab, at)?;
    let cell = tab.js("document.querySelector('.cell').getBoundingClientRect().width")?;
    let below =
        piece.cells.iter().map(|cell| turn.apply((cell.row, cell.col)).0).max().unwrap_or(0);
    // The piece floats above the finger, so the finger stays below the target.
    let rise = 30.0 + (f64::from(below) + 0.5) * cell.as_f64().unwrap_or(0.0);
    tab.drag_touch(from, (x, y + rise))
}

/// Takes the piece by its place in the tray and carries it with the arrows.
fn carry(tab: &Tab, place: usize, at: Cell, turn: Turn) -> Result<()> {
    tab.js("document.querySelector('.cell.cursor').focus()")?;
    let cursor = tab.js("+document.querySelector('.cell.cursor').dataset.cell")?;
    let start = cursor.as_u64().and_then(|at| Cell::new(at as u8)).context("there is a cursor")?;
    for _ in 0..=place {
        tab.key("Period")?;
    }
    let dealt = tab.js("+document.querySelector('.piece.chosen').dataset.turn")?;
    let turned = (4 + turn.quarters() - dealt.as_u64().unwrap_or(0) as u8) % 4;
    for _ in 0..turned {
        tab.key("KeyX")?;
    }
    let steps = |from: u8, to: u8| (i32::from(to) - i32::from(from)).rem_euclid(9);
    for _ in 0..steps(start.row(), at.row()) {
        tab.key("ArrowDown")?;
    }
    for _ in 0..steps(start.col(), at.col()) {
        tab.key("ArrowRight")?;
    }
    tab.key("Enter")
}

fn quarters(piece: &PieceView, turn: Turn) -> u8 {
    (4 + turn.quarters() - piece.turn.quarters()) % 4
}
