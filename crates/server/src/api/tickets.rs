//! Tickets: a deal handed out at a moment that the server knows, and word of the run on the way.

use super::{Json, Path};
use crate::problem::Problem;
use crate::who::Me;
use crate::{World, chance};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use judge::{from_hex, to_hex};
use serde::{Deserialize, Serialize};
use session::{Day, GameId, Rng};
use store::{Drawn, IsSpent, Issue, Now, Secrets, WriteCheckpoint};
use utoipa::ToSchema;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// A player draws so many an hour at most.
const DRAWS: i64 = 20;
/// A run is told of every ten seconds; this is a long day of it.
const CHECKPOINTS: i64 = 10_000;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The key of a game.
    game: String,
    /// The key of a ranked preset; none for the day's competition.
    preset: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Handed {
    ticket: String,
    /// The deal as text: the log has to repeat it.
    deal: String,
    /// The day whose competition it is, as YYYY-MM-DD.
    competition: Option<String>,
    /// Milliseconds since 1970, by the only clock that counts.
    issued: i64,
    /// A run that comes in later is of the open class.
    expires: i64,
}

/// Draw a ticket: the clock runs from now on. Of a day's competition a player has one.
#[utoipa::path(post, path = "/v1/tickets", tag = "runs", request_body = Wish, responses(
    (status = 201, body = Handed), (status = 401, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn issue(
    State(world): State<World>,
    me: Me,
    Json(wish): Json<Wish>,
) -> Result<impl IntoResponse, Problem> {
    let game = game_of(&wish.game)?;
    let drawn = world.store().call(Drawn { player: me.player, within: HOUR }).await?;
    if drawn >= DRAWS {
        return Err(Problem::too_many("too-many-tickets", 600));
    }
    let id = chance::bytes()?;
    let issue = match &wish.preset {
        Some(preset) => {
            let preset = game
                .preset(preset)
                .filter(|preset| preset.ranked && !preset.brought)
                .ok_or_else(|| Problem::refused("preset-unranked", "this preset has no board"))?;
            let seed = u64::from_be_bytes(chance::bytes()?);
            let key = preset.key;
            let deal = move || game.deal(&preset, &mut Rng::new(seed)).to_string();
            let deal = world.0.pool.work(deal).await?;
            wished(id, me, game, key, deal, None, DAY)
        }
        None => {
            let now = world.store().call(Now).await?;
            let day = Day::at(now.max(0) as u64, 0);
            let number = i64::from(day.number());
            let secrets = world.store().call(Secrets { first: number, last: number }).await?;
            let secret = secrets.first().ok_or_else(Problem::busy)?.secret;
            let deal = world.0.deals.competition(&world.0.pool, game, day, secret).await?;
            let lasts = (number + 1) * DAY + HOUR - now;
            wished(id, me, game, deal.preset, deal.to_string(), Some(number), lasts)
        }
    };
    let ticket = world.store().call(issue).await?;
    // The ticket of a competition is handed out again while its run is under way, perhaps on another device.
    if ticket.day.is_some() && world.store().call(IsSpent { ticket: ticket.id }).await? {
        let detail = "you have played this competition; the next one begins at midnight UTC";
        return Err(Problem::conflict("competition-played", detail));
    }
    let competition = ticket.day.map(|day| Day::at(day as u64 * DAY as u64, 0).to_string());
    let handed = Handed {
        ticket: to_hex(&ticket.id),
        deal: ticket.deal,
        competition,
        issued: ticket.issued,
        expires: ticket.expires,
    };
    Ok((StatusCode::CREATED, axum::Json(handed)))
}

fn wished(
    id: [u8; 16],
    me: Me,
    game: GameId,
    preset: &str,
    deal: String,
    day: Option<i64>,
    lasts: i64,
) -> Issue {
    let (game, preset) = (game.key().to_owned(), preset.to_owned());
    Issue { id, player: me.player, game, preset, deal, day, lasts }
}

/// Only what players are offered.
pub fn game_of(key: &str) -> Result<GameId, Problem> {
    let known = GameId::ALL.into_iter().find(|game| game.key() == key);
    known.ok_or_else(|| Problem::refused("game-unknown", "there is no such game"))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// How many moves the log has.
    moves: u32,
    /// Play time in milliseconds.
    played: u32,
    /// The hash of those moves (docs/server.md), in hexadecimal.
    chain: String,
}

#[derive(Serialize, ToSchema)]
pub struct Noted {
    /// When the server heard of it.
    at: i64,
}

/// Say how far the run is: every ten seconds makes it a witnessed one.
#[utoipa::path(post, path = "/v1/tickets/{ticket}/checkpoints", tag = "runs",
    params(("ticket" = String, Path)), request_body = Word, responses(
    (status = 200, body = Noted), (status = 409, body = Problem)))]
pub async fn checkpoint(
    State(world): State<World>,
    me: Me,
    Path(ticket): Path<String>,
    Json(word): Json<Word>,
) -> Result<axum::Json<Noted>, Problem> {
    let refused = || {
        let detail =
            "no ticket of yours that is still open, or this goes back behind the last word";
        Problem::conflict("checkpoint-refused", detail)
    };
    let checkpoint = WriteCheckpoint {
        ticket: from_hex(&ticket).ok_or_else(refused)?,
        player: me.player,
        moves: word.moves.into(),
        played: word.played.into(),
        chain: from_hex(&word.chain).ok_or_else(refused)?,
        most: CHECKPOINTS,
    };
    let at = world.store().call(checkpoint).await?.ok_or_else(refused)?;
    Ok(axum::Json(Noted { at }))
}
