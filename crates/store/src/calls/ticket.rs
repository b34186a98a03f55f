//! Tickets: a deal that was handed out at a moment, and what its player said of it on the way.

use crate::call::{one, only};
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub id: [u8; 16],
    pub player: i64,
    pub game: String,
    pub preset: String,
    /// The text of the deal, as the log must repeat it.
    pub deal: String,
    /// The day whose competition it is for.
    pub day: Option<i64>,
    pub issued: i64,
    pub expires: i64,
}

/// Hands a deal out. Of a competition's day a player has one ticket: who asks again gets the same one,
/// issued when it was.
#[derive(Clone, Debug)]
pub struct Issue {
    pub id: [u8; 16],
    pub player: i64,
    pub game: String,
    pub preset: String,
    pub deal: String,
    pub day: Option<i64>,
    /// How long a run on it may come in, in milliseconds.
    pub lasts: i64,
}

#[async_trait]
impl Call for Issue {
    type Answer = Ticket;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Ticket, Trouble> {
        let insert = "INSERT INTO ticket (id, player, game, preset, deal, day, issued, expires) \
            VALUES ($1, $2, $3, $4, $5, $6, now_ms(), now_ms() + $7) \
            ON CONFLICT (player, game, day) DO NOTHING";
        let find = "SELECT id, player, game, preset, deal, day, issued, expires FROM ticket \
            WHERE id = $1 OR (player = $2 AND game = $3 AND day = $4)";
        let Issue { id, player, game, preset, deal, day, lasts } = self;
        let mut found = tx
            .last(vec![
                Ask::new(insert, values![id, *player, game, preset, deal, *day, *lasts]),
                Ask::new(find, values![id, *player, game, *day]),
            ])
            .await?;
        let found = found.pop().unwrap_or_default();
        let mut row = found.first().ok_or(Trouble::Clash)?;
        Ticket::read(&mut row)
    }
}

impl Ticket {
    fn read(row: &mut crate::value::Columns<'_>) -> Result<Ticket, Trouble> {
        Ok(Ticket {
            id: row.array()?,
            player: row.int()?,
            game: row.text()?,
            preset: row.text()?,
            deal: row.text()?,
            day: row.maybe(|row| row.int())?,
            issued: row.int()?,
            expires: row.int()?,
        })
    }
}

/// What the player had done when the database's clock said `at`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// How many moves.
    pub moves: i64,
    /// Play time, by the player's clock.
    pub played: i64,
    /// The hash of those moves.
    pub chain: [u8; 32],
    pub at: i64,
}

/// A ticket with all that is known of its run, and the time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    pub ticket: Ticket,
    pub checkpoints: Vec<Checkpoint>,
    pub now: i64,
}

#[derive(Clone, Copy, Debug)]
pub struct FindTicket {
    pub id: [u8; 16],
}

#[async_trait]
impl Call for FindTicket {
    type Answer = Option<Progress>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Progress>, Trouble> {
        let ticket = "SELECT id, player, game, preset, deal, day, issued, expires FROM ticket \
            WHERE id = $1";
        let checkpoints = "SELECT moves, played, chain, at FROM checkpoint WHERE ticket = $1 \
            ORDER BY seq";
        let found = tx
            .last(vec![
                Ask::new(ticket, values![&self.id]),
                Ask::new(checkpoints, values![&self.id]),
                Ask::new("SELECT now_ms()", []),
            ])
            .await?;
        let [ticket, checkpoints, now] = &found[..] else { return Err(Trouble::Clash) };
        let Some(mut row) = ticket.first() else { return Ok(None) };
        let read = |mut row: crate::value::Columns<'_>| {
            let (moves, played) = (row.int()?, row.int()?);
            Ok(Checkpoint { moves, played, chain: row.array()?, at: row.int()? })
        };
        let checkpoints = checkpoints.iter().map(read).collect::<Result<_, Trouble>>()?;
        Ok(Some(Progress { ticket: Ticket::read(&mut row)?, checkpoints, now: now.number()? }))
    }
}

/// Notes how far a run is. Checkpoints only go on; one that was told before is told again in vain.
#[derive(Clone, Debug)]
pub struct WriteCheckpoint {
    pub ticket: [u8; 16],
    pub player: i64,
    pub moves: i64,
    pub played: i64,
    pub chain: [u8; 32],
    /// So many a ticket may have.
    pub most: i64,
}

/// The answer is when it was noted; `None` when there is no such ticket of this player, its run is in,
/// it is over, or this goes back.
#[async_trait]
impl Call for WriteCheckpoint {
    type Answer = Option<i64>;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<i64>, Trouble> {
        let WriteCheckpoint { ticket, player, moves, played, chain, most } = self;
        let own = "SELECT id FROM ticket WHERE id = $1 AND player = $2 AND expires >= now_ms() \
            AND NOT EXISTS (SELECT 1 FROM run WHERE run.ticket = $1) FOR UPDATE";
        let last = "SELECT COALESCE(max(seq), 0), COALESCE(max(moves), 0), \
            COALESCE(max(played), 0) FROM checkpoint WHERE ticket = $1";
        let found = tx
            .all(vec![Ask::new(own, values![ticket, *player]), Ask::new(last, values![ticket])])
            .await?;
        let [own, last] = &found[..] else { return Err(Trouble::Clash) };
        let mut last = last.first().ok_or(Trouble::Clash)?;
        let (seq, last_moves, last_played) = (last.int()?, last.int()?, last.int()?);
        if own.rows.is_empty() || *moves < last_moves || *played < last_played || seq >= *most {
            return Ok(None);
        }
        let insert = "INSERT INTO checkpoint (ticket, seq, moves, played, chain, at) \
            VALUES ($1, $2, $3, $4, $5, now_ms()) RETURNING at";
        let values = values![ticket, seq + 1, *moves, *played, chain];
        Ok(Some(one(tx, Ask::new(insert, values)).await?.number()?))
    }
}

/// How many tickets a player has drawn since so many milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    pub player: i64,
    pub within: i64,
}

#[async_trait]
impl Call for Drawn {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        let sql = "SELECT count(*) FROM ticket WHERE player = $1 AND issued > now_ms() - $2";
        only(tx, Ask::new(sql, values![self.player, self.within])).await?.number()
    }
}

/// Whether a run was accepted on a ticket.
#[derive(Clone, Copy, Debug)]
pub struct IsSpent {
    pub ticket: [u8; 16],
}

#[async_trait]
impl Call for IsSpent {
    type Answer = bool;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let sql = "SELECT 1 FROM run WHERE ticket = $1";
        Ok(only(tx, Ask::new(sql, values![&self.ticket])).await?.first().is_some())
    }
}
