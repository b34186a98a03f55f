//! Hidden single: a digit has only one place left in a house. In a box it is seen at a glance,
//! in a row or column it takes a longer look.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{CellSet, Digit, House, HouseKind};
use core::ops::ControlFlow;

pub fn find_in_box(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::HiddenSingleBox, House::of_kind(HouseKind::Box), found)
}

pub fn find_in_line(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let lines = House::of_kind(HouseKind::Row).chain(House::of_kind(HouseKind::Column));
    find(position, Technique::HiddenSingleLine, lines, found)
}

/// Those that standing digits show come first; those that only the notes show come after.
fn find(
    position: &Position,
    technique: Technique,
    houses: impl Iterator<Item = House> + Clone,
    found: Found<'_>,
) -> ControlFlow<()> {
    let is_open = |digit: &Digit| !position.cells_with(*digit).is_empty();
    let mut is_there = false;
    for shown_by_digits in [true, false] {
        if !shown_by_digits && !is_there {
            break;
        }
        for digit in Digit::all().filter(is_open) {
            for house in houses.clone() {
                let Some(cell) = position.cells_in(house, digit).single() else { continue };
                let others = (house.cells() & position.empty()) - CellSet::only(cell);
                if others.is_empty() {
                    continue;
                }
                is_there = true;
                let blockers = blockers(position, others, digit);
                if blockers.is_some() == shown_by_digits {
                    found(
                        Step::new(technique)
                            .cells(CellRole::Blocker, blockers.unwrap_or_default())
                            .candidates(CandidateRole::Pattern, CellSet::only(cell), digit)
                            .house(HouseRole::Base, house)
                            .places(cell, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The fewest standing digits, greedily, that rule the digit out of all these cells, if they do.
fn blockers(position: &Position, others: CellSet, digit: Digit) -> Option<CellSet> {
    let standing = position.grid().cells_with(digit);
    let mut blockers = CellSet::EMPTY;
    let mut open = others;
    while !open.is_empty() {
        let best = standing.iter().max_by_key(|cell| (cell.peers() & open).len())?;
        if (best.peers() & open).is_empty() {
            return None;
        }
        blockers.insert(best);
        open -= best.peers();
    }
    Some(blockers)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn hidden_single_box() {
        check(
            Technique::HiddenSingleBox,
            ".4...5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
            "r3c4=4",
        );
        check(
            Technique::HiddenSingleBox,
            ".....4...73.5....6.86........7.5...9.6.8...4....3.......921.8..1....86973........",
            "r5c3=3",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenSingleBox,
            ".....5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
        );
    }

    #[test]
    fn hidden_single_line() {
        check(
            Technique::HiddenSingleLine,
            "8...56.....6...9...4...7.1.5.1..8.42.......9...75.....62...........9....1.83.5...",
            "r6c6=9",
        );
        check(
            Technique::HiddenSingleLine,
            "..562.......9..8..9.......129.3.87.........+8..7.....46.5...7..8....4..32.1..3..7.",
            "r4c3=4",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenSingleLine,
            "8...5......6...9...4...7.1.5.1..8.42.......9...75.....62...........9....1.83.5...",
        );
    }
}
