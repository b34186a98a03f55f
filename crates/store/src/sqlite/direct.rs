//! One connection to the file, and statements carried out on it at once.

use super::clock::Clock;
use crate::{Access, Ask, Call, Rows, Trouble, Tx, Value};
use async_trait::async_trait;
use futures_util::FutureExt;
use rusqlite::functions::FunctionFlags;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql, params_from_iter};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Locked so that a call's future can wait anywhere; it is never waited for.
pub struct Direct(Mutex<Connection>);

const STATEMENTS: usize = 128;

impl Direct {
    pub fn open(path: &Path, clock: &Clock, access: Access) -> Result<Direct, Trouble> {
        let at = |error: rusqlite::Error| Trouble::away(format!("{}: {error}", path.display()));
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(at)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        connection.busy_timeout(Duration::from_secs(10)).map_err(at)?;
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                 PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536",
            )
            .map_err(at)?;
        if access == Access::Read {
            connection.execute_batch("PRAGMA query_only = ON").map_err(at)?;
        }
        let clock = clock.clone();
        connection
            .create_scalar_function("now_ms", 0, FunctionFlags::SQLITE_UTF8, move |_| {
                Ok(clock.now())
            })
            .map_err(at)?;
        Ok(Direct(Mutex::new(connection)))
    }

    /// Several statements without values, for what is no call.
    pub fn batch(&self, sql: &str) -> Result<(), Trouble> {
        self.connection().execute_batch(sql).map_err(trouble)
    }

    /// Carries a call out on one state of the database.
    pub fn snapshot<C: Call>(&self, call: &C) -> Result<C::Answer, Trouble> {
        self.batch("BEGIN")?;
        let answer = self.at_once(call);
        self.batch("COMMIT")?;
        answer
    }

    /// Nothing here waits, so a call's future is ready when it is first looked at.
    pub fn at_once<C: Call>(&self, call: &C) -> Result<C::Answer, Trouble> {
        call.on(self).now_or_never().expect("statements of SQLite are carried out at once")
    }

    fn connection(&self) -> std::sync::MutexGuard<'_, Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn carry_out(&self, ask: &Ask) -> Result<Rows, Trouble> {
        let connection = self.connection();
        let mut statement = connection.prepare_cached(&in_dialect(ask.sql)).map_err(trouble)?;
        let n_columns = statement.column_count();
        let mut found = statement.query(params_from_iter(&ask.values)).map_err(trouble)?;
        let mut rows = Vec::new();
        while let Some(row) = found.next().map_err(trouble)? {
            let column = |index| Ok(value(row.get_ref(index).map_err(trouble)?));
            rows.push((0..n_columns).map(column).collect::<Result<_, Trouble>>()?);
        }
        Ok(Rows { rows })
    }
}

/// SQLite counts its parameters with another sign, and has no locks on rows since one writes at a time.
fn in_dialect(sql: &str) -> String {
    let sql = sql.replace(" FOR UPDATE SKIP LOCKED", "").replace(" FOR UPDATE", "");
    sql.replace('$', "?")
}

#[async_trait]
impl Tx for Direct {
    async fn all(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble> {
        asks.iter().map(|ask| self.carry_out(ask)).collect()
    }

    async fn last(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble> {
        self.all(asks).await
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(int) => ValueRef::Integer(*int),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(found: ValueRef<'_>) -> Value {
    match found {
        // No column of ours holds fractions.
        ValueRef::Null | ValueRef::Real(_) => Value::Null,
        ValueRef::Integer(int) => Value::Int(int),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}

fn trouble(error: rusqlite::Error) -> Trouble {
    use rusqlite::ErrorCode::{ConstraintViolation, DatabaseBusy, DatabaseLocked, DiskFull};
    match error.sqlite_error_code() {
        Some(ConstraintViolation | DatabaseBusy | DatabaseLocked) => Trouble::Clash,
        Some(DiskFull) => Trouble::away(error),
        _ => Trouble::database(error),
    }
}
