//! SudokuPad: what stands behind the host. A short code for bare puzzles, and JSON packed by lz-string
//! for all else.

use crate::json::{digit, digits, says_something};
use crate::parcel::{Parcel, Pencil};
use crate::regions::Regions;
use crate::{about, fault, fpuzzles, json, lz, unzip};
use engine::text::Entry;
use engine::{Cell, Digit, Grid, Phrase, phrase};
use serde_json::{Map, Value};

pub const NAME: &str = "SudokuPad";

/// Digit and blanks of the short code: a sign is digit + 10 × blanks.
const SHORT: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// Blanks of the older short code: a sign is so many of them.
const BLANKS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// Reads what begins as such codes do.
pub fn read(code: &str) -> Option<Result<Parcel, Phrase>> {
    let after = |prefixes: [&str; 2]| prefixes.into_iter().find_map(|name| code.strip_prefix(name));
    if let Some(code) = after(["fpuzzles", "fpuz"]) {
        return Some(fpuzzles::unpack(code));
    }
    if let Some(code) = after(["scl", "ctc"]) {
        return Some(unpack(code));
    }
    after(["scf", "classic"]).map(short)
}

fn short(code: &str) -> Result<Parcel, Phrase> {
    let code = lz::unescaped(code);
    let read = by_short(&code).map(|cells| (cells, None));
    // A last sign of rules looks like a sign of cells.
    let with_rules = || match code.split_at_checked(code.len().saturating_sub(1))? {
        (cells, "w") => Some((by_short(cells)?, Some("windoku"))),
        (cells, "x") => Some((by_short(cells)?, Some("diagonals"))),
        _ => None,
    };
    let older = || Some((by_blanks(&code)?, None));
    let read = read.or_else(with_rules).or_else(older);
    let (grid, rules) = read.ok_or_else(|| phrase!("format-damaged", name = NAME))?;
    let ignored = rules.map(str::to_owned).into_iter().collect();
    Ok(Parcel { ignored, ..Parcel::from(Entry::new(grid)) })
}

fn by_short(code: &str) -> Option<Grid> {
    let mut cells = Vec::new();
    for byte in code.bytes().take(82) {
        let index = SHORT.iter().position(|sign| *sign == byte)?;
        cells.push(Digit::new((index % 10) as u8));
        cells.extend(std::iter::repeat_n(None, index / 10));
    }
    whole(&cells)
}

fn by_blanks(code: &str) -> Option<Grid> {
    let mut cells = Vec::new();
    for sign in code.chars().take(163) {
        match Digit::from_char(sign) {
            Some(digit) => cells.push(Some(digit)),
            None => cells
                .extend(std::iter::repeat_n(None, BLANKS.chars().position(|blank| blank == sign)?)),
        }
    }
    whole(&cells)
}

fn whole(cells: &[Option<Digit>]) -> Option<Grid> {
    cells.try_into().ok().map(Grid::from_cells)
}

/// The address that opens this puzzle there.
pub fn address(puzzle: &Grid) -> String {
    let mut code = String::new();
    let mut cells = Cell::all().peekable();
    while let Some(cell) = cells.next() {
        let mut blanks = 0;
        while blanks < 5 && cells.next_if(|&next| puzzle[next].is_none()).is_some() {
            blanks += 1;
        }
        let digit = puzzle[cell].map_or(0, |digit| usize::from(digit.get()));
        code.push(SHORT[digit + 10 * blanks].into());
    }
    format!("https://sudokupad.app/scf{code}")
}

fn unpack(code: &str) -> Result<Parcel, Phrase> {
    let board =
        |text: &str| json::parse(text).or_else(|| unzip::parse(text)).filter(Value::is_object);
    match lz::unpack(code, board) {
        Some(Value::Object(map)) => read_board(&map),
        _ => Err(phrase!("format-damaged", name = NAME)),
    }
}

/// Whether a JSON object is a board of SudokuPad.
pub fn is_board(map: &Map<String, Value>) -> bool {
    rows(map).is_some_and(|rows| rows.iter().all(Value::is_array))
}

fn rows(map: &Map<String, Value>) -> Option<&Vec<Value>> {
    by_names(map, ["cells", "ce"]).and_then(Value::as_array)
}

/// By its name, or by the short one.
fn by_names<'a>(map: &'a Map<String, Value>, names: [&str; 2]) -> Option<&'a Value> {
    names.into_iter().find_map(|name| map.get(name))
}

/// What is read of the board, or says nothing of its rules; the short names beside the long ones.
const KNOWN: [&str; 10] =
    ["cells", "ce", "regions", "re", "cellSize", "cs", "id", "metadata", "cages", "ca"];
