//! Boards that differ from deal to deal: looked at and chosen before the start, brought as text, and
//! read on a narrow screen.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Screen};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Desk, GameId, Ground, Millis, Preset};

/// The first game that lets choose where it is dealt, with its first preset.
fn choosing() -> Result<(GameId, Preset, Vec<Ground>)> {
    let found = GameId::ALL.into_iter().find_map(|game| {
        let preset = game.info().presets.swap_remove(0);
        let grounds = game.grounds(preset.key);
        (!grounds.is_empty()).then_some((game, preset, grounds))
    });
    found.context("no game lets choose")
}

/// Each ground is drawn with its regions; the one that is chosen is dealt on, and only as long as the
/// board has its size.
pub fn chosen(world: &World) -> Result<()> {
    let (game, _, grounds) = choosing()?;
    let tab = world.home(DESKTOP)?;
    tab.visit(&format!("/new/{}", game.key()))?;
    player::practised(&tab)?;
    let labels = ".choice:has([name=ground]) label";
    tab.wait(&format!("document.querySelectorAll('{labels}').length === {}", grounds.len() + 1))?;
    for (place, ground) in grounds.iter().enumerate() {
        let label = format!("{labels}:nth-child({})", place + 2);
        // Its regions, and where no cells are, are areas of the drawing; it has no empty ones.
        let drawn = tab.js(&format!(
            "[...document.querySelectorAll('{label} svg text')].map((text) => text.textContent)"
        ))?;
        let told = drawn.as_array().map_or(0, Vec::len);
        ensure!(told == ground.board.regions.len(), "{}: {drawn} is told", ground.key);
        let seen = format!("document.querySelector('{label} svg').getBoundingClientRect().width");
        ensure!(tab.js(&seen)?.as_f64() > Some(60.0), "{} is too small to be seen", ground.key);
    }
    let wanted = grounds.last().context("there are some")?;
    tab.click(&format!("{labels}:last-child"))?;
    tab.wait(&format!("document.querySelector('{labels}:last-child :checked')"))?;
    tab.click(".asked .button.main")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")?;
    let session = saves::session(&tab)?;
    let shape = |board: &session::view::BoardView| -> Vec<u8> {
        board.cells.iter().map(|at| at.region).collect()
    };
    let dealt = session.view(Millis::ZERO).board;
    ensure!(shape(&dealt) == shape(&wanted.board), "it is not {}", wanted.key);
    player::play_on(&tab, &mut Desk::new(session, Millis::ZERO), Hand::Mouse, 1)?;

    // Another size has other grounds: any of them, until one is chosen.
    tab.visit(&format!("/new/{}", game.key()))?;
    tab.click(&format!("{labels}:last-child"))?;
    tab.wait(&format!("document.querySelector('{labels}:last-child :checked')"))?;
    tab.click(".choice:has([name='0']) label:last-child")?;
    tab.wait(&format!("document.querySelector('{labels}:first-child :checked')"))
}

/// A template as documents print it: an array with a name, and words behind it.
const PRINTED: &str = "template4x5 = [ ['a', 'a', 'a', 'b', 'b'], ['a', 'a', 'a', 'b', 'b'], \
    ['a', 'a', 'a', 'd', 'd'], ['-a', '-a', '-a', 'd', 'd'] ]'a','b','c','d': regions'-a','-c': empty";

/// It is pasted onto home as it stands, and played to its end against the countdown.
pub fn pasted(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let text = serde_json::Value::from(PRINTED);
    tab.js(&format!(
        "(() => {{ const data = new DataTransfer(); data.setData('text/plain', {text}); \
         document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true }})); }})()"
    ))?;
    tab.wait("location.hash === '#/own' && document.querySelector('.notice-card .button.main')")?;
    tab.click(".notice-card .button.main")?;
    tab.wait("document.querySelector('.board') && document.querySelector('.readout.ring')")?;
    let cells = |kind: &str| tab.js(&format!("document.querySelectorAll('.cell{kind}').length"));
    ensure!(cells("")? == 20 && cells(".void")? == 3, "the board is not four by five");
    player::finish(&tab, Hand::Keys)
}

/// What stands in the corner of a region can be read on the narrowest phone, and hides no number.
pub fn narrow(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let (game, ..) = choosing()?;
    tab.resize(Screen { name: "narrow", width: 320, height: 568, is_phone: true })?;
    for preset in game.info().presets.iter().filter(|preset| preset.ranked) {
        saves::open(&tab, &saves::deal_preset(game, preset)?)?;
        let trouble = tab.js(TROUBLE)?;
        let is_fine = trouble.as_array().is_some_and(Vec::is_empty);
        ensure!(is_fine, "{}: {trouble}", preset.key);
    }
    Ok(())
}

/// Labels that are small, or lie over the number of their cell or beside their cell.
const TROUBLE: &str = "(() => {
    const found = [];
    const ink = (node) => { const range = document.createRange(); range.selectNodeContents(node); return range.getBoundingClientRect(); };
    const labels = [...document.querySelectorAll('.cell .label')];
    if (labels.length === 0) found.push('there are no labels');
    for (const label of labels) {
        const at = label.getBoundingClientRect();
        const cell = label.parentElement.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(label).fontSize);
        if (size < 10) found.push(label.dataset.n + ' has ' + size + ' pixels');
        if (at.right > cell.right + 1) found.push(label.dataset.n + ' is wider than its cell');
        const value = label.parentElement.querySelector('.value');
        if (!value) continue;
        const digit = ink(value);
        const wide = Math.min(at.right, digit.right) - Math.max(at.left, digit.left);
        // The box of a digit has air above and below its ink.
        const high = at.bottom - (digit.top + digit.height * 0.2);
        if (wide > 1 && high > 1) found.push(label.dataset.n + ' lies over ' + value.innerText);
    }
    return found;
})()";
