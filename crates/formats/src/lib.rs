//! Puzzles as other programs write them: addresses, codes, library lines, files. A module for each
//! program; the layouts that people draw are the engine's.
//!
//! It knows characters and boards, never files or networks: an address is read, not visited. What comes
//! from strangers is bounded in length, depth and in what it may unpack to.

mod about;
mod address;
mod any;
mod colors;
mod fault;
mod fpuzzles;
mod gnome;
mod gnome_save;
mod hodoku;
mod json;
mod ksudoku;
mod lz;
mod opensudoku;
mod ours;
mod parcel;
mod program;
mod regions;
mod sudokupad;
mod sudokuwiki;
mod unzip;
mod xml;

#[cfg(test)]
mod tests;
#[cfg(test)]
use tests::{SAMPLE, told};

use engine::{Phrase, phrase};
use serde_json::Value;

pub use any::{Fault, begins_with_object, is_foreign, read_any, read_any_and};
pub use parcel::{Marks, Parcel, Pencil};
pub use program::{Lost, Program, Written, lost_as_text};
pub use regions::Regions;

/// Longer lines are none of these, and are not looked at.
pub const LONGEST_LINE: usize = 1 << 20;

/// Longer files are not read.
pub const LONGEST_FILE: usize = 64 << 20;

/// No more games are read of one file.
pub const MOST_GAMES: usize = 10_000;

/// The outermost tags of files that are read, or refused by name.
const FILES: [&str; 4] = ["opensudoku", "ksudoku", "opensudoku2", "onegravitysudoku"];

/// No more names of what is ignored are told, nor longer ones.
const MOST_NAMES: usize = 30;
const LONGEST_NAME: usize = 40;

/// Who reads the letters of Ninefold's own links, which only the games know: the puzzle that a line is, or
/// why not; `None` if it is no link.
pub type ReadLink = fn(&str) -> Option<Result<Parcel, Phrase>>;

fn no_links(_: &str) -> Option<Result<Parcel, Phrase>> {
    None
}

/// The puzzle that the line is, or why not; `None` if no program that is known here writes such lines.
pub fn read_line(line: &str) -> Option<Result<Parcel, Phrase>> {
    read_line_and(line, no_links)
}

/// The same where the line may be a link of ours, or an object that has one.
pub fn read_line_and(line: &str, read_link: ReadLink) -> Option<Result<Parcel, Phrase>> {
    read_link(line).or_else(|| Some(line_of_any_shape(line, read_link)?.and_then(with_boxes)))
}

/// The first puzzle of a text, if it has regions of its own in place of the boxes; else `None`. All else
/// that reads refuses those, since nearly nobody who takes a parcel minds what its houses are.
pub fn read_jigsaw(text: &str) -> Option<Parcel> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let found = match file_of_any_shape(text, no_links) {
        Some(found) => found.into_iter().next().map(|(_, read)| read),
        None => line_of_any_shape(first, no_links),
    };
    found?.ok().filter(|parcel| parcel.regions.is_some())
}

fn with_boxes(parcel: Parcel) -> Result<Parcel, Phrase> {
    match &parcel.regions {
        Some(regions) => Err(regions.refused()),
        None => Ok(parcel),
    }
}

fn line_of_any_shape(line: &str, read_link: ReadLink) -> Option<Result<Parcel, Phrase>> {
    if line.len() > LONGEST_LINE {
        return None;
    }
    let line = line.trim_start_matches('\u{feff}').trim();
    match line.bytes().next()? {
        b'{' => read_object(json::parse(line)?, read_link),
        b'<' => None,
        _ => address::read(line)
            .or_else(|| sudokuwiki::read(line))
            .or_else(|| code(line))
            .or_else(|| hodoku::read(line))
            .or_else(|| gnome::read(line)),
    }
}

/// Codes of SudokuPad and f-puzzles without their address. Words that only begin alike are no codes.
fn code(line: &str) -> Option<Result<Parcel, Phrase>> {
    let is_code = line.len() > 12 && !line.contains(char::is_whitespace);
    match line.get(..3)? {
        "N4I" if is_code => Some(fpuzzles::unpack(line)),
        _ if is_code => sudokupad::read(line),
        _ => None,
    }
}

