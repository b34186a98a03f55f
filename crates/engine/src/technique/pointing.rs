//! Pointing: in a box a digit is confined to one row or column, so it leaves the rest of that line.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{Digit, House, HouseKind};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for box_ in House::of_kind(HouseKind::Box) {
        for digit in Digit::all() {
            let places = position.cells_in(box_, digit);
            if places.is_empty() || places.single().is_some() {
                continue;
            }
            for line in House::all().filter(|house| house.kind() != HouseKind::Box) {
                if !places.is_subset(line.cells()) {
                    continue;
                }
                let gone = position.cells_in(line, digit) - box_.cells();
                if !gone.is_empty() {
                    found(
                        Step::new(Technique::Pointing)
                            .cells(CellRole::Pattern, places)
                            .candidates(CandidateRole::Pattern, places, digit)
                            .house(HouseRole::Base, box_)
                            .house(HouseRole::Cover, line)
                            .removes(gone, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn pointing() {
        check(
            Technique::Pointing,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.",
            "r7c8<>6 r8c8<>6",
        );
        check(
            Technique::Pointing,
            "6....8.9.7...452.....97.....4...3.25..........5..9..38..3.6....+8..2.4+3.951..3...2",
            "r4c4<>8 r5c4<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Pointing,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.:658",
        );
    }
}
