//! Grouped nice loop: a closed alternating chain in which two or three cells may act as one.

use super::chain::{Links, find_ring};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_ring(position, Technique::GroupedNiceLoop, Links::Grouped, found)
}
