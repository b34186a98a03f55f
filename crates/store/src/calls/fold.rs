//! Moves deltas into the numbers of buckets and piles, and splits what has grown too large. One folder
//! at a time; if none comes, ranks stay exact and only take longer.

use crate::call::one;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;
use std::collections::BTreeMap;

/// How large buckets and piles may grow before they are split in two.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub entries: i64,
    pub buckets: i64,
}

impl Sizes {
    pub const USUAL: Sizes = Sizes { entries: 2048, buckets: 512 };
}

/// Folds the oldest deltas.
#[derive(Clone, Copy, Debug)]
pub struct Fold {
    pub most: i64,
    pub sizes: Sizes,
}

impl Fold {
    pub const USUAL: Fold = Fold { most: 5_000, sizes: Sizes::USUAL };
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    pub deltas: i64,
    pub splits: i64,
}

/// So many deltas are deleted by one statement.
const CHUNK: usize = 20;
const DELETE: &str = "DELETE FROM delta WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, \
    $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)";

#[async_trait]
impl Call for Fold {
    type Answer = Folded;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Folded, Trouble> {
        let alone = "SELECT id FROM folder WHERE id = 1 FOR UPDATE SKIP LOCKED";
        if one(tx, Ask::new(alone, [])).await?.rows.is_empty() {
            // Another server is at it.
            return Ok(Folded::default());
        }
        let oldest = "SELECT delta.id, delta.board, delta.d, \
            (SELECT max(lo) FROM bucket WHERE board = delta.board AND lo <= delta.key), \
            (SELECT max(lo) FROM pile WHERE board = delta.board AND lo <= delta.key) \
            FROM delta ORDER BY delta.id LIMIT $1";
        let found = one(tx, Ask::new(oldest, values![self.most])).await?;
        let mut ids = Vec::new();
        let (mut buckets, mut piles) = (BTreeMap::new(), BTreeMap::new());
        for mut row in found.iter() {
            ids.push(row.int()?);
            let (board, d) = (row.int()?, row.int()?);
            *buckets.entry((board, row.int()?)).or_insert(0) += d;
            *piles.entry((board, row.int()?)).or_insert(0) += d;
        }
        let mut asks = Vec::new();
        for (&(board, lo), &d) in buckets.iter().filter(|(_, d)| **d != 0) {
            let sql = "UPDATE bucket SET n = n + $3 WHERE board = $1 AND lo = $2";
            asks.push(Ask::new(sql, values![board, lo, d]));
        }
        for (&(board, lo), &d) in piles.iter().filter(|(_, d)| **d != 0) {
            let sql = "UPDATE pile SET n = n + $3 WHERE board = $1 AND lo = $2";
            asks.push(Ask::new(sql, values![board, lo, d]));
        }
        for chunk in ids.chunks(CHUNK) {
            let last = chunk[chunk.len() - 1];
            let padded = chunk.iter().chain(std::iter::repeat(&last)).take(CHUNK);
            asks.push(Ask::new(DELETE, padded.map(|&id| id.into()).collect::<Vec<_>>()));
        }
        tx.all(asks).await?;
        let mut splits = 0;
        for &(board, lo) in buckets.keys() {
            splits += self.split_bucket(tx, board, lo).await?;
        }
        for &(board, lo) in piles.keys().filter(|_| splits > 0) {
            self.split_pile(tx, board, lo).await?;
        }
        Ok(Folded { deltas: ids.len() as i64, splits })
    }
}

