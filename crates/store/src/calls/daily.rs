//! The secrets of competition dailies: promised by a hash long before, told when the day is over.

use crate::call::only;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// Promises the secrets of days that have none yet. What was promised is never replaced, whoever
/// promises at the same time.
#[derive(Clone, Debug)]
pub struct Promise {
    pub days: Vec<DaySecret>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaySecret {
    /// Days since 1970.
    pub day: i64,
    pub secret: [u8; 32],
    pub commitment: [u8; 32],
    /// When it was promised.
    pub committed: i64,
}

#[async_trait]
impl Call for Promise {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let sql = "INSERT INTO day_secret (day, secret, commitment, committed) \
            VALUES ($1, $2, $3, now_ms()) ON CONFLICT (day) DO NOTHING";
        let promise = |it: &DaySecret| Ask::new(sql, values![it.day, &it.secret, &it.commitment]);
        tx.last(self.days.iter().map(promise).collect()).await?;
        Ok(())
    }
}

/// The secrets of these days, the first one first. Whoever asks must not tell those of days to come.
#[derive(Clone, Copy, Debug)]
pub struct Secrets {
    pub first: i64,
    pub last: i64,
}

#[async_trait]
impl Call for Secrets {
    type Answer = Vec<DaySecret>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<DaySecret>, Trouble> {
        let sql = "SELECT day, secret, commitment, committed FROM day_secret \
            WHERE day BETWEEN $1 AND $2 ORDER BY day";
        let rows = only(tx, Ask::new(sql, values![self.first, self.last])).await?;
        rows.iter()
            .map(|mut row| {
                let (day, secret) = (row.int()?, row.array()?);
                Ok(DaySecret { day, secret, commitment: row.array()?, committed: row.int()? })
            })
            .collect()
    }
}
