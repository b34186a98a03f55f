//! Simulated players, for tests alone: bots that play the real rules at a desk, at a stated speed and
//! with a stated rate of errors, and the profiles that grow from their runs. Nothing that is shipped
//! depends on it.

mod bot;
mod grown;
mod pace;
mod student;

pub use bot::Bot;
pub use grown::{Grown, grown};
pub use pace::{BETWEEN_RUNS, think};
pub use student::Student;
