//! `ninefold generate`: new puzzles, each proven unique, the same for the same seed.

use super::convert::format_parser;
use crate::exit::{Ending, Failure};
use crate::figures::{self, Figures};
use crate::inputs;
use crate::ordered::{self, Filled};
use crate::output::{self, Counts, Output};
use crate::progress::Progress;
use crate::rating_arg::{Ratings, parse_grade, parse_ratings};
use crate::shape::Shape;
use crate::speech;
use crate::technique_arg;
use engine::generator::{Cause, Clues, Proofs, Recipe, Start, Symmetry, generate};
use engine::order::{self, Order, Tries, Unfilled};
use engine::path::Path;
use engine::position::Position;
use engine::rating::Links;
use engine::technique::Technique;
use engine::text::{self, Entry, Format};
use engine::{Grade, Grid, Phrase, Rng, phrase, solver};
use serde::Serialize;
use std::num::NonZero;

/// Make puzzles: one a line, each proven to have one solution
///
/// Every puzzle is new, and a rating is that of the very puzzle printed. Without further wishes a
/// puzzle is minimal: no clue can be taken away. The same seed and wishes give the same puzzles on
/// every machine and with any number of threads; puzzle N of a seed does not depend on how many are
/// made.
///
/// Of random minimal puzzles one in thirty is a nightmare and one in three hundred is rated 9.0 or
/// more; some wishes are rarer. What is not found within the budget is told on standard error, with
/// how many there were and the best puzzle reached, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Generate {
    /// How many puzzles to make
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    count: u64,

    /// The seed; without it each call makes other puzzles
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,

    /// Cells left empty: a number, or a range such as 49..54, both ends included
    #[arg(long, value_name = "A..B", value_parser = parse_blanks, group = "clues")]
    blanks: Option<Clues>,

    /// A known count of blanks, which says nothing of difficulty: blanks-23-37, blanks-38-47,
    /// blanks-49-54, or mirrored-52 in half-turn symmetry
    #[arg(long, group = "clues", value_parser = parse_preset)]
    preset: Option<Recipe>,

    /// So few clues that none can be taken away, whatever else is asked for. Without this a symmetry
    /// only makes sure that none can go together with its images, and the easier grades have as many
    /// clues as they like
    #[arg(long, group = "clues")]
    minimal: bool,

    /// How the clues mirror each other
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry_parser())]
    symmetry: Option<Symmetry>,

    /// Start from this solution: 81 digits
    #[arg(long, value_name = "GRID", value_parser = parse_grid)]
    solution: Option<Grid>,

    /// Let clues stand on these cells only: 81 characters, a blank where no clue may be
    #[arg(long, value_name = "GRID", value_parser = parse_grid, conflicts_with = "solution")]
    pattern: Option<Grid>,

    /// How hard: gentle, steady, tricky, tough, fierce or nightmare
    #[arg(long, value_name = "GRADE", value_parser = parse_grade, conflicts_with = "rating")]
    grade: Option<Grade>,

    /// The Sudoku Explainer rating: a number, or a range such as 6.6..7.2, both ends included
    #[arg(long, value_name = "A..B", value_parser = parse_ratings)]
    rating: Option<Ratings>,

    /// Techniques the easiest way to the solution must use, and need nothing harder: x-wing
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',', value_parser = technique_arg::technique)]
    needs: Vec<Technique>,

    /// The techniques that must suffice: full-house,hidden-single-box,…
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', num_args = 1.., value_parser = technique_arg::technique)]
    only: Vec<Technique>,

    /// Puzzles to look at for one that has the wished grade, rating or techniques, 20000 by default; one that
    /// takes long to make counts for several
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    tries: Option<u32>,

    /// Uniqueness proofs to spend on making one puzzle, or each one looked at, before giving up
    #[arg(long, value_name = "PROOFS", default_value_t = Proofs::DEFAULT.0)]
    budget: u64,

    /// The format to write
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = format_parser(), conflicts_with_all = ["json", "csv"])]
    to: Format,

    #[command(flatten)]
    shape: Shape,

    /// Threads to work with; the output is the same with any number. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold generate --count 5 --seed 2026
  ninefold generate --preset blanks-49-54
  ninefold generate --blanks 52 --symmetry half-turn      the mirrored puzzles of newspapers
  ninefold generate --count 1000000 > million.txt
  ninefold generate --grade nightmare --count 10000 > nightmares.txt
  ninefold generate --rating 6.6..7.2 --symmetry half-turn
  ninefold generate --needs x-wing                        an exercise in the X-wing
  ninefold generate --only full-house,hidden-single-box --blanks 40..50
  ninefold generate --to pair                             with the solution above";

