//! For whoever runs it: is it alive, can it work, how is it doing.

use crate::World;
use crate::problem::Problem;
use axum::extract::State;
use store::Now;

/// A world is behind the page: it asks once to know whether to show a door.
#[utoipa::path(get, path = "/v1", tag = "house", responses((status = 200, body = String)))]
pub async fn here() -> &'static str {
    "ninefold 1\n"
}

/// The process answers.
#[utoipa::path(get, path = "/health", tag = "house", responses((status = 200, body = String)))]
pub async fn health() -> &'static str {
    "ok\n"
}

/// It reaches its database.
#[utoipa::path(get, path = "/ready", tag = "house", responses(
    (status = 200, body = String), (status = 503, body = Problem)))]
pub async fn ready(State(world): State<World>) -> Result<&'static str, Problem> {
    world.store().call(Now).await?;
    Ok("ready\n")
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "house", responses((status = 200, body = String)))]
pub async fn metrics(State(world): State<World>) -> String {
    world.0.metrics.text()
}
