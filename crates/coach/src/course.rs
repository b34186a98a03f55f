//! The course: the techniques in chapters, from what a Sudoku is to nets. A chapter has an example told in stages,
//! three drills, and a whole puzzle that needs it and nothing that was not taught by then.
//!
//! It is data and seeds: the same seed gives the same boards everywhere, and nothing is locked.

mod chapter;
mod example;
mod placement;
mod progress;
mod puzzle;

pub use chapter::Chapter;
pub use example::Example;
pub use placement::{Placement, placed, verdict};
pub use progress::{Footing, Progress, next, progress};
pub(crate) use puzzle::{dealt, uses};

/// All chapters, in the order they are taught.
pub fn chapters() -> &'static [Chapter] {
    chapter::ALL
}
