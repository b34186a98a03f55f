//! Sudoku itself: the board's vocabulary, text formats, solver, generator, techniques and rating.
//!
//! It knows no player, clock, score, screen or file. Whoever calls it brings the randomness
//! ([`Rng`]) and the patience (a budget: so many proofs, links or tries); the same seed gives the
//! same puzzle on every platform.
//!
//! | question | where |
//! |---|---|
//! | What is on a board? | [`Cell`], [`Digit`], [`House`], [`CellSet`], [`DigitSet`], [`Grid`], [`Candidates`] |
//! | How many solutions? | [`solver`] |
//! | Make one. | [`generator`]; to a wish, [`order`] |
//! | How would a person solve it? | [`technique`], [`path`], [`hint`], [`explain`] |
//! | How hard is it? | [`rating`], [`Grade`]; as HoDoKu has it, [`ladder`] |
//! | Read or write this text. | [`text`], or `parse` and `to_string` of what is read |
//! | Is this the same puzzle in disguise? | [`canon`], [`transform`] |
//! | Do these pieces fill a board? | [`cover`] |
//!
//! What there is to say is a [`Phrase`], never a sentence; an error displays its phrase in plain form.

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs)]
extern crate alloc;

pub mod analysis;
mod board;
pub mod canon;
mod closing;
mod colex;
pub mod cover;
pub mod explain;
pub mod generator;
mod grade;
pub mod hint;
pub mod ladder;
mod name;
pub mod order;
pub mod path;
mod phrase;
pub mod position;
pub mod rating;
mod rng;
#[cfg(feature = "serde")]
mod serde;
pub mod solver;
// The page sorts with it too; no part of the interface.
#[doc(hidden)]
pub mod sort;
pub mod step;
pub mod technique;
pub mod text;
pub mod transform;

pub use board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};
pub use grade::Grade;
pub use name::ParseNameError;
pub use phrase::{Arg, Phrase, visible};
pub use rng::Rng;

/// The examples of both READMEs are tests.
#[cfg(doctest)]
mod readmes {
    #[doc = include_str!("../README.md")]
    struct OfTheEngine;
    #[doc = include_str!("../../../README.md")]
    struct OfNinefold;
}
