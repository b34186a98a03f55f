//! `ninefold filter`: of many puzzles those that are as wished.

use super::generate::symmetry_parser;
use crate::exit::{Ending, Failure};
use crate::figures::{self, Figures};
use crate::inputs::Inputs;
use crate::puzzles::{self, Found};
use crate::rating_arg::{Ratings, parse_grade, parse_ratings};
use crate::shape::Shape;
use crate::technique_arg::Asked;
use engine::generator::Symmetry;
use engine::path::Path;
use engine::position::Position;
use engine::rating::Links;
use engine::text::line_bytes;
use engine::{Grade, Grid, canon, solver};
use serde::Serialize;
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Mutex;

/// Keep the puzzles that are as wished: one a line, in order
///
/// All wishes must be met. What stands after a puzzle on its line stays there. A puzzle without
/// exactly one solution has neither rating nor techniques, so a wish for these drops it; with --unique
/// it is dropped in any case. The exit code is 0 also when nothing is kept.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Filter {
    #[command(flatten)]
    inputs: Inputs,

    /// The Sudoku Explainer rating: a number, or a range such as 6.6..7.2, both ends included
    #[arg(long, value_name = "A..B", value_parser = parse_ratings)]
    rating: Option<Ratings>,

    /// One of these grades: gentle, steady, tricky, tough, fierce or nightmare
    #[arg(long, value_name = "GRADE", value_delimiter = ',', value_parser = parse_grade)]
    grade: Vec<Grade>,

    /// All of these occur: techniques on the easiest way to the solution, or as `rate` names the
    /// hardest step, such as direct-hidden-pair
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',', value_parser = Asked::parse)]
    technique: Vec<Asked>,

    /// The number of clues, or a range such as 17..24, both ends included
    #[arg(long, value_name = "A..B", value_parser = parse_clues)]
    clues: Option<Clues>,

    /// The clues stand in this symmetry
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry_parser())]
    symmetry: Option<Symmetry>,

    /// Exactly one solution
    #[arg(long)]
    unique: bool,

    /// No clue can be taken away
    #[arg(long)]
    minimal: bool,

    /// Of puzzles that are the same in disguise, the first
    #[arg(long)]
    distinct: bool,

    #[command(flatten)]
    shape: Shape,
}

const EXAMPLES: &str = "\
Examples:
  ninefold filter --grade tough,fierce --symmetry half-turn puzzles.txt
  ninefold filter --technique x-wing --minimal puzzles.txt
  ninefold filter --clues 17..20 --distinct puzzles.txt
  ninefold filter --rating 9.0..11.9 --csv puzzles.txt > hard.csv";

const COLUMNS: &[&str] =
    &["file", "line", "puzzle", "clues", "rating", "pearl", "diamond", "grade", "method"];

#[derive(Serialize)]
struct Kept<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    clues: u32,
    #[serde(flatten)]
    figures: Figures,
}

impl Filter {
    pub fn run(self) -> Result<Ending, Failure> {
        self.shape.head(COLUMNS)?;
        if self.distinct {
            // Which of two comes first is known only when one comes after the other.
            return self.filter_in_order();
        }
        puzzles::each_with_patience(&self.inputs, |found, output| {
            if self.keeps(found) {
                self.print(found, output);
            }
        })
    }

    fn filter_in_order(&self) -> Result<Ending, Failure> {
        let known = Mutex::new(HashSet::new());
        puzzles::each_in_order(&self.inputs, |found, output| {
            let is_new = || {
                let form = canon::canonical(&found.entry.puzzle);
                known.lock().expect("no thread panics holding it").insert(line_bytes(&form, b'.'))
            };
            if self.keeps(found) && is_new() {
                self.print(found, output);
            }
        })
    }

    fn keeps(&self, found: &Found<'_>) -> bool {
        let puzzle = &found.entry.puzzle;
        // The cheapest questions first.
        self.clues.as_ref().is_none_or(|Clues(clues)| clues.contains(&puzzle.n_clues()))
            && self.symmetry.is_none_or(|symmetry| symmetry.keeps(puzzle.filled()))
            && (!self.unique && !self.minimal || solver::count(puzzle, 2) == 1)
            && (!self.minimal || is_minimal(puzzle))
            && self.is_as_hard(puzzle)
            && self.takes_techniques(puzzle)
    }

    fn is_as_hard(&self, puzzle: &Grid) -> bool {
        if self.rating.is_none() && self.grade.is_empty() {
            return true;
        }
        figures::rate(puzzle, Links::AMPLE).is_ok_and(|rating| {
            self.rating.as_ref().is_none_or(|Ratings(ratings)| ratings.contains(&rating.er))
                && (self.grade.is_empty() || self.grade.contains(&Grade::of(rating.er)))
        })
    }

    fn takes_techniques(&self, puzzle: &Grid) -> bool {
        if self.technique.is_empty() {
            return true;
        }
        if solver::count(puzzle, 2) != 1 {
            return false;
        }
        let used = Path::of(&Position::from_puzzle(puzzle)).techniques();
        let hardest = figures::rate(puzzle, Links::AMPLE).map(|rating| rating.hardest);
        self.technique.iter().all(|asked| match asked {
            Asked::Taught(technique) => used.contains(technique),
            Asked::Counted(method) => hardest == Ok(*method),
        })
    }

    fn print(&self, found: &Found<'_>, output: &mut crate::output::Output) {
        let entry = found.entry;
        if self.shape.is_plain() {
            let gap = if entry.columns.is_empty() { "" } else { " " };
            return output.line(
                format!("{}{gap}{}", entry.puzzle, engine::visible(&entry.columns)).as_bytes(),
            );
        }
        let rating = figures::rate(&entry.puzzle, Links::AMPLE);
        let kept = Kept {
            file: found.file,
            line: entry.line,
            puzzle: entry.puzzle.to_string(),
            clues: entry.puzzle.n_clues(),
            figures: Figures::of(&rating),
        };
        self.shape.report(COLUMNS, &kept, output);
    }
}

fn is_minimal(puzzle: &Grid) -> bool {
    puzzle.filled().iter().all(|cell| {
        let mut without = *puzzle;
        without[cell] = None;
        solver::count(&without, 2) != 1
    })
}

/// A range of clues; a type of its own, so that a repeated option is a fault and not a list.
#[derive(Clone, Debug)]
struct Clues(RangeInclusive<u32>);

fn parse_clues(text: &str) -> Result<Clues, String> {
    let number = |part: &str| match part.parse() {
        Ok(number) if number <= 81 => Ok(number),
        _ => Err(format!("{part:?} is not a number of clues, 0 to 81")),
    };
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    let (low, high) = (number(low)?, number(high.trim_start_matches('='))?);
    if low > high {
        return Err(format!("no puzzle has from {low} to {high} clues; the lower end comes first"));
    }
    Ok(Clues(low..=high))
}
