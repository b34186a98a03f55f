//! Naked single: a cell has only one candidate left.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, DigitSet};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for cell in position.empty().iter() {
        let Some(digit) = position[cell].single() else { continue };
        let mut seen = DigitSet::EMPTY;
        let mut blockers = CellSet::EMPTY;
        for peer in cell.peers().iter() {
            if let Some(standing) = position.grid()[peer]
                && !seen.contains(standing)
            {
                seen.insert(standing);
                blockers.insert(peer);
            }
        }
        // Where the notes were needed too, the digits around it do not tell the story.
        if seen.len() < 8 {
            blockers = CellSet::EMPTY;
        }
        found(
            Step::new(Technique::NakedSingle)
                .cells(CellRole::Blocker, blockers)
                .candidates(CandidateRole::Pattern, CellSet::only(cell), digit)
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
    fn naked_single() {
        check(
            Technique::NakedSingle,
            ".4....2...9.3.4..66.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.",
            "r2c8=8",
        );
        check(
            Technique::NakedSingle,
            "6....8.9.7...452.....97.....4...3.25..........5..9..38..3.6.......2.4+3.951..3...2",
            "r8c1=8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::NakedSingle,
            ".4........9.3.4..66.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.",
        );
    }
}
