//! Players: a number, a name, and the hash of a recovery code. What a player asks to be deleted is.

use crate::call::{one, only};
use crate::calls::run::{Run, run_columns};
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: i64,
    /// The generated name, or the player's own unless that is hidden.
    pub name: String,
    /// The player's own name, hidden or not.
    pub own_name: Option<String>,
    pub created: i64,
}

/// A new player with a first device. Numbers and hashes are drawn by the caller.
#[derive(Clone, Debug)]
pub struct Join {
    pub id: i64,
    pub name: String,
    pub token: [u8; 32],
    pub label: String,
    pub recovery: [u8; 32],
}

#[async_trait]
impl Call for Join {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        tx.last(vec![
            Ask::new(
                "INSERT INTO player (id, name, recovery, created) VALUES ($1, $2, $3, now_ms())",
                values![self.id, &self.name, &self.recovery],
            ),
            Ask::new(
                "INSERT INTO device (token, player, label, created, seen) \
                 VALUES ($1, $2, $3, now_ms(), now_ms())",
                values![&self.token, self.id, &self.label],
            ),
        ])
        .await?;
        Ok(())
    }
}

#[derive(Clone, Copy, Debug)]
pub struct FindPlayer {
    pub id: i64,
}

#[async_trait]
impl Call for FindPlayer {
    type Answer = Option<Player>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Player>, Trouble> {
        let sql = "SELECT id, CASE WHEN hidden = 0 THEN COALESCE(own_name, name) ELSE name END, \
            own_name, created FROM player WHERE id = $1 AND gone = 0";
        let rows = only(tx, Ask::new(sql, values![self.id])).await?;
        let Some(mut row) = rows.first() else { return Ok(None) };
        let (id, name) = (row.int()?, row.text()?);
        let own_name = row.maybe(|row| row.text())?;
        Ok(Some(Player { id, name, own_name, created: row.int()? }))
    }
}

/// An own name, or none any more. The answer is whether it was free: `skeleton` is what look-alikes
/// have in common.
#[derive(Clone, Debug)]
pub struct Rename {
    pub player: i64,
    pub name: Option<(String, String)>,
}

#[async_trait]
impl Call for Rename {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let (name, skeleton) = self.name.as_ref().map(|(name, skeleton)| (name, skeleton)).unzip();
        let taken = "SELECT id FROM player WHERE skeleton = $1 AND id <> $2";
        if !one(tx, Ask::new(taken, values![skeleton, self.player])).await?.rows.is_empty() {
            return Ok(false);
        }
        // A new name has not been reported yet.
        let sql = "UPDATE player SET own_name = $1, skeleton = $2, hidden = 0 WHERE id = $3";
        let reports = "DELETE FROM report WHERE player = $1";
        tx.last(vec![
            Ask::new(sql, values![name, skeleton, self.player]),
            Ask::new(reports, values![self.player]),
        ])
        .await?;
        Ok(true)
    }
}

/// One player finds another's name unfit; when so many do, it is hidden.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    pub player: i64,
    pub reporter: i64,
    pub hides_at: i64,
}

#[async_trait]
impl Call for Report {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        tx.last(vec![
            Ask::new(
                "INSERT INTO report (player, reporter, at) VALUES ($1, $2, now_ms()) \
                 ON CONFLICT (player, reporter) DO NOTHING",
                values![self.player, self.reporter],
            ),
            Ask::new(
                "UPDATE player SET hidden = 1 WHERE id = $1 AND \
                 (SELECT count(*) FROM report WHERE report.player = $1) >= $2",
                values![self.player, self.hides_at],
            ),
        ])
        .await?;
        Ok(())
    }
}

/// A recovery code gives a new device; the code is spent and replaced.
#[derive(Clone, Debug)]
pub struct Recover {
    pub recovery: [u8; 32],
    pub next: [u8; 32],
    pub token: [u8; 32],
    pub label: String,
}

