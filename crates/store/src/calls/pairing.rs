//! Pairing: a code that one device shows, another types, and the first confirms. Codes are kept as
//! hashes, for minutes, and serve once.

use crate::call::{one, only};
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

#[derive(Clone, Debug)]
pub struct BeginPairing {
    pub player: i64,
    pub code: [u8; 32],
    /// The part of the code by which tries are counted.
    pub place: i64,
    /// How long it holds, in milliseconds.
    pub lasts: i64,
}

/// A player has one code at a time, and codes that are over are swept away.
#[async_trait]
impl Call for BeginPairing {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        tx.last(vec![
            Ask::new(
                "DELETE FROM pairing WHERE player = $1 OR expires < now_ms()",
                values![self.player],
            ),
            Ask::new(
                "INSERT INTO pairing (code, player, expires, place) \
                 VALUES ($1, $2, now_ms() + $3, $4)",
                values![&self.code, self.player, self.lasts, self.place],
            ),
        ])
        .await?;
        Ok(())
    }
}

/// The other device says the code. Its token counts for nothing until the first device confirms. A code
/// at whose place wrong ones were said too often is over, wherever those came from.
#[derive(Clone, Debug)]
pub struct TryPairing {
    pub code: [u8; 32],
    pub place: i64,
    /// So many tries there are.
    pub most: i64,
    pub token: [u8; 32],
    pub label: String,
}

#[async_trait]
impl Call for TryPairing {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let count = "UPDATE pairing SET tries = tries + 1 WHERE place = $1 AND token IS NULL";
        let sql = "UPDATE pairing SET token = $2, label = $3 WHERE code = $1 AND token IS NULL \
            AND tries <= $4 AND expires >= now_ms() RETURNING player";
        let values = values![&self.code, &self.token, &self.label, self.most];
        let found =
            tx.last(vec![Ask::new(count, values![self.place]), Ask::new(sql, values)]).await?;
        Ok(found.last().is_some_and(|rows| !rows.rows.is_empty()))
    }
}

/// How a player's pairing stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// There is none, or it is over.
    None,
    /// Nobody has said the code yet.
    Waiting,
    /// A device with this label has.
    Claimed { label: String },
}

#[derive(Clone, Copy, Debug)]
pub struct PairingState {
    pub player: i64,
}

#[async_trait]
impl Call for PairingState {
    type Answer = Pairing;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Pairing, Trouble> {
        let sql = "SELECT label FROM pairing WHERE player = $1 AND expires >= now_ms()";
        let rows = only(tx, Ask::new(sql, values![self.player])).await?;
        let Some(mut row) = rows.first() else { return Ok(Pairing::None) };
        let label = row.maybe(|row| row.text())?;
        Ok(label.map_or(Pairing::Waiting, |label| Pairing::Claimed { label }))
    }
}

/// Whether a device that said a code still waits for an answer.
#[derive(Clone, Copy, Debug)]
pub struct FindClaim {
    pub token: [u8; 32],
}

#[async_trait]
impl Call for FindClaim {
    type Answer = bool;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let sql = "SELECT 1 FROM pairing WHERE token = $1 AND expires >= now_ms()";
        Ok(only(tx, Ask::new(sql, values![&self.token])).await?.first().is_some())
    }
}

/// The first device has seen the label and says yes. The answer is whether there was something to
/// confirm.
#[derive(Clone, Debug)]
pub struct ConfirmPairing {
    pub player: i64,
    pub label: String,
}

#[async_trait]
impl Call for ConfirmPairing {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let sql = "DELETE FROM pairing WHERE player = $1 AND label = $2 AND token IS NOT NULL \
            AND expires >= now_ms() RETURNING token";
        let found = one(tx, Ask::new(sql, values![self.player, &self.label])).await?;
        let Some(mut row) = found.first() else { return Ok(false) };
        let token: [u8; 32] = row.array()?;
        let sql = "INSERT INTO device (token, player, label, created, seen) \
            VALUES ($1, $2, $3, now_ms(), now_ms())";
        only(tx, Ask::new(sql, values![&token, self.player, &self.label])).await?;
        Ok(true)
    }
}
