//! Runs come in as logs. A log is read, compared with what was handed out, played again, its clock held
//! against the server's, and kept in one transaction. The same log again gets the same answer.

use super::{Path, Query, player_text};
use crate::World;
use crate::pool::patience;
use crate::problem::Problem;
use crate::who::Me;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use judge::{
    Checkpoint, DAILY_TAKEN, Doubt, Standing, Verdict, Witness, from_hex, key, sha256, standing,
    to_hex,
};
use serde::{Deserialize, Serialize};
use session::{Day, Deal, Log};
use store::{
    Accept, Accepted, Around, BoardKey, FindLog, FindRun, FindTicket, Now, Place, Progress, Run,
};
use tokio::time::Instant;
use utoipa::{IntoParams, ToSchema};

#[derive(Deserialize, IntoParams)]
pub struct On {
    /// The ticket it was played on; none for a calendar daily.
    ticket: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Kept {
    run: String,
    player: String,
    game: String,
    preset: String,
    rules: i64,
    /// `won` or `lost`.
    result: String,
    score: i64,
    ms: i64,
    /// `witnessed`, `ticketed` or `open`.
    trust: String,
    /// Why it is not of a higher class: a code.
    doubt: Option<&'static str>,
    /// `pure`, `aids` or `hints`.
    help: String,
    /// How many tickets of this kind the player had drawn by then.
    attempts: i64,
    /// SHA-256 of the log.
    log_hash: String,
    /// What played it again.
    verifier: String,
    accepted: i64,
    /// Where it stands.
    boards: Vec<Stand>,
}

#[derive(Serialize, ToSchema)]
pub struct Stand {
    board: i64,
    period: Option<&'static str>,
    /// Whether it is the player's best there.
    is_best: bool,
    /// The player's rank there.
    rank: Option<i64>,
}

fn kept(run: Run, doubt: Option<Doubt>, boards: Vec<Stand>) -> Kept {
    Kept {
        run: to_hex(&run.id),
        player: player_text(run.player),
        game: run.game,
        preset: run.preset,
        rules: run.rules,
        result: run.result,
        score: run.score,
        ms: run.ms,
        trust: run.trust,
        doubt: doubt.map(Doubt::code),
        help: run.help,
        attempts: run.attempts,
        log_hash: to_hex(&run.log_hash),
        verifier: run.verifier,
        accepted: run.accepted,
        boards,
    }
}

/// Send a finished run: the log as text. It may be sent again until it is answered.
#[utoipa::path(put, path = "/v1/runs/{run}", tag = "runs", params(("run" = String, Path), On),
    request_body(content = String, content_type = "text/plain"), responses(
    (status = 200, body = Kept, description = "It was accepted before"),
    (status = 201, body = Kept), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
    (status = 503, body = Problem)))]
