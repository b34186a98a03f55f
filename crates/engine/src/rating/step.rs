//! One step of a rating's path: what it costs and what it changes.

use super::position::{Mask, Position};
use super::{Technique, Tenths};
use alloc::vec::Vec;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub technique: Technique,
    pub rating: Tenths,
    /// Cells with the digits they lose.
    pub removals: Vec<(usize, Mask)>,
    /// A cell with the digit placed in it.
    pub placement: Option<(usize, usize)>,
}

impl Step {
    pub fn placing(technique: Technique, rating: u16, cell: usize, digit: usize) -> Step {
        let placement = Some((cell, digit));
        Step { technique, rating: Tenths(rating), removals: Vec::new(), placement }
    }

    /// `None` when nothing would be removed: such a hint does not count.
    pub fn removing(
        technique: Technique,
        rating: u16,
        removals: Vec<(usize, Mask)>,
    ) -> Option<Step> {
        let rating = Tenths(rating);
        (!removals.is_empty()).then_some(Step { technique, rating, removals, placement: None })
    }

    pub fn apply(&self, position: &mut Position) {
        for &(cell, digits) in &self.removals {
            for digit in super::position::bits(digits) {
                position.remove(cell, digit);
            }
        }
        if let Some((cell, digit)) = self.placement {
            position.place(cell, digit);
        }
    }
}
