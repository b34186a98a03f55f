//! How hard a puzzle is on the scale the forums use: Sudoku Explainer's ER, EP and ED.
//!
//! The rater repeats what Sudoku Explainer 1.2.1 does, its quirks included, because a rating is
//! worth only as much as its agreement with the ratings already published.

mod technique;

mod position;
mod step;
mod work;

mod aligned;
mod bug;
mod chains;
mod fish;
mod locked;
mod loops;
mod singles;
mod subsets;
mod wings;

mod path;

pub use path::{Rater, rate};
pub use technique::Technique;

use core::fmt;

/// A rating in tenths: `Tenths(66)` is 6.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Padded like any text, so that tables can be made of it.
        let (whole, tenth) = (self.0 / 10, (b'0' + (self.0 % 10) as u8) as char);
        match f.width() {
            Some(width) => write!(f, "{whole:>0$}.{tenth}", width.saturating_sub(2)),
            None => write!(f, "{whole}.{tenth}"),
        }
    }
}

/// The three figures of a puzzle and what made the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The hardest step of the whole path.
    pub er: Tenths,
    /// The hardest step up to and including the first digit placed ("pearl").
    pub ep: Tenths,
    /// The very first step ("diamond").
    pub ed: Tenths,
    /// The technique of the hardest step, the first of them where several are equal.
    pub hardest: Technique,
}

/// How much work a rating may take, counted in derived nodes of chains: the same on every machine.
///
/// A thousand are well below a millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u64);

impl Budget {
    /// Enough for every puzzle ever published: the hardest take a tenth of it. About a minute.
    pub const AMPLE: Budget = Budget(1_000_000_000);
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unratable {
    /// No grid solves it.
    NoSolution,
    /// More than one grid solves it.
    ManySolutions,
    /// Nothing is left to solve.
    AlreadySolved,
    /// No technique of the rater goes on from here.
    BeyondTechniques,
    /// The budget ran out first.
    OutOfBudget,
}

impl fmt::Display for Unratable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unratable::NoSolution => "it has no solution",
            Unratable::ManySolutions => "it has more than one solution",
            Unratable::AlreadySolved => "it is solved already",
            Unratable::BeyondTechniques => "it is harder than the scale goes",
            Unratable::OutOfBudget => "the budget ran out; give it more",
        })
    }
}

impl core::error::Error for Unratable {}
