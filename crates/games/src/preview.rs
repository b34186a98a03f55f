//! What an action would do, shown before it is done. The preview is a promise: the action does
//! exactly this.

use crate::Refusal;
use crate::event::Sum;
use alloc::vec::Vec;
use engine::CellSet;

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Preview {
    /// The cells the action would fill; those on the board when part of it lies beside.
    pub cells: CellSet,
    /// Why it would be refused, if so.
    pub refusal: Option<Refusal>,
    /// Cells, old and new, that would repeat a value in a house. No reason to refuse.
    pub conflicts: CellSet,
    /// Lines it would complete and clear.
    pub sums: Vec<Sum>,
    /// Points it would pay.
    pub points: u64,
}
