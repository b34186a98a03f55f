//! BUG, the full graveyard: every empty cell has two candidates and every digit two places in each
//! house it is missing from. That has no solution or two, so it never comes to it: where only some
//! candidates of one digit stand between the position and a BUG, one of them is true.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, Digit, DigitSet, House};
use core::ops::ControlFlow;

/// One candidate too many: it is true.
pub fn find_plus_one(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for (cells, digit) in extras(position) {
        if let Some(cell) = cells.single() {
            found(step(position, Technique::BugPlusOne, cells, digit).places(cell, digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// Several candidates of one digit too many: one is true.
pub fn find_plus_more(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for (cells, digit) in extras(position) {
        let gone = position.cells_with(digit) & cells.common_peers();
        if cells.len() > 1 && !gone.is_empty() {
            found(step(position, Technique::BugPlusMore, cells, digit).removes(gone, digit))?;
        }
    }
    ControlFlow::Continue(())
}

fn step(position: &Position, technique: Technique, cells: CellSet, digit: Digit) -> Step {
    Step::new(technique)
        .cells(CellRole::Roof, cells)
        .cells(CellRole::Floor, position.empty() - cells)
        .candidates(CandidateRole::Extra, cells, digit)
}

/// The digits, with their cells, whose third candidates are all that keeps a BUG away.
fn extras(position: &Position) -> impl Iterator<Item = (CellSet, Digit)> {
    let threes = position.cells_of_size(3);
    let only_threes = position.cells_of_size(2) | threes == position.empty();
    Digit::all().filter_map(move |digit| {
        let fits = only_threes
            && !threes.is_empty()
            && threes.is_subset(position.cells_with(digit))
            && is_bug_without(position, threes, digit);
        fits.then_some((threes, digit))
    })
}

fn is_bug_without(position: &Position, cells: CellSet, digit: Digit) -> bool {
    House::all().all(|house| {
        DigitSet::ALL.iter().all(|other| {
            let places = position.cells_in(house, other);
            let places = if other == digit { places - cells } else { places };
            matches!(places.len(), 0 | 2)
        })
    })
}