/// The counts of blanks that menus offer, by the same keys.
const PRESETS: [(&str, Recipe); 4] = [
    ("blanks-23-37", Recipe::EASY),
    ("blanks-38-47", Recipe::NORMAL),
    ("blanks-49-54", Recipe::HARD),
    ("mirrored-52", Recipe::MIRRORED),
];

#[derive(Serialize)]
struct Made {
    seed: u64,
    number: u64,
    puzzle: String,
    solution: Option<String>,
    clues: u32,
    #[serde(flatten)]
    figures: Figures,
    /// On the easiest way to the solution.
    techniques: Vec<&'static str>,
    /// Why the puzzle is not what was asked for, if it is not.
    why: Option<String>,
}

const COLUMNS: &[&str] = &[
    "seed",
    "number",
    "puzzle",
    "solution",
    "clues",
    "rating",
    "pearl",
    "diamond",
    "grade",
    "method",
    "techniques",
];

/// Puzzles made by one worker in one go: few, so that the first appear soon.
const BATCH: u64 = 8;

/// Puzzles looked for in vain before the first is found, after which none is looked for any more.
const VAIN: u64 = 3;

/// Why no more puzzles are made.
enum Stop {
    Failed(Failure),
    TooRare,
}

#[derive(Default)]
struct Batch {
    numbers: std::ops::Range<u64>,
    output: Output,
}

impl Generate {
    pub fn run(self) -> Result<Ending, Failure> {
        let order = self.order();
        refuse_the_impossible(&order)?;
        if self.tries.is_some() && order.is_plain() {
            let why = "--tries is for a grade, a rating or techniques to look for; --budget is for making a puzzle";
            return Err(Failure::Usage(why.to_owned()));
        }
        let seed = self.seed.unwrap_or_else(native::seed);
        self.shape.head(COLUMNS)?;
        let mut progress = Progress::new(Some(self.count));
        let mut counts = Counts::default();
        let mut next = 0;
        // Rare ones come one by one, so that the progress can be seen.
        let batch_size = if order.is_plain() { BATCH } else { 1 };
        let end = ordered::run(
            inputs::jobs(self.jobs),
            Batch::default,
            |batch| {
                let end = self.count.min(next + batch_size);
                batch.numbers = next..end;
                next = end;
                Ok(if batch.numbers.is_empty() { Filled::End } else { Filled::Yes })
            },
            |batch| {
                batch.output.clear();
                for number in batch.numbers.clone() {
                    self.make(&order, seed, number, &mut batch.output);
                }
            },
            |batch| {
                batch.output.print().map_err(Stop::Failed)?;
                counts.add(batch.output.counts);
                progress.update(batch.numbers.end, batch.numbers.end);
                let is_vain = !order.is_plain() && counts.failed == counts.puzzles;
                if is_vain && counts.failed >= VAIN { Err(Stop::TooRare) } else { Ok(()) }
            },
        );
        drop(progress);
        if let Err(Stop::Failed(failure)) = end {
            return Err(failure);
        }
        if counts.failed > 0 {
            let made = counts.puzzles - counts.failed;
            let told =
                phrase!("puzzles-made", made = made.to_string(), count = self.count.to_string());
            output::complain(&speech::say(&told));
        }
        Ok(counts.ending())
    }

    fn order(&self) -> Order {
        let rating = match (self.grade, &self.rating) {
            (Some(grade), _) => Some(grade.easiest()..=grade.hardest()),
            (None, Some(Ratings(ratings))) => Some(ratings.clone()),
            (None, None) => None,
        };
        let mut recipe = self.recipe();
        // Whoever asks for a grade and says nothing of clues gets as many as the grade likes.
        if let (Some(ratings), Clues::Fewest) = (&rating, recipe.clues) {
            recipe.clues = order::clues_for(ratings);
        }
        let (needs, only) = (self.needs.clone(), self.only.clone());
        Order { recipe, rating, needs, only, proofs: Proofs(self.budget) }
    }

    fn recipe(&self) -> Recipe {
        let recipe = match (self.blanks, self.preset) {
            (Some(clues), _) => Recipe { clues, ..Recipe::MINIMAL },
            (None, Some(recipe)) => recipe,
            (None, None) if self.minimal => Recipe::MINIMAL,
            (None, None) => Recipe { clues: Clues::Fewest, ..Recipe::MINIMAL },
        };
        let start = match (self.solution, self.pattern) {
            (Some(solution), _) => Start::Solution(solution),
            (None, Some(pattern)) => Start::Pattern(pattern.filled()),
            (None, None) => Start::Random,
        };
        recipe.with_symmetry(self.symmetry.unwrap_or(recipe.symmetry)).with_start(start)
    }