#[async_trait]
impl Call for Recover {
    type Answer = Option<i64>;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<i64>, Trouble> {
        let sql = "UPDATE player SET recovery = $2 WHERE recovery = $1 RETURNING id";
        let found = one(tx, Ask::new(sql, values![&self.recovery, &self.next])).await?;
        let Some(mut row) = found.first() else { return Ok(None) };
        let player = row.int()?;
        let sql = "INSERT INTO device (token, player, label, created, seen) \
            VALUES ($1, $2, $3, now_ms(), now_ms())";
        only(tx, Ask::new(sql, values![&self.token, player, &self.label])).await?;
        Ok(Some(player))
    }
}

/// All runs of a player, with their logs, in the order they came in: a page of it.
#[derive(Clone, Debug)]
pub struct Export {
    pub player: i64,
    /// Behind this one.
    pub after: Option<[u8; 16]>,
    pub limit: i64,
}

#[async_trait]
impl Call for Export {
    type Answer = Vec<(Run, Vec<u8>)>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Self::Answer, Trouble> {
        let sql = concat!(
            "SELECT ",
            run_columns!(),
            ", log FROM run JOIN run_log ON run_log.run = run.id \
             WHERE player = $1 AND id > $2 ORDER BY id LIMIT $3"
        );
        let after = self.after.map_or(Vec::new(), |id| id.to_vec());
        let rows = only(tx, Ask::new(sql, values![self.player, &after, self.limit])).await?;
        rows.iter().map(|mut row| Ok((Run::read(&mut row)?, row.bytes()?))).collect()
    }
}

/// Deletes a player: off the open boards, nameless on sealed ones, and all else gone. What is left on
/// sealed boards belongs to `ghost`, a number that nobody can know the player by.
#[derive(Clone, Copy, Debug)]
pub struct Delete {
    pub player: i64,
    pub ghost: i64,
}

#[async_trait]
impl Call for Delete {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let (player, ghost) = (self.player, self.ghost);
        let only_player = |sql| Ask::new(sql, values![player]);
        let both = |sql| Ask::new(sql, values![player, ghost]);
        tx.last(vec![
            // Nobody seals or folds meanwhile, and no run of this player comes in.
            Ask::new("SELECT id FROM folder WHERE id = 1 FOR UPDATE", []),
            only_player("SELECT id FROM player WHERE id = $1 FOR UPDATE"),
            only_player(
                "INSERT INTO delta (board, key, d) SELECT entry.board, entry.key, -1 FROM entry \
                 JOIN board ON board.id = entry.board \
                 WHERE entry.player = $1 AND board.sealed IS NULL",
            ),
            only_player(
                "DELETE FROM entry WHERE player = $1 AND board IN \
                 (SELECT id FROM board WHERE sealed IS NULL)",
            ),
            both(
                "INSERT INTO player (id, name, gone, created) \
                 SELECT CAST($2 AS BIGINT), '', 1, 0 FROM player WHERE id = $1 \
                 AND EXISTS (SELECT 1 FROM entry WHERE entry.player = $1)",
            ),
            only_player("DELETE FROM run_log WHERE run IN (SELECT id FROM run WHERE player = $1)"),
            only_player(
                "DELETE FROM run WHERE player = $1 AND id NOT IN \
                 (SELECT run FROM entry WHERE player = $1)",
            ),
            both("UPDATE run SET player = $2, ticket = NULL WHERE player = $1"),
            both("UPDATE entry SET player = $2 WHERE player = $1"),
            only_player(
                "DELETE FROM checkpoint WHERE ticket IN (SELECT id FROM ticket WHERE player = $1)",
            ),
            only_player("DELETE FROM ticket WHERE player = $1"),
            only_player("DELETE FROM device WHERE player = $1"),
            only_player("DELETE FROM pairing WHERE player = $1"),
            only_player("DELETE FROM sync_item WHERE player = $1"),
            only_player("DELETE FROM report WHERE player = $1 OR reporter = $1"),
            only_player("DELETE FROM player WHERE id = $1"),
        ])
        .await?;
        Ok(())
    }
}
