//! Rooms: screens that the page fetches when somebody first opens one. A room hears what happened and
//! answers with what is to be done: markup to show, a text to keep, an address to fetch, a run to begin.
//! The page carries that out and understands none of it.
//!
//! It knows no browser: no clock, no storage, no network. So every room can be opened in a test.

mod after;
mod analyse;
mod board;
mod course;
mod hall;
pub mod html;
mod later;
mod next;
mod notebook;
mod plot;
mod statistics;
mod talk;
mod tip;
mod train;
mod world;

pub use hall::{Hall, Room};
pub use talk::{Effect, Event, Facts, Saved, read, write};
