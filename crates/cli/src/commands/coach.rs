//! `ninefold coach`: what the finished runs of this terminal say about the player.

use crate::exit::{Ending, Failure};
use crate::{output, speech};
use coach::{Advice, Grasp, Hold, Notebook, Source, advice};
use engine::{Phrase, phrase};
use games::Day;
use native::{Clock, Patience, Store};
use serde::Serialize;
use session::{LineError, Log, RunId};
use std::path::{Path, PathBuf};

/// Tell what you find alone, what is slow, and what goes by unseen
///
/// From the logs of the runs finished in this terminal: Classic and Drill; of one run of any other game it says which
/// moves were the best, what was given away, and what is missed most. Each technique that was met has
/// a bar, which is as long as the share of it that was found alone, and the seconds that half of the finds
/// took no longer than. At most three sentences of advice follow, each with the moment it comes from.
/// Nothing leaves this machine.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Coach {
    /// A finished run, by its name or the file of its log: what is to be said of it alone, whatever the game
    #[arg(value_name = "RUN", conflicts_with = "json")]
    run: Option<PathBuf>,

    /// Print one JSON object: every technique that was met, and the advice
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold coach
  ninefold coach --json
  ninefold coach run.log       what is to be said of this run
  ninefold play drill          practise what it says";

/// The length of a bar that is full.
const BAR: u32 = 12;

impl Coach {
    pub fn run(self) -> Result<Ending, Failure> {
        let store = Store::open().map_err(|error| Failure::Usage(error.to_string()))?;
        if let Some(run) = &self.run {
            output::print(of_run(run, &store)?.as_bytes())?;
            return Ok(Ending::AllWell);
        }
        let known = store.notebook(Patience::Long);
        if let Some(error) = known.unkept {
            output::complain(&error.to_string());
        }
        let advice = advice::overall(&known.notebook, Clock::wall());
        let text = match self.json {
            true => as_json(&known.notebook, &advice),
            false => as_text(&known.notebook, &advice, &store),
        };
        output::print(text.as_bytes())?;
        Ok(Ending::AllWell)
    }
}

/// What is to be said of one run, and where in it.
fn of_run(name: &Path, store: &Store) -> Result<String, Failure> {
    let path = match name.to_string_lossy().parse::<RunId>() {
        Ok(run) if !name.exists() => store.finished_path(run),
        _ => name.into(),
    };
    let place = native::shown(&path);
    let told = |why: Phrase| format!("{place}: {}", speech::say(&why));
    let wrong = |why: Phrase| Failure::Puzzle(told(why));
    let text = native::read_text(&path).map_err(|why| Failure::Usage(told(why)))?;
    let log: Log = text.parse().map_err(|error: LineError| wrong(error.phrase()))?;
    let whole = || {
        let known = store.notebook(Patience::Long);
        known.is_whole.then_some(known.notebook)
    };
    let advice = advice::about(&log, whole).map_err(|error| wrong(error.phrase()))?;
    if advice.is_empty() {
        return Ok(speech::say(&phrase!("cli-coach-nothing")) + "\n");
    }
    let mut text = String::new();
    for one in &advice {
        text += &(speech::wrap(&speech::say(&one.phrase), 78) + "\n");
        if let Some(Source { index, .. }) = one.source {
            let moment = phrase!("cli-coach-moment", file = place.as_str(), number = index + 1);
            text += &format!("  {}\n", speech::say(&moment));
        }
    }
    Ok(text)
}

fn as_text(notebook: &Notebook, advice: &[Advice], store: &Store) -> String {
    let mut text = speech::say(&advice::sureness(notebook)) + "\n";
    let grasps = notebook.grasps();
    let names: Vec<String> = grasps.iter().map(|grasp| speech::say(&name(grasp))).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    if !grasps.is_empty() {
        text.push('\n');
    }
    for (name, grasp) in names.iter().zip(&grasps) {
        text += &row(&format!("{name:<width$}"), grasp);
    }
    for one in advice {
        let sentence = speech::wrap(&speech::say(&one.phrase), 78);
        text += &format!("\n{sentence}\n");
        if let Some(Source { run, index }) = one.source {
            let file = store.finished_path(run).display().to_string();
            let moment = phrase!("cli-coach-moment", file = file, number = index + 1);
            text += &format!("  {}\n", speech::say(&moment));
        }
        if let Some((game, preset)) = one.practise.and_then(games::practice) {
            let (game, preset) = (game.info().name, preset.name);
            let practise = phrase!("cli-coach-practise", game = game, preset = preset);
            text += &format!("  {}\n", speech::say(&practise));
        }
    }
    text
}

fn name(grasp: &Grasp) -> Phrase {
    Phrase::new(grasp.technique.message())
}

/// The name, a bar by the share found alone, the share in figures, and the seconds.
fn row(name: &str, grasp: &Grasp) -> String {
    let Grasp { met, alone, seconds, .. } = *grasp;
    let full = (BAR * alone).div_ceil(met.max(1)).min(BAR);
    // Nothing that was missed once looks whole.
    let full = if alone < met { full.min(BAR - 1) } else { full };
    let bar: String = (0..BAR).map(|at| if at < full { '█' } else { '░' }).collect();
    let seconds = seconds.map_or(String::new(), |seconds| {
        speech::say(&phrase!("cli-coach-seconds", seconds = seconds))
    });
    let figures = format!("{alone}/{met}");
    format!("  {name}  {bar}  {figures:>9}  {seconds}").trim_end().to_owned() + "\n"
}

#[derive(Serialize)]
struct Report {
    runs: u32,
    grasps: Vec<GraspReport>,
    advice: Vec<AdviceReport>,
}

#[derive(Serialize)]
struct GraspReport {
    technique: &'static str,
    name: String,
    met: u32,
    alone: u32,
    runs: u32,
    seconds: Option<u32>,
    hold: &'static str,
    last: String,
    due: String,
}

#[derive(Serialize)]
struct AdviceReport {
    sentence: String,
    technique: Option<&'static str>,
    run: Option<String>,
    /// Of the move in that run's log, from 1.
    number: Option<u32>,
}

fn as_json(notebook: &Notebook, advice: &[Advice]) -> String {
    let report = Report {
        runs: notebook.n_telling(),
        grasps: notebook.grasps().iter().map(of_grasp).collect(),
        advice: advice.iter().map(of_advice).collect(),
    };
    serde_json::to_string(&report).expect("our own structs are JSON") + "\n"
}

fn of_grasp(grasp: &Grasp) -> GraspReport {
    let day = |moment| Day::at(moment, 0).to_string();
    GraspReport {
        technique: grasp.technique.key(),
        name: speech::say(&name(grasp)),
        met: grasp.met,
        alone: grasp.alone,
        runs: grasp.runs,
        seconds: grasp.seconds,
        hold: match grasp.hold {
            Hold::Unsure => "unsure",
            Hold::NotYet => "not-yet",
            Hold::Sometimes => "sometimes",
            Hold::Firm => "firm",
        },
        last: day(grasp.last),
        due: day(grasp.due),
    }
}

fn of_advice(advice: &Advice) -> AdviceReport {
    AdviceReport {
        sentence: speech::say(&advice.phrase),
        technique: advice.practise.map(|technique| technique.key()),
        run: advice.source.map(|source| source.run.to_string()),
        number: advice.source.map(|source| source.index + 1),
    }
}
