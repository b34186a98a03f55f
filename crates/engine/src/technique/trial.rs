//! Trial: where no pattern is left, suppose a candidate and follow it to the end. If no solution
//! comes of it, it was wrong. The last resort, and it always works.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, Step};
use crate::{CellSet, DigitSet, solver, sort};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let mut cells: alloc::vec::Vec<_> = position.empty().iter().collect();
    sort::by_key(&mut cells, |&cell| position[cell].len());
    for cell in cells {
        for digit in position[cell].iter().filter(|_| position[cell].len() > 1) {
            let mut supposed = position.candidates();
            supposed[cell] = DigitSet::only(digit);
            if solver::count(&supposed, 1) == 0 {
                let cells = CellSet::only(cell);
                found(
                    Step::new(Technique::Trial)
                        .candidates(CandidateRole::Supposed, cells, digit)
                        .removes(cells, digit),
                )?;
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
    fn trial() {
        let puzzle =
            "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";
        check(Technique::Trial, puzzle, "r7c2<>1");
        check(Technique::Trial, puzzle, "r4c4<>9");
        // One candidate in the only empty cell: nothing to try.
        check_none(
            Technique::Trial,
            "53467891267219534819834256785976142342685379171392485696153728428741963534528617.",
        );
    }
}
