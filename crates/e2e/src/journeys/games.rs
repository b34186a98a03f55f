//! Every game, from the menu to the result card, by every kind of hand.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, PHONE};
use crate::world::World;
use anyhow::{Result, ensure};
use session::GameId;

pub fn by_mouse(world: &World) -> Result<()> {
    play_all(world, Hand::Mouse)
}

pub fn by_touch(world: &World) -> Result<()> {
    play_all(world, Hand::Touch)
}

pub fn by_keys(world: &World) -> Result<()> {
    play_all(world, Hand::Keys)
}

/// One that fails does not hide the next.
fn play_all(world: &World, hand: Hand) -> Result<()> {
    let played = GameId::ALL.into_iter().map(|game| (game, play(world, game, hand)));
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
