//! `ninefold bench honest`: whether whoever wins what was dealt is believed.
//!
//! Every deal is played to its end by somebody who knows the answer, its log written, read, and
//! proven as a stranger's. It knows no game: only what a view shows and what the rules accept.

use super::deal::{chosen, game};
use crate::commands::daily;
use crate::exit::{Ending, Failure};
use crate::inputs;
use crate::ordered::{self, Filled};
use crate::progress::Progress;
use crate::{output, speech};
use engine::canon::canonical;
use engine::{Cell, CellSet, Grid, Rng};
use games::view::Content;
use games::{Action, AnyGame, Command, Day, Deal, GameId, Millis, Preset, Turn};
use native::clock;
use serde::Serialize;
use session::{LineError, Log, RunId, Session, prove};
use std::collections::BTreeSet;
use std::num::NonZero;
use std::time::Duration;

/// Deal, win and verify, for each preset of the games
///
/// Each deal is played to its end, and its log proven as that of a stranger would be. A log that is
/// refused is told with the seed of its deal. `different` counts the deals that are no disguise of
/// each other, and the last figure is the longest that reading and proving a log took, in
/// milliseconds.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  ninefold bench honest --count 100
  ninefold bench honest mini --preset four-full
  ninefold bench honest --dailies 2026-11-16 --count 3653")]
pub struct BenchHonest {
    /// The games to play; all of them if none is named
    #[arg(value_name = "GAME", value_parser = game)]
    games: Vec<GameId>,

    /// Only presets of this name
    #[arg(long, value_name = "PRESET")]
    preset: Option<String>,

    /// The dailies from this day on instead of presets
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = daily::day, conflicts_with = "preset")]
    dailies: Option<Day>,

    /// Deals of each preset
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,

    /// Deal other games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Print one JSON object for each preset
    #[arg(long)]
    json: bool,

    /// Threads to work with. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

/// What became of the deals of one preset.
#[derive(Debug, Serialize)]
struct Honesty {
    game: &'static str,
    preset: &'static str,
    deals: u64,
    won: u64,
    refused: u64,
    different: u64,
    /// The longest that a proof took, in milliseconds of processor time: what a server has to reckon with.
    proof_ms: f64,
}

/// Where deals come from.
enum Source {
    Preset(Preset),
    /// From this day on.
    Dailies(Day),
}

impl Source {
    fn key(&self) -> &'static str {
        match self {
            Source::Preset(preset) => preset.key,
            Source::Dailies(_) => "daily",
        }
    }

    fn deal(&self, game: GameId, seed: u64, number: u64) -> Deal {
        match self {
            Source::Preset(preset) => game.deal(preset, &mut Rng::stream(seed, number)),
            Source::Dailies(first) => {
                const DAY: u64 = 24 * 60 * 60 * 1000;
                game.daily(Day::at(first.begins() + number * DAY, 0))
            }
        }
    }
}

/// One deal, when it was played.
#[derive(Default)]
struct Played {
    number: u64,
    essence: String,
    is_won: bool,
    refusal: Option<String>,
    proof: Duration,
}

impl BenchHonest {
    /// Each preset is told as soon as it is done: all of them may take hours.
    pub fn run(&self) -> Result<Ending, Failure> {
        let sources = self.sources()?;
        if !self.json {
            output::print(head().as_bytes())?;
        }
        let mut n_refused = 0;
        for (game, source) in sources {
            let honesty = self.play_all(game, &source);
            n_refused += honesty.refused;
            let line = if self.json { super::json_lines(&[honesty]) } else { row(&honesty) };
            output::print(line.as_bytes())?;
        }
        Ok(if n_refused == 0 { Ending::AllWell } else { Ending::SomeFailed })
    }

    fn sources(&self) -> Result<Vec<(GameId, Source)>, Failure> {
        let presets = chosen(&self.games, self.preset.as_deref())?;
        let Some(first) = self.dailies else {
            let source = |(game, preset)| (game, Source::Preset(preset));
            return Ok(presets.into_iter().map(source).collect());
        };
        let mut games: Vec<GameId> = presets.into_iter().map(|(game, _)| game).collect();
        games.dedup();
        Ok(games.into_iter().map(|game| (game, Source::Dailies(first))).collect())
    }

    fn play_all(&self, game: GameId, source: &Source) -> Honesty {
        let mut progress = Progress::of_silent_work(Some(self.count));
        let mut honesty = Honesty {
            game: game.key(),
            preset: source.key(),
            deals: self.count,
            won: 0,
            refused: 0,
            different: 0,
            proof_ms: 0.0,
        };
        let mut known = BTreeSet::new();
        let mut next = 0;
        let end: Result<(), ()> = ordered::run(
            inputs::jobs(self.jobs),
            Played::default,
            |slot| {
                *slot = Played { number: next, ..Played::default() };
                next += 1;
                Ok(if slot.number < self.count { Filled::Yes } else { Filled::End })
            },
            |slot| {
                let deal = source.deal(game, self.seed, slot.number);
                slot.essence = essence(&deal);
                match verified(deal, &mut slot.proof) {
                    Ok(is_won) => slot.is_won = is_won,
                    Err(why) => slot.refusal = Some(why),
                }
            },
            |slot| {
                honesty.won += u64::from(slot.is_won);
                honesty.refused += u64::from(slot.refusal.is_some());
                honesty.proof_ms = honesty.proof_ms.max(slot.proof.as_secs_f64() * 1e3);
                honesty.different += u64::from(known.insert(std::mem::take(&mut slot.essence)));
                if let Some(refusal) = &slot.refusal {
                    let (game, preset, seed) = (game.key(), source.key(), self.seed);
                    output::complain(&format!(
                        "{game} {preset}, deal {} of seed {seed}: {refusal}",
                        slot.number
                    ));
                }
                progress.update(slot.number + 1, slot.number + 1);
                Ok(())
            },
        );
        end.expect("nothing here fails");
        honesty
    }
}

