//! What a Ninefold server keeps: players and their devices, tickets, runs with their logs, boards and
//! exact ranks, seals, daily secrets. One SQLite file, or PostgreSQL for many machines.
//!
//! It stores and counts; it knows no HTTP, no rules, no game and no chance. Every question and every
//! deed is a [`Call`] in `calls/`, written once in SQL that both databases understand; `sqlite.rs`
//! and `postgres.rs` are the two that carry a call out. The time is the database's.

mod call;
mod calls;
mod migrations;
mod postgres;
mod sqlite;
mod trouble;
mod value;

pub use call::{Access, Call, Tx};
pub use calls::Now;
pub use calls::board::{
    After, Around, Board, BoardKey, Boards, FindBoard, Line, Page, Rank, Total,
};
pub use calls::daily::{DaySecret, Promise, Secrets};
pub use calls::device::{Device, Devices, ForgetDevice, Known, Seen, TokenHash, Who};
pub use calls::fold::{Backlog, Fold, Folded, Sizes};
pub use calls::keys::SigningKey;
pub use calls::ledger::{
    FindLedger, KeptLedger, LedgerHeads, List, Listed, ListedBoard, NewestSeal, Unlisted,
    WriteLedger,
};
pub use calls::pairing::{
    BeginPairing, ConfirmPairing, FindClaim, Pairing, PairingState, TryPairing,
};
pub use calls::player::{Delete, Export, FindPlayer, Join, Player, Recover, Rename, Report};
pub use calls::run::{Accept, Accepted, FindLog, FindRun, Place, Run};
pub use calls::seal::{
    Closed, FindSeal, Roots, Unsealed, Whole, WholeLine, WriteDaySeal, WriteSeal,
};
pub use calls::sync::{PullSync, PutSync, SyncItem, SyncPut};
pub use calls::ticket::{
    Checkpoint, Drawn, FindTicket, IsSpent, Issue, Progress, Ticket, WriteCheckpoint,
};
pub use calls::verifier::{FindVerifier, KeepVerifier, KeptVerifier, Verifiers};
pub use postgres::Postgres;
pub use sqlite::{Clock, Sqlite};
pub use trouble::Trouble;
pub use value::{Ask, Rows, Value};

use std::path::Path;

/// One database, whichever kind it is.
#[derive(Clone)]
pub enum Store {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens `postgres://…`, or a file that is made where there is none, and brings it up to date.
    ///
    /// # Errors
    /// When it cannot be opened, another process has the file, or a newer Ninefold wrote it.
    pub async fn open(place: &str) -> Result<Store, Trouble> {
        if place.starts_with("postgres://") || place.starts_with("postgresql://") {
            Ok(Store::Postgres(Postgres::open(place).await?))
        } else {
            Ok(Store::Sqlite(Sqlite::open(Path::new(place), Clock::system())?))
        }
    }

    /// Carries a call out: all of it or nothing. What was answered is on the disk.
    ///
    /// # Errors
    /// When the database cannot be reached or refuses; the call may be made again.
    pub async fn call<C: Call>(&self, call: C) -> Result<C::Answer, Trouble> {
        match self {
            Store::Sqlite(sqlite) => sqlite.call(call).await,
            Store::Postgres(postgres) => postgres.call(call).await,
        }
    }

    /// Lets go of the database; what waits is finished first.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(sqlite) => sqlite.close().await,
            Store::Postgres(postgres) => postgres.close(),
        }
    }
}
