//! Pieces in words: what they look like row by row, and where they fit.

use super::{Answer, list, said, spans};
use crate::Desk;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};
use games::view::{PieceView, View};
use games::{Action, Millis, PieceId, Turn};

pub fn tray(desk: &Desk, view: &View, tick: Millis) -> Vec<Phrase> {
    if !view.has_tray() {
        return vec![phrase!("speak-no-tray")];
    }
    if view.tray.is_empty() {
        return vec![phrase!("tray-empty")];
    }
    let told = |piece: &PieceView| {
        let n_places: u32 = places(desk, piece, tick).iter().map(|(_, cells)| cells.len()).sum();
        [words(view, piece.id), phrase!("speak-fits-count", count = n_places)]
    };
    view.tray.iter().flat_map(told).collect()
}

/// A piece as it was dealt, row by row.
pub fn words(view: &View, piece: PieceId) -> Phrase {
    let number = u32::from(piece.0);
    let Some(found) = view.tray.iter().find(|at| at.id == piece) else {
        return phrase!("speak-no-piece", piece = number);
    };
    let cells = || found.cells.iter();
    let (top, bottom) = (cells().map(|cell| cell.row).min(), cells().map(|cell| cell.row).max());
    let left = cells().map(|cell| cell.col).min().unwrap_or(0);
    let row_of = |row: i8| {
        let right = cells().filter(|cell| cell.row == row).map(|cell| cell.col).max();
        let spots = (left..=right.unwrap_or(left)).map(|col| {
            match cells().find(|cell| (cell.row, cell.col) == (row, col)) {
                Some(cell) => view.board.face.name(cell.value),
                None => phrase!("speak-gap"),
            }
        });
        list(spots.collect())
    };
    let rows = (top.unwrap_or(0)..=bottom.unwrap_or(0)).map(row_of);
    let rows = rows.rev().reduce(|rest, first| phrase!("speak-below", first = first, rest = rest));
    phrase!("speak-piece", piece = number, shape = rows.unwrap_or_else(|| phrase!("speak-nothing")))
}

/// The piece, and every place where it fits by the rules.
pub fn fits(desk: &Desk, piece: PieceId, tick: Millis) -> Answer {
    let view = desk.session().view(tick);
    let mut phrases = vec![words(&view, piece)];
    if let Some(found) = view.tray.iter().find(|at| at.id == piece) {
        let places = places(desk, found, tick);
        if places.is_empty() {
            phrases.push(phrase!("speak-fits-nowhere"));
        }
        phrases.extend(places.into_iter().map(|(turn, cells)| {
            match (turn.quarters(), spans::of_many(cells)) {
                (0, None) => phrase!("speak-fits", cells = cells),
                (turn, None) => phrase!("speak-fits-turned", turn = turn, cells = cells),
                (0, Some(spans)) => {
                    phrase!("speak-fits-spans", count = cells.len(), spans = spans)
                }
                (turn, Some(spans)) => phrase!(
                    "speak-fits-turned-spans",
                    turn = turn,
                    count = cells.len(),
                    spans = spans
                ),
            }
        }));
    }
    said(phrases)
}

/// For each turn where its first value may go, without repeating a value in a house.
fn places(desk: &Desk, piece: &PieceView, tick: Millis) -> Vec<(Turn, CellSet)> {
    let turns = if piece.turnable { 4 } else { 1 };
    let free = |turn: Turn| -> CellSet {
        let fits = |at: &Cell| {
            let place = Action::Place { piece: piece.id, at: *at, turn };
            let preview = desk.session().preview(&place, tick);
            preview.refusal.is_none() && preview.conflicts.is_empty()
        };
        Cell::all().filter(fits).collect()
    };
    let all = (0..turns).map(|quarters| (Turn::new(quarters), free(Turn::new(quarters))));
    all.filter(|(_, cells)| !cells.is_empty()).collect()
}

/// What putting it there would do.
pub fn attempt(desk: &Desk, action: &Action, tick: Millis) -> Answer {
    let preview = desk.session().preview(action, tick);
    if let Some(refusal) = preview.refusal {
        return said(vec![refusal.why]);
    }
    let mut phrases = vec![phrase!("speak-would-cover", cells = preview.cells)];
    if !preview.conflicts.is_empty() {
        phrases.push(phrase!("speak-would-clash", cells = preview.conflicts));
    }
    if preview.points > 0 {
        phrases.push(phrase!("speak-would-pay", points = preview.points as i64));
    }
    said(phrases)
}
