//! Unique rectangle, type 2: two corners of one line have the same one digit more. One of them is
//! that digit, so it leaves every cell that sees both.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::CandidateRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, deadly: &Deadly, found: Found<'_>) -> ControlFlow<()> {
    match deadly.has_straight_roof() {
        true => with_one_extra(position, deadly, Technique::UniqueRectangle2, found),
        false => ControlFlow::Continue(()),
    }
}

/// A rectangle whose roof has one digit more, the same in every cell.
pub(super) fn with_one_extra(
    position: &Position,
    deadly: &Deadly,
    technique: Technique,
    found: Found<'_>,
) -> ControlFlow<()> {
    let Some(extra) = deadly.extras.single() else { return ControlFlow::Continue(()) };
    let gone = position.cells_with(extra) & deadly.roof.common_peers();
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    found(
        deadly
            .step(technique)
            .candidates(CandidateRole::Extra, deadly.roof, extra)
            .removes(gone, extra),
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn unique_rectangle_2() {
        check(
            Technique::UniqueRectangle2,
            ".2..61....85..7+2...3....7....3....1.....5..925.+29....6...8...2..1..268..+2.8..5.4.",
            "r3c6<>8 r4c5<>8 r4c6<>8 r6c5<>8",
        );
        check(
            Technique::UniqueRectangle2,
            "..+2.....9.59..3...6..+9.2....+9.+5+2+1.3.52+3.6...171..+39..5+98+72+1+645+32..39+5.6.+3+65.7....",
            "r5c7<>7 r5c8<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueRectangle2,
            ".2..61....85..7+2...3....7....3....1.....5..925.+29....6...8...2..1..268..+2.8..5.4.:456",
        );
    }
}