    fn make(&self, order: &Order, seed: u64, number: u64, output: &mut Output) {
        let mut rng = Rng::stream(seed, number);
        output.counts.puzzles += 1;
        let made = match order.is_plain() {
            true => generate(&order.recipe, &mut rng, order.proofs).map_err(Unfilled::Recipe),
            false => {
                let tries = self.tries.map_or(Tries::DEFAULT, Tries);
                order::fill(order, &mut rng, tries).map(|made| made.puzzle)
            }
        };
        match made {
            Ok(puzzle) => self.print(seed, number, puzzle, None, output),
            Err(unfilled) => {
                output.fail();
                let best = match unfilled {
                    Unfilled::Recipe(shortfall) => shortfall.best,
                    _ => None,
                };
                if let (true, Some(best)) = (self.shape.json, best) {
                    return self.print(seed, number, best, Some(unfilled), output);
                }
                output.remark(format_args!(
                    "puzzle {} of seed {seed}: {}",
                    number + 1,
                    speech::say(&unfilled.phrase())
                ));
                if let Some(best) = best {
                    output.remark(format_args!("  {best}"));
                }
            }
        }
    }

    fn print(
        &self,
        seed: u64,
        number: u64,
        puzzle: Grid,
        shortfall: Option<Unfilled>,
        output: &mut Output,
    ) {
        if !self.shape.is_plain() {
            let path = Path::of(&Position::from_puzzle(&puzzle));
            let made = Made {
                seed,
                number: number + 1,
                puzzle: puzzle.to_string(),
                solution: solver::first(&puzzle).map(|solution| solution.to_string()),
                clues: puzzle.n_clues(),
                figures: Figures::of(&figures::rate(&puzzle, Links::AMPLE)),
                techniques: path.techniques().into_iter().map(Technique::key).collect(),
                why: shortfall.map(|shortfall| speech::say(&shortfall.phrase())),
            };
            return self.shape.report(COLUMNS, &made, output);
        }
        let solution = if self.to == Format::Pair { solver::first(&puzzle) } else { None };
        let entry = Entry { solution, ..Entry::new(puzzle) };
        let text = text::to_string(&entry, self.to).expect("a made puzzle has its solution");
        if self.to.is_drawn() {
            output.gap();
        }
        output.out.extend_from_slice(text.as_bytes());
    }
}

/// What can never be made is a fault of the request, told once and before any work.
fn refuse_the_impossible(order: &Order) -> Result<(), Failure> {
    let usage = |why: Phrase| Failure::Usage(speech::say(&why));
    match generate(&order.recipe, &mut Rng::new(0), Proofs(0)) {
        Err(shortfall) if shortfall.cause != Cause::BudgetSpent => Err(usage(shortfall.phrase())),
        _ => order.refuse_contradictions().map_err(|why| usage(why.phrase())),
    }
}

fn parse_blanks(text: &str) -> Result<Clues, String> {
    let number = |part: &str| {
        part.parse::<u8>().map_err(|_| format!("{part:?} is not a number of blanks, 0 to 64"))
    };
    let (min, max) = match text.split_once("..") {
        None => (number(text)?, number(text)?),
        Some((min, max)) => (number(min)?, number(max.trim_start_matches('='))?),
    };
    Ok(Clues::Blanks { min, max })
}

/// Names of difficulties are taken for none: the blanks of a puzzle do not say how hard it is.
fn parse_preset(text: &str) -> Result<Recipe, String> {
    PRESETS.into_iter().find(|(key, _)| *key == text).map(|(_, recipe)| recipe).ok_or_else(|| {
        let keys = PRESETS.map(|(key, _)| key).join(", ");
        format!("presets are {keys}; how hard a puzzle is, --grade says")
    })
}

fn parse_grid(text: &str) -> Result<Grid, String> {
    text::parse_one(text).map(|entry| entry.puzzle).map_err(|error| {
        format!("column {}: {}", error.column, speech::say(&error.problem.phrase()))
    })
}

pub fn symmetry_parser() -> impl clap::builder::TypedValueParser<Value = Symmetry> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::key))
        .map(|key| key.parse().expect("only the names of symmetries are possible"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_a_number_or_a_range() {
        assert_eq!(parse_blanks("52"), Ok(Clues::Blanks { min: 52, max: 52 }));
        assert_eq!(parse_blanks("49..54"), Ok(Clues::Blanks { min: 49, max: 54 }));
        assert_eq!(parse_blanks("49..=54"), Ok(Clues::Blanks { min: 49, max: 54 }));
        assert!(parse_blanks("many").is_err());
    }
}
