//! XY-wing: a pivot with candidates X and Y sees one cell with X and Z and one with Y and Z.
//! Whatever the pivot is, one of the two is Z, so Z leaves every cell that sees both.

use super::{Found, Technique};
use crate::CellSet;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let twos = position.cells_of_size(2);
    for pivot in twos.iter() {
        let wings = twos & pivot.peers();
        for first in wings.iter() {
            for second in wings.iter().filter(|&second| first < second) {
                let shared = position[first] & position[second];
                let (Some(digit), true) =
                    (shared.single(), position[first] | position[second] != position[first])
                else {
                    continue;
                };
                let either = (position[first] | position[second]) - shared;
                let ends: CellSet = [first, second].into_iter().collect();
                let gone = position.cells_with(digit) & ends.common_peers();
                if either == position[pivot] && !gone.is_empty() {
                    found(
                        Step::new(Technique::XyWing)
                            .cell(CellRole::Pivot, pivot)
                            .cells(CellRole::Pincer, ends)
                            .all_candidates(CandidateRole::Pattern, CellSet::only(pivot), position)
                            .all_candidates(CandidateRole::Pattern, ends, position)
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
    fn xy_wing() {
        check(
            Technique::XyWing,
            "2..14..+89.1+4+9..+2+6+5...+62..4+1.+413.6+92+79...+1+48+3+6....9+2+154+4572.+9+61.+1..4+6.5..6.3..+1+4..:794",
            "r3c1<>5 r5c3<>5",
        );
        check(
            Technique::XyWing,
            "7..2.5.+8+1.183.+4.+5+2..5+8.+1.+6+3..+4+7+3+8126..+1+95+28..+872+14+63+9+5..+9+4+17+6+3+81..5+832.9.+8.6+2+951.",
            "r5c1<>3",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XyWing,
            "2..14..+89.1+4+9..+2+6+5...+62..4+1.+413.6+92+79...+1+48+3+6....9+2+154+4572.+9+61.+1..4+6.5..6.3..+1+4..:613 794",
        );
    }
}
