//! Boards: lists of each player's best run of a kind, in order, with exact ranks.

use super::rank;
use crate::call::{one, only};
use crate::value::{Columns, values};
use crate::{Access, Ask, Call, Rows, Trouble, Tx, Value};
use async_trait::async_trait;

/// What tells boards apart. The words are the caller's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardKey {
    pub game: String,
    pub preset: String,
    pub rules: i64,
    pub trust: String,
    pub help: String,
    pub period: String,
    /// Where the period begins, as the caller counts.
    pub start: i64,
    /// When nothing more comes in; it tells no boards apart.
    pub closes: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub id: i64,
    pub key: BoardKey,
    /// When it was sealed.
    pub sealed: Option<i64>,
    /// How many are on it.
    pub entries: i64,
}

macro_rules! boards {
    ($where:literal) => {
        concat!(
            "SELECT id, game, preset, rules, trust, help, period, start, closes, sealed, CAST( \
             COALESCE((SELECT sum(n) FROM pile WHERE pile.board = board.id), 0) \
             + COALESCE((SELECT sum(d) FROM delta WHERE delta.board = board.id), 0) AS BIGINT) \
             FROM board WHERE ",
            $where
        )
    };
}
pub(crate) use boards;

impl BoardKey {
    pub(crate) fn values(&self) -> Vec<Value> {
        let BoardKey { game, preset, rules, trust, help, period, start, .. } = self;
        values![game, preset, *rules, trust, help, period, *start]
    }

    /// Makes the board unless there is one.
    pub(crate) fn make(&self) -> [Ask; 3] {
        let mut values = self.values();
        values.push(self.closes.into());
        let board = "INSERT INTO board (game, preset, rules, trust, help, period, start, closes) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
            ON CONFLICT (game, preset, rules, trust, help, period, start) DO NOTHING";
        // Everything lies in one bucket and one pile at first.
        let bucket = "INSERT INTO bucket (board, lo, n) SELECT id, 0, 0 FROM board \
            WHERE game = $1 AND preset = $2 AND rules = $3 AND trust = $4 AND help = $5 \
            AND period = $6 AND start = $7 ON CONFLICT (board, lo) DO NOTHING";
        let pile = "INSERT INTO pile (board, lo, n) SELECT id, 0, 0 FROM board \
            WHERE game = $1 AND preset = $2 AND rules = $3 AND trust = $4 AND help = $5 \
            AND period = $6 AND start = $7 ON CONFLICT (board, lo) DO NOTHING";
        [Ask::new(board, values), Ask::new(bucket, self.values()), Ask::new(pile, self.values())]
    }
}

impl Board {
    pub(crate) fn read(row: &mut Columns<'_>) -> Result<Board, Trouble> {
        let id = row.int()?;
        let (game, preset, rules) = (row.text()?, row.text()?, row.int()?);
        let (trust, help, period) = (row.text()?, row.text()?, row.text()?);
        let start = row.int()?;
        let closes = row.maybe(|row| row.int())?;
        let sealed = row.maybe(|row| row.int())?;
        let key = BoardKey { game, preset, rules, trust, help, period, start, closes };
        Ok(Board { id, key, sealed, entries: row.int()? })
    }
}

/// A board by its number.
#[derive(Clone, Copy, Debug)]
pub struct FindBoard {
    pub id: i64,
}

#[async_trait]
impl Call for FindBoard {
    type Answer = Option<Board>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Board>, Trouble> {
        let sql = boards!("id = $1");
        let rows = only(tx, Ask::new(sql, values![self.id])).await?;
        rows.first().map(|mut row| Board::read(&mut row)).transpose()
    }
}

/// Boards of a game and a period, the newest first; of all where none is named.
#[derive(Clone, Debug)]
pub struct Boards {
    pub game: Option<String>,
    pub period: Option<String>,
    /// Only older ones than this.
    pub before: Option<i64>,
    pub limit: i64,
}

#[async_trait]
impl Call for Boards {
    type Answer = Vec<Board>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Board>, Trouble> {
        let before = self.before.unwrap_or(i64::MAX);
        let sql = boards!(
            "id < $1 AND game = COALESCE(CAST($2 AS TEXT), game) \
             AND period = COALESCE(CAST($3 AS TEXT), period) ORDER BY id DESC LIMIT $4"
        );
        let values = values![before, self.game.as_ref(), self.period.as_ref(), self.limit];
        let ask = Ask::new(sql, values);
        only(tx, ask).await?.iter().map(|mut row| Board::read(&mut row)).collect()
    }
}

