//! X-chain: conjugate pairs of one digit, end to end in each other's sight. One end holds the digit.

use super::chain::{Links, find_open};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_open(position, Technique::XChain, Links::OneDigit, found)
}
