//! XY-chain: cells with two candidates, each handing a digit on to the next. One end holds the digit
//! both ends have.

use super::chain::{Links, find_open};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_open(position, Technique::XyChain, Links::TwoCandidates, found)
}
