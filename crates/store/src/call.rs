//! A call: one question or deed, carried out in one transaction of either database.

use crate::{Ask, Rows, Trouble};
use async_trait::async_trait;

/// What a call does to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads one state of it, whatever others write meanwhile.
    Read,
    Write,
}

/// It may be carried out more than once when others get in its way; only the last time counts.
#[async_trait]
pub trait Call: Send + Sync + 'static {
    type Answer: Send + 'static;
    const ACCESS: Access;

    async fn on(&self, tx: &dyn Tx) -> Result<Self::Answer, Trouble>;
}

/// A transaction that is under way.
#[async_trait]
pub trait Tx: Send + Sync {
    /// Carries statements out in this order. Where the database is elsewhere, all of them are sent
    /// before the first answer is waited for, so whatever needs no answer in between goes in one list.
    async fn all(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble>;

    /// The same for the last statements of a call: the end of the transaction travels with them.
    async fn last(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble>;
}

/// One statement.
pub async fn one(tx: &dyn Tx, ask: Ask) -> Result<Rows, Trouble> {
    Ok(tx.all(vec![ask]).await?.pop().unwrap_or_default())
}

/// One statement, and the end.
pub async fn only(tx: &dyn Tx, ask: Ask) -> Result<Rows, Trouble> {
    Ok(tx.last(vec![ask]).await?.pop().unwrap_or_default())
}
