//! Plays a run to its end in the page, by one kind of hand: mouse, finger or keys alone.
//!
//! Beside the page it keeps a desk of its own, made of the same crates, on which it does the same.
//! So it knows what to do next in any game, and what the page has to show after each move.

use crate::saves;
use crate::tab::{Keys, Tab};
use anyhow::{Context, Result, anyhow, bail, ensure};
use session::view::{Content, PieceView};
use session::{Action, Cell, CellSet, Command, Desk, Direction, GameId, Millis, Select, Session};
use session::{Intent, Stride, Turn};
use std::cmp::Ordering;
use std::collections::VecDeque;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Touch,
    Keys,
}

/// Longer than any run takes that is going anywhere.
const MOVES: usize = 300;
/// The rules are told no time: what depends on it is not for hands to test.
const NO_TIME: Millis = Millis::ZERO;

/// Starts a preset from its menu.
#[track_caller]
pub fn start(tab: &Tab, game: &str, preset: usize, hand: Hand) -> Result<()> {
    tab.go(&format!("/new/{game}"))?;
    practised(tab)?;
    let button = choose(tab, game, preset, hand)?;
    match hand {
        Hand::Mouse => tab.click(&button)?,
        Hand::Touch => tab.tap(&button)?,
        Hand::Keys => {
            focus(tab, &button)?;
            tab.key("Enter")?;
        }
    }
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")
}

/// From now on no lesson comes before a first run.
pub fn practised(tab: &Tab) -> Result<()> {
    let keys = GameId::ALL.map(GameId::key).join(",");
    tab.js(&format!("localStorage['ninefold.lessons'] = '{keys}'"))?;
    Ok(())
}

/// Answers what the menu asks, if it asks; tells the button that starts the preset then.
pub fn choose(tab: &Tab, game: &str, preset: usize, hand: Hand) -> Result<String> {
    let info = GameId::from_key(game).context("there is such a game")?.info();
    let wanted = &info.presets[preset];
    for question in 0..info.questions.len() {
        let answers = info.answers(question, wanted);
        let place = answers.iter().position(|preset| *preset == wanted).context("it is offered")?;
        let label = format!(".choice:has([name='{question}']) label:nth-child({})", place + 1);
        match hand {
            Hand::Mouse => tab.click(&label)?,
            Hand::Touch => tab.tap(&label)?,
            Hand::Keys => {
                focus(tab, &format!("[name='{question}']"))?;
                (0..place).try_for_each(|_| tab.key("ArrowRight"))?;
            }
        }
        tab.wait(&format!("document.querySelector(\"{label} :checked\")"))?;
    }
    Ok(match info.questions.is_empty() {
        true => {
            if wanted.aside
                && tab.js("!!document.querySelector('.more[aria-expanded=false]')")? == true
            {
                tab.click(".more")?;
            }
            format!("[data-preset={}]", wanted.key)
        }
        false => ".asked .button.main".to_owned(),
    })
}

/// Presses Tab until something has the focus.
pub fn focus(tab: &Tab, selector: &str) -> Result<()> {
    for _ in 0..40 {
        tab.key("Tab")?;
        if tab.js(&format!("document.activeElement.matches({:?})", selector))? == true {
            return Ok(());
        }
    }
    bail!("Tab does not lead to {selector}")
}

