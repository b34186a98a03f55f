//! Nice loop: an alternating chain that closes. Every weak link of it holds one of its two ends, so
//! what sees both goes.

use super::chain::{Links, find_ring};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_ring(position, Technique::NiceLoop, Links::All, found)
}
