//! `ninefold generate`: new puzzles, each proven unique, the same for the same seed.

use super::convert::format_parser;
use crate::exit::{Failure, Verdict};
use crate::inputs;
use crate::ordered::{self, Filled};
use crate::progress::Progress;
use crate::reply::{Reply, Tally};
use crate::seed;
use engine::generator::{Budget, Cause, Clues, Recipe, Shortfall, Start, Symmetry, generate};
use engine::text::{self, Entry, Format};
use engine::{Grid, Rng, solver};
use serde::Serialize;
use std::num::NonZero;

/// Make puzzles: one a line, each proven to have one solution
///
/// Without further wishes a puzzle is minimal: no clue can be taken away. The same seed and wishes
/// give the same puzzles on every machine and with any number of threads; puzzle N of a seed does
/// not depend on how many are made.
///
/// Some wishes are needles in a haystack. What is not found within the budget is told on standard
/// error with the best puzzle reached, and the exit code is 1.
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

    /// A known range of blanks: easy 23..37, normal 38..47, hard 49..54, mirrored 52 in half-turn
    /// symmetry
    #[arg(long, group = "clues")]
    preset: Option<Preset>,

    /// So few clues that none can be taken away; with a symmetry, none together with its images.
    /// This is the default
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

    /// Uniqueness proofs to spend on one puzzle before giving up
    #[arg(long, value_name = "PROOFS", default_value_t = Budget::DEFAULT.proofs)]
    budget: u64,

    /// The format to write
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = format_parser())]
    to: Format,

    /// Print one JSON object a line: seed, number, puzzle, solution and clues
    #[arg(long, conflicts_with = "to")]
    json: bool,

    /// Threads to work with; the output is the same with any number. All processors by default
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold generate --count 5 --seed 2026
  ninefold generate --preset hard
  ninefold generate --blanks 52 --symmetry half-turn      the mirrored puzzles of newspapers
  ninefold generate --count 1000000 > million.txt
  ninefold generate --to pair                             with the solution above";

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Preset {
    Easy,
    Normal,
    Hard,
    Mirrored,
}

#[derive(Serialize)]
struct Made {
    seed: u64,
    number: u64,
    puzzle: String,
    solution: Option<String>,
    clues: u32,
    /// Why the puzzle is not what was asked for, if it is not.
    shortfall: Option<String>,
}

/// Puzzles made by one worker in one go: few, so that the first appear soon.
const BATCH: u64 = 8;

#[derive(Default)]
struct Batch {
    numbers: std::ops::Range<u64>,
    reply: Reply,
}

impl Generate {
    pub fn run(self) -> Result<Verdict, Failure> {
        let recipe = self.recipe();
        refuse_the_impossible(&recipe)?;
        let seed = self.seed.unwrap_or_else(seed::random);
        let mut progress = Progress::new(Some(self.count));
        let mut tally = Tally::default();
        let mut next = 0;
        ordered::run(
            inputs::jobs(self.jobs),
            Batch::default,
            |batch| {
                let end = self.count.min(next + BATCH);
                batch.numbers = next..end;
                next = end;
                Ok(if batch.numbers.is_empty() { Filled::End } else { Filled::Yes })
            },
            |batch| {
                batch.reply.clear();
                for number in batch.numbers.clone() {
                    self.make(&recipe, seed, number, &mut batch.reply);
                }
            },
            |batch| {
                batch.reply.print()?;
                tally.add(batch.reply.tally);
                progress.update(batch.numbers.end, batch.numbers.end);
                Ok(())
            },
        )?;
        Ok(tally.verdict())
    }

    fn recipe(&self) -> Recipe {
        let recipe = match (self.blanks, self.preset) {
            (Some(clues), _) => Recipe { clues, ..Recipe::MINIMAL },
            (None, Some(Preset::Easy)) => Recipe::EASY,
            (None, Some(Preset::Normal)) => Recipe::NORMAL,
            (None, Some(Preset::Hard)) => Recipe::HARD,
            (None, Some(Preset::Mirrored)) => Recipe::MIRRORED,
            (None, None) => Recipe::MINIMAL,
        };
        let start = match (self.solution, self.pattern) {
            (Some(solution), _) => Start::Solution(solution),
            (None, Some(pattern)) => Start::Pattern(pattern.filled()),
            (None, None) => Start::Random,
        };
        recipe.with_symmetry(self.symmetry.unwrap_or(recipe.symmetry)).with_start(start)
    }

    fn make(&self, recipe: &Recipe, seed: u64, number: u64, reply: &mut Reply) {
        let mut rng = Rng::stream(seed, number);
        reply.tally.puzzles += 1;
        match generate(recipe, &mut rng, Budget::proofs(self.budget)) {
            Ok(puzzle) => self.print(seed, number, puzzle, None, reply),
            Err(shortfall) => {
                reply.fail();
                if let (true, Some(best)) = (self.json, shortfall.best) {
                    return self.print(seed, number, best, Some(shortfall), reply);
                }
                reply.remark(format_args!("puzzle {} of seed {seed}: {shortfall}", number + 1));
                if let Some(best) = shortfall.best {
                    reply.remark(format_args!("  {best}"));
                }
            }
        }
    }

    fn print(
        &self,
        seed: u64,
        number: u64,
        puzzle: Grid,
        shortfall: Option<Shortfall>,
        reply: &mut Reply,
    ) {
        if self.json {
            return reply.json(&Made {
                seed,
                number,
                puzzle: puzzle.to_string(),
                solution: solver::first(&puzzle).map(|solution| solution.to_string()),
                clues: puzzle.n_clues(),
                shortfall: shortfall.map(|shortfall| shortfall.to_string()),
            });
        }
        let solution = if self.to == Format::Pair { solver::first(&puzzle) } else { None };
        let entry = Entry { solution, ..Entry::new(puzzle) };
        let text = text::to_string(&entry, self.to).expect("a made puzzle has its solution");
        if !self.to.is_list() && self.to != Format::Pair && number > 0 {
            reply.line(b"");
        }
        reply.out.extend_from_slice(text.as_bytes());
    }
}

/// A recipe that can never be cooked is a fault of the request, told once and before any work.
fn refuse_the_impossible(recipe: &Recipe) -> Result<(), Failure> {
    match generate(recipe, &mut Rng::new(0), Budget::proofs(0)) {
        Err(shortfall) if shortfall.cause != Cause::BudgetSpent => {
            Err(Failure::Usage(shortfall.to_string()))
        }
        _ => Ok(()),
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

fn parse_grid(text: &str) -> Result<Grid, String> {
    text::parse_one(text)
        .map(|entry| entry.puzzle)
        .map_err(|error| format!("column {}: {}", error.column, error.problem))
}

fn symmetry_parser() -> impl clap::builder::TypedValueParser<Value = Symmetry> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Symmetry::ALL.map(symmetry_name)).map(|name| {
        let named = Symmetry::ALL.into_iter().find(|&symmetry| symmetry_name(symmetry) == name);
        named.expect("only the names of symmetries are possible")
    })
}

fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "none",
        Symmetry::HalfTurn => "half-turn",
        Symmetry::QuarterTurn => "quarter-turn",
        Symmetry::Horizontal => "horizontal",
        Symmetry::Vertical => "vertical",
        Symmetry::Diagonal => "diagonal",
        Symmetry::AntiDiagonal => "anti-diagonal",
        Symmetry::Full => "full",
    }
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
