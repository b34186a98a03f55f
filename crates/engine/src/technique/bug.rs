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

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn bug_plus_one() {
        check(
            Technique::BugPlusOne,
            "+5..3.1+2+767...2.+8+3+5+6+32+5+8+7+149+9.62+7+43+5..+2+7.5.+4+6.45..1.+9+27+26+5+1+3+8+794.+7...5+6+8+2894+7+6+2+5+13",
            "r2c4=9",
        );
        check(
            Technique::BugPlusOne,
            "+2..4+8+97+1+5+485..+1+9+36+97+1..542+8+1.+7.4+85+6+96+9.+5.+784+15+4+89+1+6+372....93+1.+43+1+4+8+526+9+7..9+1.+42.+3",
            "r7c2=6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::BugPlusOne,
            "+5..3.1+2+767...2.+8+3+5+6+32+5+8+7+149+9.62+7+43+5..+2+7.5.+4+6.45..1.+9+27+26+5+1+3+8+794.+7...5+6+8+2894+7+6+2+5+13:412",
        );
    }

    #[test]
    fn bug_plus_more() {
        check(
            Technique::BugPlusMore,
            "+5+69+1+43..71+4+782.3+6.+32+8+6.7+4.1+4+1+2+76+85..+7+5+6+9+3+4..8+8+932..74+6+2+3+1+5869+7+49+85+4+7.6..+6743.....:288 297 298",
            "r9c5<>1 r9c7<>1",
        );
        check(
            Technique::BugPlusMore,
            "+4+52..3+9+786+7+8+2+9+513+439+1+847+5+2+69.+5.+28+7+4+12+47+951+86+3+81.7.+4+2+9+57....+6.5.+5..4.+261.+1..+5.9.+8.:372 373 393",
            "r9c5<>3",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::BugPlusMore,
            "+5+69+1+43..71+4+782.3+6.+32+8+6.7+4.1+4+1+2+76+85..+7+5+6+9+3+4..8+8+932..74+6+2+3+1+5869+7+49+85+4+7.6..+6743.....:297 298",
        );
    }
}
