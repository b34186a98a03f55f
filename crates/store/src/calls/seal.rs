//! Seals: the last word on a board that has closed. From then on nothing on it changes but names.

use crate::call::{one, only};
use crate::calls::board::{Board, boards};
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
        Ok(found.last().is_some_and(|rows| !rows.rows.is_empty()))
    }
}

/// The seal of a board, if it has one.
#[derive(Clone, Copy, Debug)]
pub struct FindSeal {
    pub board: i64,
}

#[async_trait]
impl Call for FindSeal {
    type Answer = Option<Vec<u8>>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Vec<u8>>, Trouble> {
        let sql = "SELECT seal FROM board WHERE id = $1 AND seal IS NOT NULL";
        let rows = one(tx, Ask::new(sql, values![self.board])).await?;
        rows.first().map(|mut row| row.bytes()).transpose()
    }
}
