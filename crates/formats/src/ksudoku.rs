//! KSudoku's games: XML, cells column by column, letters for digits. Read alone.

use crate::parcel::{self, Parcel, Pencil};
use crate::regions::Regions;
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
    let mut shape = Shape::Boxes;
    let mut cliques: Vec<Vec<Cell>> = Vec::new();
    for part in Parts::of(text, NAME) {
        match part? {
            Part::Open(tag) => {
                match tag.name.as_str() {
                    "graph" => {
                        let kind = tag.get("specific-type").or_else(|| tag.get("type"));
                        shape = known(kind.unwrap_or("Plain"), tag.get("order"))?;
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
                    "clique" if cliques.len() < MOST_CLIQUES => cliques.push(Vec::new()),
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
            Part::Text(text) if within == "clique" => {
                let numbers = text.split_whitespace().filter_map(|number| number.parse().ok());
                let cells = numbers.take(10).filter_map(drawn);
                cliques.last_mut().into_iter().for_each(|clique| clique.extend(cells.clone()));
            }
            Part::Text(_) => {}
            Part::Close(_) => within.clear(),
        }
    }
    let regions = match shape {
        Shape::Boxes => None,
        Shape::Jigsaw => regions(&cliques)?,
    };
    let values = values.ok_or_else(|| phrase!("format-damaged", name = NAME))?;
    let clues = board(&values)?;
    let mut position = clues;
    for (cell, value) in entered.into_iter().filter(|(cell, _)| clues[*cell].is_none()) {
        position[cell] = value;
    }
    let mut entry = parcel::entry(clues, position, Candidates::ALL);
    entry.line = line;
    Ok(Parcel { entry, pencil, ignored, regions })
}

/// More groups of cells than a jigsaw of nine has: rows, columns and regions.
const MOST_CLIQUES: usize = 27;

enum Shape {
    Boxes,
    Jigsaw,
}

/// The groups that are neither a row nor a column.
fn regions(cliques: &[Vec<Cell>]) -> Result<Option<Regions>, Phrase> {
    let is_line = |cells: &[Cell]| {
        cells.windows(2).all(|two| two[0].row() == two[1].row())
            || cells.windows(2).all(|two| two[0].col() == two[1].col())
    };
    let shapes: Vec<&Vec<Cell>> = cliques.iter().filter(|cells| !is_line(cells)).collect();
    let number = |cell: Cell| shapes.iter().position(|cells| cells.contains(&cell));
    Regions::named(|cell| number(cell).map(|number| number as u64), NAME)
}

/// Refuses by name what is no board of nine.
fn known(kind: &str, order: Option<&str>) -> Result<Shape, Phrase> {
    let order = order.and_then(|order| order.parse::<u64>().ok()).unwrap_or(9);
    match kind {
        "Plain" | "sudoku" if order == 9 => Ok(Shape::Boxes),
        "Plain" | "sudoku" => Err(fault::size(NAME, order)),
        "Jigsaw" if order == 9 => Ok(Shape::Jigsaw),
        other => Err(phrase!("format-known", name = format!("{NAME} {}", fault::shown(other)))),
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
