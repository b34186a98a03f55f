//! Jigsaws of other programs: nine regions of nine cells in place of the boxes, and no gap. For Hudoku that is
//! a template like any other; it is played without a countdown, as whoever brings it does not expect one.

use super::library::Size;
use super::variant::{Pace, Variant};
use super::{Hudoku, puzzle::Puzzle};
use crate::{Action, Brought, Deal, DealError, GameId, Unplayable};
use alloc::format;
use alloc::string::String;
use engine::{Cell, CellSet, Digit};

/// Deals one, and tells the cells whose digits were wrong: nothing wrong ever stands on this board.
pub fn deal(region: impl Fn(Cell) -> u8, brought: &Brought) -> Result<(Deal, CellSet), Unplayable> {
    let letter = |cell: Cell| char::from(b'a' + region(cell));
    let variant = Variant { size: Size::Full, pace: Pace::Relaxed };
    let mut deal = Deal::new(GameId::Hudoku, variant.key()).with("template", "own");
    for letter in 'a'..='i' {
        deal = deal.with("range", format!("{letter} 1-9"));
    }
    let row = |row: u8| (0..9).filter_map(move |col| Cell::at(row, col));
    for number in 0..9 {
        let letters: String = row(number).flat_map(|cell| [letter(cell), ' ']).collect();
        deal = deal.with("row", letters.trim_end());
    }
    for number in 0..9 {
        let givens = row(number).map(|cell| brought.puzzle[cell].map_or('.', Digit::to_char));
        deal = deal.with("givens", givens.collect::<String>());
    }
    let faulty = |error: DealError| Unplayable::Faulty { why: error.cause };
    let puzzle = Puzzle::read(&deal).map_err(faulty)?;
    let mut wrong = CellSet::EMPTY;
    for (cell, digit) in brought.position.placed() {
        let cells = CellSet::only(cell);
        if puzzle.solution[cell.index()] != Some(digit) {
            wrong |= cells;
        } else if brought.puzzle[cell].is_none() {
            deal = deal.with("done", Action::Enter { cells, value: digit.get() });
        }
    }
    for &(cell, notes, kind) in &brought.notes {
        for digit in notes.iter() {
            let note = Action::Note { cells: CellSet::only(cell), value: digit.get(), kind };
            deal = deal.with("done", note);
        }
    }
    match Hudoku::start(&deal).map_err(faulty)?.open().is_empty() {
        true => Err(Unplayable::Finished),
        false => Ok((deal, wrong)),
    }
}
