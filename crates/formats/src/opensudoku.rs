//! OpenSudoku's files: folders of games, in three versions of the file and five of a game's cells.

use crate::colors::Colors;
use crate::parcel::{self, Marks, Parcel, Pencil, is_none};
use crate::xml::{Part, Parts, Tag};
use crate::{MOST_GAMES, about, fault, ignore};
use engine::{Candidates, Cell, Digit, DigitSet, Grid, Phrase, phrase};

pub const NAME: &str = "OpenSudoku";

/// What stands before the games of a file, and after them.
pub const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"Ninefold\" created=\"0\">\n";
pub const TAIL: &str = "</folder>\n</opensudoku>\n";

/// Every game of a file, and every fault in its place.
pub fn read(text: &str) -> Vec<Result<Parcel, Phrase>> {
    let mut found = Vec::new();
    let mut folder: Option<String> = None;
    let mut author: Option<String> = None;
    let mut within = String::new();
    for part in Parts::of(text, NAME) {
        match part {
            Err(why) => {
                found.push(Err(why));
                return found;
            }
            Ok(Part::Open(tag)) if tag.name == "game" => {
                if found.len() >= MOST_GAMES {
                    found.push(Err(phrase!("format-too-many", limit = MOST_GAMES as u32)));
                    return found;
                }
                let game = game(&tag).map(|mut parcel| {
                    about::keep(&mut parcel.entry, about::TITLE, folder.as_deref());
                    about::keep(&mut parcel.entry, about::AUTHOR, author.as_deref());
                    parcel
                });
                found.push(game);
            }
            Ok(Part::Open(tag)) => {
                if tag.name == "folder" {
                    folder = tag.get("name").map(str::to_owned);
                }
                within = tag.name;
            }
            // The first version names the folder and its author so.
            Ok(Part::Text(text)) => match within.as_str() {
                "name" => folder.get_or_insert_default().push_str(&text),
                "author" => author.get_or_insert_default().push_str(&text),
                _ => {}
            },
            Ok(Part::Close(name)) => {
                if name == "folder" {
                    folder = None;
                }
                within.clear();
            }
        }
    }
    found
}

fn game(tag: &Tag) -> Result<Parcel, Phrase> {
    let data = tag.get("cells_data").or_else(|| tag.get("data")).unwrap_or_default();
    let mut parcel = cells(data.trim())?;
    parcel.entry.line = tag.line;
    let note = tag.get("user_note").or_else(|| tag.get("note"));
    about::keep(&mut parcel.entry, about::RULES, note);
    for name in ["time", "mistake_counter", "hint_usage", "command_stack"] {
        let value = tag.get(name).unwrap_or_default().trim();
        if !matches!(value, "" | "0") {
            ignore(&mut parcel.ignored, name);
        }
    }
    Ok(parcel)
}

fn cells(data: &str) -> Result<Parcel, Phrase> {
    let Some(rest) = data.strip_prefix("version:") else { return plain(data) };
    let (version, cells) = rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest, ""));
    let fields: usize = match version.trim() {
        "1" | "2" | "3" => 3,
        "4" => 4,
        "5" => 5,
        other => {
            return Err(phrase!("format-version", name = NAME, found = fault::shown(other)));
        }
    };
    let cells = cells.trim();
    let mut words = cells.strip_suffix('|').unwrap_or(cells).split('|');
    let (mut clues, mut position) = (Grid::EMPTY, Grid::EMPTY);
    let mut pencil = Pencil::default();
    let (mut colors, mut ignored) = (Colors::default(), Vec::new());
    for cell in Cell::all() {
        let mut next = || words.next().ok_or_else(|| fault::cells(cell.index() as u32));
        let value = next()?;
        let wrong = |found: &str| phrase!("format-field", found = fault::shown(found), cell = cell);
        position[cell] = match value.parse::<u8>() {
            Ok(0) => None,
            Ok(number) => Some(Digit::new(number).ok_or_else(|| wrong(value))?),
            Err(_) => return Err(wrong(value)),
        };
        let first = next()?;
        let marks = |text: &str| match version.trim() {
            "1" => listed(text),
            _ => text.parse::<u16>().ok().filter(|bits| *bits < 512).map(DigitSet::from_bits),
        };
        let first = marks(first).ok_or_else(|| wrong(first))?;
        // Of two kinds, the first is drawn at the edge.
        let place = if fields == 3 { &mut pencil.simple } else { &mut pencil.corner };
        place[cell.index()] = first;
        if fields > 3 {
            let second = next()?;
            pencil.center[cell.index()] = marks(second).ok_or_else(|| wrong(second))?;
        }
        if fields > 4 {
            let color = next()?;
            let number = color.parse::<i64>().map_err(|_| wrong(color))?;
            let ours = u8::try_from(number).ok().and_then(Digit::new);
            match ours.or_else(|| colors.of(color)) {
                _ if number == 0 => {}
                Some(ours) => pencil.colors[cell.index()] = DigitSet::only(ours),
                None => ignore(&mut ignored, "colours beyond nine"),
            }
        }
        let mut editable = next()?;
        // A program of the second version wrote one bar too many after notes.
        if editable.is_empty() && version.trim() == "2" {
            editable = next()?;
        }
        match editable {
            "0" => clues[cell] = position[cell],
            "1" => {}
            other => return Err(wrong(other)),
        }
    }
    if words.any(|word| !word.trim().is_empty()) {
        return Err(phrase!("too-many-cells", expected = 81));
    }
    let entry = parcel::entry(clues, position, Candidates::ALL);
    Ok(Parcel { entry, pencil, ignored, regions: None })
}

fn plain(data: &str) -> Result<Parcel, Phrase> {
    let grid = data.parse::<Grid>().map_err(|error| error.problem.phrase())?;
    Ok(engine::text::Entry::new(grid).into())
}

/// `1,2,`, or `-` for none.
fn listed(text: &str) -> Option<DigitSet> {
    let words = text.split(',').filter(|word| !word.is_empty() && *word != "-");
    words.map(|word| Digit::new(word.parse().ok()?)).collect()
}

/// A line of a file: the game with what it has. Notes at the edge need the fourth version of cells,
/// which fewer programs read.
pub fn game_line(parcel: &Parcel) -> String {
    let position = parcel.position();
    let notes = parcel.notes();
    let corner: &Marks = &parcel.pencil.corner;
    let is_bare = position == parcel.entry.puzzle && is_none(&notes) && is_none(corner);
    if is_bare {
        let line = engine::text::line_bytes(&position, b'0');
        return format!("<game data=\"{}\"/>\n", String::from_utf8_lossy(&line));
    }
    let version = if is_none(corner) { 3 } else { 4 };
    let mut data = format!("version: {version}&#10;");
    for cell in Cell::all() {
        let value = position[cell].map_or(0, Digit::get);
        let editable = u8::from(parcel.entry.puzzle[cell].is_none());
        let [edge, middle] = [corner, &notes].map(|marks| marks[cell.index()].bits());
        data += &match version {
            3 => format!("{value}|{middle}|{editable}|"),
            _ => format!("{value}|{edge}|{middle}|{editable}|"),
        };
    }
    format!("<game state=\"0\" data=\"{data}\"/>\n")
}
