//! Sudoku itself: the board's vocabulary, text formats, solver, generator, techniques and rating.
//!
//! It knows no player, clock, score, screen or file. Whoever calls it brings the randomness
//! ([`Rng`]) and the patience (a budget: so many proofs, links or tries); the same seed gives the same puzzle on every platform.

#![cfg_attr(not(test), no_std)]
#![warn(missing_docs)]
extern crate alloc;

pub mod bank;
pub mod board;
pub mod canon;
pub mod cover;
pub mod explain;
pub mod generator;
pub mod grade;
pub mod hint;
pub mod ladder;
mod name;
pub mod order;
pub mod path;
pub mod phrase;
pub mod position;
pub mod rating;
pub mod rng;
#[cfg(feature = "serde")]
mod serde;
pub mod solver;
pub mod step;
pub mod technique;
pub mod text;
pub mod transform;

pub use board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};
pub use grade::Grade;
pub use name::ParseNameError;
pub use phrase::{Arg, Phrase};
pub use rng::Rng;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
