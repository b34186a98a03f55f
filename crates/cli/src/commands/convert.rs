//! `ninefold convert`: the same puzzles in another format.

use super::solve::solutions;
use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::puzzles::{self, Found};
use engine::solver::Solutions;
use engine::text::{self, Entry, Format};
use serde::Serialize;

/// Convert puzzles between formats; the one that is read is detected
///
/// What a format has no place for is left out: only sdm keeps further columns, only sdk keeps
/// author and date. A pair needs the solution, so its puzzle is solved and has to be unique.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Convert {
    #[command(flatten)]
    inputs: Inputs,

    /// The format to write
    #[arg(long, short, value_name = "FORMAT", default_value = "line", value_parser = format_parser())]
    to: Format,

    /// Print one JSON object a line, with the puzzle as text in the format
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Formats:
  line         81 characters a line, . for blank
  sdm          81 characters a line, 0 for blank, further columns kept
  sdk          nine rows of nine under [Puzzle], with # lines of metadata
  ss           Simple Sudoku's drawn grid
  pencilmarks  a drawn grid of candidates
  729          a line of nine candidates for each cell
  pair         two lines: the solution, then the puzzle with 0 for blank
  array        nine arrays of nine numbers on a line, as programs have them

Examples:
  ninefold convert puzzles.sdk
  ninefold convert --to pencilmarks puzzles.txt
  ninefold generate --count 9 | ninefold convert --to pair > nine.txt";

#[derive(Serialize)]
struct Converted<'a> {
    file: &'a str,
    line: u64,
    format: &'static str,
    text: String,
}

/// Reads the name of a format, and offers the names to help and shell completion.
pub fn format_parser() -> impl clap::builder::TypedValueParser<Value = Format> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Format::ALL.map(Format::key))
        .map(|key| key.parse().expect("only the names of formats are possible"))
}

impl Convert {
    pub fn run(self) -> Result<Ending, Failure> {
        puzzles::each(&self.inputs, |found, output| self.convert(found, output))
    }

    fn convert(&self, found: &Found<'_>, output: &mut Output) {
        let Found { file, entry } = *found;
        let place = format_args!("{file}:{}", entry.line).to_string();
        let mut solved = None;
        if self.to == Format::Pair && entry.solution.is_none() {
            let why = match solutions(entry) {
                Solutions::One(solution) => {
                    solved = Some(Entry { solution: Some(solution), ..entry.clone() });
                    ""
                }
                Solutions::Many(_) => "it has several solutions",
                Solutions::None => "it has no solution",
            };
            if solved.is_none() {
                output.fail();
                return output.remark(format_args!("{place}: no pair of this puzzle: {why}"));
            }
        }
        if !self.to.has_candidates() && entry.needs_candidates() {
            output.remark(format_args!(
                "{place}: {} has no place for candidates; what they exclude is lost",
                self.to.key()
            ));
        }
        let text = text::to_string(solved.as_ref().unwrap_or(entry), self.to)
            .expect("a pair has been solved above");
        if self.json {
            output.json(&Converted { file, line: entry.line, format: self.to.key(), text });
        } else {
            if self.to.is_drawn() {
                output.gap();
            }
            output.out.extend_from_slice(text.as_bytes());
        }
    }
}
