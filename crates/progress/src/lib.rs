//! What finished runs add up to: experience, levels, unlocks, high scores, statistics.
//!
//! Everything is derived from the [`Record`]s of finished runs, keyed by run, so that a [`Profile`]
//! can be rebuilt from logs and two devices can be merged without losing or doubling a run. A run
//! becomes a record in one place, `settle.rs`.
//! It knows no game by name, no file, no clock and no screen.

#![no_std]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod assist;
mod begin;
mod daily;
mod export;
mod learned;
mod level;
mod profile;
mod record;
mod settle;
mod share;
mod shelf;
mod stats;
mod text;
mod trend;
mod unlock;

pub use assist::Assist;
pub use begin::Unbegun;
pub use level::{Level, Standing};
pub use profile::{Gain, Profile};
pub use record::Record;
pub use settle::Settled;
pub use share::share_text;
pub use shelf::{Aside, Shelf, Unkept};
pub use stats::Stats;
pub use text::{Damage, NewerFormat, ParseRecordError};
pub use trend::{Bin, Trend, Week, day_phrase};
pub use unlock::{Background, Unlock};
