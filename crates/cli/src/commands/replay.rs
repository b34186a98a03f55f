//! `ninefold replay`: plays a log again and says what it proves.

use crate::exit::{Ending, Failure};
use crate::{board_text, output, speech};
use engine::phrase;
use games::{EndResult, Millis, Outcome};
use native::AsUtf8;
use serde::Serialize;
use session::{Log, Review, Rush, Session, prove};
use std::fmt::Write;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Play saved games again and verify them: outcome, score sheet, time
///
/// The score is computed from the moves, never read from the file, and the deal of a ranked run is
/// proven to be one: a single solution, the grade it claims, nothing filled in. The exit code is 0
/// if every log could be played by the rules and proven, 1 if one could not.
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// Logs to read, `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Show the board as it was left
    #[arg(long)]
    board: bool,

    /// Judge the moves, where the game can, and name the costliest
    #[arg(long)]
    review: bool,

    /// Print one JSON object a line
    #[arg(long, conflicts_with_all = ["board", "review"])]
    json: bool,
}

impl Replay {
    /// One log, with the board as it was left.
    pub fn with_board(file: PathBuf) -> Replay {
        Replay { files: vec![file], board: true, review: false, json: false }
    }
}

/// Nobody watches, so the clock stands still.
const START: Millis = Millis::ZERO;

#[derive(Debug, Serialize)]
struct Report<'a> {
    file: &'a str,
    game: &'static str,
    preset: &'static str,
    run: String,
    /// `playing`, `won`, `lost` or `given-up`.
    result: &'static str,
    milliseconds: u64,
    score: Option<u64>,
    mistakes: u32,
    hints: u32,
    checks: u32,
    /// What is strange about it and breaks no rule: `faster-than-hands`.
    remarks: Vec<&'static str>,
}

impl Replay {
    pub fn run(self) -> Result<Ending, Failure> {
        let mut verdict = Ending::AllWell;
        for path in &self.files {
            let text = read(path)?;
            let played = text
                .parse::<Log>()
                .map_err(|error| error.phrase())
                .and_then(|log| prove(&log).map_err(|error| error.phrase()))
                .map_err(|why| speech::say(&why));
            match played {
                Ok(session) => {
                    output::tell(&self.told(path, &session))?;
                    if let Some(rush) = Rush::of(&session.log(START)) {
                        let (name, rush) = (native::shown(path), speech::say(&rush.phrase()));
                        output::complain(&format!("{name}: {rush}"));
                    }
                }
                Err(cause) => {
                    output::complain(&format!("{}: {cause}", native::shown(path)));
                    verdict = Ending::SomeFailed;
                }
            }
        }
        Ok(verdict)
    }

    fn told(&self, file: &Path, session: &Session) -> String {
        if self.json {
            return output::to_json(&report(&file.display().to_string(), session)) + "\n";
        }
        let mut text = summary(&native::shown(file), session);
        if self.board {
            let _ = writeln!(text, "\n{}", board_text::draw(&session.view(START)));
        }
        if self.review {
            text.push_str(&reviewed(session));
        }
        text
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let source: io::Result<Box<dyn Read>> = match file.to_str() {
        Some("-") => Ok(Box::new(io::stdin())),
        _ => fs::File::open(file).map(|file| Box::new(file) as Box<dyn Read>),
    };
    // One byte more than a log may have, so that a longer text is noticed and not read on.
    source
        .and_then(|source| {
            AsUtf8::new(source).take(u64::from(session::log::MAX_BYTES) + 1).read_to_end(&mut bytes)
        })
        .map_err(Failure::io(file.display().to_string()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn summary(file: &str, session: &Session) -> String {
    let deal = session.deal();
    let game = speech::say(&deal.game.info().name);
    let preset = deal.game.preset(deal.preset).map(|preset| speech::say(&preset.name));
    let time = session.played(START).to_string();
    let ending = speech::say(&match session.outcome() {
        Outcome::Playing => phrase!("replay-playing", time = time),
        Outcome::Over(end) => match end.result {
            EndResult::Won => phrase!("replay-won", time = time),
            EndResult::Lost => phrase!("replay-lost", time = time),
            EndResult::GivenUp => phrase!("replay-given-up", time = time),
        },
    });
    let mut text = format!("{file}: {game} · {} · {ending}\n", preset.unwrap_or_default());
    if let Some(end) = session.outcome().end()
        && end.result != EndResult::GivenUp
    {
        for line in &end.sheet.lines {
            let _ = writeln!(text, "  {:<30} {:>9}", speech::say(&line.what), line.points);
        }
        let total = speech::say(&phrase!("replay-total"));
        let _ = writeln!(text, "  {total:<30} {:>9}", end.sheet.total());
    }
    text
}

fn reviewed(session: &Session) -> String {
    let judged = session::review(&session.log(START)).map(Iterator::collect::<Vec<Review>>);
    let told = session::review::told(&judged.unwrap_or_default());
    told.iter().map(|phrase| format!("  {}\n", speech::say(phrase))).collect()
}

fn report<'a>(file: &'a str, session: &Session) -> Report<'a> {
    let deal = session.deal();
    let tally = session.tally();
    let end = session.outcome().end();
    Report {
        file,
        game: deal.game.key(),
        preset: deal.preset,
        run: session.run().to_string(),
        result: session.outcome().key(),
        milliseconds: session.played(START).0,
        score: end.map(|end| end.sheet.total()),
        mistakes: tally.mistakes,
        hints: tally.hints,
        checks: tally.checks,
        remarks: Rush::of(&session.log(START)).map(|_| "faster-than-hands").into_iter().collect(),
    }
}