/// Plays a run, without the page, until so many moves are left to make.
pub fn play_ahead(mut session: Session, left: usize) -> Result<Session> {
    let mut ahead = session.clone();
    let mut actions = Vec::new();
    while !ahead.outcome().is_over() {
        let action = next(&ahead).context("there is nothing to do, but no end")?;
        ahead.act(&action, NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
        actions.push(action);
    }
    for action in &actions[..actions.len().saturating_sub(left)] {
        session.act(action, NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    }
    Ok(session)
}

/// Plays until the result card is there.
pub fn finish(tab: &Tab, hand: Hand) -> Result<()> {
    let mut desk = Desk::new(saves::session(tab)?, NO_TIME);
    play_on(tab, &mut desk, hand, MOVES)?;
    ensure!(desk.session().outcome().is_over(), "the run does not come to an end");
    go_on(tab)?;
    let saved = saves::session(tab)?;
    ensure!(saved.outcome().is_over(), "the page shows an end that it did not save");
    Ok(())
}

/// From the last board to the card. A win goes on by itself, the rest when the player likes.
#[track_caller]
pub fn go_on(tab: &Tab) -> Result<()> {
    tab.wait("document.querySelector('.letter, .over .button')")?;
    tab.js("document.querySelector('.over .button')?.click()")?;
    tab.wait("document.querySelector('.letter')")
}

/// Makes some moves, or as many as there are.
pub fn play_on(tab: &Tab, desk: &mut Desk, hand: Hand, moves: usize) -> Result<()> {
    for _ in 0..moves {
        if desk.session().outcome().is_over() {
            return Ok(());
        }
        let action = next(desk.session()).context("there is nothing to do, but no end")?;
        perform(tab, desk, &action, hand)
            .and_then(|()| shows(tab, desk))
            .with_context(|| format!("`{action}` by {hand:?}; the page says: {}", says(tab)))?;
    }
    Ok(())
}

fn says(tab: &Tab) -> String {
    let said = tab.js("document.querySelector('.notice')?.innerText ?? ''").unwrap_or_default();
    said.as_str().unwrap_or_default().to_owned()
}

/// Waits until the page's board is as far as the desk's.
#[track_caller]
pub fn shows(tab: &Tab, desk: &Desk) -> Result<()> {
    let cells = desk.view(NO_TIME).board.cells;
    let empty = cells.iter().filter(|cell| cell.content == Content::Empty);
    let empty: Vec<String> = empty.map(|cell| cell.cell.index().to_string()).collect();
    tab.wait(&format!(
        "location.hash.startsWith('#/result/') || \
         [...document.querySelectorAll('.cell.empty')].map((cell) => cell.dataset.cell).join() === '{}'",
        empty.join(",")
    ))
}

/// Something that brings the run nearer to its end.
fn next(session: &Session) -> Option<Action> {
    let view = session.view(NO_TIME);
    if !view.pad.is_empty() {
        let Some(solution) = solution(session) else { return hinted(session) };
        let (cell, value) = solution.into_iter().next()?;
        return Some(Action::Enter { cells: CellSet::only(cell), value });
    }
    if view.tray.is_empty() {
        return Some(Action::Command(Command::Submit));
    }
    let hinted = hinted(session);
    // A hint leads on and on where the aim is not to end: there, what pays least ends soonest.
    let paid = |action: &Action| session.preview(action, NO_TIME).points;
    if hinted.is_some_and(|action| !can_turn(session) && paid(&action) > 0) || hinted.is_none() {
        return places(session).min_by_key(paid);
    }
    hinted
}

/// What a hint would do. Who knows it without asking has found it.
fn hinted(session: &Session) -> Option<Action> {
    session.hint(NO_TIME).ok()?.actions.first().copied()
}

fn can_turn(session: &Session) -> bool {
    session.view(NO_TIME).tray.iter().any(|piece| piece.turnable)
}

fn places(session: &Session) -> impl Iterator<Item = Action> {
    let pieces = session.view(NO_TIME).tray;
    pieces
        .into_iter()
        .flat_map(|piece| {
            Cell::all().map(move |at| Action::Place { piece: piece.id, at, turn: piece.turn })
        })
        .filter(|action| session.preview(action, NO_TIME).refusal.is_none())
}

/// The empty cells and what belongs there.
pub fn solution(session: &Session) -> Option<Vec<(Cell, u8)>> {
    let mut solved = session.clone();
    solved.act(&Action::Command(Command::ShowSolution), NO_TIME).ok()?;
    let solved = solved.view(NO_TIME).board.cells;
    let open = session.view(NO_TIME).board.cells;
    let open = open.iter().zip(&solved).filter(|(cell, _)| cell.content == Content::Empty);
    open.map(|(cell, solution)| Some((cell.cell, solution.content.value()?))).collect()
}

pub const DIGITS: [&str; 10] = [
    "Digit0", "Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8",
    "Digit9",
];

fn perform(tab: &Tab, desk: &mut Desk, action: &Action, hand: Hand) -> Result<()> {
    match (*action, hand) {
        (Action::Enter { cells, value } | Action::Note { cells, value, .. }, Hand::Keys) => {
            let cell = cells.first().context("an entry has a cell")?;
            let mut keys = walk(desk, cell)?;
            keys.push(Keys::Plain(DIGITS[usize::from(value)]));
            tab.keys(&keys)?;
        }
        (Action::Enter { cells, value } | Action::Note { cells, value, .. }, _) => {
            let cell = cells.first().context("an entry has a cell")?;
            let (cell, key) = (cell_at(cell), format!(".key[aria-label='{value}']"));
            let spots = tab.middles(&[&cell, &key])?;
            if hand == Hand::Mouse { tab.click_at(&spots)? } else { tab.tap_at(&spots)? }
        }
        (Action::Place { at, turn, piece }, _) => {
            let tray = desk.view(NO_TIME).tray;
            let place =
                tray.iter().position(|found| found.id == piece).context("it is in the tray")?;
            match hand {
                Hand::Mouse => drag(tab, &tray[place], place, at, turn)?,
                Hand::Touch => touch(tab, &tray[place], place, at, turn)?,
                Hand::Keys => {
                    let keys = carry(desk, action, place)?;
                    return tab.keys(&keys);
                }
            }
        }
        (Action::Command(Command::Submit), Hand::Mouse) => tab.click(".side .hued")?,
        (Action::Command(Command::Submit), Hand::Touch) => tab.tap(".side .hued")?,
        (Action::Command(Command::Submit), Hand::Keys) => tab.key("KeyS")?,
        _ => bail!("a hand does not know how to `{action}`"),
    }
    let reply = desk.act(action, NO_TIME);
    ensure!(reply.logged, "the rules refuse it: {:?}", reply.refusal);
    Ok(())
}

fn cell_at(cell: Cell) -> String {
    format!("[data-cell='{}']", cell.index())
}

const ARROWS: [(&str, Direction); 4] = [
    ("ArrowUp", Direction::Up),
    ("ArrowDown", Direction::Down),
    ("ArrowLeft", Direction::Left),
    ("ArrowRight", Direction::Right),
];

fn step(to: Direction) -> Intent {
    Intent::Go { to, stride: Stride::Cell, how: Select::Only }
}

/// The arrows that bring the cursor to a cell, and select it: the shortest way, since boards may
/// have holes.
fn walk(desk: &mut Desk, to: Cell) -> Result<Vec<Keys<'static>>> {
    let board = desk.view(NO_TIME).board;
    let mut ways = VecDeque::from([(desk.input().clone(), Vec::<usize>::new())]);
    let mut seen = CellSet::EMPTY;
    while let Some((input, way)) = ways.pop_front() {
        if input.cursor() == to && input.selection().contains(to) {
            for &place in &way {
                let (_, to) = ARROWS[place];
                desk.handle(step(to), NO_TIME);
            }
            return Ok(way.into_iter().map(|place| Keys::Plain(ARROWS[place].0)).collect());
        }
        for (place, (_, direction)) in ARROWS.iter().enumerate() {
            let mut next = input.clone();
            next.go(*direction, Stride::Cell, Select::Only, &board);
            if !seen.contains(next.cursor()) {
                seen.insert(next.cursor());
                ways.push_back((next, way.iter().copied().chain([place]).collect()));
            }
        }
    }
    bail!("the arrows do not lead to {to}")
}

/// Takes the piece by its place in the tray, turns it, carries it with the arrows and drops it.
fn carry(desk: &mut Desk, action: &Action, place: usize) -> Result<Vec<Keys<'static>>> {
    let Action::Place { at, turn, .. } = *action else { bail!("only a piece is carried") };
    let mut keys = Vec::new();
    let mut press = |desk: &mut Desk, code: &'static str, intent: Intent| {
        keys.push(Keys::Plain(code));
        desk.handle(intent, NO_TIME)
    };
    for _ in 0..=place {
        press(desk, "Period", Intent::TakeNext);
    }
    let held = |desk: &Desk| desk.hand().context("a piece is in hand");
    while held(desk)?.turn != turn {
        press(desk, "KeyX", Intent::TurnClockwise);
    }
    let size = desk.view(NO_TIME).board;
    for _ in 0..20 {
        let over = held(desk)?.over.cell_on(size.rows, size.cols);
        if over == at {
            break;
        }
        let place = match over.row().cmp(&at.row()) {
            Ordering::Less => 1,
            Ordering::Greater => 0,
            Ordering::Equal if over.col() < at.col() => 3,
            Ordering::Equal => 2,
        };
        let (code, to) = ARROWS[place];
        press(desk, code, step(to));
    }
    let reply = press(desk, "Enter", Intent::Drop);
    ensure!(reply.logged, "the rules refuse it: {:?}", reply.refusal);
    Ok(keys)
}

