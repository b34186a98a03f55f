//! Trial: where no pattern is left, suppose a candidate and follow it to the end. If no solution
//! comes of it, it was wrong. The last resort, and it always works.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, Step};
use crate::{CellSet, DigitSet, solver};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let mut cells: alloc::vec::Vec<_> = position.empty().iter().collect();
    cells.sort_by_key(|&cell| position[cell].len());
    for cell in cells {
        for digit in position[cell].iter().filter(|_| position[cell].len() > 1) {
            let mut supposed = position.candidates();
            supposed[cell] = DigitSet::only(digit);
            if solver::count_candidates(&supposed, 1) == 0 {
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
