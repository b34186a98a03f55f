//! `ninefold analyse`: a puzzle from every side, for those who make or collect them.

mod plot;

use super::print::Files;
use crate::exit::{Ending, Failure};
use crate::figures::Figures;
use crate::inputs::Inputs;
use crate::output::Output;
use crate::shape::{Json, Origin};
use crate::taught::{Named, Place};
use crate::{puzzles, speech};
use engine::analysis::{Analysis, Proper, analyse};
use engine::generator::Symmetry;
use engine::rating::{Hurdle, Links};
use engine::solver::Solutions;
use engine::step::Candidate;
use engine::technique::Technique;
use engine::{Cell, Grade, Grid, Phrase, explain, phrase};
use paper::{Trim, Volumes};
use post::analysed;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Mutex;

/// Tell all there is to know of a puzzle
///
/// Its solution, or two where it has several; the places of its clues: symmetry, clues that are not
/// needed, clues that could stand elsewhere (the digit of the solution given in another cell keeps it
/// the only one); its form without disguise; the way of the rater as a plot, a column for each step
/// and a row for each method; the techniques of the easiest way; and its backdoors: cells that leave
/// nothing but singles once their digit is known.
///
/// The exit code is 1 if a puzzle has not exactly one solution.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, visible_alias = "analyze")]
pub struct Analyse {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    shape: Json,

    /// Write a sheet for each puzzle: a .pdf, .svg or .png
    #[arg(long, short, value_name = "FILE", conflicts_with = "json")]
    output: Option<PathBuf>,

    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = super::print::paper_parser(), requires = "output")]
    paper: Trim,

    /// A code on each sheet that opens its puzzle on this page
    #[arg(long, value_name = "URL", value_parser = super::link::page, requires = "output")]
    links: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold analyse 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold generate --grade fierce | ninefold analyse
  ninefold analyse --json puzzles.txt
  ninefold analyse puzzles.txt -o sheets.pdf   a printed sheet for each";

/// Dots an inch of a .png.
const DOTS: u32 = 150;

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    origin: Origin<'a>,
    clues: u32,
    result: &'static str,
    solution: Option<String>,
    solutions: Option<[String; 2]>,
    symmetries: Vec<&'static str>,
    canonical: String,
    #[serde(flatten)]
    figures: Figures,
    /// Nothing of what follows is known of a puzzle that is not unique, or has nothing left to solve.
    tier: Option<String>,
    tier_score: Option<u32>,
    minimal: Option<bool>,
    redundant: Option<Vec<Named<Cell>>>,
    path: Option<Vec<HurdleReport>>,
    techniques: Option<Vec<&'static str>>,
    uses: Option<Vec<UseReport>>,
    backdoors: Option<Vec<Place>>,
    movable: Option<Vec<MovableReport>>,
}

#[derive(Serialize)]
struct HurdleReport {
    method: &'static str,
    rating: f64,
    placements: Vec<Place>,
    eliminations: Vec<Place>,
}

#[derive(Serialize)]
struct UseReport {
    technique: &'static str,
    times: u32,
}

#[derive(Serialize)]
struct MovableReport {
    cell: Named<Cell>,
    digit: u8,
    goals: Vec<Named<Cell>>,
}

impl Analyse {
    pub fn run(self) -> Result<Ending, Failure> {
        if let Some(path) = &self.output {
            return self.print(&Files::of(Some(path), DOTS)?);
        }
        puzzles::each(&self.inputs, |found, output| {
            let known = analyse(&found.entry.puzzle, Links::AMPLE);
            if !matches!(known.solutions, Solutions::One(_)) {
                output.fail();
            }
            if self.shape.json {
                return output.json(&Report::of(Origin::of(found), &known));
            }
            output.gap();
            tell(&known, output);
        })
    }

    fn print(&self, files: &Files) -> Result<Ending, Failure> {
        let all = Mutex::new(Vec::new());
        let ending = puzzles::each_in_order(&self.inputs, |found, output| {
            let known = analyse(&found.entry.puzzle, Links::AMPLE);
            if !matches!(known.solutions, Solutions::One(_)) {
                output.fail();
            }
            all.lock().expect("nobody panics while holding it").push(known);
        })?;
        let all = all.into_inner().expect("nobody panics while holding it");
        if all.is_empty() {
            return Err(Failure::Puzzle("there is no puzzle to print".to_owned()));
        }
        let page = self.links.as_deref().unwrap_or_default();
        let sheets = analysed::document(&all, page, self.paper, native::language());
        files.write(&Volumes { book: sheets, solutions: None })?;
        Ok(ending)
    }
}