/// The deal without its disguise, where it has one.
fn essence(deal: &Deal) -> String {
    match deal.get("puzzle").map(str::parse::<Grid>) {
        Ok(Ok(puzzle)) => canonical(&puzzle).to_string(),
        _ => deal.to_string(),
    }
}

/// Plays a deal to its end and has its log proven. Says whether it was won, and how long the proof took.
fn verified(deal: Deal, proof: &mut Duration) -> Result<bool, String> {
    let said = |phrase| speech::say(&phrase);
    let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO)
        .map_err(|error| format!("cannot be played: {}", said(error.phrase())))?;
    let now = play(&mut session);
    let (text, outcome) = (session.log(now).to_string(), session.outcome().clone());
    let start = clock::thread_time();
    let log: Log = text.parse().map_err(|error: LineError| said(error.phrase()))?;
    let proven = prove(&log);
    *proof = clock::thread_time() - start;
    let proven = proven.map_err(|error| said(error.phrase()))?;
    match outcome.end() {
        None => Err("the game was not played to its end".to_owned()),
        Some(_) if *proven.outcome() != outcome => {
            Err("played again, it ends otherwise".to_owned())
        }
        Some(end) => Ok(end.result == games::EndResult::Won),
    }
}

/// A move every two seconds, until the run is over or nothing can be done.
fn play(session: &mut Session) -> Millis {
    let answers = answers(session);
    let mut now = Millis::ZERO;
    for action in answers {
        now = now + Millis(2_000);
        let _ = session.act(&action, now);
    }
    for number in 0.. {
        now = now + Millis(2_000);
        let is_over = session.outcome().is_over();
        let Some(actions) = idea(session, number, now).filter(|_| !is_over) else { break };
        if !actions.into_iter().any(|action| session.act(&action, now).is_ok()) {
            break;
        }
    }
    let _ = session.act(&Action::Command(Command::Submit), now);
    now
}

/// What a copy of the run reveals, to be entered.
fn answers(session: &Session) -> Vec<Action> {
    let Ok(mut oracle) = AnyGame::start(session.deal()) else { return Vec::new() };
    let cells = session.view(Millis::ZERO).board.cells;
    let empty = cells.iter().filter(|seen| seen.content == Content::Empty).map(|seen| seen.cell);
    let empty: Vec<Cell> = empty.collect();
    for &cell in &empty {
        let _ = oracle.as_game_mut().act(&Action::Reveal { cell }, Millis::ZERO);
    }
    let shown = oracle.as_game().view(Millis::ZERO).board.cells;
    let value = |cell| shown.iter().find(|seen| seen.cell == cell)?.content.value();
    let enter = |cell| Some(Action::Enter { cells: CellSet::only(cell), value: value(cell)? });
    empty.into_iter().filter_map(enter).collect()
}

/// More hints than any game takes that hints can win. What has no end but bad play is played badly
/// from then on.
const HINTS: u32 = 50;

/// What a hint says; without one, anything that fits.
fn idea(session: &Session, number: u32, now: Millis) -> Option<Vec<Action>> {
    if number < HINTS
        && let Ok(hint) = session.hint(now)
        && !hint.actions.is_empty()
    {
        return Some(hint.actions);
    }
    let view = session.view(now);
    let cells = || view.board.cells.iter().map(|seen| seen.cell);
    let places = view.tray.iter().flat_map(|piece| {
        let turned = (0..4).map(Turn::new);
        turned.flat_map(move |turn| cells().map(move |at| (piece.id, at, turn)))
    });
    let fits = |action: &Action| session.preview(action, now).refusal.is_none();
    let mut fitting =
        places.map(|(piece, at, turn)| Action::Place { piece, at, turn }).filter(fits);
    fitting.next().map(|action| vec![action])
}

fn head() -> String {
    let names =
        ["deals", "won", "refused", "different", "proof ms"].map(|name| format!("{name:>9}"));
    format!("{}{:30} {}\n", super::head(), "played and proven", names.join(" "))
}

fn row(Honesty { game, preset, deals, won, refused, different, proof_ms }: &Honesty) -> String {
    let name = format!("{game} {preset}");
    format!("{name:30} {deals:>9} {won:>9} {refused:>9} {different:>9} {proof_ms:>9.1}\n")
}