fn grip(place: usize) -> String {
    format!(".tray-field > .piece:nth-child({}) [data-grip='0']", place + 1)
}

/// Picks the piece up by its first cell, turns it in the air, lets it go over the target.
fn drag(tab: &Tab, piece: &PieceView, place: usize, at: Cell, turn: Turn) -> Result<()> {
    let spots = tab.middles(&[&grip(place), &cell_at(at)])?;
    let turns = vec![Keys::Plain("KeyX"); usize::from(quarters(piece, turn))];
    tab.drag_with(&spots, &turns)
}

/// A piece that lies right is dragged; one that does not is tapped, turned and put.
fn touch(tab: &Tab, piece: &PieceView, place: usize, at: Cell, turn: Turn) -> Result<()> {
    let turns = usize::from(quarters(piece, turn));
    if turns > 0 {
        tab.tap(&grip(place))?;
        let button = tab.middle(".tool[data-tool='turn-right']:not([aria-disabled])")?;
        tab.tap_at(&vec![button; turns])?;
        return tab.tap(&cell_at(at));
    }
    let spots = tab.middles(&[&grip(place), &cell_at(at)])?;
    let cell = tab.js("document.querySelector('.cell').getBoundingClientRect().width")?;
    let below =
        piece.cells.iter().map(|cell| turn.apply((cell.row, cell.col)).0).max().unwrap_or(0);
    // The piece floats above the finger, so the finger stays below the target.
    let rise = 30.0 + (f64::from(below) + 0.5) * cell.as_f64().unwrap_or(0.0);
    tab.drag_touch(spots[0], (spots[1].0, spots[1].1 + rise))
}

fn quarters(piece: &PieceView, turn: Turn) -> u8 {
    (4 + turn.quarters() - piece.turn.quarters()) % 4
}
