//! Boards: pages, neighbours, and the seal of one that has closed.

use super::{Path, Query, player_text};
use crate::World;
use crate::problem::Problem;
use crate::who::Perhaps;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use judge::to_hex;
use serde::{Deserialize, Serialize};
use store::{After, Around, Board, Boards, FindBoard, FindSeal, Line, Page, Roots};
use utoipa::{IntoParams, ToSchema};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Only those of this game.
    game: Option<String>,
    /// Only those of this period.
    period: Option<String>,
    /// Only older ones than the board of this number.
    before: Option<i64>,
}

#[derive(Serialize, ToSchema)]
pub struct About {
    board: i64,
    game: String,
    preset: String,
    rules: i64,
    trust: String,
    help: String,
    /// `day`, `week`, `all`, `daily` or `competition`.
    period: String,
    /// Its first day since 1970.
    start: i64,
    closes: Option<i64>,
    sealed: Option<i64>,
    entries: i64,
}

fn about(board: Board) -> About {
    let key = board.key;
    About {
        board: board.id,
        game: key.game,
        preset: key.preset,
        rules: key.rules,
        trust: key.trust,
        help: key.help,
        period: key.period,
        start: key.start,
        closes: key.closes,
        sealed: board.sealed,
        entries: board.entries,
    }
}

const LISTED: i64 = 100;
/// More than a year of days.
const SEALS: i64 = 400;

/// Everybody may keep what is the same for everybody, for a moment.
const SHARED: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "public, max-age=2")];

/// The boards, the newest first.
#[utoipa::path(get, path = "/v1/boards", tag = "boards", params(Which), responses(
    (status = 200, body = [About])))]
pub async fn list(
    State(world): State<World>,
    Query(which): Query<Which>,
) -> Result<impl IntoResponse, Problem> {
    let boards =
        Boards { game: which.game, period: which.period, before: which.before, limit: LISTED };
    let boards = world.store().call(boards).await?;
    Ok((SHARED, axum::Json(boards.into_iter().map(about).collect::<Vec<_>>())))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// Behind this line: `next` of the page before.
    after: Option<String>,
    /// `me` for my own line and its neighbours.
    around: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Shown {
    about: About,
    lines: Vec<Entry>,
    /// Where the next page begins.
    next: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Entry {
    /// Exact; equal runs share one.
    rank: i64,
    player: String,
    /// Empty where the player was deleted.
    name: String,
    score: i64,
    ms: i64,
    run: String,
    log_hash: String,
    attempts: i64,
    accepted: i64,
}

fn entry(line: Line) -> Entry {
    Entry {
        rank: line.rank,
        player: player_text(line.player),
        name: line.name,
        score: line.score,
        ms: line.ms,
        run: to_hex(&line.run),
        log_hash: to_hex(&line.log_hash),
        attempts: line.attempts,
        accepted: line.accepted,
    }
}

const LINES: i64 = 100;
const NEIGHBOURS: i64 = 5;

fn unknown() -> Problem {
    Problem::missing("board-unknown", "there is no such board")
}

/// A page of a board, or my line with its neighbours.
#[utoipa::path(get, path = "/v1/boards/{board}", tag = "boards", params(("board" = i64, Path), Part),
    responses((status = 200, body = Shown), (status = 404, body = Problem)))]
pub async fn show(
    State(world): State<World>,
    Perhaps(me): Perhaps,
    Path(board): Path<i64>,
    Query(part): Query<Part>,
) -> Result<impl IntoResponse, Problem> {
    let found = world.store().call(FindBoard { id: board }).await?.ok_or_else(unknown)?;
    let (lines, caching) = match part.around.as_deref() {
        Some("me") => {
            let me = me.ok_or_else(Problem::stranger)?;
            let around = Around { board, player: me.player, reach: NEIGHBOURS };
            (world.store().call(around).await?, "no-store")
        }
        Some(_) => return Err(Problem::bad("address-unreadable", "around is `me` or nothing")),
        None => {
            let after = part.after.as_deref().map(read_after).transpose()?;
            let page = Page { board, after, limit: LINES };
            (world.store().call(page).await?, SHARED[0].1)
        }
    };
    let is_full = lines.len() as i64 == LINES;
    let next = lines.last().filter(|_| is_full).map(|last| format!("{}.{}", last.key, last.player));
    let lines = lines.into_iter().map(entry).collect();
    let shown = Shown { about: about(found), lines, next };
    Ok(([(header::CACHE_CONTROL, caching)], axum::Json(shown)))
}

fn read_after(text: &str) -> Result<After, Problem> {
    let parts = text.split_once('.');
    let read = parts.and_then(|(key, player)| {
        Some(After { key: key.parse().ok()?, player: player.parse().ok()? })
    });
    read.ok_or_else(|| Problem::bad("address-unreadable", "after is the `next` of another page"))
}

/// The seal of a board: every line, the root and the signature. Of a board that is still open it is the
/// one of the last midnight, and says so (`as-of`).
#[utoipa::path(get, path = "/v1/boards/{board}/seal", tag = "boards",
    params(("board" = i64, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub async fn seal(
    State(world): State<World>,
    Path(board): Path<i64>,
) -> Result<impl IntoResponse, Problem> {
    let unsealed = || Problem::missing("not-sealed", "there is no such board, or it is not sealed");
    let seal = world.store().call(FindSeal { board }).await?.ok_or_else(unsealed)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, seal))
}

#[derive(Serialize, ToSchema)]
pub struct Sealed {
    /// The day at whose beginning it was sealed, since 1970.
    day: i64,
    root: String,
}

/// The roots that an open board was sealed with, the newest first. Each seal names the one before.
#[utoipa::path(get, path = "/v1/boards/{board}/seals", tag = "boards",
    params(("board" = i64, Path)), responses((status = 200, body = [Sealed])))]
pub async fn seals(
    State(world): State<World>,
    Path(board): Path<i64>,
) -> Result<impl IntoResponse, Problem> {
    let roots = world.store().call(Roots { board, limit: SEALS }).await?;
    let told = roots.into_iter().map(|(day, root)| Sealed { day, root: to_hex(&root) });
    Ok((SHARED, axum::Json(told.collect::<Vec<_>>())))
}
