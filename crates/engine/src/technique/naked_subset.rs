//! Naked pair, triple, quad: some cells of a house share as many candidates as they are cells,
//! so those digits leave the rest of the house.

use super::{Found, Technique};
use crate::colex::each_colex;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{CellSet, DigitSet, House};
use core::ops::ControlFlow;

pub fn find_pair(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::NakedPair, 2, found)
}

pub fn find_triple(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::NakedTriple, 3, found)
}

pub fn find_quad(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::NakedQuad, 4, found)
}

fn find(position: &Position, technique: Technique, size: u32, found: Found<'_>) -> ControlFlow<()> {
    House::all().try_for_each(|house| {
        each_subset(position, house, size, |cells, digits| {
            let others = (house.cells() & position.empty()) - cells;
            if (position.digits_of(others) & digits).is_empty() {
                return ControlFlow::Continue(());
            }
            let mut step = Step::new(technique)
                .cells(CellRole::Pattern, cells)
                .all_candidates(CandidateRole::Pattern, cells, position)
                .house(HouseRole::Base, house);
            for digit in digits.iter() {
                step = step.removes(position.cells_in(house, digit) - cells, digit);
            }
            found(step)
        })
    })
}

/// Visits the sets of `size` cells of a house, each with two candidates or more, that share `size` digits.
pub(super) fn each_subset(
    position: &Position,
    house: House,
    size: u32,
    mut visit: impl FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_colex(&position.digits_by_place(house), size, &mut |places, digits| {
        visit(house.cells_at(places), DigitSet::from_bits(digits))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn naked_pair() {
        check(
            Technique::NakedPair,
            "6....9+7.1.7....+62.8..76..4..23+98+6.+1..9+6......1.+8...96.28.17+3.+96....28.7...+7.+9..3.",
            "r9c2<>4 r9c4<>4 r9c7<>4 r9c9<>4 r9c2<>5 r9c4<>5 r9c7<>5 r9c9<>5",
        );
        check(
            Technique::NakedPair,
            "97.423.1..5.+17+8..9..1+69+54......+6+4..+1+12..57..4....81.9.....+1+9.+427...+3+216..+1..46+9..",
            "r8c3<>5 r8c2<>8 r8c3<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::NakedPair,
            "6....9+7.1.7....+62.8..76..4..23+98+6.+1..9+6......1.+8...96..8.17+3.+96....28.7...+7.+9..3.",
        );
    }

    #[test]
    fn naked_triple() {
        check(
            Technique::NakedTriple,
            ".3....8.+65+69.+1.3.4....6+3.....6...5..71...64....27..1+68....8......1.24.+8.8..37.+6..:834",
            "r4c6<>1 r1c6<>5 r1c6<>9 r4c6<>9",
        );
        check(
            Technique::NakedTriple,
            "+4...5.3.6.53+64.7.+2...3...+5+4.3.+426..+5+5+64.1.+2+3792+1+7+3+54+68.9.5..+6.1....9.+5.3.4+52+6.8+7+9",
            "r3c1<>1 r1c3<>7 r3c1<>7 r3c3<>7 r1c3<>8 r3c1<>8 r3c3<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::NakedTriple,
            ".3....8.+65+69.+1.3.4....6+3.....6...5..71...64....27..1+68....8......1.24.+8.8..37.+6..:566 834",
        );
    }

    #[test]
    fn naked_quad() {
        check(
            Technique::NakedQuad,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r2c5<>1 r2c6<>1 r2c8<>1 r2c5<>4 r2c6<>4 r2c5<>7 r2c6<>7 r2c6<>8",
        );
        check(
            Technique::NakedQuad,
            ".9.1...47.8...2...4...7.28..6..985..1.......4...5.......9..6.3....8.9...67..3..2.",
            "r1c5<>5 r1c5<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::NakedQuad,
            "2.6............5...9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
        );
    }
}
