//! What judged the runs of this server: each verifier as a module that anybody can run, by its hash.

use super::Path;
use crate::World;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use judge::{from_hex, to_hex};
use serde::Serialize;
use store::{FindVerifier, Verifiers};
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
pub struct Verifier {
    /// SHA-256 of the module: runs and seals name it by this.
    hash: String,
    bytes: i64,
    /// Since when it is kept here, in milliseconds since 1970.
    kept: i64,
    /// Whether it is the one that judges now.
    is_present: bool,
}

/// The verifiers that are kept, the newest first.
#[utoipa::path(get, path = "/v1/verifiers", tag = "verifiers", responses(
    (status = 200, body = [Verifier])))]
pub async fn list(State(world): State<World>) -> Result<axum::Json<Vec<Verifier>>, Problem> {
    let kept = world.store().call(Verifiers).await?;
    let told = kept.into_iter().map(|it| {
        let hash = to_hex(&it.hash);
        let is_present = hash == world.0.verifier;
        Verifier { hash, bytes: it.bytes, kept: it.kept, is_present }
    });
    Ok(axum::Json(told.collect()))
}

/// A verifier as a WASM module; `crates/verifier/src/module.rs` says how it is asked.
#[utoipa::path(get, path = "/v1/verifiers/{hash}", tag = "verifiers",
    params(("hash" = String, Path)), responses(
    (status = 200, body = Vec<u8>, content_type = "application/wasm"),
    (status = 404, body = Problem)))]
pub async fn show(
    State(world): State<World>,
    Path(hash): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let unknown =
        || Problem::missing("verifier-unknown", "no verifier with this hash is kept here");
    let hash = from_hex(&hash).ok_or_else(unknown)?;
    let module = world.store().call(FindVerifier { hash }).await?.ok_or_else(unknown)?;
    let headers = [
        (header::CONTENT_TYPE, "application/wasm"),
        // Its name is its content.
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, module))
}
