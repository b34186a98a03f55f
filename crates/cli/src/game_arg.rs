//! The game and the preset as arguments: the names come from the catalog, and so do the refusals.

use crate::exit::Failure;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::{GameId, Preset};

/// Takes the key of any game that is offered.
pub fn game_parser() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::key))
        .map(|key| GameId::from_key(&key).expect("only keys of games are possible"))
}

/// The preset that is dealt by this key, or the game's first.
pub fn preset(game: GameId, key: Option<&str>) -> Result<Preset, Failure> {
    let mut presets = game.info().presets;
    let Some(key) = key else {
        return Ok(presets.swap_remove(0));
    };
    presets.retain(|preset| !preset.brought);
    let known: Vec<&str> = presets.iter().map(|preset| preset.key).collect();
    let why = match game.preset(key) {
        Some(preset) if !preset.brought => return Ok(preset),
        Some(_) => format!("{key} is what players bring: name their file instead"),
        None => format!("{} has no preset {key:?}; it has {}", game.key(), known.join(", ")),
    };
    Err(Failure::Usage(why))
}
