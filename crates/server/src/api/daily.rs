//! The competitions of days: what was promised of those to come, and told of those that are over.

use crate::World;
use crate::problem::Problem;
use axum::extract::State;
use judge::to_hex;
use serde::Serialize;
use session::Day;
use store::{Now, Secrets};
use utoipa::ToSchema;

const DAY: i64 = 86_400_000;
/// Runs may come in so long after midnight.
const OVERTIME: i64 = 3_600_000;
const EARLIER: i64 = 31;
const LATER: i64 = 30;

#[derive(Serialize, ToSchema)]
pub struct Days {
    /// Today in UTC, by the only clock that counts.
    today: String,
    now: i64,
    days: Vec<Promised>,
    /// The key that boards are sealed with.
    key: String,
}

#[derive(Serialize, ToSchema)]
pub struct Promised {
    day: String,
    /// SHA-256 of the secret.
    commitment: String,
    /// When it was promised.
    committed: i64,
    /// Told when the day is over: its deals follow from it.
    secret: Option<String>,
}

/// The competitions of a month back and a month ahead.
#[utoipa::path(get, path = "/v1/daily", tag = "daily", responses((status = 200, body = Days)))]
pub async fn show(State(world): State<World>) -> Result<axum::Json<Days>, Problem> {
    let now = world.store().call(Now).await?;
    let today = now.div_euclid(DAY);
    let secrets = Secrets { first: today - EARLIER, last: today + LATER };
    let secrets = world.store().call(secrets).await?;
    let named = |day: i64| Day::at(day.max(0) as u64 * DAY as u64, 0).to_string();
    let days = secrets.iter().map(|it| Promised {
        day: named(it.day),
        commitment: to_hex(&it.commitment),
        committed: it.committed,
        secret: (now >= (it.day + 1) * DAY + OVERTIME).then(|| to_hex(&it.secret)),
    });
    let key = to_hex(&world.0.key.verifying_key().to_bytes());
    Ok(axum::Json(Days { today: named(today), now, days: days.collect(), key }))
}
