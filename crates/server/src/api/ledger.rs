//! The ledger: what one small text binds this server to.

use crate::World;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use store::{FindLedger, LedgerHeads};

/// Some years of them.
const HEADS: i64 = 10_000;

const TEXT: [(header::HeaderName, &str); 2] = [
    (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
    (header::CACHE_CONTROL, "public, max-age=2"),
];

/// The newest root of every board that was ever sealed, signed, with the hash of the ledger before. Who keeps
/// it, or its head alone, can show later whether anything of it was taken back.
#[utoipa::path(get, path = "/v1/ledger", tag = "ledger", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub async fn show(State(world): State<World>) -> Result<impl IntoResponse, Problem> {
    let none = || Problem::missing("not-sealed", "no board is sealed yet");
    let ledger = world.store().call(FindLedger).await?.ok_or_else(none)?;
    Ok((TEXT, ledger.head + &ledger.lines))
}

/// The heads of all ledgers, the newest first, one behind the other. Each names the one before by its SHA-256.
#[utoipa::path(get, path = "/v1/ledger/heads", tag = "ledger", responses(
    (status = 200, body = String, content_type = "text/plain")))]
pub async fn heads(State(world): State<World>) -> Result<impl IntoResponse, Problem> {
    let heads = world.store().call(LedgerHeads { limit: HEADS }).await?;
    Ok((TEXT, heads.concat()))
}