pub async fn submit(
    State(world): State<World>,
    me: Me,
    Path(run): Path<String>,
    Query(on): Query<On>,
    body: Result<String, axum::extract::rejection::StringRejection>,
) -> Result<impl IntoResponse, Problem> {
    let log = body.map_err(|fault| match fault.status() {
        StatusCode::PAYLOAD_TOO_LARGE => judge::Fault::TooLong.into(),
        status => Problem::new(status, "body-unreadable", fault.body_text()),
    })?;
    let id = from_hex(&run).ok_or_else(unknown_run)?;
    let log_hash = sha256(log.as_bytes());
    // What is known needs no judging: whoever heard no answer asks again.
    if let Some(known) = world.store().call(FindRun { id }).await? {
        return again(me, known, log_hash);
    }
    let progress = find_ticket(&world, me, on.ticket.as_deref()).await?;
    let now = match &progress {
        Some(progress) => progress.now,
        None => world.store().call(Now).await?,
    };
    let read = read(&world, log.clone()).await?;
    if read.run.0.to_be_bytes() != id {
        return Err(Problem::refused("other-run", "the log is that of another run"));
    }
    // Before anything is played: a deal that a stranger made up could cost whatever they like.
    let competition = check_deal(&world, &read.deal, progress.as_ref(), now).await?;
    let verdict = played(&world, read).await?;
    let witness = progress.as_ref().map(|progress| witness(progress, now));
    let at = verdict.at.0.min(i64::MAX as u64) as i64;
    let (trust, doubt) = judge::trust(&verdict.log, at, witness.as_ref());
    let mut stands = standing(&verdict, trust, competition, now);
    // A board that has closed takes nothing more; the run is kept all the same.
    stands.retain(|stand| stand.closes.is_none_or(|closes| now < closes));
    let run = Run {
        id,
        player: me.player,
        log_hash,
        game: verdict.game().key().to_owned(),
        preset: verdict.preset().to_owned(),
        rules: verdict.rules().into(),
        verifier: world.0.verifier.clone(),
        result: verdict.result.key().to_owned(),
        score: verdict.score as i64,
        ms: at,
        trust: trust.key().to_owned(),
        help: verdict.help.key().to_owned(),
        day: competition.or(verdict.day()).map(|day| day.number().into()),
        ticket: progress.as_ref().map(|progress| progress.ticket.id),
        attempts: 0,
        accepted: now,
    };
    let accept = Accept {
        boards: stands.iter().map(|stand| board(&run, stand)).collect(),
        key: key(verdict.score, verdict.at),
        log: log.into_bytes(),
        run: run.clone(),
    };
    match world.store().call(accept).await? {
        Accepted::Stored { attempts, boards } => {
            world.0.metrics.judged(trust.key());
            let stands = ranks(&world, me, &stands, &boards).await?;
            let kept = kept(Run { attempts, ..run }, doubt, stands);
            Ok((StatusCode::CREATED, axum::Json(kept)))
        }
        Accepted::Same(known) => again(me, *known, log_hash),
        Accepted::Other => Err(other_log()),
        Accepted::TicketUsed => {
            Err(Problem::conflict("ticket-used", "another run was played on this ticket"))
        }
        Accepted::Gone => Err(Problem::stranger()),
    }
}

fn unknown_run() -> Problem {
    Problem::missing("run-unknown", "there is no such run")
}

fn other_log() -> Problem {
    Problem::conflict("run-taken", "another log was accepted under the name of this run")
}

fn again(
    me: Me,
    known: Run,
    log_hash: [u8; 32],
) -> Result<(StatusCode, axum::Json<Kept>), Problem> {
    if known.player != me.player || known.log_hash != log_hash {
        return Err(other_log());
    }
    Ok((StatusCode::OK, axum::Json(kept(known, None, Vec::new()))))
}

async fn find_ticket(
    world: &World,
    me: Me,
    ticket: Option<&str>,
) -> Result<Option<Progress>, Problem> {
    let Some(ticket) = ticket else { return Ok(None) };
    let unknown = || Problem::missing("ticket-unknown", "no ticket of yours has this name");
    let id = from_hex(ticket).ok_or_else(unknown)?;
    let progress = world.store().call(FindTicket { id }).await?;
    let own = progress.filter(|progress| progress.ticket.player == me.player);
    own.map(Some).ok_or_else(unknown)
}

async fn read(world: &World, text: String) -> Result<Log, Problem> {
    let read = world.0.pool.work(move || judge::read(&text)).await?;
    read.map_err(|fault| refused(world, fault))
}

async fn played(world: &World, log: Log) -> Result<Verdict, Problem> {
    let playing = world.0.pool.work(move || {
        let start = Instant::now();
        (judge::play(log, patience()), start.elapsed())
    });
    let (verdict, took) = playing.await?;
    world.0.metrics.took(took.as_secs_f64());
    verdict.map_err(|fault| refused(world, fault))
}

fn refused(world: &World, fault: judge::Fault) -> Problem {
    world.0.metrics.judged(fault.code());
    fault.into()
}

