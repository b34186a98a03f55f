//! The service on a real store: players, tickets, runs, boards, seals, and what attackers try.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod attacks;
mod flow;
mod house;
mod ledger;
mod place;
mod sync;
mod time;
