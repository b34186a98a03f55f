//! WXYZ-wing: four cells around a pivot with four digits between them, all but one of which can
//! stand there only once. So that one, Z, stands in one of them, and leaves what sees all its places.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{Cell, CellSet, Digit, DigitSet};
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for pivot in position.empty().iter().filter(|&cell| matches!(position[cell].len(), 3 | 4)) {
        let with_pivot = |cell| position[cell] | position[pivot];
        let near = (position.empty() & pivot.peers()).iter();
        let near: Vec<(Cell, DigitSet)> = near
            .map(|cell| (cell, with_pivot(cell)))
            .filter(|(_, digits)| digits.len() <= 4)
            .collect();
        for [(one, digits), (two, more), (three, most)] in threes(&near) {
            let digits = digits | more | most;
            if digits.len() != 4 {
                continue;
            }
            let wings: CellSet = [one, two, three].into_iter().collect();
            let cells = wings | CellSet::only(pivot);
            let places = |digit: Digit| position.cells_with(digit) & cells;
            // A digit whose places do not all see each other could stand twice.
            let is_loose = |digit: &Digit| {
                let places = places(*digit);
                !places.iter().all(|cell| (places - cell.peers()).len() == 1)
            };
            let mut loose = digits.iter().filter(is_loose);
            let (Some(digit), None) = (loose.next(), loose.next()) else { continue };
            let gone = (position.cells_with(digit) & places(digit).common_peers()) - cells;
            if !gone.is_empty() {
                found(
                    Step::new(Technique::WxyzWing)
                        .cell(CellRole::Pivot, pivot)
                        .cells(CellRole::Pincer, wings)
                        .all_candidates(CandidateRole::Pattern, cells, position)
                        .removes(gone, digit),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every three whose last two have four digits at most, those with the lowest last one first.
fn threes(near: &[(Cell, DigitSet)]) -> impl Iterator<Item = [(Cell, DigitSet); 3]> {
    let pairs = (0..near.len()).flat_map(|last| (0..last).map(move |middle| (middle, last)));
    let pairs = pairs.filter(|&(middle, last)| (near[middle].1 | near[last].1).len() <= 4);
    pairs.flat_map(move |(middle, last)| {
        near[..middle].iter().map(move |&first| [first, near[middle], near[last]])
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn wxyz_wing() {
        check(
            Technique::WxyzWing,
            "...1.69..4+15+79......9+8..71...8.+175.3.3...8.9.....6.48.17.5..6......74.....2..+1.+7.:391 394 455 639 819 887 889 891 892 899",
            "r7c6<>3",
        );
        check(
            Technique::WxyzWing,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r1c2<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::WxyzWing,
            "...1.69..4+15+79......9+8..71...8.+175.3.3...8.9.....6.48.17.5..6......74.....2..+1.+7.:375 391 394 455 639 819 887 889 891 892 899",
        );
    }
}
