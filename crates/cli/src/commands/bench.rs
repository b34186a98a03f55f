//! `ninefold bench`: how fast the engine is here, in puzzles per second of thread time.

mod adviser;
mod deal;
mod generate;
mod honest;
mod rate;

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output;
use crate::whole;
use engine::{Grid, solver};
use native::{Machine, clock};
use serde::Serialize;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

/// Measure the engine on this machine
///
/// All figures are puzzles per second of processor time of one thread, the best of several rounds;
/// the rounds of the things measured take turns, so that a disturbance hits them alike. The name of
/// the machine stands above them, and in each object with `--json`.
#[derive(Debug, clap::Args)]
pub struct Bench {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Solve(BenchSolve),
    Rate(rate::BenchRate),
    Generate(generate::BenchGenerate),
    Deal(deal::BenchDeal),
    Honest(honest::BenchHonest),
    Adviser(adviser::BenchAdviser),
}

/// Measure counting solutions, for each file on its own
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  ninefold bench solve easy.txt hard.txt
  ninefold bench solve --limit 1 --json puzzles.txt")]
struct BenchSolve {
    #[command(flatten)]
    inputs: Inputs,

    /// Stop counting at so many solutions; 2 proves a puzzle unique
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,

    #[command(flatten)]
    rounds: Rounds,
}

#[derive(Debug, clap::Args)]
struct Rounds {
    /// Rounds to take the best of
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,

    /// Print one JSON object for each thing measured
    #[arg(long)]
    json: bool,
}

/// One thing measured.
#[derive(Debug, Serialize)]
struct Measure {
    name: String,
    puzzles: u64,
    per_second: f64,
}

/// Shorter rounds say more about the clock than about the engine.
const SHORTEST_ROUND: Duration = Duration::from_millis(200);

impl Bench {
    pub fn run(self) -> Result<Ending, Failure> {
        let report = match self.what {
            What::Solve(bench) => bench.rounds.report(&bench.measure()?),
            What::Rate(bench) => bench.report()?,
            What::Generate(bench) => bench.report(),
            What::Deal(bench) => bench.report()?,
            What::Honest(bench) => return bench.run(),
            What::Adviser(bench) => bench.report(),
        };
        output::print(report.as_bytes())?;
        Ok(Ending::AllWell)
    }
}

impl BenchSolve {
    fn measure(&self) -> Result<Vec<Measure>, Failure> {
        let mut tasks = Vec::new();
        for source in self.inputs.sources()? {
            let puzzles: Vec<Grid> =
                whole::all(&source)?.into_iter().map(|parcel| parcel.entry.puzzle).collect();
            let (name, limit) = (source.name(), self.limit);
            tasks.push(Task::new(name, puzzles.len() as u64, move || {
                for puzzle in &puzzles {
                    black_box(solver::count(black_box(puzzle), limit));
                }
            }));
        }
        Ok(self.rounds.measure(tasks))
    }
}

impl Rounds {
    fn report(&self, measures: &[Measure]) -> String {
        if self.json { json_lines(measures) } else { table(measures) }
    }

    /// Lets the tasks take turns, each turn as often as fills a round, and keeps the best rate.
    fn measure(&self, mut tasks: Vec<Task>) -> Vec<Measure> {
        tasks.retain(|task| task.n_puzzles > 0);
        for _ in 0..self.rounds {
            tasks.iter_mut().for_each(Task::round);
        }
        let measure = |Task { name, n_puzzles, per_second, .. }| Measure {
            name,
            puzzles: n_puzzles,
            per_second,
        };
        tasks.into_iter().map(measure).collect()
    }
}

/// Something to be done again and again.
struct Task {
    name: String,
    /// The puzzles in one go.
    n_puzzles: u64,
    go: Box<dyn FnMut()>,
    /// The best rate so far.
    per_second: f64,
}

impl Task {
    fn new(name: String, n_puzzles: u64, go: impl FnMut() + 'static) -> Task {
        Task { name, n_puzzles, go: Box::new(go), per_second: 0.0 }
    }

    fn round(&mut self) {
        let start = clock::thread_time();
        let mut n_done = 0;
        let mut spent = Duration::ZERO;
        while spent < SHORTEST_ROUND {
            (self.go)();
            n_done += self.n_puzzles;
            spent = clock::thread_time() - start;
        }
        self.per_second = self.per_second.max(n_done as f64 / spent.as_secs_f64());
    }
}

/// A row of figures with where they were taken.
#[derive(Serialize)]
struct Located<'a, T: Serialize> {
    machine: &'a str,
    #[serde(flatten)]
    figures: &'a T,
}

fn json_lines(rows: &[impl Serialize]) -> String {
    let machine = machine();
    let line = |figures| {
        let located = Located { machine: &machine, figures };
        output::to_json(&located) + "\n"
    };
    rows.iter().map(line).collect()
}

/// The head of a table.
fn head() -> String {
    format!("{}\n\n", machine())
}

fn machine() -> String {
    let Machine { processor, n_processors } = Machine::here();
    format!("{processor}, {n_processors} processors")
}

fn table(measures: &[Measure]) -> String {
    let names: Vec<_> = measures.iter().map(|measure| engine::visible(&measure.name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut text = head();
    for (name, Measure { per_second, .. }) in names.iter().zip(measures) {
        let micros = 1e6 / per_second;
        writeln!(text, "{name:width$}  {per_second:>12.0} a second  {micros:>9.2} µs each")
            .expect("writing to memory");
    }
    text
}
