//! Unique rectangle, type 5: two opposite corners, or three, have the same one digit more. One of
//! them is that digit, so it leaves every cell that sees them all.

use super::rectangle::Deadly;
use super::unique_rectangle_2::each;
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let bent = |deadly: &Deadly| deadly.has_diagonal_roof() || deadly.roof.len() == 3;
    each(position, Technique::UniqueRectangle5, bent, found)
}
