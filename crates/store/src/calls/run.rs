//! Runs that were accepted: what they came to, their logs, and their places on the boards.

use crate::call::only;
use crate::calls::board::BoardKey;
use crate::value::{Columns, values};
use crate::{Access, Ask, Call, Rows, Trouble, Tx};
use async_trait::async_trait;

/// An accepted run. Words like `trust` are the caller's; here they only tell boards apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub id: [u8; 16],
    pub player: i64,
    /// SHA-256 of the log.
    pub log_hash: [u8; 32],
    pub game: String,
    pub preset: String,
    pub rules: i64,
    /// What played it again.
    pub verifier: String,
    pub result: String,
    pub score: i64,
    pub ms: i64,
    pub trust: String,
    pub help: String,
    pub day: Option<i64>,
    pub ticket: Option<[u8; 16]>,
    /// How many tickets of this kind the player had drawn by then.
    pub attempts: i64,
    pub accepted: i64,
}

/// The columns that [`Run::read`] reads.
macro_rules! run_columns {
    () => {
        "run.id, run.player, run.log_hash, run.game, run.preset, run.rules, run.verifier, \
         run.result, run.score, run.ms, run.trust, run.help, run.day, run.ticket, run.attempts, \
         run.accepted"
    };
}
pub(crate) use run_columns;

impl Run {
    pub(crate) fn read(row: &mut Columns<'_>) -> Result<Run, Trouble> {
        Ok(Run {
            id: row.array()?,
            player: row.int()?,
            log_hash: row.array()?,
            game: row.text()?,
            preset: row.text()?,
            rules: row.int()?,
            verifier: row.text()?,
            result: row.text()?,
            score: row.int()?,
            ms: row.int()?,
            trust: row.text()?,
            help: row.text()?,
            day: row.maybe(|row| row.int())?,
            ticket: row.maybe(|row| row.array())?,
            attempts: row.int()?,
            accepted: row.int()?,
        })
    }
}

/// Keeps a run and puts it on its boards where it is the player's best.
#[derive(Clone, Debug)]
pub struct Accept {
    pub run: Run,
    pub log: Vec<u8>,
    /// Lower is better; equal keys share a rank.
    pub key: i64,
    pub boards: Vec<BoardKey>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// It is kept; the boards in the order they were named, and whether it is the best there.
    Stored { attempts: i64, boards: Vec<(i64, Place)> },
    /// The very same was accepted before.
    Same(Box<Run>),
    /// Another log has this name.
    Other,
    /// Another run was played on this ticket.
    TicketUsed,
    /// There is no such player any more.
    Gone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Best,
    /// An earlier run of this player is at least as good.
    NotBest,
    /// The board is sealed.
    Sealed,
}

const FIND: &str = concat!("SELECT ", run_columns!(), " FROM run WHERE id = $1");

/// A board with what the player has on it.
const PLACE: &str = "SELECT board.id, board.sealed, entry.key FROM board \
    LEFT JOIN entry ON entry.board = board.id AND entry.player = $8 \
    WHERE game = $1 AND preset = $2 AND rules = $3 AND trust = $4 AND help = $5 AND period = $6 \
    AND start = $7";

#[async_trait]
impl Call for Accept {
    type Answer = Accepted;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<Accepted, Trouble> {
        let run = &self.run;
        let mut asks = vec![
            // One run of a player at a time, so that a best is compared with the last best.
            Ask::new("SELECT id FROM player WHERE id = $1 FOR UPDATE", values![run.player]),
            Ask::new(FIND, values![&run.id]),
            Ask::new("SELECT id FROM run WHERE ticket = $1", values![run.ticket.as_ref()]),
            Ask::new(
                "SELECT count(*) FROM ticket WHERE player = $1 AND game = $2 AND preset = $3",
                values![run.player, &run.game, &run.preset],
            ),
        ];
        asks.extend(self.boards.iter().map(|board| self.place(board)));
        let found = tx.all(asks).await?;
        let [player, same, on_ticket, attempts, places @ ..] = &found[..] else {
            return Err(Trouble::Clash);
        };
        if player.rows.is_empty() {
            return Ok(Accepted::Gone);
        }
        if let Some(mut row) = same.first() {
            let known = Run::read(&mut row)?;
            let is_same = known.log_hash == run.log_hash && known.player == run.player;
            return Ok(if is_same { Accepted::Same(Box::new(known)) } else { Accepted::Other });
        }
        if !on_ticket.rows.is_empty() {
            return Ok(Accepted::TicketUsed);
        }
        let attempts = attempts.number()?;
        let mut asks = self.inserts(attempts);
        let mut boards = Vec::with_capacity(places.len());
        for (board, place) in self.boards.iter().zip(places) {
            let (id, place) = match read_place(place)? {
                Some(found) => self.put(found, &mut asks),
                None => {
                    let found = self.make(tx, board).await?;
                    self.put(found, &mut asks)
                }
            };
            boards.push((id, place));
        }
        tx.last(asks).await?;
        Ok(Accepted::Stored { attempts, boards })
    }
}

