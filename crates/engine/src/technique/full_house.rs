//! Full house: eight of nine cells are filled, so the last takes what is missing.

use super::{Found, Technique};
use crate::House;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for house in House::all() {
        let Some(cell) = (house.cells() & position.empty()).single() else { continue };
        let Some(digit) = position[cell].single() else { continue };
        found(
            Step::new(Technique::FullHouse)
                .cells(CellRole::Blocker, house.cells() - position.empty())
                .candidates(CandidateRole::Pattern, crate::CellSet::only(cell), digit)
                .house(HouseRole::Base, house)
                .places(cell, digit),
        )?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn full_house() {
        check(
            Technique::FullHouse,
            "7...6.......41.........2...58......4.7....35.4.3.5.6.7..+7...24+8..8..1.+36.2...3791",
            "r8c7=5",
        );
        check(
            Technique::FullHouse,
            ".....5..6...276.......4.2..135..2....7...1.4............8...+694...36..7+26..5..8+31",
            "r8c7=5",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::FullHouse,
            "7...6.......41.........2...58......4.7....35.4.3.5.6.7..+7....4+8..8..1.+36.2...3791",
        );
    }
}