/// Whether the deal is one that was handed out, or the calendar's. The answer is the day whose
/// competition it is.
async fn check_deal(
    world: &World,
    deal: &Deal,
    progress: Option<&Progress>,
    now: i64,
) -> Result<Option<Day>, Problem> {
    if let Some(Progress { ticket, .. }) = progress {
        if deal.to_string() != ticket.deal {
            let detail = "the log does not begin with the deal of this ticket";
            return Err(Problem::refused("other-deal", detail));
        }
        return Ok(ticket.day.map(|day| Day::at(day as u64 * 86_400_000, 0)));
    }
    let Some(day) = deal.day() else {
        let detail = "no server handed this deal out; draw a ticket first, or play the daily";
        return Err(Problem::refused("deal-unknown", detail));
    };
    let today = now.div_euclid(86_400_000);
    if !(today - DAILY_TAKEN..=today + 1).contains(&i64::from(day.number())) {
        let detail = "only dailies of the last month are taken";
        return Err(Problem::refused("daily-too-old", detail));
    }
    let dealt = world.0.deals.calendar(&world.0.pool, deal.game, day).await?;
    let mut dealt = (*dealt).clone();
    dealt.rules = deal.rules;
    match dealt == *deal {
        true => Ok(None),
        false => Err(Problem::refused("other-deal", "another deal is the daily of that day")),
    }
}

fn witness(progress: &Progress, now: i64) -> Witness {
    let told = |it: &store::Checkpoint| Checkpoint {
        moves: it.moves as u32,
        played: it.played,
        chain: it.chain,
        at: it.at,
    };
    Witness {
        issued: progress.ticket.issued,
        submitted: now,
        checkpoints: progress.checkpoints.iter().map(told).collect(),
    }
}

fn board(run: &Run, stand: &Standing) -> BoardKey {
    BoardKey {
        game: run.game.clone(),
        preset: run.preset.clone(),
        rules: run.rules,
        trust: run.trust.clone(),
        help: run.help.clone(),
        period: stand.period.to_owned(),
        start: stand.start,
        closes: stand.closes,
    }
}

async fn ranks(
    world: &World,
    me: Me,
    stands: &[Standing],
    boards: &[(i64, Place)],
) -> Result<Vec<Stand>, Problem> {
    let mut found = Vec::new();
    for (stand, &(board, place)) in stands.iter().zip(boards) {
        let around = Around { board, player: me.player, reach: 0 };
        let lines = world.store().call(around).await?;
        let rank = lines.iter().find(|line| line.player == me.player).map(|line| line.rank);
        let is_best = place == Place::Best;
        found.push(Stand { board, period: Some(stand.period), is_best, rank });
    }
    Ok(found)
}

/// What a run came to.
#[utoipa::path(get, path = "/v1/runs/{run}", tag = "runs", params(("run" = String, Path)), responses(
    (status = 200, body = Kept), (status = 404, body = Problem)))]
pub async fn show(
    State(world): State<World>,
    Path(run): Path<String>,
) -> Result<axum::Json<Kept>, Problem> {
    let id = from_hex(&run).ok_or_else(unknown_run)?;
    let run = world.store().call(FindRun { id }).await?.ok_or_else(unknown_run)?;
    Ok(axum::Json(kept(run, None, Vec::new())))
}

/// Everybody has the same deal in a competition: who has seen it played knows the way.
async fn check_over(world: &World, run: &Run) -> Result<(), Problem> {
    let (Some(day), Some(_)) = (run.day, run.ticket) else { return Ok(()) };
    if world.store().call(Now).await? < judge::competition_closes(day) {
        let detail = "runs of a competition can be watched an hour after its day is over";
        return Err(Problem::new(StatusCode::FORBIDDEN, "competition-open", detail));
    }
    Ok(())
}

/// The log of a run, to be watched and played again.
#[utoipa::path(get, path = "/v1/runs/{run}/log", tag = "runs", params(("run" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = 403, body = Problem, description = "Of a competition that is not over"),
    (status = 404, body = Problem)))]
pub async fn log(
    State(world): State<World>,
    Path(run): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let run = from_hex(&run).ok_or_else(unknown_run)?;
    let known = world.store().call(FindRun { id: run }).await?.ok_or_else(unknown_run)?;
    check_over(&world, &known).await?;
    let log = world.store().call(FindLog { run }).await?.ok_or_else(unknown_run)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        // A log never changes; it may be deleted.
        (header::CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, log))
}
