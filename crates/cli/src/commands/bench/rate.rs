//! `ninefold bench rate`: how often the rater agrees with known figures, and how fast it is.

use crate::exit::Failure;
use crate::inputs::{Inputs, Source};
use crate::{speech, whole};
use engine::Grid;
use engine::rating::{Links, Rater, Rating, Tenths, Unratable};
use engine::text;
use native::clock;
use std::fmt::Write;
use std::time::Duration;

/// Measure rating: agreement with known figures and puzzles per second
///
/// A line is a puzzle, alone or followed by its ER, EP and ED with tabs between, as `ninefold rate
/// --tsv` prints them. Agreement means that all three are equal. The time is that of one thread.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  ninefold bench rate fixtures/ratings.tsv
  ninefold bench rate --verbose known.tsv")]
pub struct BenchRate {
    #[command(flatten)]
    inputs: Inputs,

    /// List every puzzle that is rated otherwise
    #[arg(long)]
    verbose: bool,
}

/// The lower ends of the bands told apart, in tenths of ER.
const BANDS: [u16; 7] = [0, 17, 26, 45, 65, 75, 90];

/// A puzzle with its known figures, if they are known.
struct Known {
    puzzle: Grid,
    figures: Option<[Tenths; 3]>,
}

/// What came of the puzzles of one band.
#[derive(Clone, Copy, Default)]
struct Sum {
    n_puzzles: u32,
    n_known: u32,
    n_equal: u32,
    time: Duration,
}

impl BenchRate {
    pub fn report(&self) -> Result<String, Failure> {
        let mut report = super::head();
        for source in self.inputs.sources()? {
            let known = read(&source)?;
            self.measure_file(&source.place(), &known, &mut report);
        }
        Ok(report)
    }

    fn measure_file(&self, name: &str, known: &[Known], report: &mut String) {
        let mut rater = Rater::new();
        let mut sums = [Sum::default(); BANDS.len()];
        for Known { puzzle, figures } in known {
            let start = clock::thread_time();
            let rating = rater.rate(puzzle, Links::AMPLE);
            let time = clock::thread_time() - start;
            let er = figures.map_or_else(|| rating.map_or(Tenths(0), |it| it.er), |it| it[0]);
            let band = BANDS.iter().rposition(|&low| low <= er.0).unwrap_or(0);
            let found = rating.map(|Rating { er, ep, ed, .. }| [er, ep, ed]);
            let is_equal = figures.is_some_and(|figures| found == Ok(figures));
            sums[band].add(Sum {
                n_puzzles: 1,
                n_known: u32::from(figures.is_some()),
                n_equal: u32::from(is_equal),
                time,
            });
            if let Some(figures) = figures
                && self.verbose
                && !is_equal
            {
                let expected = joined(Ok(*figures));
                writeln!(report, "{puzzle}  {expected} expected, {} found", joined(found))
                    .expect("writing to memory");
            }
        }
        table(name, &sums, report);
    }
}

impl Sum {
    fn add(&mut self, other: Sum) {
        self.n_puzzles += other.n_puzzles;
        self.n_known += other.n_known;
        self.n_equal += other.n_equal;
        self.time += other.time;
    }
}

fn table(name: &str, sums: &[Sum; BANDS.len()], report: &mut String) {
    let mut all = Sum::default();
    writeln!(report, "{name}").expect("writing to memory");
    for (band, sum) in sums.iter().enumerate() {
        all.add(*sum);
        let low = Tenths(BANDS[band]);
        let label = match BANDS.get(band + 1) {
            Some(next) => format!("{low} to {}", Tenths(next - 1)),
            None => format!("{low} and up"),
        };
        row(&label, sum, report);
    }
    row("all", &all, report);
}

fn row(label: &str, sum: &Sum, report: &mut String) {
    let Sum { n_puzzles, n_known, n_equal, time } = *sum;
    if n_puzzles == 0 {
        return;
    }
    let agreement = match n_known {
        0 => "no figures".to_owned(),
        _ => format!(
            "{n_equal}/{n_known} equal {:6.2} %",
            100.0 * f64::from(n_equal) / f64::from(n_known)
        ),
    };
    let per_second = f64::from(n_puzzles) / time.as_secs_f64().max(1e-9);
    writeln!(
        report,
        "  {label:>10}  {n_puzzles:>6} puzzles  {agreement:>24}  {per_second:>9.1} a second"
    )
    .expect("writing to memory");
}

fn joined(figures: Result<[Tenths; 3], Unratable>) -> String {
    match figures {
        Ok([er, ep, ed]) => format!("{er}/{ep}/{ed}"),
        Err(why) => why.to_string(),
    }
}

fn read(source: &Source) -> Result<Vec<Known>, Failure> {
    let name = source.place();
    let mut known = Vec::new();
    for (number, line) in (1..).zip(whole::text(source)?.lines()) {
        let mut columns = line.split('\t').map(str::trim);
        let puzzle = columns.next().unwrap_or_default();
        // A table may name its columns, and anything may be remarked.
        if puzzle.is_empty() || puzzle == "puzzle" || puzzle.starts_with('#') {
            continue;
        }
        let fault = |what: String| Failure::Usage(format!("{name}:{number}: {what}"));
        let puzzle = text::parse_one(puzzle)
            .map_err(|error| fault(speech::say(&error.problem.phrase())))?
            .puzzle;
        let figures: Vec<&str> = columns.take(3).collect();
        let figures = match figures[..] {
            [] => None,
            [er, ep, ed] => Some([er, ep, ed].map(|figure| figure.parse::<Tenths>().ok())),
            _ => {
                return Err(fault(
                    "ER, EP and ED expected after the puzzle, or nothing".to_owned(),
                ));
            }
        };
        let figures = match figures {
            None => None,
            Some([Some(er), Some(ep), Some(ed)]) => Some([er, ep, ed]),
            Some(_) => return Err(fault("a figure is written like 7.1".to_owned())),
        };
        known.push(Known { puzzle, figures });
    }
    Ok(known)
}
