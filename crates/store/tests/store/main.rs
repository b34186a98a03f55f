//! One suite for both databases: what every store has to do, and random histories against a model.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod contract;
mod histories;
mod killed;
mod ledger;
mod sample;
mod sync;
mod together;
mod worlds;
