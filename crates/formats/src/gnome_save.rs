//! GNOME Sudoku's saved games: JSON with the cells that are filled or noted.

use crate::ignore;
use crate::json::{digit, digits};
use crate::parcel::{self, Parcel, Pencil};
use engine::{Candidates, Cell, Grid, Phrase, phrase};
use serde_json::{Map, Value, json};

pub const NAME: &str = "GNOME Sudoku";

/// Whether a JSON object is such a game.
pub fn is_game(map: &Map<String, Value>) -> bool {
    let cells = map.get("cells").and_then(Value::as_array);
    map.contains_key("difficulty_category")
        || cells.is_some_and(|cells| cells.iter().any(|cell| cell.get("position").is_some()))
}

pub fn read(map: &Map<String, Value>) -> Result<Parcel, Phrase> {
    let damaged = || phrase!("format-damaged", name = NAME);
    let (mut clues, mut position) = (Grid::EMPTY, Grid::EMPTY);
    let mut pencil = Pencil::default();
    for cell in map.get("cells").and_then(Value::as_array).ok_or_else(damaged)? {
        let place = cell.get("position").ok_or_else(damaged)?;
        let at = |nth: usize| u8::try_from(place.get(nth)?.as_u64()?).ok();
        let found =
            at(0).zip(at(1)).and_then(|(row, col)| Cell::at(row, col)).ok_or_else(damaged)?;
        position[found] = cell.get("value").and_then(digit);
        if cell.get("fixed").and_then(Value::as_bool) == Some(true) {
            clues[found] = position[found];
        }
        pencil.simple[found.index()] = digits(cell.get("earmarks"));
    }
    let mut ignored = Vec::new();
    if map.get("time_elapsed").and_then(Value::as_f64).is_some_and(|time| time > 0.0) {
        ignore(&mut ignored, "time_elapsed");
    }
    let mut entry = parcel::entry(clues, position, Candidates::ALL);
    let level = crate::json::text(map, "difficulty_category");
    crate::about::keep(
        &mut entry,
        crate::about::LEVEL,
        level.filter(|level| !level.starts_with("Unknown")),
    );
    Ok(Parcel { entry, pencil, ignored, regions: None })
}

/// The saved game, on a line of its own.
pub fn game_line(parcel: &Parcel) -> String {
    let position = parcel.position();
    let notes = parcel.notes();
    let is_told = |cell: &Cell| position[*cell].is_some() || !notes[cell.index()].is_empty();
    let cells: Vec<Value> = Cell::all()
        .filter(is_told)
        .map(|cell| {
            let earmarks: Vec<u8> = notes[cell.index()].iter().map(|digit| digit.get()).collect();
            json!({
                "position": [cell.row(), cell.col()],
                "value": position[cell].map_or(0, |digit| digit.get()),
                "fixed": parcel.entry.puzzle[cell].is_some(),
                "earmarks": earmarks,
            })
        })
        .collect();
    let known = ["Easy", "Medium", "Hard", "Very Hard"].map(|name| format!("{name} Difficulty"));
    let level = crate::about::kept(&parcel.entry, crate::about::LEVEL);
    let level = level.filter(|level| known.iter().any(|known| known == level));
    let level = level.unwrap_or("Unknown Difficulty");
    json!({ "difficulty_category": level, "time_elapsed": -1.0, "cells": cells }).to_string() + "\n"
}
