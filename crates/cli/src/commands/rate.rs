//! `ninefold rate`: how hard each puzzle is, on the scale of Sudoku Explainer.

use crate::exit::{Ending, Failure};
use crate::figures::{self, Figures};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::puzzles::{self, Found};
use crate::shape::Shape;
use crate::speech;
use engine::Grade;
use engine::rating::{Links, Rating, Unratable};
use serde::Serialize;

/// Rate puzzles: ER, EP and ED as Sudoku Explainer 1.2.1 gives them, and the grade
///
/// ER is the hardest step of the whole way, EP the hardest up to the first digit placed, ED the
/// very first step. One line for each puzzle, in order. A puzzle without exactly one solution has
/// no rating: its line says why, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Rate {
    #[command(flatten)]
    inputs: Inputs,

    /// Print puzzle, ER, EP, ED, technique and grade with tabs between
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    tsv: bool,

    #[command(flatten)]
    shape: Shape,

    /// Give up a puzzle after so much work, counted in links of chains followed. The hardest
    /// puzzles known take some hundred million; a million take about a hundredth of a second
    #[arg(long, value_name = "LINKS", default_value_t = Links::AMPLE.0)]
    budget: u64,
}

const EXAMPLES: &str = "\
Examples:
  ninefold rate puzzles.txt
  ninefold rate --tsv puzzles.txt | sort -t$'\\t' -k2,2n     the easiest first
  ninefold generate --count 20 | ninefold rate --json";

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    result: &'static str,
    #[serde(flatten)]
    figures: Figures,
}

const COLUMNS: &[&str] =
    &["file", "line", "puzzle", "result", "rating", "pearl", "diamond", "grade", "method"];

impl Rate {
    pub fn run(self) -> Result<Ending, Failure> {
        self.shape.head(COLUMNS)?;
        puzzles::each_with_patience(&self.inputs, |found, output| {
            let rating = figures::rate(&found.entry.puzzle, Links(self.budget));
            if rating.is_err() {
                output.fail();
            }
            self.answer(found, rating, output);
        })
    }

    fn answer(&self, found: &Found<'_>, rating: Result<Rating, Unratable>, output: &mut Output) {
        let puzzle = found.entry.puzzle;
        if !self.shape.is_plain() {
            let answer = Answer {
                file: found.file,
                line: found.entry.line,
                puzzle: puzzle.to_string(),
                result: rating.map_or_else(word, |_| "rated"),
                figures: Figures::of(&rating),
            };
            return self.shape.report(COLUMNS, &answer, output);
        }
        let line = match rating {
            Ok(Rating { er, ep, ed, hardest }) if self.tsv => {
                format!("{puzzle}\t{er}\t{ep}\t{ed}\t{hardest}\t{}", Grade::of(er))
            }
            Ok(Rating { er, ep, ed, hardest }) => {
                let grade = Grade::of(er);
                format!("{puzzle}  ER {er:>4}  EP {ep:>4}  ED {ed:>4}  {grade:9}  {hardest}")
            }
            Err(why) if self.tsv => format!("{puzzle}\t-\t-\t-\t{}\t-", word(why)),
            Err(why) => format!("{puzzle}  {}: {}", word(why), speech::say(&why.phrase())),
        };
        output.line(line.as_bytes());
    }
}

/// Why there is no rating, in a word.
fn word(why: Unratable) -> &'static str {
    match why {
        Unratable::ManySolutions => "not-unique",
        Unratable::NoSolution => "impossible",
        Unratable::AlreadySolved => "solved",
        Unratable::BeyondMethods => "too-hard",
        Unratable::OutOfBudget => "over-budget",
    }
}
