//! XYZ-wing: a pivot with candidates X, Y and Z sees one cell with X and Z and one with Y and Z.
//! One of the three is Z, so Z leaves every cell that sees all three.

use super::{Found, Technique};
use crate::CellSet;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let twos = position.cells_of_size(2);
    for pivot in position.cells_of_size(3).iter() {
        let fits = |cell: &crate::Cell| position[*cell].is_subset(position[pivot]);
        let wings: CellSet = (twos & pivot.peers()).iter().filter(fits).collect();
        for first in wings.iter() {
            for second in wings.iter().filter(|&second| first < second) {
                let shared = position[first] & position[second];
                let Some(digit) = shared.single() else { continue };
                let ends: CellSet = [first, second].into_iter().collect();
                let gone = position.cells_with(digit) & ends.common_peers() & pivot.peers();
                if !gone.is_empty() {
                    found(
                        Step::new(Technique::XyzWing)
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
    fn xyz_wing() {
        check(
            Technique::XyzWing,
            "62+73+8+4..1+8+9+3+1+5.4.7+1+5+4.7+9.8+3+93+8.1.+7.42+45.+37.+1.+7+1+6.+483..+5+61+49+3.7.+3+7+2+8+65+1+4+9489+7+2+1.+3.:644",
            "r6c8<>2",
        );
        check(
            Technique::XyzWing,
            "+18+6...+9.+22+97...4..+4+35.+29.16....7...9..1..4.6..2..68......5...2..4...7.9.5...8.3..:175 194 294 375 547 548 557 559 694",
            "r1c5<>3",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XyzWing,
            "62+73+8+4..1+8+9+3+1+5.4.7+1+5+4.7+9.8+3+93+8.1.+7.42+45.+37.+1.+7+1+6.+483..+5+61+49+3.7.+3+7+2+8+65+1+4+9489+7+2+1.+3.:548 644",
        );
    }
}
