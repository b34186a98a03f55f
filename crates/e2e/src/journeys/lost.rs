//! Runs that are lost: the last board stays, and the result says what happened without a place or a
//! level that was not reached.

use crate::player::{self, DIGITS};
use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow, ensure};
use session::{Action, CellSet, EndResult, GameId, Millis, Session};

const NO_TIME: Millis = Millis::ZERO;

/// The third mistake is the last.
pub fn by_mistakes(world: &World) -> Result<()> {
    let game = GameId::Classic;
    let preset = game.preset("lives").context("there are lives to lose")?;
    let mut session = saves::deal_preset(game, &preset)?;
    let open = player::solution(&session).context("it has a solution")?;
    let wrong = |value: u8| value % 9 + 1;
    let (last, first) = open[..3].split_last().context("three are open")?;
    for (cell, value) in first {
        let action = Action::Enter { cells: CellSet::only(*cell), value: wrong(*value) };
        session.act(&action, NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    }
    let tab = world.home(DESKTOP)?;
    saves::open(&tab, &session)?;
    tab.click(&format!("[data-cell='{}']", last.0.index()))?;
    tab.key(DIGITS[usize::from(wrong(last.1))])?;
    is_lost(&tab, "Classic, Three lives")
}

/// No piece fits any more.
pub fn by_room(world: &World) -> Result<()> {
    let session = player::play_ahead(saves::deal(GameId::Binary)?, 1)?;
    let tab = world.home(DESKTOP)?;
    saves::open(&tab, &session)?;
    player::play_on(&tab, &mut session::Desk::new(session, NO_TIME), player::Hand::Mouse, 1)?;
    is_lost(&tab, "Binary")
}

/// Time has filled the whole board.
pub fn by_time(world: &World) -> Result<()> {
    let session = saves::deal(GameId::Hudoku)?;
    let open = player::solution(&session).context("it has a solution")?.len() as u64;
    let mut log = session.log(NO_TIME);
    // Half a minute for each, and the last one has ten seconds left.
    log.at = Millis::from_secs(30 * open - 10);
    let session = Session::resume(&log, NO_TIME).map_err(|error| anyhow!("{error}"))?;
    let tab = world.home(DESKTOP)?;
    saves::open(&tab, &session)?;
    tab.wait("document.querySelectorAll('.cell.empty').length === 1")?;
    super::table::leap(&tab, 11)?;
    is_lost(&tab, "Hudoku")
}

/// The board stays until the player goes on; the letter says that it is over, also when it is read
/// again, and leads on.
fn is_lost(tab: &Tab, name: &str) -> Result<()> {
    tab.wait("document.querySelector('.over .button')")?;
    tab.reload()?;
    tab.wait("document.querySelector('.over .button') && document.querySelector('.board')")?;
    player::go_on(tab)?;
    let session = saves::session(tab)?;
    let result = session.outcome().end().map(|end| end.result);
    ensure!(result == Some(EndResult::Lost), "it ended as {result:?}");
    let letter = |tab: &Tab| -> Result<String> {
        let said = tab.js("document.querySelector('main').innerText")?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    };
    let said = letter(tab)?;
    ensure!(said.contains(name), "“{name}” is not in the letter: {said}");
    ensure!(said.contains("The game is over"), "it does not say how it ended: {said}");
    for wrong in ["Solved", "Level 1 reached", "0 checks"] {
        ensure!(!said.contains(wrong), "“{wrong}” is in the letter: {said}");
    }
    let total = tab.js("document.querySelector('.stamp b')?.innerText ?? ''")?;
    ensure!(total != "0", "a score of nothing is stamped: {said}");
    ensure!(total != "" || !said.contains("Place 1"), "no points have a place: {said}");
    tab.reload()?;
    tab.wait("document.querySelector('.letter')")?;
    ensure!(letter(tab)? == said, "read again it says {}", letter(tab)?);
    tab.click(".letter .main")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.cell.empty')")
}