impl Fold {
    /// Cuts a bucket that is too large, and its halves if they are too. What a half is to count is what
    /// lies there less what is not folded yet, which no run that comes in meanwhile changes.
    async fn split_bucket(&self, tx: &dyn Tx, board: i64, lo: i64) -> Result<i64, Trouble> {
        let mut splits = 0;
        let mut waiting = vec![lo];
        while let Some(lo) = waiting.pop() {
            let Some(mid) = self.middle(tx, board, lo).await? else { continue };
            let insert = "INSERT INTO bucket (board, lo, n) SELECT CAST($1 AS BIGINT), CAST($3 AS BIGINT), CAST( \
                (SELECT count(*) FROM entry WHERE board = $1 AND key >= $3 AND key < $4) \
                - COALESCE((SELECT sum(d) FROM delta WHERE board = $1 AND key >= $3 AND key < $4), 0) \
                AS BIGINT) FROM bucket WHERE board = $1 AND lo = $2";
            let update = "UPDATE bucket SET n = n - (SELECT n FROM bucket AS half \
                WHERE half.board = $1 AND half.lo = $3) WHERE board = $1 AND lo = $2";
            let high = self.next(tx, board, lo).await?;
            tx.all(vec![
                Ask::new(insert, values![board, lo, mid, high]),
                Ask::new(update, values![board, lo, mid]),
            ])
            .await?;
            splits += 1;
            waiting.extend([lo, mid]);
        }
        Ok(splits)
    }

    /// Where the next bucket begins.
    async fn next(&self, tx: &dyn Tx, board: i64, lo: i64) -> Result<i64, Trouble> {
        let sql = "SELECT COALESCE(min(lo), $3) FROM bucket WHERE board = $1 AND lo > $2";
        one(tx, Ask::new(sql, values![board, lo, i64::MAX])).await?.number()
    }

    /// The key where a bucket is to be cut: in its middle, but never between equal keys.
    async fn middle(&self, tx: &dyn Tx, board: i64, lo: i64) -> Result<Option<i64>, Trouble> {
        let n = "SELECT n FROM bucket WHERE board = $1 AND lo = $2";
        let n = one(tx, Ask::new(n, values![board, lo])).await?.number()?;
        if n <= self.sizes.entries {
            return Ok(None);
        }
        let high = self.next(tx, board, lo).await?;
        let middle = "SELECT key FROM entry WHERE board = $1 AND key >= $2 AND key < $3 \
            ORDER BY key LIMIT 1 OFFSET $4";
        let middle = one(tx, Ask::new(middle, values![board, lo, high, n / 2])).await?;
        let Some(mut row) = middle.first() else { return Ok(None) };
        let middle = row.int()?;
        if middle > lo {
            return Ok(Some(middle));
        }
        let behind = "SELECT key FROM entry WHERE board = $1 AND key > $2 AND key < $3 \
            ORDER BY key LIMIT 1";
        let behind = one(tx, Ask::new(behind, values![board, lo, high])).await?;
        behind.first().map(|mut row| row.int()).transpose()
    }

    async fn split_pile(&self, tx: &dyn Tx, board: i64, lo: i64) -> Result<(), Trouble> {
        let next = "SELECT COALESCE(min(lo), $3) FROM pile WHERE board = $1 AND lo > $2";
        let next = one(tx, Ask::new(next, values![board, lo, i64::MAX])).await?.number()?;
        let buckets = "SELECT lo FROM bucket WHERE board = $1 AND lo >= $2 AND lo < $3 ORDER BY lo";
        let buckets = one(tx, Ask::new(buckets, values![board, lo, next])).await?;
        let n_buckets = buckets.rows.len();
        if n_buckets as i64 <= self.sizes.buckets {
            return Ok(());
        }
        let half = (self.sizes.buckets as usize / 2).max(1);
        let starts: Vec<i64> =
            buckets.iter().step_by(half).map(|mut row| row.int()).collect::<Result<_, _>>()?;
        let count = "INSERT INTO pile (board, lo, n) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), \
            CAST(COALESCE(sum(n), 0) AS BIGINT) FROM bucket WHERE board = $1 AND lo >= $2 AND lo < $3 \
            ON CONFLICT (board, lo) DO UPDATE SET n = excluded.n";
        let ends = starts.iter().copied().skip(1).chain([next]);
        let asks = starts.iter().zip(ends).map(|(&start, end)| {
            // The first pile begins where it began, which may be below its first bucket.
            Ask::new(count, values![board, if start == starts[0] { lo } else { start }, end])
        });
        tx.all(asks.collect()).await?;
        Ok(())
    }
}

/// How many deltas wait to be folded.
#[derive(Clone, Copy, Debug)]
pub struct Backlog;

#[async_trait]
impl Call for Backlog {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        one(tx, Ask::new("SELECT count(*) FROM delta", [])).await?.number()
    }
}
