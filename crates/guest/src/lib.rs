//! A world as one of its players sees it: what is asked of a server, what it answers, which runs are to
//! be sent, and what two devices of a player make of each other's runs. Page and terminal are guests alike.
//!
//! Pure: it opens no connection, no file and no storage, and is told the time. It says no sentences.

mod answer;
mod ask;
mod outbox;
mod problem;
mod sync;

pub use answer::{
    About, Board, Claimed, Days, Device, Entry, Handed, Item, Items, Kept, Myself, Pairing,
    Promised, Put, PutItem, Stand, Welcome, is_passing, is_well, read,
};
pub use ask::{Ask, Part};
pub use outbox::{Letter, Outbox, Ticket, Tickets, is_taken};
pub use problem::Problem;
pub use sync::{Book, Deed, Mine, fork};
