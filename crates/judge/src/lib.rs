//! What a ranked run proves, and what a sealed board says. A server judges what comes in with it, and
//! anybody judges a server with it: both play every log again by the same rules.
//!
//! Pure: it is told the times, the texts and the keys. It knows no database, no network and no file.

mod audit;
mod bound;
mod chain;
mod daily;
mod hex;
mod kept;
mod ledger;
mod ranking;
mod seal;
mod trust;
mod verdict;

pub use audit::{Wrong, answer, check_line, check_seal, question};
pub use bound::{check_board_since, check_chain, check_ledger, check_listed};
pub use chain::{chain, chains};
pub use daily::{commitment, competition};
pub use hex::{from_hex, to_hex};
pub use kept::check_since;
pub use ledger::{Ledger, LedgerHead, LedgerLine};
pub use ranking::{DAILY_TAKEN, MAX_SCORE, Standing, competition_closes, key, standing};
pub use seal::{Head, Moment, Seal, SealError, SealLine, SigningKey, root};
pub use trust::{Checkpoint, Doubt, Trust, Witness, trust};
pub use verdict::{
    Fault, Help, MAX_BYTES, MAX_MOVES, MAX_QUESTIONS, Verdict, judge, play, read, sha256,
};

/// What plays runs again, where no module of it is at hand whose hash could be named.
pub const VERIFIER: &str = concat!("ninefold-", env!("CARGO_PKG_VERSION"));
