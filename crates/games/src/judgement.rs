//! How good an action was, for the review after a run.

use crate::Action;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// The best action there was.
    pub best: Action,
    /// By how many points the best was expected to end better; 0 if it was done. Where a wrong move
    /// has its price, that price.
    pub loss: u64,
    /// 1 for the best of `of` actions.
    pub rank: u32,
    pub of: u32,
}
