//! What a player's devices share: the log of every run, numbered anew with every change. A log that is
//! over stays as it is; one under way is replaced only by whoever has seen it.

use crate::call::only;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyncItem {
    pub run: [u8; 16],
    /// Grows with every change of any run of the player.
    pub seq: i64,
    pub is_over: bool,
    pub log: Vec<u8>,
}

/// What changed after a point, in order.
#[derive(Clone, Copy, Debug)]
pub struct PullSync {
    pub player: i64,
    pub since: i64,
    pub limit: i64,
}

#[async_trait]
impl Call for PullSync {
    type Answer = Vec<SyncItem>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<SyncItem>, Trouble> {
        let sql = "SELECT run, seq, is_over, log FROM sync_item \
            WHERE player = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let rows = only(tx, Ask::new(sql, values![self.player, self.since, self.limit])).await?;
        let item = |mut row: crate::value::Columns<'_>| {
            let (run, seq, is_over) = (row.array()?, row.int()?, row.int()? != 0);
            Ok(SyncItem { run, seq, is_over, log: row.bytes()? })
        };
        rows.iter().map(item).collect()
    }
}

/// A log on its way in.
#[derive(Clone, Debug)]
pub struct SyncPut {
    pub run: [u8; 16],
    /// The number that was seen of it; 0 for none.
    pub base: i64,
    pub is_over: bool,
    pub log: Vec<u8>,
}

/// Takes logs in, each for itself. The answer has a number for each, none where the run changed since it
/// was seen; and nothing at all where there would be more than a player may keep.
#[derive(Clone, Debug)]
pub struct PutSync {
    pub player: i64,
    pub items: Vec<SyncPut>,
    pub most_items: i64,
    pub most_bytes: i64,
}

#[async_trait]
impl Call for PutSync {
    type Answer = Option<Vec<Option<i64>>>;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Self::Answer, Trouble> {
        let player = self.player;
        let mut asks = vec![
            // The devices of one player take turns, so that numbers come in order.
            Ask::new("SELECT id FROM player WHERE id = $1 FOR UPDATE", values![player]),
            Ask::new(
                "SELECT count(*), CAST(COALESCE(sum(length(log)), 0) AS BIGINT), \
                 COALESCE(max(seq), 0) FROM sync_item WHERE player = $1",
                values![player],
            ),
        ];
        let find = "SELECT seq, is_over, log FROM sync_item WHERE player = $1 AND run = $2";
        asks.extend(self.items.iter().map(|item| Ask::new(find, values![player, &item.run])));
        let found = tx.all(asks).await?;
        let nothing = || Trouble::database("an answer for each statement expected");
        let [_, sums, known @ ..] = &found[..] else { return Err(nothing()) };
        let mut sums = sums.first().ok_or_else(nothing)?;
        let (mut n_items, mut n_bytes, mut seq) = (sums.int()?, sums.int()?, sums.int()?);
        let (mut seqs, mut writes) = (Vec::new(), Vec::new());
        for (item, known) in self.items.iter().zip(known) {
            let (mut before, mut is_new) = (0, true);
            if let Some(mut row) = known.first() {
                let (at, is_over, log) = (row.int()?, row.int()? != 0, row.bytes()?);
                // Whoever heard no answer says it again.
                if log == item.log && is_over == item.is_over {
                    seqs.push(Some(at));
                    continue;
                }
                if is_over || at != item.base {
                    seqs.push(None);
                    continue;
                }
                (before, is_new) = (log.len() as i64, false);
            }
            seq += 1;
            n_items += i64::from(is_new);
            n_bytes += item.log.len() as i64 - before;
            seqs.push(Some(seq));
            writes.push(Ask::new(
                "INSERT INTO sync_item (player, run, seq, is_over, log) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, run) DO UPDATE \
                 SET seq = excluded.seq, is_over = excluded.is_over, log = excluded.log",
                values![player, &item.run, seq, i64::from(item.is_over), &item.log],
            ));
        }
        if n_items > self.most_items || n_bytes > self.most_bytes {
            return Ok(None);
        }
        tx.last(writes).await?;
        Ok(Some(seqs))
    }
}
