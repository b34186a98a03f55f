//! Verifiers that judged runs here, as modules by their hash. None is ever deleted: boards name them.

use crate::call::only;
use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// Keeps a verifier, unless it is kept already.
#[derive(Clone, Debug)]
pub struct KeepVerifier {
    pub hash: [u8; 32],
    pub module: Vec<u8>,
}

#[async_trait]
impl Call for KeepVerifier {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let sql = "INSERT INTO verifier (hash, module, kept) VALUES ($1, $2, now_ms()) \
            ON CONFLICT (hash) DO NOTHING";
        only(tx, Ask::new(sql, values![&self.hash, &self.module])).await?;
        Ok(())
    }
}

/// The module with this hash.
#[derive(Clone, Copy, Debug)]
pub struct FindVerifier {
    pub hash: [u8; 32],
}

#[async_trait]
impl Call for FindVerifier {
    type Answer = Option<Vec<u8>>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Option<Vec<u8>>, Trouble> {
        let sql = "SELECT module FROM verifier WHERE hash = $1";
        let rows = only(tx, Ask::new(sql, values![&self.hash])).await?;
        rows.first().map(|mut row| row.bytes()).transpose()
    }
}

/// A verifier without its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptVerifier {
    pub hash: [u8; 32],
    pub bytes: i64,
    pub kept: i64,
}

/// All of them, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct Verifiers;

#[async_trait]
impl Call for Verifiers {
    type Answer = Vec<KeptVerifier>;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<Vec<KeptVerifier>, Trouble> {
        let sql = "SELECT hash, CAST(length(module) AS BIGINT), kept FROM verifier \
            ORDER BY kept DESC, hash LIMIT 1000";
        let rows = only(tx, Ask::new(sql, [])).await?;
        let read = |mut row: crate::value::Columns<'_>| {
            Ok(KeptVerifier { hash: row.array()?, bytes: row.int()?, kept: row.int()? })
        };
        rows.iter().map(read).collect()
    }
}