const KNOWN_OF_CELL: [&str; 6] = ["value", "v", "center", "centremarks", "ct", "pencilMarks"];

/// The long names of what is most often ignored.
const LONG: [(&str, &str); 5] =
    [("a", "arrows"), ("l", "lines"), ("o", "overlays"), ("u", "underlays"), ("ca", "cages")];

pub fn read_board(map: &Map<String, Value>) -> Result<Parcel, Phrase> {
    let damaged = || phrase!("format-damaged", name = NAME);
    let rows = rows(map).ok_or_else(damaged)?;
    if rows.len() != 9 {
        return Err(fault::size(NAME, rows.len() as u64));
    }
    let cells: Vec<&Value> = rows.iter().filter_map(Value::as_array).flatten().collect();
    if rows.iter().any(|row| row.as_array().is_none_or(|row| row.len() != 9)) {
        return Err(damaged());
    }
    let mut parcel = Parcel::from(Entry::new(Grid::EMPTY));
    parcel.regions = regions(by_names(map, ["regions", "re"]))?;
    let mut pencil = Pencil::default();
    for (at, cell) in Cell::all().zip(&cells) {
        let Some(cell) = cell.as_object() else { continue };
        parcel.entry.puzzle[at] = by_names(cell, ["value", "v"]).and_then(digit);
        let center = ["center", "centremarks", "ct"].into_iter().find_map(|name| cell.get(name));
        pencil.center[at.index()] = digits(center);
        pencil.corner[at.index()] = digits(cell.get("pencilMarks"));
        for (name, value) in cell {
            if !KNOWN_OF_CELL.contains(&name.as_str()) && says_something(value) {
                crate::ignore(&mut parcel.ignored, name);
            }
        }
    }
    parcel.pencil = pencil;
    for (name, value) in map {
        if !KNOWN.contains(&name.as_str()) && says_something(value) {
            let long = LONG.iter().find(|(short, _)| short == name).map(|(_, long)| *long);
            crate::ignore(&mut parcel.ignored, long.unwrap_or(name));
        }
    }
    if let Some(Value::Object(metadata)) = map.get("metadata") {
        for (name, value) in metadata {
            keep(&mut parcel, name, value.as_str().unwrap_or_default());
        }
    }
    for cage in by_names(map, ["cages", "ca"]).and_then(Value::as_array).into_iter().flatten() {
        read_cage(cage, &mut parcel);
    }
    Ok(parcel)
}

/// A cage without cells is a line of text about the puzzle.
fn read_cage(cage: &Value, parcel: &mut Parcel) {
    let Some(cage) = cage.as_object() else { return };
    let has_cells = by_names(cage, ["cells", "ce"]).is_some_and(says_something);
    let text = by_names(cage, ["value", "v"]).and_then(Value::as_str).unwrap_or_default();
    match text.split_once(':') {
        Some((name, text)) if !has_cells => keep(parcel, name.trim(), text),
        _ if has_cells => crate::ignore(&mut parcel.ignored, "cages"),
        _ => {}
    }
}

fn keep(parcel: &mut Parcel, name: &str, text: &str) {
    match name {
        "title" => about::keep(&mut parcel.entry, about::TITLE, Some(text)),
        "author" => about::keep(&mut parcel.entry, about::AUTHOR, Some(text)),
        "rules" => about::keep(&mut parcel.entry, about::RULES, Some(text)),
        "solution" => {
            parcel.entry.solution = text.trim().parse().ok().filter(Grid::is_solved);
        }
        _ if text.trim().is_empty() => {}
        _ => crate::ignore(&mut parcel.ignored, name),
    }
}

/// The regions as lists of cells. Where none are told they are the boxes.
fn regions(told: Option<&Value>) -> Result<Option<Regions>, Phrase> {
    let lists = told.and_then(Value::as_array).map_or(&[][..], |lists| lists);
    let mut region = [None; 81];
    for (list, number) in lists.iter().zip(0u64..) {
        for cell in list.as_array().into_iter().flatten() {
            let at = |nth: usize| u8::try_from(cell.get(nth)?.as_u64()?).ok();
            let place = at(0).zip(at(1)).and_then(|(row, col)| Cell::at(row, col));
            let place = place.ok_or_else(|| phrase!("format-regions", name = NAME))?;
            region[place.index()] = Some(number);
        }
    }
    match region.iter().all(Option::is_none) {
        true => Ok(None),
        false => Regions::named(|cell| region[cell.index()], NAME),
    }
}
