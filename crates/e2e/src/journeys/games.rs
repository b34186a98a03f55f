//! Every game, from the menu to the result card, by every kind of hand.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Result, ensure};
use session::{Desk, GameId, Millis};

pub fn by_mouse(world: &World) -> Result<()> {
    each(|game| play(world, game, Hand::Mouse))
}

pub fn by_touch(world: &World) -> Result<()> {
    each(|game| play(world, game, Hand::Touch))
}

pub fn by_keys(world: &World) -> Result<()> {
    each(|game| play(world, game, Hand::Keys))
}

pub fn begun_and_ended_by_mouse(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    each(|game| begin_and_end(&tab, game, Hand::Mouse))
}

pub fn begun_and_ended_by_keys(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    each(|game| begin_and_end(&tab, game, Hand::Keys))
}

/// Begins a run of a game in the menu, and plays another one, of which little is left, to its end:
/// an engine that can do both can do what lies between.
fn begin_and_end(tab: &Tab, game: GameId, hand: Hand) -> Result<()> {
    player::start(tab, game.key(), 0, hand)?;
    player::play_on(tab, &mut Desk::new(saves::session(tab)?, Millis::ZERO), hand, 2)?;
    saves::open(tab, &player::play_ahead(saves::deal(game)?, 3)?)?;
    player::finish(tab, hand)?;
    let complaints = tab.complaints();
    ensure!(complaints.is_empty(), "{complaints:?}");
    Ok(())
}

/// One that fails does not hide the next.
fn each(play: impl Fn(GameId) -> Result<()>) -> Result<()> {
    let played = GameId::ALL.into_iter().map(|game| (game, play(game)));
    let failed: Vec<String> = played
        .filter_map(|(game, end)| Some(format!("{}: {:#}", game.key(), end.err()?)))
        .collect();
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(())
}

fn play(world: &World, game: GameId, hand: Hand) -> Result<()> {
    let tab = world.tab(if hand == Hand::Touch { PHONE } else { DESKTOP })?;
    // A menu that asks is answered by keys and fingers; the mouse takes it as it comes.
    let asks = !game.info().questions.is_empty() && hand != Hand::Mouse;
    let preset = if asks { 4 } else { 0 };
    player::start(&tab, game.key(), preset, hand)?;
    let dealt = saves::session(&tab)?.deal().preset;
    ensure!(dealt == game.info().presets[preset].key, "{dealt} was dealt");
    player::finish(&tab, hand)?;
    let complaints = tab.complaints();
    ensure!(complaints.is_empty(), "{complaints:?}");
    Ok(())
}
