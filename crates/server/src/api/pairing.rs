//! A second device: it says the code that the first shows, the first confirms it, and the second comes in.
//! Until then the second stays whoever it was.

use super::Json;
use super::me::{Myself, myself};
use super::players::{check_origin, label};
use crate::guard::From;
use crate::problem::Problem;
use crate::who::{Claimant, Me, cookie, no_waiting_cookie, waiting_cookie};
use crate::{World, chance};
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use judge::{sha256, to_hex};
use serde::{Deserialize, Serialize};
use store::{BeginPairing, ConfirmPairing, FindClaim, Pairing, PairingState, TryPairing, Who};
use utoipa::ToSchema;

/// Milliseconds.
const LASTS: i64 = 300_000;

#[derive(Serialize, ToSchema)]
pub struct ShownCode {
    /// Eight digits, for five minutes, once.
    code: String,
    /// Seconds.
    lasts: i64,
}

/// Tries are counted by the first three digits, wherever they come from: whoever has a thousand addresses
/// has five tries at a code as well, of the hundred thousand that the other five digits leave.
const TRIES: i64 = 5;

fn place(code: &str) -> i64 {
    code.get(..3).and_then(|digits| digits.parse().ok()).unwrap_or(-1)
}

fn hash(code: &str) -> [u8; 32] {
    sha256(format!("pairing {code}").as_bytes())
}

/// Show a code on this device.
#[utoipa::path(post, path = "/v1/pairings", tag = "pairing", responses(
    (status = 201, body = ShownCode), (status = 401, body = Problem)))]
pub async fn begin(State(world): State<World>, me: Me) -> Result<impl IntoResponse, Problem> {
    let code = format!("{:08}", chance::below(100_000_000)?);
    let (player, place) = (me.player, place(&code));
    let begin = BeginPairing { player, code: hash(&code), place, lasts: LASTS };
    world.store().call(begin).await?;
    Ok((StatusCode::CREATED, axum::Json(ShownCode { code, lasts: LASTS / 1000 })))
}

#[derive(Serialize, ToSchema)]
pub struct Standing {
    /// `none`, `waiting` or `claimed`.
    state: &'static str,
    /// What the other device calls itself.
    label: Option<String>,
}

/// Whether another device has said the code.
#[utoipa::path(get, path = "/v1/pairings", tag = "pairing", responses(
    (status = 200, body = Standing), (status = 401, body = Problem)))]
pub async fn show(State(world): State<World>, me: Me) -> Result<axum::Json<Standing>, Problem> {
    let (state, label) = match world.store().call(PairingState { player: me.player }).await? {
        Pairing::None => ("none", None),
        Pairing::Waiting => ("waiting", None),
        Pairing::Claimed { label } => ("claimed", Some(label)),
    };
    Ok(axum::Json(Standing { state, label }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    code: String,
    #[schema(min_length = 1, max_length = 40)]
    label: String,
}

#[derive(Serialize, ToSchema)]
pub struct Claimed {
    /// It counts as soon as the other device confirms; browsers have it in a cookie beside the one they had.
    token: String,
}

/// Say a code on the new device.
#[utoipa::path(post, path = "/v1/pairings/claim", tag = "pairing", request_body = Claim, responses(
    (status = 202, body = Claimed), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn claim(
    State(world): State<World>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    Json(claim): Json<Claim>,
) -> Result<impl IntoResponse, Problem> {
    check_origin(&headers)?;
    world.0.limits.code(from.0)?;
    let code: String = claim.code.chars().filter(char::is_ascii_digit).collect();
    let token = chance::bytes::<32>()?;
    let label = label(&claim.label)?;
    let (place, token_hash) = (place(&code), sha256(&token));
    let tried = TryPairing { code: hash(&code), place, most: TRIES, token: token_hash, label };
    if !world.store().call(tried).await? {
        let detail = "no device shows this code; it holds for five minutes and serves once";
        return Err(Problem::missing("code-unknown", detail));
    }
    let claimed = Claimed { token: to_hex(&token) };
    let waiting = waiting_cookie(&token, (LASTS / 1000) as u32, world.0.settings.is_secure);
    let waiting = AppendHeaders([(header::SET_COOKIE, waiting)]);
    Ok((StatusCode::ACCEPTED, waiting, axum::Json(claimed)))
}

#[derive(Serialize, ToSchema)]
pub struct Waiting {
    /// `waiting`.
    state: &'static str,
}

/// Come in on the new device, once the other has said yes. From then on it is that player.
#[utoipa::path(post, path = "/v1/pairings/enter", tag = "pairing", responses(
    (status = 200, body = Myself), (status = 202, body = Waiting, description = "Not answered yet"),
    (status = 404, body = Problem)))]
pub async fn enter(
    State(world): State<World>,
    Claimant(token): Claimant,
) -> Result<Response, Problem> {
    let over = || {
        let detail = "the other device did not let this one in, or nobody said a code here";
        Problem::missing("pairing-over", detail)
    };
    let token = token.ok_or_else(over)?;
    let hash = sha256(&token);
    // In this order: whoever is let in meanwhile is told so the next time.
    if world.store().call(FindClaim { token: hash }).await? {
        return Ok((StatusCode::ACCEPTED, axum::Json(Waiting { state: "waiting" })).into_response());
    }
    let known = world.store().call(Who { token: hash }).await?.ok_or_else(over)?;
    let myself = myself(&world, known.player).await?;
    let is_secure = world.0.settings.is_secure;
    let cookies = AppendHeaders([
        (header::SET_COOKIE, cookie(&token, is_secure)),
        (header::SET_COOKIE, no_waiting_cookie(is_secure)),
    ]);
    Ok((cookies, axum::Json(myself)).into_response())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// The label that was seen: what is confirmed is what was looked at.
    label: String,
}

/// Let the other device in.
#[utoipa::path(post, path = "/v1/pairings/confirm", tag = "pairing", request_body = Confirm,
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn confirm(
    State(world): State<World>,
    me: Me,
    Json(confirm): Json<Confirm>,
) -> Result<StatusCode, Problem> {
    let confirm = ConfirmPairing { player: me.player, label: confirm.label };
    match world.store().call(confirm).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::missing("nothing-to-confirm", "no such device waits to be let in")),
    }
}
