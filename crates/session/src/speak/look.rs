//! What stands on the board, in words: rows, columns, regions with their ranges, cells with all
//! there is to them, and where a value can go.

use super::{Answer, list, said};
use crate::Desk;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};
use games::view::{BoardView, CellView, Content, Figure, Readout, View};
use games::{Action, Millis};

pub fn size(view: &View) -> Phrase {
    let cells = &view.board.cells;
    let n_empty = cells.iter().filter(|cell| cell.content == Content::Empty).count();
    phrase!("speak-size", rows = view.board.rows, columns = view.board.cols, empty = n_empty as u32)
}

pub fn status(view: &View) -> Vec<Phrase> {
    let figure = |readout: &Readout| {
        let value = match readout.value {
            Figure::Number(number) => alloc::format!("{number}"),
            Figure::Time(time) => alloc::format!("{time}"),
            Figure::Share { part, whole } => alloc::format!("{part}/{whole}"),
            Figure::Countdown { left, .. } => alloc::format!("{} s", left.0.div_ceil(1000)),
        };
        phrase!("speak-readout", label = readout.label.clone(), value = value)
    };
    view.readouts.iter().map(figure).chain(view.notice.iter().cloned()).collect()
}

pub fn board(view: &View) -> Vec<Phrase> {
    (1..=view.board.rows).flat_map(|number| row(view, number).phrases).collect()
}

pub fn row(view: &View, number: u8) -> Answer {
    let cells = in_order(view, |cell| cell.cell.row() + 1 == number);
    let values = cells.map(|cell| value(&view.board, cell)).collect();
    line(view.board.rows, number, phrase!("speak-row", number = number, values = list(values)))
}

pub fn column(view: &View, number: u8) -> Answer {
    let cells = in_order(view, |cell| cell.cell.col() + 1 == number);
    let values = cells.map(|cell| value(&view.board, cell)).collect();
    line(view.board.cols, number, phrase!("speak-column", number = number, values = list(values)))
}

/// Regions have any shape, so each cell is named where they are not all squares.
pub fn region(view: &View, number: u8) -> Answer {
    let n_regions = view.board.regions.len() as u8;
    let label = view.board.regions.get(usize::from(number).wrapping_sub(1));
    let label = label.and_then(|region| region.label.clone());
    let cells = in_order(view, |cell| cell.region + 1 == number);
    let words = match label {
        None => {
            let values = cells.map(|cell| value(&view.board, cell)).collect();
            phrase!("speak-box", number = number, values = list(values))
        }
        Some(range) => {
            let named = cells.map(|cell| {
                phrase!("speak-at", cell = cell.cell, value = value(&view.board, cell))
            });
            let values = list(named.collect());
            phrase!("speak-region", number = number, range = range, values = values)
        }
    };
    line(n_regions, number, words)
}

pub fn regions(view: &View) -> Vec<Phrase> {
    (1..=view.board.regions.len() as u8).flat_map(|number| region(view, number).phrases).collect()
}

fn in_order(
    view: &View,
    is_meant: impl Fn(&CellView) -> bool,
) -> impl DoubleEndedIterator<Item = &CellView> {
    view.board.cells.iter().filter(move |cell| is_meant(cell))
}

fn line(n_lines: u8, number: u8, words: Phrase) -> Answer {
    match (1..=n_lines).contains(&number) {
        true => said(vec![words]),
        false => said(vec![phrase!("speak-no-line", number = number, count = n_lines)]),
    }
}

/// What a cell holds, or the small number of one that is never filled.
fn value(board: &BoardView, cell: &CellView) -> Phrase {
    match (cell.content, cell.clue) {
        (Content::Void, None) => phrase!("speak-void"),
        (Content::Void, Some(clue)) => phrase!("speak-void-clue", clue = clue),
        (Content::Empty, _) => phrase!("speak-empty"),
        (Content::Given(value) | Content::Own(value) | Content::Revealed(value), _) => {
            board.face.name(value)
        }
    }
}

/// All there is to a cell: what it holds, its region and range, its notes.
pub fn cell(view: &View, cell: Cell) -> Phrase {
    let Some(found) = view.board.cells.iter().find(|at| at.cell == cell) else {
        return phrase!("drop-beside");
    };
    let mut words = vec![value(&view.board, found)];
    if found.flags.wrong || found.flags.conflict {
        words.push(phrase!("speak-doubtful"));
    }
    let label = view.board.regions.get(usize::from(found.region));
    if let Some(range) = label.and_then(|region| region.label.clone()) {
        words.push(phrase!("speak-in-region", number = found.region + 1, range = range));
    }
    if let Some(piece) = found.piece {
        words.push(phrase!("speak-under", piece = u32::from(piece.id.0)));
    }
    if !found.notes.is_empty() {
        words.push(phrase!("speak-notes", notes = found.notes.all()));
    }
    phrase!("speak-cell", cell = cell, value = list(words))
}

/// The values that are entered here, by number and by name.
pub fn values(view: &View) -> Phrase {
    if view.pad.is_empty() {
        return phrase!("speak-no-values");
    }
    let face = view.board.face;
    let named = view.pad.iter().map(|key| {
        let (value, name) = (key.value, face.name(key.value));
        match face {
            games::view::Face::Colors => phrase!("speak-value-name", value = value, name = name),
            games::view::Face::Digits | games::view::Face::Bits => name,
        }
    });
    phrase!("speak-values", values = list(named.collect()))
}

/// The empty cells that take this value and see none like it in their row, column or region.
pub fn places_of(desk: &Desk, view: &View, value: u8, tick: Millis) -> Answer {
    if view.pad.is_empty() {
        return said(vec![phrase!("speak-no-values")]);
    }
    if !view.pad.iter().any(|key| key.value == value) {
        return said(vec![phrase!("speak-no-value", value = value)]);
    }
    let cells = &view.board.cells;
    let meets = |one: &CellView, other: &CellView| {
        one.cell.row() == other.cell.row()
            || one.cell.col() == other.cell.col()
            || one.region == other.region
    };
    let is_taken = |cell: &CellView| {
        let enter = Action::Enter { cells: CellSet::only(cell.cell), value };
        desk.session().preview(&enter, tick).refusal.is_none()
    };
    let holders: Vec<&CellView> =
        cells.iter().filter(|cell| cell.content.value() == Some(value)).collect();
    let free = cells.iter().filter(|cell| cell.content == Content::Empty);
    let free: CellSet = free
        .filter(|cell| !holders.iter().any(|holder| meets(cell, holder)) && is_taken(cell))
        .map(|cell| cell.cell)
        .collect();
    let name = view.board.face.name(value);
    said(vec![match free.is_empty() {
        true => phrase!("speak-nowhere", value = name),
        false => phrase!("speak-where", value = name, cells = free),
    }])
}
