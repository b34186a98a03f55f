//! The board: a grid a screen reader can walk, with drawings below and above it.

mod cell;
mod cover;
mod face;
mod grid;
mod layers;
mod moments;
mod rim;

pub use face::value_art;
pub use grid::Board;
pub use layers::digit_at;
