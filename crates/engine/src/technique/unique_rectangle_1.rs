//! Unique rectangle, type 1: three corners hold two digits alone. If the fourth held one of them
//! too, the digits could swap; so it holds neither.

use super::rectangle::Deadly;
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for deadly in Deadly::all(position).filter(|deadly| deadly.roof.len() == 1) {
        let mut step = deadly.step(Technique::UniqueRectangle1);
        for digit in deadly.digits {
            step = step.removes(deadly.roof, digit);
        }
        found(step)?;
    }
    ControlFlow::Continue(())
}
