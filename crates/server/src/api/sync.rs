//! A player's runs on all devices of the player: what is new there is read from a point on, and what is
//! new here is put there. A game under way is replaced only by a device that has seen it as it is.

use super::{Json, Query};
use crate::World;
use crate::problem::Problem;
use crate::who::Me;
use axum::extract::State;
use judge::{MAX_BYTES, from_hex, to_hex};
use serde::{Deserialize, Serialize};
use session::Log;
use store::{PullSync, PutSync, SyncItem, SyncPut};
use utoipa::{IntoParams, ToSchema};

/// A body has several logs, or one of the longest, in JSON.
pub const BODY: usize = 2 * 1024 * 1024;
/// So many logs come and go at a time.
const ITEMS: usize = 50;
/// And about so many bytes.
const BYTES: usize = 1024 * 1024;
/// A player keeps so many runs here at most, and so many bytes: a game a day for a lifetime.
const MOST_ITEMS: i64 = 30_000;
const MOST_BYTES: i64 = 128 * 1024 * 1024;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Point {
    /// What was `next` of the answer before; 0 at first.
    since: i64,
}

#[derive(Serialize, ToSchema)]
pub struct Items {
    items: Vec<Item>,
    /// Where to go on.
    next: i64,
    /// Whether there is nothing behind that yet.
    is_all: bool,
}

#[derive(Serialize, ToSchema)]
pub struct Item {
    run: String,
    /// Grows with every change of any of the player's runs.
    seq: i64,
    is_over: bool,
    log: String,
}

fn item(item: SyncItem) -> Item {
    let SyncItem { run, seq, is_over, log } = item;
    Item { run: to_hex(&run), seq, is_over, log: String::from_utf8_lossy(&log).into_owned() }
}

/// What my devices put here after a point.
#[utoipa::path(get, path = "/v1/sync", tag = "sync", params(Point), responses(
    (status = 200, body = Items), (status = 401, body = Problem)))]
pub async fn pull(
    State(world): State<World>,
    me: Me,
    Query(point): Query<Point>,
) -> Result<axum::Json<Items>, Problem> {
    Ok(axum::Json(part(&world, me, point.since).await?))
}

async fn part(world: &World, me: Me, since: i64) -> Result<Items, Problem> {
    let pull = PullSync { player: me.player, since, limit: ITEMS as i64 };
    let found = world.store().call(pull).await?;
    let n_found = found.len();
    let mut n_bytes = 0;
    let fits = |item: &SyncItem| {
        let is_first = n_bytes == 0;
        n_bytes += item.log.len();
        is_first || n_bytes <= BYTES
    };
    let items: Vec<Item> = found.into_iter().take_while(fits).map(item).collect();
    let next = items.last().map_or(since, |last| last.seq);
    let is_all = n_found < ITEMS && items.len() == n_found;
    Ok(Items { items, next, is_all })
}

/// Everything, for whoever takes it along.
pub async fn all(world: &World, me: Me) -> Result<Vec<Item>, Problem> {
    let (mut found, mut since) = (Vec::new(), 0);
    loop {
        let Items { items, next, is_all } = part(world, me, since).await?;
        found.extend(items);
        since = next;
        if is_all {
            return Ok(found);
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    #[schema(max_items = 50)]
    items: Vec<Sent>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    run: String,
    /// The `seq` that the device has seen of it; 0 for none.
    base: i64,
    is_over: bool,
    log: String,
}

#[derive(Serialize, ToSchema)]
pub struct Put {
    /// For each log, in order: its number here, or null where another device was faster. Then what is
    /// new here is to be read first.
    seqs: Vec<Option<i64>>,
}

/// Put logs here for my other devices.
#[utoipa::path(post, path = "/v1/sync", tag = "sync", request_body = Bundle, responses(
    (status = 200, body = Put), (status = 401, body = Problem), (status = 413, body = Problem),
    (status = 422, body = Problem)))]
pub async fn push(
    State(world): State<World>,
    me: Me,
    Json(bundle): Json<Bundle>,
) -> Result<axum::Json<Put>, Problem> {
    if bundle.items.len() > ITEMS {
        return Err(Problem::refused("too-many-logs", "at most 50 logs come at a time"));
    }
    let read = move || bundle.items.into_iter().map(taken).collect::<Result<Vec<_>, _>>();
    let items = world.0.pool.work(read).await??;
    let put = PutSync { player: me.player, items, most_items: MOST_ITEMS, most_bytes: MOST_BYTES };
    match world.store().call(put).await? {
        Some(seqs) => Ok(axum::Json(Put { seqs })),
        None => Err(Problem::refused("sync-full", "there is no room for more of your runs here")),
    }
}

/// Only logs are kept here, each under its own name. They are not played again: they prove nothing.
fn taken(sent: Sent) -> Result<SyncPut, Problem> {
    let other = || Problem::refused("log-unreadable", "this is no log of the run it is said to be");
    if sent.log.len() > MAX_BYTES {
        return Err(judge::Fault::TooLong.into());
    }
    let log: Log = sent.log.parse().map_err(|_| other())?;
    let run = from_hex(&sent.run).filter(|run| *run == log.run.0.to_be_bytes());
    let Sent { base, is_over, log, .. } = sent;
    Ok(SyncPut { run: run.ok_or_else(other)?, base, is_over, log: log.into_bytes() })
}
