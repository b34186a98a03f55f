//! Counting the work of a rating against its budget.

use super::Links;

pub(super) struct Work {
    spent: u64,
    budget: Links,
}

impl Work {
    pub fn new(budget: Links) -> Work {
        Work { spent: 0, budget }
    }

    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Once it is, searches end early and what they found means nothing.
    pub fn is_exhausted(&self) -> bool {
        self.spent > self.budget.0
    }
}
