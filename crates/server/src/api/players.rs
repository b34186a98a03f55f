//! Joining, coming back, and saying that a name is unfit.

use super::{Json, player_of, player_text};
use crate::guard::From;
use crate::problem::Problem;
use crate::who::{Me, cookie, elsewhere, is_from_here};
use crate::{World, chance, names};
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use judge::{sha256, to_hex};
use serde::{Deserialize, Serialize};
use store::{FindPlayer, Join, Recover, Report};
use utoipa::ToSchema;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// What the player calls this device.
    #[schema(min_length = 1, max_length = 40)]
    label: String,
}

/// Shown once: neither the token nor the code can be had again.
#[derive(Serialize, ToSchema)]
pub struct Welcome {
    player: String,
    name: String,
    /// What this device says from now on, as a bearer; browsers have it in a cookie.
    token: String,
    /// To be written down: it brings the player back when every device is lost, once.
    recovery: String,
}

pub fn label(text: &str) -> Result<String, Problem> {
    let label: String = text.chars().filter(|ch| !ch.is_control()).collect();
    let label = label.trim().to_owned();
    match (1..=40).contains(&label.chars().count()) {
        true => Ok(label),
        false => Err(Problem::refused("label-length", "a label has 1 to 40 letters")),
    }
}

/// Become a player, with a generated name.
#[utoipa::path(post, path = "/v1/players", tag = "players", request_body = Device, responses(
    (status = 201, body = Welcome), (status = 429, body = Problem)))]
pub async fn join(
    State(world): State<World>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    Json(device): Json<Device>,
) -> Result<impl IntoResponse, Problem> {
    check_origin(&headers)?;
    world.0.limits.join(from.0)?;
    let (id, name, token) = (chance::player()?, names::generated()?, chance::bytes::<32>()?);
    let code = Code::draw()?;
    let join = Join {
        id,
        name: name.clone(),
        token: sha256(&token),
        label: label(&device.label)?,
        recovery: code.hash(),
    };
    world.store().call(join).await?;
    let welcome =
        Welcome { player: player_text(id), name, token: to_hex(&token), recovery: code.text() };
    Ok((StatusCode::CREATED, set(&world, &token), axum::Json(welcome)))
}

/// A page of another place must not make players here.
pub fn check_origin(headers: &HeaderMap) -> Result<(), Problem> {
    let is_page = headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site");
    if is_page && !is_from_here(headers) { Err(elsewhere()) } else { Ok(()) }
}

pub fn set(world: &World, token: &[u8; 32]) -> AppendHeaders<[(header::HeaderName, String); 1]> {
    AppendHeaders([(header::SET_COOKIE, cookie(token, world.0.settings.is_secure))])
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    /// The recovery code, with or without its dashes.
    code: String,
    #[schema(min_length = 1, max_length = 40)]
    label: String,
}

/// Come back with the code that was written down. It is spent, and a new one is given.
#[utoipa::path(post, path = "/v1/recover", tag = "players", request_body = Lost, responses(
    (status = 200, body = Welcome), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn recover(
    State(world): State<World>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    Json(lost): Json<Lost>,
) -> Result<impl IntoResponse, Problem> {
    check_origin(&headers)?;
    world.0.limits.code(from.0)?;
    let unknown = || Problem::missing("code-unknown", "no player has this recovery code");
    let old = Code::read(&lost.code).ok_or_else(unknown)?;
    let (next, token) = (Code::draw()?, chance::bytes::<32>()?);
    let recover = Recover {
        recovery: old.hash(),
        next: next.hash(),
        token: sha256(&token),
        label: label(&lost.label)?,
    };
    let id = world.store().call(recover).await?.ok_or_else(unknown)?;
    let player = world.store().call(FindPlayer { id }).await?.ok_or_else(unknown)?;
    let welcome = Welcome {
        player: player_text(id),
        name: player.name,
        token: to_hex(&token),
        recovery: next.text(),
    };
    Ok((set(&world, &token), axum::Json(welcome)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Unfit {
    player: String,
}

/// So many players have to say so before a name is hidden.
const HIDES_AT: i64 = 3;

/// Say that a player's own name is unfit. When several do, the generated one is shown.
#[utoipa::path(post, path = "/v1/reports", tag = "players", request_body = Unfit, responses(
    (status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn report(
    State(world): State<World>,
    me: Me,
    Json(unfit): Json<Unfit>,
) -> Result<StatusCode, Problem> {
    let unknown = || Problem::missing("player-unknown", "there is no such player");
    let player = player_of(&unfit.player).ok_or_else(unknown)?;
    world.store().call(FindPlayer { id: player }).await?.ok_or_else(unknown)?;
    let report = Report { player, reporter: me.player, hides_at: HIDES_AT };
    world.store().call(report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// 128 bits to be written down: letters and digits that are not taken for each other.
struct Code(u128);

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Code {
    fn draw() -> Result<Code, Problem> {
        Ok(Code(u128::from_be_bytes(chance::bytes()?)))
    }

    fn text(&self) -> String {
        let letter = |place: u32| LETTERS[(self.0 >> (place * 5)) as usize & 31] as char;
        let letters: Vec<char> = (0..26).rev().map(letter).collect();
        letters.chunks(5).map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    fn read(text: &str) -> Option<Code> {
        let mut bits: u128 = 0;
        let mut count = 0;
        for ch in text.chars().filter(|ch| !matches!(ch, '-' | ' ')) {
            let ch = match ch.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                ch => ch,
            };
            let value = LETTERS.iter().position(|&letter| letter as char == ch)?;
            bits = bits.checked_mul(32)? | value as u128;
            count += 1;
        }
        (count == 26).then_some(Code(bits))
    }

    fn hash(&self) -> [u8; 32] {
        sha256(&self.0.to_be_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        for number in [0, 1, u128::MAX, 0x0123_4567_89ab_cdef_0011_2233_4455_6677] {
            let text = Code(number).text();
            assert_eq!(text.len(), 31);
            let written = text.to_uppercase().replace('-', " ").replace('0', "O").replace('1', "l");
            assert_eq!(Code::read(&written).map(|code| code.0), Some(number), "{text}");
        }
        assert!(Code::read("too-short").is_none());
        assert!(Code::read(&"z".repeat(26)).is_none());
        assert!(Code::read(&"u".repeat(26)).is_none());
    }
}
