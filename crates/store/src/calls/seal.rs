//! Seals: the last word on a board that has closed, after which nothing on it changes but names; and once
//! a day a word on each that stays open.

use crate::call::{one, only};
use crate::calls::board::{Board, boards};
use crate::calls::ledger::list;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// Boards that closed so many milliseconds ago and have no seal yet. The wait lets runs that were
/// judged before the close be written.
#[derive(Clone, Copy, Debug)]
pub struct Closed {
    pub since: i64,
    pub limit: i64,
}

#[async_trait]
impl Call for Closed {
    type Answer = Vec<Board>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Board>, Trouble> {
        let sql = boards!("sealed IS NULL AND closes < now_ms() - $1 ORDER BY closes LIMIT $2");
        let rows = only(tx, Ask::new(sql, values![self.since, self.limit])).await?;
        rows.iter().map(|mut row| Board::read(&mut row)).collect()
    }
}

/// Writes a seal over so many lines. The answer is whether it was written: not if there is one, or if
/// a line went away since it was made.
#[derive(Clone, Debug)]
pub struct WriteSeal {
    pub board: i64,
    pub lines: i64,
    pub root: [u8; 32],
    pub seal: Vec<u8>,
}

#[async_trait]
impl Call for WriteSeal {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        // Nobody folds or deletes meanwhile.
        let alone = Ask::new("SELECT id FROM folder WHERE id = 1 FOR UPDATE", []);
        let seal = "UPDATE board SET sealed = now_ms(), seal = $3 WHERE id = $1 \
            AND sealed IS NULL AND (SELECT count(*) FROM entry WHERE board = $1) = $2 RETURNING id";
        let seal = Ask::new(seal, values![self.board, self.lines, &self.seal]);
        let found = tx.all(vec![alone, seal]).await?;
        if found.last().is_none_or(|rows| rows.rows.is_empty()) {
            return Ok(false);
        }
        one(tx, list(self.board, None, &self.root)).await?;
        Ok(true)
    }
}

/// The seal of a board, if it has one: of one that is still open, the newest.
#[derive(Clone, Copy, Debug)]
pub struct FindSeal {
    pub board: i64,
}

#[async_trait]
impl Call for FindSeal {
    type Answer = Option<Vec<u8>>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Vec<u8>>, Trouble> {
        let last = "SELECT seal FROM board WHERE id = $1 AND seal IS NOT NULL";
        let newest = "SELECT seal FROM day_seal WHERE board = $1 AND seal IS NOT NULL \
            ORDER BY day DESC LIMIT 1";
        let asks = [last, newest].map(|sql| Ask::new(sql, values![self.board]));
        let found = tx.last(asks.into()).await?;
        let mut rows = found.iter().filter_map(|rows| rows.first());
        rows.next().map(|mut row| row.bytes()).transpose()
    }
}

/// A line of a board as its seal has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeLine {
    /// From 1; equal keys share one.
    pub rank: i64,
    pub run: [u8; 16],
    pub log_hash: [u8; 32],
    pub score: i64,
    pub ms: i64,
    pub verifier: String,
}

/// All of a board at one moment, in order.
#[derive(Clone, Copy, Debug)]
pub struct Whole {
    pub board: i64,
}

const PAGE: i64 = 5_000;

#[async_trait]
impl Call for Whole {
    type Answer = Vec<WholeLine>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<WholeLine>, Trouble> {
        let sql = "SELECT entry.key, entry.player, entry.run, run.log_hash, run.score, run.ms, \
            run.verifier FROM entry JOIN run ON run.id = entry.run WHERE entry.board = $1 \
            AND (entry.key, entry.player) > ($2, $3) ORDER BY entry.key, entry.player LIMIT $4";
        let mut lines: Vec<WholeLine> = Vec::new();
        let (mut key, mut player) = (-1, 0);
        loop {
            let rows = one(tx, Ask::new(sql, values![self.board, key, player, PAGE])).await?;
            for mut row in rows.iter() {
                let before = (key, lines.last().map_or(0, |line| line.rank));
                (key, player) = (row.int()?, row.int()?);
                let is_tie = before.0 == key && before.1 > 0;
                let rank = if is_tie { before.1 } else { lines.len() as i64 + 1 };
                let (run, log_hash) = (row.array()?, row.array()?);
                let (score, ms, verifier) = (row.int()?, row.int()?, row.text()?);
                lines.push(WholeLine { rank, run, log_hash, score, ms, verifier });
            }
            if (rows.rows.len() as i64) < PAGE {
                return Ok(lines);
            }
        }
    }
}

/// Boards that stay open for longer than so many milliseconds and were not looked at on this day yet. One
/// that was never looked at is from now on, and comes up tomorrow.
#[derive(Clone, Copy, Debug)]
pub struct Unsealed {
    pub day: i64,
    pub longer: i64,
    pub limit: i64,
}

#[async_trait]
impl Call for Unsealed {
    type Answer = Vec<Board>;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Board>, Trouble> {
        let new = "UPDATE board SET looked_at = $1 WHERE looked_at IS NULL AND sealed IS NULL";
        let sql = boards!(
            "sealed IS NULL AND looked_at < $1 AND (closes IS NULL OR closes > now_ms() + $2) \
             ORDER BY id LIMIT $3"
        );
        let found = tx
            .last(vec![
                Ask::new(new, values![self.day]),
                Ask::new(sql, values![self.day, self.longer, self.limit]),
            ])
            .await?;
        let rows = found.last().ok_or(Trouble::Clash)?;
        rows.iter().map(|mut row| Board::read(&mut row)).collect()
    }
}

/// Writes the seal of an open board for a day; without one the day was looked at and nothing had changed.
/// Of the seals before only the roots are kept. The answer is `false` where another server was faster.
#[derive(Clone, Debug)]
pub struct WriteDaySeal {
    pub board: i64,
    pub day: i64,
    /// When it stood like this, in milliseconds since 1970.
    pub as_of: i64,
    pub root: [u8; 32],
    pub seal: Option<Vec<u8>>,
}

#[async_trait]
impl Call for WriteDaySeal {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let look = "UPDATE board SET looked_at = $2 WHERE id = $1 AND looked_at < $2 \
            AND sealed IS NULL RETURNING id";
        let looked = one(tx, Ask::new(look, values![self.board, self.day])).await?;
        if looked.rows.is_empty() {
            return Ok(false);
        }
        if let Some(seal) = &self.seal {
            let older = "UPDATE day_seal SET seal = NULL WHERE board = $1";
            let write = "INSERT INTO day_seal (board, day, root, seal) VALUES ($1, $2, $3, $4)";
            tx.all(vec![
                Ask::new(older, values![self.board]),
                Ask::new(write, values![self.board, self.day, &self.root, seal]),
                list(self.board, Some(self.as_of), &self.root),
            ])
            .await?;
        }
        Ok(true)
    }
}

/// The days on which an open board was sealed and the roots of it, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct Roots {
    pub board: i64,
    pub limit: i64,
}

#[async_trait]
impl Call for Roots {
    type Answer = Vec<(i64, [u8; 32])>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<(i64, [u8; 32])>, Trouble> {
        let sql = "SELECT day, root FROM day_seal WHERE board = $1 ORDER BY day DESC LIMIT $2";
        let rows = only(tx, Ask::new(sql, values![self.board, self.limit])).await?;
        rows.iter().map(|mut row| Ok((row.int()?, row.array()?))).collect()
    }
}
