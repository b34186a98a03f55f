//! One transaction on a connection of the pool.

use crate::{Access, Ask, Rows, Trouble, Tx, Value};
use async_trait::async_trait;
use deadpool_postgres::{Client, Object};
use futures_util::future::poll_fn;
use std::error::Error;
use std::future::Future;
use std::pin::Pin;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::task::Poll;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Row, Statement};

pub struct Remote {
    /// Taken out when it is dropped in the middle of a transaction.
    client: Option<Client>,
    access: Access,
    state: Mutex<State>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Fresh,
    /// A transaction is open, or nobody knows.
    Open,
    Ended,
}

type Answer<'a> =
    Pin<Box<dyn Future<Output = Result<Vec<Row>, tokio_postgres::Error>> + Send + 'a>>;

impl Remote {
    pub fn new(client: Client, access: Access) -> Remote {
        Remote { client: Some(client), access, state: Mutex::new(State::Fresh) }
    }

    fn client(&self) -> &Client {
        self.client.as_ref().expect("a connection is there until it is dropped")
    }

    fn state(&self) -> State {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    fn command<'a>(&'a self, sql: &'static str) -> Answer<'a> {
        Box::pin(async move { self.client().batch_execute(sql).await.map(|()| Vec::new()) })
    }

    pub async fn commit(&self) -> Result<(), Trouble> {
        if self.state() == State::Open {
            self.client().batch_execute("COMMIT").await.map_err(trouble)?;
            self.set(State::Ended);
        }
        Ok(())
    }

    pub async fn roll_back(&self) {
        if self.state() == State::Open && self.client().batch_execute("ROLLBACK").await.is_ok() {
            self.set(State::Ended);
        }
    }

    async fn send(&self, asks: &[Ask], end: End) -> Result<Vec<Rows>, Trouble> {
        let mut statements = Vec::with_capacity(asks.len());
        for ask in asks {
            statements.push(self.client().prepare_cached(ask.sql).await.map_err(trouble)?);
        }
        let is_fresh = self.state() == State::Fresh;
        // One statement alone is a transaction by itself.
        let is_alone = is_fresh && end == End::Commit && asks.len() == 1;
        let mut answers: Vec<Answer<'_>> = Vec::with_capacity(asks.len() + 2);
        if is_fresh && !is_alone {
            answers.push(self.command(match self.access {
                Access::Read => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
                Access::Write => "BEGIN",
            }));
        }
        let head = answers.len();
        answers
            .extend(asks.iter().zip(&statements).map(|(ask, statement)| self.ask(statement, ask)));
        if end == End::Commit && !is_alone {
            answers.push(self.command("COMMIT"));
        }
        // Unless all goes well nobody knows where the transaction stands.
        self.set(State::Open);
        let found = in_order(answers).await.map_err(trouble)?;
        if end == End::Commit {
            self.set(State::Ended);
        }
        let tables = found.into_iter().skip(head).take(asks.len());
        tables.map(|rows| read(&rows)).collect()
    }

    fn ask<'a>(&'a self, statement: &'a Statement, ask: &'a Ask) -> Answer<'a> {
        Box::pin(async move {
            let values: Vec<&(dyn ToSql + Sync)> =
                ask.values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
            self.client().query(statement, &values).await
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Stay,
    Commit,
}

impl Drop for Remote {
    fn drop(&mut self) {
        if self.state() == State::Open
            && let Some(client) = self.client.take()
        {
            // Out of the pool and closed, which ends its transaction.
            drop(Object::take(client));
        }
    }
}

#[async_trait]
impl Tx for Remote {
    async fn all(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble> {
        self.send(&asks, End::Stay).await
    }

    async fn last(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Trouble> {
        self.send(&asks, End::Commit).await
    }
}

/// Looks at all of them in this order until each is answered: a request is sent when it is first looked
/// at. The first fault is told; those behind it follow from it.
async fn in_order(mut answers: Vec<Answer<'_>>) -> Result<Vec<Vec<Row>>, tokio_postgres::Error> {
    let mut found: Vec<Option<Result<Vec<Row>, _>>> = answers.iter().map(|_| None).collect();
    poll_fn(|context| {
        let mut is_ready = true;
        for (answer, place) in answers.iter_mut().zip(&mut found) {
            if place.is_none() {
                match answer.as_mut().poll(context) {
                    Poll::Ready(rows) => *place = Some(rows),
                    Poll::Pending => is_ready = false,
                }
            }
        }
        if is_ready { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    found.into_iter().flatten().collect()
}

fn read(rows: &[Row]) -> Result<Rows, Trouble> {
    let cell = |row: &Row, index: usize| {
        let kind = row.columns()[index].type_();
        let found = match *kind {
            Type::INT8 => row.try_get::<_, Option<i64>>(index).map(|it| it.map(Value::Int)),
            Type::INT4 => {
                row.try_get::<_, Option<i32>>(index).map(|it| it.map(|int| Value::Int(int.into())))
            }
            Type::TEXT | Type::VARCHAR => {
                row.try_get::<_, Option<String>>(index).map(|it| it.map(Value::Text))
            }
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(index).map(|it| it.map(Value::Bytes)),
            _ => return Err(Trouble::database(format!("a column of type {kind}"))),
        };
        Ok(found.map_err(Trouble::database)?.unwrap_or(Value::Null))
    };
    let line = |row: &Row| (0..row.len()).map(|index| cell(row, index)).collect();
    Ok(Rows { rows: rows.iter().map(line).collect::<Result<_, _>>()? })
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(int) if *kind == Type::INT4 => i32::try_from(*int)?.to_sql(kind, out),
            Value::Int(int) => int.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    /// The statements are ours and say what they expect.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

pub fn trouble(error: tokio_postgres::Error) -> Trouble {
    let Some(state) = error.code() else { return Trouble::away(error) };
    let clashes = [
        SqlState::UNIQUE_VIOLATION,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::LOCK_NOT_AVAILABLE,
    ];
    if clashes.contains(state) {
        return Trouble::Clash;
    }
    // Classes 08, 53 and 57: broken connections, too few resources, an operator's hand.
    match &state.code()[..2] {
        "08" | "53" | "57" => Trouble::away(error),
        // The text has the place in the statement; what a player sent is not in it.
        _ => Trouble::database(error.as_db_error().map_or(state.code(), |error| error.message())),
    }
}
