//! Claiming: in a row or column a digit is confined to one box, so it leaves the rest of that box.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{Digit, House, HouseKind};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for line in House::all().filter(|house| house.kind() != HouseKind::Box) {
        for digit in Digit::all() {
            let places = position.cells_in(line, digit);
            if places.is_empty() || places.single().is_some() {
                continue;
            }
            for box_ in House::of_kind(HouseKind::Box) {
                if !places.is_subset(box_.cells()) {
                    continue;
                }
                let gone = position.cells_in(box_, digit) - line.cells();
                if !gone.is_empty() {
                    found(
                        Step::new(Technique::Claiming)
                            .cells(CellRole::Pattern, places)
                            .candidates(CandidateRole::Pattern, places, digit)
                            .house(HouseRole::Base, line)
                            .house(HouseRole::Cover, box_)
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
    fn claiming() {
        check(
            Technique::Claiming,
            "+18+6...+9.+22+97...4..+4+35.+29.16....7...9..1..4.6..2..68......5...2..4...7.9.5...8.3..",
            "r4c7<>5 r4c8<>5 r5c7<>5 r5c9<>5",
        );
        check(
            Technique::Claiming,
            "...1.69..4+15+79......9...71...8.+175.3.3...8.9.....6.48.17.5..6......74.....2..+1.+7.:639",
            "r1c9<>8 r3c9<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Claiming,
            "+18+6...+9.+22+97...4..+4+35.+29.16....7...9..1..4.6.....68......5...2..4...7.9.5...8.3..",
        );
    }
}