/// Whether a text is a file that is read as a whole, judged by its beginning: XML and JSON of a program
/// that is known, objects that are in a list or have lines inside. `None` while nothing telling has come.
pub fn is_file(beginning: &str) -> Option<bool> {
    let text = beginning.trim_start_matches('\u{feff}').trim_start();
    match text.bytes().next()? {
        b'<' => match xml::root(text) {
            Some(root) => Some(FILES.contains(&root.as_str())),
            None if text.len() < 4_000 => None,
            None => Some(false),
        },
        b'{' | b'[' => {
            let names = json::first_names(json::inside_list(text));
            let has = |name: &str| names.contains(&name);
            let is_ours = ours::has_names(&names) && !begins_with_object(text);
            Some(has("size") && has("grid") || has("cells") || has("ce") || is_ours)
        }
        _ => Some(false),
    }
}

/// The puzzles of a whole file; `None` if no program that is known here writes such files.
pub fn read_file(text: &str) -> Option<Vec<Result<Parcel, Fault>>> {
    read_file_and(text, no_links)
}

fn read_file_and(text: &str, read_link: ReadLink) -> Option<Vec<Result<Parcel, Fault>>> {
    let found = file_of_any_shape(text, read_link)?.into_iter();
    let placed = found.map(|(line, read)| {
        let read = read.and_then(with_boxes);
        read.map_err(|what| Fault { line, column: None, what })
    });
    Some(placed.collect())
}

/// A puzzle, or why there is none, and the line on which it begins, where that is known.
type Placed = (u64, Result<Parcel, Phrase>);

fn file_of_any_shape(text: &str, read_link: ReadLink) -> Option<Vec<Placed>> {
    if text.len() > LONGEST_FILE {
        return Some(vec![(1, Err(too_long()))]);
    }
    let text = text.trim_start_matches('\u{feff}').trim_end();
    if text.trim_start().starts_with(['{', '[']) {
        return read_objects(text, read_link);
    }
    let text = text.trim_start();
    let found = match xml::root(text.starts_with('<').then_some(text)?)?.as_str() {
        "opensudoku" => opensudoku::read(text),
        "ksudoku" => vec![ksudoku::read(text)],
        "opensudoku2" => vec![Err(phrase!("format-known", name = "OpenSudoku 2"))],
        "onegravitysudoku" => vec![Err(phrase!("format-known", name = "Sudoku 10'000"))],
        _ => return None,
    };
    Some(found.into_iter().map(|read| (1, read)).collect())
}

/// Why a file of more than [`LONGEST_FILE`] is not read.
pub fn too_long() -> Phrase {
    phrase!("format-too-long", limit = (LONGEST_FILE >> 20) as u32)
}

/// One object, or one after the other.
fn read_objects(text: &str, read_link: ReadLink) -> Option<Vec<Placed>> {
    let mut found = Vec::new();
    for (line, value) in json::each(text) {
        if found.len() >= MOST_GAMES {
            found.push((line, Err(phrase!("format-too-many", limit = MOST_GAMES as u32))));
            break;
        }
        let mut read = read_object(value, read_link)?;
        if let Ok(parcel) = &mut read {
            parcel.entry.line = line;
        }
        found.push((line, read));
    }
    Some(found)
}

fn read_object(value: Value, read_link: ReadLink) -> Option<Result<Parcel, Phrase>> {
    let Value::Object(map) = value else { return None };
    if fpuzzles::is_board(&map) {
        Some(fpuzzles::read(&map))
    } else if sudokupad::is_board(&map) {
        Some(sudokupad::read_board(&map))
    } else if gnome_save::is_game(&map) {
        Some(gnome_save::read(&map))
    } else if ours::is_object(&map) {
        Some(ours::read(&map, read_link))
    } else {
        None
    }
}

/// Notes that something of this name is not taken along.
fn ignore(names: &mut Vec<String>, name: &str) {
    let name: String = name.chars().take(LONGEST_NAME).collect();
    if names.len() < MOST_NAMES && !names.contains(&name) {
        names.push(name);
    }
}
