//! The newest seal of every board in one place, and the ledgers that were signed over them. What a ledger says
//! and who signs it is the caller's.

use crate::call::{one, only};
use crate::calls::board::BoardKey;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// The newest seal of a board. Each that is written gets the next number, whichever board it is of: no two
/// have the same, and who comes second tries again, so that a ledger has all up to a number or none.
pub(crate) fn list(board: i64, as_of: Option<i64>, root: &[u8; 32]) -> Ask {
    let sql = "INSERT INTO listed (board, seq, as_of, root) \
        SELECT CAST($1 AS BIGINT), COALESCE(max(seq), 0) + 1, CAST($2 AS BIGINT), $3 FROM listed \
        WHERE true ON CONFLICT (board) DO UPDATE \
        SET seq = excluded.seq, as_of = excluded.as_of, root = excluded.root";
    Ask::new(sql, values![board, as_of, root])
}

/// A board with the root of its newest seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedBoard {
    pub board: i64,
    pub key: BoardKey,
    /// When it stood like this; `None` of one that is sealed for good.
    pub as_of: Option<i64>,
    pub root: [u8; 32],
    /// Which of all seals it was.
    pub seq: i64,
}

/// All of them, by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Listed;

#[async_trait]
impl Call for Listed {
    type Answer = Vec<ListedBoard>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<ListedBoard>, Trouble> {
        let sql = "SELECT board.id, game, preset, rules, trust, help, period, start, closes, as_of, \
            root, seq FROM listed JOIN board ON board.id = listed.board ORDER BY board.id";
        let rows = only(tx, Ask::new(sql, [])).await?;
        let read = |mut row: crate::value::Columns<'_>| {
            let board = row.int()?;
            let (game, preset, rules) = (row.text()?, row.text()?, row.int()?);
            let (trust, help, period) = (row.text()?, row.text()?, row.text()?);
            let (start, closes) = (row.int()?, row.maybe(|row| row.int())?);
            let key = BoardKey { game, preset, rules, trust, help, period, start, closes };
            let as_of = row.maybe(|row| row.int())?;
            Ok(ListedBoard { board, key, as_of, root: row.array()?, seq: row.int()? })
        };
        rows.iter().map(read).collect()
    }
}

/// Boards behind a number that were sealed before there was a ledger.
#[derive(Clone, Copy, Debug)]
pub struct Unlisted {
    pub after: i64,
    pub limit: i64,
}

#[async_trait]
impl Call for Unlisted {
    type Answer = Vec<i64>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<i64>, Trouble> {
        let sql = "SELECT id FROM board WHERE id > $1 AND id NOT IN (SELECT board FROM listed) AND \
            (sealed IS NOT NULL OR id IN (SELECT board FROM day_seal WHERE seal IS NOT NULL)) \
            ORDER BY id LIMIT $2";
        let rows = only(tx, Ask::new(sql, values![self.after, self.limit])).await?;
        rows.iter().map(|mut row| row.int()).collect()
    }
}

/// Lists such a board, unless it was sealed anew meanwhile.
#[derive(Clone, Copy, Debug)]
pub struct List {
    pub board: i64,
    pub as_of: Option<i64>,
    pub root: [u8; 32],
}

#[async_trait]
impl Call for List {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let sql = "SELECT board FROM listed WHERE board = $1";
        if one(tx, Ask::new(sql, values![self.board])).await?.rows.is_empty() {
            one(tx, list(self.board, self.as_of, &self.root)).await?;
        }
        Ok(())
    }
}

/// The newest ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLedger {
    /// From 1.
    pub number: i64,
    /// The last of all seals that is in it.
    pub seq: i64,
    pub head: String,
    pub lines: String,
}

#[derive(Clone, Copy, Debug)]
pub struct FindLedger;

#[async_trait]
impl Call for FindLedger {
    type Answer = Option<KeptLedger>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<KeptLedger>, Trouble> {
        let sql = "SELECT number, seq, head, COALESCE(lines, '') FROM ledger \
            ORDER BY number DESC LIMIT 1";
        let rows = only(tx, Ask::new(sql, [])).await?;
        let mut first = rows.first();
        let read = first.as_mut().map(|row| {
            let (number, seq) = (row.int()?, row.int()?);
            Ok(KeptLedger { number, seq, head: row.text()?, lines: row.text()? })
        });
        read.transpose()
    }
}

/// The number of the newest seal of all boards; 0 where there is none.
#[derive(Clone, Copy, Debug)]
pub struct NewestSeal;

#[async_trait]
impl Call for NewestSeal {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        only(tx, Ask::new("SELECT COALESCE(max(seq), 0) FROM listed", [])).await?.number()
    }
}

/// Writes the ledger of this number; of those before only the heads are kept. The answer is `false` where
/// another server was faster.
#[derive(Clone, Debug)]
pub struct WriteLedger {
    pub ledger: KeptLedger,
}

#[async_trait]
impl Call for WriteLedger {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let KeptLedger { number, seq, head, lines } = &self.ledger;
        let write = "INSERT INTO ledger (number, seq, head, lines) VALUES ($1, $2, $3, $4) \
            ON CONFLICT (number) DO NOTHING RETURNING number";
        let written = one(tx, Ask::new(write, values![*number, *seq, head, lines])).await?;
        if written.rows.is_empty() {
            return Ok(false);
        }
        let older = "UPDATE ledger SET lines = NULL WHERE number < $1 AND lines IS NOT NULL";
        one(tx, Ask::new(older, values![*number])).await?;
        Ok(true)
    }
}

/// The heads of all ledgers, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct LedgerHeads {
    pub limit: i64,
}

#[async_trait]
impl Call for LedgerHeads {
    type Answer = Vec<String>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<String>, Trouble> {
        let sql = "SELECT head FROM ledger ORDER BY number DESC LIMIT $1";
        let rows = only(tx, Ask::new(sql, values![self.limit])).await?;
        rows.iter().map(|mut row| row.text()).collect()
    }
}
