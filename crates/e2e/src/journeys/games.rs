//! Every game, from the menu to the result card, by every kind of hand.

use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, PHONE};
use crate::world::World;
use anyhow::{Result, ensure};
use session::GameId;

macro_rules! plays {
    ($($name:ident: $game:ident $hand:ident;)*) => {
        $(pub fn $name(world: &World) -> Result<()> {
            play(world, GameId::$game, Hand::$hand)
        })*
    };
}

plays! {
    classic_by_mouse: Classic Mouse;
    classic_by_touch: Classic Touch;
    classic_by_keys: Classic Keys;
    pieces_by_mouse: Pieces Mouse;
    pieces_by_touch: Pieces Touch;
    pieces_by_keys: Pieces Keys;
    hudoku_by_mouse: Hudoku Mouse;
    hudoku_by_touch: Hudoku Touch;
    hudoku_by_keys: Hudoku Keys;
    binary_by_mouse: Binary Mouse;
    binary_by_touch: Binary Touch;
    binary_by_keys: Binary Keys;
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
