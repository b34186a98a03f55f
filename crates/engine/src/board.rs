//! The vocabulary every other module speaks: one word per concept.
//!
//! * [`Digit`] 1–9, [`DigitSet`] any of them
//! * [`Cell`] one of 81, row-major, [`CellSet`] any of them
//! * [`House`] a row, column or box
//! * [`Grid`] digits placed, [`Candidates`] digits still possible

mod bit_set;
mod candidates;
mod cell;
mod cell_set;
mod digit;
mod digit_set;
mod grid;
mod house;

pub use candidates::Candidates;
pub use cell::Cell;
pub use cell_set::CellSet;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use grid::Grid;
pub use house::{House, HouseKind};
