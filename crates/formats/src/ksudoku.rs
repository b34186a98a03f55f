//! KSudoku's games: XML, cells column by column, letters for digits. Read alone.

use crate::parcel::{self, Parcel, Pencil};
use crate::xml::{Part, Parts};
use crate::{fault, ignore};
use engine::{Candidates, Cell, Digit, DigitSet, Grid, Phrase, phrase};

pub const NAME: &str = "KSudoku";

pub fn read(text: &str) -> Result<Parcel, Phrase> {
    let mut within = String::new();
    let mut values: Option<String> = None;
    let mut line = 1;
    let mut pencil = Pencil::default();
    let mut entered: Vec<(Cell, Option<Digit>)> = Vec::new();
    let mut ignored = Vec::new();
    for part in Parts::of(text, NAME) {
        match part? {
            Part::Open(tag) => {
                match tag.name.as_str() {
                    "graph" => {
                        let kind = tag.get("specific-type").or_else(|| tag.get("type"));
                        known(kind.unwrap_or("Plain"), tag.get("order"))?;
                    }
                    "game" if tag.get("msecs-elapsed").is_some_and(|time| time.trim() != "0") => {
                        ignore(&mut ignored, "msecs-elapsed");
                    }
                    "simple-event" => {
                        let cell = tag.get("index").and_then(|index| drawn(index.parse().ok()?));
                        let cell = cell.ok_or_else(|| phrase!("format-damaged", name = NAME))?;
                        if let Some(markers) = tag.get("markers") {
                            pencil.simple[cell.index()] = marked(markers);
                        }
                        if let Some(value) = tag.get("value") {
                            entered.push((cell, value.parse().ok().and_then(Digit::new)));
                        }
                    }
                    "complex-event" => ignore(&mut ignored, "complex-event"),
                    "cage" => ignore(&mut ignored, "cage"),
                    _ => {}
                }
                if tag.name == "values" {
                    line = tag.line;
                }
                within = tag.name;
            }
            Part::Text(text) if within == "values" => {
                values.get_or_insert_default().push_str(&text);
            }
            Part::Text(_) => {}
            Part::Close(_) => within.clear(),
        }
    }
    let values = values.ok_or_else(|| phrase!("format-damaged", name = NAME))?;
    let clues = board(&values)?;
    let mut position = clues;
    for (cell, value) in entered.into_iter().filter(|(cell, _)| clues[*cell].is_none()) {
        position[cell] = value;
    }
    let mut entry = parcel::entry(clues, position, Candidates::ALL);
    entry.line = line;
    Ok(Parcel { entry, pencil, ignored })
}

/// Refuses by name what is no plain board of nine.
fn known(kind: &str, order: Option<&str>) -> Result<(), Phrase> {
    let order = order.and_then(|order| order.parse::<u64>().ok()).unwrap_or(9);
    match kind {
        "Plain" | "sudoku" if order == 9 => Ok(()),
        "Plain" | "sudoku" => Err(fault::size(NAME, order)),
        "Jigsaw" => Err(phrase!("format-regions", name = NAME)),
        other => Err(phrase!("format-known", name = format!("{NAME} {other}"))),
    }
}

fn board(values: &str) -> Result<Grid, Phrase> {
    let signs: Vec<char> = values.chars().filter(|ch| !ch.is_whitespace()).take(82).collect();
    if signs.len() != 81 {
        return Err(match signs.len() {
            82.. => phrase!("too-many-cells", expected = 81),
            found => fault::cells(found as u32),
        });
    }
    let mut grid = Grid::EMPTY;
    for (index, sign) in signs.into_iter().enumerate() {
        let cell = drawn(index).expect("there are 81");
        grid[cell] = match sign {
            '_' => None,
            'a'..='i' => Digit::new(sign as u8 - b'a' + 1),
            _ => {
                let found = sign.to_string();
                return Err(phrase!("format-field", found = found, cell = cell));
            }
        };
    }
    Ok(grid)
}

/// The cell of a number: they are counted down each column.
fn drawn(index: usize) -> Option<Cell> {
    Cell::at((index % 9) as u8, u8::try_from(index / 9).ok()?)
}

/// `010…`: a sign for each digit.
fn marked(markers: &str) -> DigitSet {
    let digits = Digit::all().zip(markers.chars());
    digits.filter(|(_, sign)| *sign == '1').map(|(digit, _)| digit).collect()
}
