//! The coach: from the log of a finished run to an opinion about it, and from many opinions to what a
//! player finds alone, is slow at, and does not see yet.
//!
//! Everything is derived from logs and can be derived again. It knows no file, clock, screen or
//! language, and stores no score: what a run is worth is not its business.

#![no_std]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod advice;
mod asked;
pub mod course;
mod credit;
mod edge;
mod grasp;
mod moment;
mod notebook;
mod opinion;
pub mod plays;
mod practise;
mod watch;

pub use advice::{Advice, Source};
pub use credit::{Claim, Credit, credit};
pub use edge::{Edge, edge};
pub use grasp::{Grasp, Hold, Share};
pub use moment::{Help, Moment, Overlooked, What};
pub use notebook::Notebook;
pub use opinion::{Met, Opinion, Seen};
pub use practise::practise;
pub use watch::watch;
