//! What a player may see, change, take along and have deleted of what is kept about them.

use super::{Json, Path, player_text};
use crate::problem::Problem;
use crate::who::{Me, no_cookie};
use crate::{World, chance, names};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use judge::{from_hex, to_hex};
use serde::{Deserialize, Serialize};
use store::{Delete, Devices, Export, FindPlayer, ForgetDevice, Rename};
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
pub struct Myself {
    player: String,
    /// As others see it.
    name: String,
    /// The own name, hidden or not.
    own_name: Option<String>,
    /// Milliseconds since 1970.
    created: i64,
}

/// Who a player is, as only they see it.
pub async fn myself(world: &World, player: i64) -> Result<Myself, Problem> {
    let player = world.store().call(FindPlayer { id: player }).await?;
    let player = player.ok_or_else(Problem::stranger)?;
    Ok(Myself {
        player: player_text(player.id),
        name: player.name,
        own_name: player.own_name,
        created: player.created,
    })
}

/// Who this device is.
#[utoipa::path(get, path = "/v1/me", tag = "me", responses(
    (status = 200, body = Myself), (status = 401, body = Problem)))]
pub async fn show(State(world): State<World>, me: Me) -> Result<axum::Json<Myself>, Problem> {
    Ok(axum::Json(myself(&world, me.player).await?))
}

/// Delete me: off open boards, nameless on sealed ones, all else gone.
#[utoipa::path(delete, path = "/v1/me", tag = "me", responses(
    (status = 204), (status = 401, body = Problem)))]
pub async fn delete(State(world): State<World>, me: Me) -> Result<impl IntoResponse, Problem> {
    let ghost = -chance::player()?;
    world.store().call(Delete { player: me.player, ghost }).await?;
    let cookie = no_cookie(world.0.settings.is_secure);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// An own name, or null for the generated one.
    name: Option<String>,
}

/// Take an own name, or go back to the generated one.
#[utoipa::path(put, path = "/v1/me/name", tag = "me", request_body = Named, responses(
    (status = 200, body = Myself), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn rename(
    State(world): State<World>,
    me: Me,
    Json(named): Json<Named>,
) -> Result<axum::Json<Myself>, Problem> {
    let name = named.name.as_deref().map(names::own).transpose()?;
    if !world.store().call(Rename { player: me.player, name }).await? {
        return Err(Problem::conflict("name-taken", "another player has this name or one like it"));
    }
    Ok(axum::Json(myself(&world, me.player).await?))
}

#[derive(Serialize, ToSchema)]
pub struct Thing {
    /// Names the device where it is to be forgotten.
    id: String,
    label: String,
    created: i64,
    /// To the hour.
    seen: i64,
    is_this: bool,
}

async fn things(world: &World, me: Me) -> Result<Vec<Thing>, Problem> {
    let devices = world.store().call(Devices { player: me.player }).await?;
    let thing = |device: store::Device| Thing {
        id: to_hex(&device.token),
        is_this: device.token == me.token,
        label: device.label,
        created: device.created,
        seen: device.seen,
    };
    Ok(devices.into_iter().map(thing).collect())
}

/// My devices.
#[utoipa::path(get, path = "/v1/me/devices", tag = "me", responses(
    (status = 200, body = [Thing]), (status = 401, body = Problem)))]
pub async fn devices(
    State(world): State<World>,
    me: Me,
) -> Result<axum::Json<Vec<Thing>>, Problem> {
    Ok(axum::Json(things(&world, me).await?))
}

/// Whoever has that device is me no more.
#[utoipa::path(delete, path = "/v1/me/devices/{device}", tag = "me", params(("device" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn forget(
    State(world): State<World>,
    me: Me,
    Path(device): Path<String>,
) -> Result<StatusCode, Problem> {
    let unknown = || Problem::missing("device-unknown", "no device of yours has this name");
    let token = from_hex(&device).ok_or_else(unknown)?;
    let player = me.player;
    match world.store().call(ForgetDevice { player, token }).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(unknown()),
    }
}

#[derive(Serialize, ToSchema)]
pub struct Luggage {
    myself: Myself,
    devices: Vec<Thing>,
    runs: Vec<KeptRun>,
    /// What my devices share.
    shared: Vec<super::sync::Item>,
}

#[derive(Serialize, ToSchema)]
pub struct KeptRun {
    run: String,
    trust: String,
    accepted: i64,
    /// The whole log, as it was sent.
    log: String,
}

/// Runs are read so many at a time.
const PAGE: i64 = 200;

/// Everything that is kept about me.
#[utoipa::path(get, path = "/v1/me/export", tag = "me", responses(
    (status = 200, body = Luggage), (status = 401, body = Problem)))]
pub async fn export(State(world): State<World>, me: Me) -> Result<impl IntoResponse, Problem> {
    let mut runs = Vec::new();
    let mut after = None;
    loop {
        let page = Export { player: me.player, after, limit: PAGE };
        let page = world.store().call(page).await?;
        let Some((last, _)) = page.last() else { break };
        after = Some(last.id);
        runs.extend(page.into_iter().map(|(run, log)| KeptRun {
            run: to_hex(&run.id),
            trust: run.trust,
            accepted: run.accepted,
            log: String::from_utf8_lossy(&log).into_owned(),
        }));
    }
    let myself = myself(&world, me.player).await?;
    let shared = super::sync::all(&world, me).await?;
    let luggage = Luggage { myself, devices: things(&world, me).await?, runs, shared };
    let file = "attachment; filename=\"ninefold.json\"";
    Ok(([(header::CONTENT_DISPOSITION, file)], axum::Json(luggage)))
}
