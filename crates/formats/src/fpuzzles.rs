//! f-puzzles: a board as JSON, packed by lz-string into an address. Rules beyond Sudoku's own are named.

use crate::colors::{self, Colors};
use crate::json::{digit, digits, says_something, text};
use crate::parcel::{self, Parcel, Pencil};
use crate::regions::Regions;
use crate::{about, fault, lz};
use engine::{Candidates, Cell, DigitSet, Grid, Phrase, phrase};
use serde_json::{Map, Value};
use std::fmt::Write;

pub const NAME: &str = "f-puzzles";

/// What is read of the board, or says nothing of its rules.
const KNOWN: [&str; 6] = ["size", "grid", "title", "author", "ruleset", "solution"];
const KNOWN_OF_CELL: [&str; 11] = [
    "value",
    "given",
    "region",
    "centerPencilMarks",
    "cornerPencilMarks",
    "givenPencilMarks",
    "c",
    "highlight",
    "cArray",
    "highlightArray",
    "color",
];

/// Whether a JSON object is such a board.
pub fn is_board(map: &Map<String, Value>) -> bool {
    map.contains_key("size") && map.contains_key("grid")
}

/// What stands behind `load=`, or behind `fpuz` in an address of SudokuPad.
pub fn unpack(code: &str) -> Result<Parcel, Phrase> {
    let board = lz::unpack(code, |text| crate::json::parse(text).filter(Value::is_object));
    match board {
        Some(Value::Object(map)) => read(&map),
        _ => Err(phrase!("format-damaged", name = NAME)),
    }
}

pub fn read(map: &Map<String, Value>) -> Result<Parcel, Phrase> {
    let size = map.get("size").and_then(Value::as_u64).unwrap_or(9);
    if size != 9 {
        return Err(fault::size(NAME, size));
    }
    let damaged = || phrase!("format-damaged", name = NAME);
    let rows = map.get("grid").and_then(Value::as_array).ok_or_else(damaged)?;
    let cells: Vec<&Map<String, Value>> =
        rows.iter().filter_map(Value::as_array).flatten().filter_map(Value::as_object).collect();
    let is_whole = rows.iter().all(|row| row.as_array().is_some_and(|row| row.len() == 9));
    if rows.len() != 9 || !is_whole || cells.len() != 81 {
        return Err(damaged());
    }
    let regions = Regions::named(|cell| region(&cells, cell), NAME)?;
    let (mut clues, mut position) = (Grid::EMPTY, Grid::EMPTY);
    let mut drawn = [DigitSet::ALL; 81];
    let mut pencil = Pencil::default();
    let mut ignored = Vec::new();
    let mut colors = Colors::default();
    for (at, cell) in Cell::all().zip(&cells) {
        position[at] = cell.get("value").and_then(digit);
        if cell.get("given").and_then(Value::as_bool) == Some(true) {
            clues[at] = position[at];
        }
        pencil.center[at.index()] = digits(cell.get("centerPencilMarks"));
        pencil.corner[at.index()] = digits(cell.get("cornerPencilMarks"));
        let given = digits(cell.get("givenPencilMarks"));
        if !given.is_empty() {
            drawn[at.index()] = given;
        }
        let own = ["c", "highlight", "cArray", "highlightArray"].map(|name| cell.get(name));
        let own = own.into_iter().flatten().flat_map(|value| match value {
            Value::Array(list) => list.iter().collect(),
            one => vec![one],
        });
        for color in own.filter(|color| says_something(color)) {
            let name = color.as_str().map_or_else(|| color.to_string(), str::to_owned);
            match colors.of(&name) {
                Some(color) => pencil.colors[at.index()].insert(color),
                None => crate::ignore(&mut ignored, "colours beyond nine"),
            }
        }
        for (name, value) in *cell {
            if !KNOWN_OF_CELL.contains(&name.as_str()) && says_something(value) {
                crate::ignore(&mut ignored, name);
            }
        }
    }
    let mut entry = parcel::entry(clues, position, Candidates::from_cells(drawn));
    entry.solution = map.get("solution").and_then(solution);
    about::keep(&mut entry, about::TITLE, text(map, "title"));
    about::keep(&mut entry, about::AUTHOR, text(map, "author"));
    about::keep(&mut entry, about::RULES, text(map, "ruleset"));
    for (name, value) in map {
        if !KNOWN.contains(&name.as_str()) && says_something(value) && !is_remark(name, value) {
            crate::ignore(&mut ignored, name);
        }
    }
    Ok(Parcel { entry, pencil, ignored, regions })
}