/// A line of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1; equal keys share one.
    pub rank: i64,
    pub player: i64,
    /// Empty where the player was deleted.
    pub name: String,
    pub key: i64,
    pub run: [u8; 16],
    pub log_hash: [u8; 32],
    pub score: i64,
    pub ms: i64,
    pub attempts: i64,
    pub accepted: i64,
}

/// Where a page goes on: behind this line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    pub key: i64,
    pub player: i64,
}

/// Lines of a board from the top, or behind one.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    pub board: i64,
    pub after: Option<After>,
    pub limit: i64,
}

macro_rules! lines {
    ($where:literal) => {
        concat!(
            "SELECT entry.player, CASE WHEN player.hidden = 0 \
             THEN COALESCE(player.own_name, player.name) ELSE player.name END, entry.key, \
             entry.run, run.log_hash, run.score, run.ms, run.attempts, run.accepted FROM entry \
             JOIN player ON player.id = entry.player JOIN run ON run.id = entry.run \
             WHERE entry.board = $1 AND ",
            $where
        )
    };
}

const BELOW: &str =
    lines!("(entry.key, entry.player) > ($2, $3) ORDER BY entry.key, entry.player LIMIT $4");
const ABOVE: &str = lines!(
    "(entry.key, entry.player) < ($2, $3) ORDER BY entry.key DESC, entry.player DESC LIMIT $4"
);

#[async_trait]
impl Call for Page {
    type Answer = Vec<Line>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Line>, Trouble> {
        let After { key, player } = self.after.unwrap_or(After { key: -1, player: 0 });
        let rows = one(tx, Ask::new(BELOW, values![self.board, key, player, self.limit])).await?;
        ranked(tx, self.board, read_lines(&rows)?).await
    }
}

/// A player's line with its neighbours; nothing where the player has none.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    pub board: i64,
    pub player: i64,
    /// So many above and so many below.
    pub reach: i64,
}

#[async_trait]
impl Call for Around {
    type Answer = Vec<Line>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Line>, Trouble> {
        let (board, player, reach) = (self.board, self.player, self.reach);
        let own = "SELECT key FROM entry WHERE board = $1 AND player = $2";
        let own = one(tx, Ask::new(own, values![board, player])).await?;
        let Some(mut row) = own.first() else { return Ok(Vec::new()) };
        let key = row.int()?;
        let found = tx
            .all(vec![
                Ask::new(ABOVE, values![board, key, player, reach]),
                // Itself too: it stands behind a player with a smaller number.
                Ask::new(BELOW, values![board, key, player - 1, reach + 1]),
            ])
            .await?;
        let [above, below] = &found[..] else { return Err(Trouble::Clash) };
        let mut lines = read_lines(above)?;
        lines.reverse();
        lines.extend(read_lines(below)?);
        ranked(tx, board, lines).await
    }
}

fn read_lines(rows: &Rows) -> Result<Vec<Line>, Trouble> {
    let read = |mut row: Columns<'_>| {
        let (player, name, key) = (row.int()?, row.text()?, row.int()?);
        let (run, log_hash) = (row.array()?, row.array()?);
        let (score, ms) = (row.int()?, row.int()?);
        let (attempts, accepted) = (row.int()?, row.int()?);
        Ok(Line { rank: 0, player, name, key, run, log_hash, score, ms, attempts, accepted })
    };
    rows.iter().map(read).collect()
}

/// Gives consecutive lines their ranks. Those who share the first one's key may stand before it.
async fn ranked(tx: &dyn Tx, board: i64, mut lines: Vec<Line>) -> Result<Vec<Line>, Trouble> {
    let Some(first) = lines.first() else { return Ok(lines) };
    let ties = "SELECT count(*) FROM entry WHERE board = $1 AND key = $2 AND player < $3";
    let found = tx
        .last(vec![
            rank::before(board, first.key),
            Ask::new(ties, values![board, first.key, first.player]),
        ])
        .await?;
    let [before, ties] = &found[..] else { return Err(Trouble::Clash) };
    let (before, ties) = (before.number()?, ties.number()?);
    let mut last = (first.key, before + 1);
    for (index, line) in lines.iter_mut().enumerate() {
        if line.key != last.0 {
            last = (line.key, before + ties + index as i64 + 1);
        }
        line.rank = last.1;
    }
    Ok(lines)
}

/// The rank that a key has on a board, or would have.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    pub board: i64,
    pub key: i64,
}

#[async_trait]
impl Call for Rank {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        Ok(only(tx, rank::before(self.board, self.key)).await?.number()? + 1)
    }
}

/// How many are on a board.
#[derive(Clone, Copy, Debug)]
pub struct Total {
    pub board: i64,
}

#[async_trait]
impl Call for Total {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        only(tx, rank::total(self.board)).await?.number()
    }
}
