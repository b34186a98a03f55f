//! The real program as a server with a world: boards that prove themselves, verifiers of old, and what
//! survives when servers are killed and networks fail.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]
#![cfg(unix)]

mod archive;
mod board;
#[path = "../../../verifier/tests/built/mod.rs"]
mod built;
mod crowd;
mod ledger;
mod proxy;
mod sealed;
mod server;
mod survival;
mod tls;
