//! One step of a rating's path: what it costs and what it changes.

use super::sheet::{Mask, Sheet};
use super::{Method, Tenths};
use alloc::vec::Vec;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub method: Method,
    pub rating: Tenths,
    /// Cells with the digits they lose.
    pub removals: Vec<(usize, Mask)>,
    /// A cell with the digit placed in it.
    pub placement: Option<(usize, usize)>,
}

impl Step {
    pub fn placing(method: Method, rating: u16, cell: usize, digit: usize) -> Step {
        let placement = Some((cell, digit));
        Step { method, rating: Tenths(rating), removals: Vec::new(), placement }
    }

    /// `None` when nothing would be removed: such a hint does not count.
    pub fn removing(method: Method, rating: u16, removals: Vec<(usize, Mask)>) -> Option<Step> {
        let rating = Tenths(rating);
        (!removals.is_empty()).then_some(Step { method, rating, removals, placement: None })
    }

    pub fn apply(&self, sheet: &mut Sheet) {
        for &(cell, digits) in &self.removals {
            for digit in super::sheet::bits(digits) {
                sheet.remove(cell, digit);
            }
        }
        if let Some((cell, digit)) = self.placement {
            sheet.place(cell, digit);
        }
    }
}