struct Found {
    board: i64,
    is_sealed: bool,
    key: Option<i64>,
}

fn read_place(rows: &Rows) -> Result<Option<Found>, Trouble> {
    let Some(mut row) = rows.first() else { return Ok(None) };
    let board = row.int()?;
    let is_sealed = row.maybe(|row| row.int())?.is_some();
    Ok(Some(Found { board, is_sealed, key: row.maybe(|row| row.int())? }))
}

impl Accept {
    fn place(&self, board: &BoardKey) -> Ask {
        let mut values = board.values();
        values.push(self.run.player.into());
        Ask::new(PLACE, values)
    }

    /// The first run on a board makes it; another may make it at the same time.
    async fn make(&self, tx: &dyn Tx, board: &BoardKey) -> Result<Found, Trouble> {
        let found = tx.all(board.make().into_iter().chain([self.place(board)]).collect()).await?;
        found.last().map(read_place).transpose()?.flatten().ok_or(Trouble::Clash)
    }

    /// What it takes to have this run on a board that was found.
    fn put(&self, found: Found, asks: &mut Vec<Ask>) -> (i64, Place) {
        let Found { board, is_sealed, key } = found;
        if is_sealed {
            return (board, Place::Sealed);
        }
        if key.is_some_and(|best| best <= self.key) {
            return (board, Place::NotBest);
        }
        asks.push(Ask::new(
            "INSERT INTO entry (board, player, key, run) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (board, player) DO UPDATE SET key = excluded.key, run = excluded.run",
            values![board, self.run.player, self.key, &self.run.id],
        ));
        asks.push(match key {
            None => Ask::new(
                "INSERT INTO delta (board, key, d) VALUES ($1, $2, 1)",
                values![board, self.key],
            ),
            Some(old) => Ask::new(
                "INSERT INTO delta (board, key, d) VALUES ($1, $2, 1), ($1, $3, -1)",
                values![board, self.key, old],
            ),
        });
        (board, Place::Best)
    }

    fn inserts(&self, attempts: i64) -> Vec<Ask> {
        let run = &self.run;
        let insert = "INSERT INTO run (id, player, log_hash, game, preset, rules, verifier, result, \
            score, ms, trust, help, day, ticket, attempts, accepted) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
        let values = values![
            &run.id,
            run.player,
            &run.log_hash,
            &run.game,
            &run.preset,
            run.rules,
            &run.verifier,
            &run.result,
            run.score,
            run.ms,
            &run.trust,
            &run.help,
            run.day,
            run.ticket.as_ref(),
            attempts,
            run.accepted,
        ];
        vec![
            Ask::new(insert, values),
            Ask::new("INSERT INTO run_log (run, log) VALUES ($1, $2)", values![&run.id, &self.log]),
        ]
    }
}

#[derive(Clone, Copy, Debug)]
pub struct FindRun {
    pub id: [u8; 16],
}

#[async_trait]
impl Call for FindRun {
    type Answer = Option<Run>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Run>, Trouble> {
        let rows = only(tx, Ask::new(FIND, values![&self.id])).await?;
        rows.first().map(|mut row| Run::read(&mut row)).transpose()
    }
}

/// The log of a run; `None` where there is no such run, or its player was deleted.
#[derive(Clone, Copy, Debug)]
pub struct FindLog {
    pub run: [u8; 16],
}

#[async_trait]
impl Call for FindLog {
    type Answer = Option<Vec<u8>>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Vec<u8>>, Trouble> {
        let sql = "SELECT log FROM run_log WHERE run = $1";
        let rows = only(tx, Ask::new(sql, values![&self.run])).await?;
        rows.first().map(|mut row| row.bytes()).transpose()
    }
}
