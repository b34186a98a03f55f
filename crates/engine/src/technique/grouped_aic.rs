//! Grouped chain: an alternating chain in which two or three cells of a box and a line may act as one.

use super::chain::{Links, find_open};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_open(position, Technique::GroupedAic, Links::Grouped, found)
}
