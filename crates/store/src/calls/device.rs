//! Devices: the hash of a token each. Whoever has the token is the player.

use crate::call::{one, only};
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// SHA-256 of a device's token; the token itself is never kept.
pub type TokenHash = [u8; 32];

/// Looking up who asks notes when a device was last seen, but not oftener than this.
const HOUR: i64 = 3_600_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub token: TokenHash,
    pub label: String,
    pub created: i64,
    pub seen: i64,
}

/// The player whose device has this token.
#[derive(Clone, Copy, Debug)]
pub struct Who {
    pub token: TokenHash,
}

/// A player, and whether the device was last seen long ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub player: i64,
    pub is_stale: bool,
}

#[async_trait]
impl Call for Who {
    type Answer = Option<Known>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Known>, Trouble> {
        let sql = "SELECT player, now_ms() - seen FROM device WHERE token = $1";
        let rows = only(tx, Ask::new(sql, values![&self.token])).await?;
        let Some(mut row) = rows.first() else { return Ok(None) };
        Ok(Some(Known { player: row.int()?, is_stale: row.int()? > HOUR }))
    }
}

/// Notes that a device was seen now.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub token: TokenHash,
}

#[async_trait]
impl Call for Seen {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let sql = "UPDATE device SET seen = now_ms() WHERE token = $1";
        only(tx, Ask::new(sql, values![&self.token])).await.map(|_| ())
    }
}

/// A player's devices, the first ones first.
#[derive(Clone, Copy, Debug)]
pub struct Devices {
    pub player: i64,
}

#[async_trait]
impl Call for Devices {
    type Answer = Vec<Device>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<Device>, Trouble> {
        let sql = "SELECT token, label, created, seen FROM device WHERE player = $1 \
            ORDER BY created, token";
        let rows = only(tx, Ask::new(sql, values![self.player])).await?;
        rows.iter()
            .map(|mut row| {
                let (token, label) = (row.array()?, row.text()?);
                Ok(Device { token, label, created: row.int()?, seen: row.int()? })
            })
            .collect()
    }
}

/// Whoever has this token is the player no more. The answer is whether there was such a device of this
/// player.
#[derive(Clone, Copy, Debug)]
pub struct ForgetDevice {
    pub player: i64,
    pub token: TokenHash,
}

#[async_trait]
impl Call for ForgetDevice {
    type Answer = bool;
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<bool, Trouble> {
        let sql = "DELETE FROM device WHERE token = $1 AND player = $2 RETURNING player";
        let found = one(tx, Ask::new(sql, values![&self.token, self.player])).await?;
        Ok(!found.rows.is_empty())
    }
}
