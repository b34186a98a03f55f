//! Locked pair and triple: a naked pair or triple where a box and a line cross; its digits leave
//! the rest of both.

use super::naked_subset::each_subset;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{House, HouseKind};
use core::ops::ControlFlow;

pub fn find_pair(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::LockedPair, 2, found)
}

pub fn find_triple(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::LockedTriple, 3, found)
}

fn find(position: &Position, technique: Technique, size: u32, found: Found<'_>) -> ControlFlow<()> {
    House::of_kind(HouseKind::Box).try_for_each(|box_| {
        each_subset(position, box_, size, |cells, digits| {
            let crossing =
                |house: &House| house.kind() != HouseKind::Box && cells.is_subset(house.cells());
            let Some(line) = House::all().find(crossing) else { return ControlFlow::Continue(()) };
            let rest = |house: House| (house.cells() & position.empty()) - cells;
            let leaves = |house: House| !(position.digits_of(rest(house)) & digits).is_empty();
            // With something to take from one house only it is a plain naked subset.
            if !leaves(box_) || !leaves(line) {
                return ControlFlow::Continue(());
            }
            let mut step = Step::new(technique)
                .cells(CellRole::Pattern, cells)
                .all_candidates(CandidateRole::Pattern, cells, position)
                .house(HouseRole::Base, box_)
                .house(HouseRole::Base, line);
            for digit in digits.iter() {
                let rest = rest(box_) | rest(line);
                step = step.removes(position.cells_with(digit) & rest, digit);
            }
            found(step)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn locked_pair() {
        check(
            Technique::LockedPair,
            ".147..2.+853.....6............9+3+51..43+4....59..5......38..63...94....97......7..85",
            "r2c7<>1 r3c7<>1 r3c8<>1 r5c9<>1 r8c9<>1 r3c8<>7 r5c9<>7",
        );
        check(
            Technique::LockedPair,
            ".6.+1..3+9.15....72..+92.....5.4+193.67+2+92.7..........14.9...81.....893.624+1.+1.......",
            "r1c5<>4 r1c6<>4 r2c5<>4 r2c6<>4 r3c5<>4 r3c6<>4 r9c4<>4 r2c5<>6 r3c5<>6 r6c4<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::LockedPair,
            ".147..2.+853.....6............9+3+51..43+4....59..5......38..63...94....97......7..85:129",
        );
    }

    #[test]
    fn locked_triple() {
        check(
            Technique::LockedTriple,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r1c4<>1 r1c5<>1 r1c6<>1 r2c8<>1 r3c9<>1 r1c2<>4 r1c4<>4 r1c5<>4 r1c6<>4 r3c9<>4 r1c5<>9 r1c6<>9 r2c8<>9",
        );
        check(
            Technique::LockedTriple,
            "9548.....8...........1.3..42......9.1...2.......4...37...2..95..6..1....39...8.1.",
            "r2c2<>2 r2c3<>2 r3c7<>2 r3c8<>2 r2c3<>6 r3c5<>6 r3c7<>6 r3c8<>6 r2c2<>7 r2c3<>7 r3c5<>7 r3c7<>7 r3c8<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::LockedTriple,
            "..6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
        );
    }
}