impl<'a> Report<'a> {
    fn of(origin: Origin<'a>, known: &Analysis) -> Report<'a> {
        let proper = known.proper.as_ref();
        let rated = proper.and_then(|proper| proper.rated.as_ref().ok());
        let names = |cells: engine::CellSet| cells.iter().map(Named).collect();
        let (result, solution, solutions) = match &known.solutions {
            Solutions::None => ("impossible", None, None),
            Solutions::One(solution) => ("unique", Some(solution.to_string()), None),
            Solutions::Many(two) => ("not-unique", None, Some(two.map(|one| one.to_string()))),
        };
        Report {
            origin,
            clues: known.puzzle.n_clues(),
            result,
            solution,
            solutions,
            symmetries: known.symmetries.iter().map(|symmetry| symmetry.key()).collect(),
            canonical: known.canonical.to_string(),
            figures: rated.map(|(rating, _)| Figures::of(&Ok(*rating))).unwrap_or_default(),
            tier: proper.map(|proper| proper.height.tier.to_string()),
            tier_score: proper.map(|proper| proper.height.score),
            minimal: proper.map(Proper::is_minimal),
            redundant: proper.map(|proper| names(proper.redundant)),
            path: rated.map(|(_, hurdles)| hurdles.iter().map(HurdleReport::of).collect()),
            techniques: proper
                .map(|proper| proper.path.techniques().into_iter().map(Technique::key).collect()),
            uses: proper.map(|proper| {
                let uses = proper.uses().into_iter();
                uses.map(|(technique, times)| UseReport { technique: technique.key(), times })
                    .collect()
            }),
            backdoors: proper.map(|proper| proper.backdoors.iter().map(Place::of).collect()),
            movable: proper.map(|proper| {
                let movable = proper.movable.iter().map(|(Candidate { cell, digit }, goals)| {
                    MovableReport { cell: Named(*cell), digit: digit.get(), goals: names(*goals) }
                });
                movable.collect()
            }),
        }
    }
}

impl HurdleReport {
    fn of(hurdle: &Hurdle) -> HurdleReport {
        HurdleReport {
            method: hurdle.method.key(),
            rating: f64::from(hurdle.rating.0) / 10.0,
            placements: hurdle.placed.iter().map(Place::of).collect(),
            eliminations: hurdle.removed.iter().map(Place::of).collect(),
        }
    }
}

/// For people: a line for each thing, the plot in the middle.
fn tell(known: &Analysis, output: &mut Output) {
    output.line(known.puzzle.to_string().as_bytes());
    let mut say = |phrase: Phrase| {
        let text = speech::wrap(&speech::say(&phrase), speech::WIDTH);
        text.lines().for_each(|line| output.line(line.as_bytes()));
    };
    match &known.solutions {
        Solutions::None => say(phrase!("analysis-no-solution")),
        Solutions::One(solution) => say(phrase!("analysis-solution", grid = text(solution))),
        Solutions::Many([one, other]) => {
            say(phrase!("analysis-solutions", one = text(one), other = text(other)));
        }
    }
    say(phrase!("analysis-form", grid = text(&known.canonical)));
    say(match &known.symmetries[..] {
        [] => phrase!("analysis-no-symmetry"),
        all => {
            let keys: Vec<&str> = all.iter().copied().map(Symmetry::key).collect();
            phrase!("analysis-symmetry", symmetries = keys.join(", "))
        }
    });
    let Some(proper) = &known.proper else { return };
    say(analysed::clues(known, proper));
    analysed::movable(proper).into_iter().for_each(&mut say);
    say(analysed::backdoors(proper));
    match &proper.rated {
        Err(why) => say(why.phrase()),
        Ok((rating, hurdles)) => {
            let grade = Grade::of(rating.er).key();
            say(phrase!(
                "analysis-rating",
                er = rating.er.to_string(),
                ep = rating.ep.to_string(),
                ed = rating.ed.to_string(),
                grade = grade,
                steps = hurdles.len() as u32
            ));
            let plot = plot::plot(hurdles, speech::WIDTH);
            plot.iter().for_each(|line| output.line(line.as_bytes()));
        }
    }
    tell_techniques(proper, output);
}

fn tell_techniques(proper: &Proper, output: &mut Output) {
    let height = proper.height;
    let ladder = phrase!("path-ladder", level = height.tier.key(), score = height.score);
    output.line(speech::say(&phrase!("analysis-techniques")).as_bytes());
    for (technique, times) in proper.uses() {
        let name = speech::say(&explain::name(technique));
        output.line(format!("{times:>4}  {name}").as_bytes());
    }
    output.line(speech::say(&ladder).as_bytes());
}

fn text(grid: &Grid) -> String {
    grid.to_string()
}
