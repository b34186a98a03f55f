//! Alternating inference chain: conjugate pairs and cells with two candidates, mixed. One end is true.

use super::chain::{Links, find_open};
use super::{Found, Technique};
use crate::position::Position;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find_open(position, Technique::Aic, Links::All, found)
}