/// A cage without cells is a line of text.
fn is_remark(name: &str, value: &Value) -> bool {
    let without_cells = |cage: &Value| {
        cage.get("cells").and_then(Value::as_array).is_none_or(|cells| cells.is_empty())
    };
    name == "cage" && value.as_array().is_some_and(|cages| cages.iter().all(without_cells))
}

/// The number of a cell's region: that of its box where none is told.
fn region(cells: &[&Map<String, Value>], cell: Cell) -> Option<u64> {
    match cells[cell.index()].get("region") {
        None => Some(u64::from(cell.box_index())),
        Some(value) => value.as_u64(),
    }
}

/// A list of numbers, or a text of digits with or without commas. What is not whole is none.
fn solution(value: &Value) -> Option<Grid> {
    let line: String = match value {
        Value::Array(list) => list.iter().filter_map(digit).map(|digit| digit.to_char()).collect(),
        Value::String(text) => text.chars().filter(|ch| !matches!(ch, ',' | ' ')).collect(),
        _ => return None,
    };
    line.parse::<Grid>().ok().filter(Grid::is_solved)
}

/// The address that opens it there.
pub fn address(parcel: &Parcel) -> String {
    format!("https://f-puzzles.com/?load={}", lz::pack(&board(parcel)))
}

fn board(parcel: &Parcel) -> String {
    let Parcel { entry, pencil, .. } = parcel;
    let position = parcel.position();
    let notes = parcel.notes();
    let quoted = |text: &str| Value::from(text).to_string();
    let mut text = "{\"size\":9".to_owned();
    for (name, letter) in
        [("title", about::TITLE), ("author", about::AUTHOR), ("ruleset", about::RULES)]
    {
        if let Some(kept) = about::kept(entry, letter) {
            let _ = write!(text, ",\"{name}\":{}", quoted(kept));
        }
    }
    text.push_str(",\"grid\":[");
    for cell in Cell::all() {
        text.push_str(match (cell.index(), cell.col()) {
            (0, _) => "[",
            (_, 0) => "],[",
            _ => ",",
        });
        let mut fields: Vec<String> = Vec::new();
        if let Some(digit) = position[cell] {
            fields.push(format!("\"value\":{digit}"));
        }
        if entry.puzzle[cell].is_some() {
            fields.push("\"given\":true".to_owned());
        }
        let marks = |name: &str, digits: DigitSet| {
            let list: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
            (!list.is_empty()).then(|| format!("\"{name}\":[{}]", list.join(",")))
        };
        fields.extend(marks("centerPencilMarks", notes[cell.index()]));
        fields.extend(marks("cornerPencilMarks", pencil.corner[cell.index()]));
        let mut colors = pencil.colors[cell.index()].iter().map(colors::name);
        if let Some(first) = colors.next() {
            fields.push(format!("\"highlight\":\"{first}\""));
            let more: Vec<String> = colors.map(|color| format!("\"{color}\"")).collect();
            if !more.is_empty() {
                fields.push(format!("\"highlightArray\":[\"{first}\",{}]", more.join(",")));
            }
        }
        let _ = write!(text, "{{{}}}", fields.join(","));
    }
    text.push_str("]]}");
    text
}
