//! Unique rectangle, type 2: two corners of one line have the same one digit more. One of them is
//! that digit, so it leaves every cell that sees both.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::CandidateRole;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let straight = |deadly: &Deadly| deadly.has_straight_roof();
    each(position, Technique::UniqueRectangle2, straight, found)
}

/// Rectangles of the wanted shape whose roof has one digit more, the same in every cell.
pub(super) fn each(
    position: &Position,
    technique: Technique,
    has_shape: impl Fn(&Deadly) -> bool,
    found: Found<'_>,
) -> ControlFlow<()> {
    for deadly in Deadly::all(position).filter(has_shape) {
        let Some(extra) = deadly.extras.single() else { continue };
        let gone = position.cells_with(extra) & deadly.roof.common_peers();
        if !gone.is_empty() {
            found(
                deadly
                    .step(technique)
                    .candidates(CandidateRole::Extra, deadly.roof, extra)
                    .removes(gone, extra),
            )?;
        }
    }
    ControlFlow::Continue(())
}
