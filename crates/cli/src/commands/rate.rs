//! `ninefold rate`: how hard each puzzle is, on the scale of Sudoku Explainer.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::puzzles::{self, Found};
use crate::speech;
use engine::Grade;
use engine::rating::{Links, Rater, Rating, Unratable};
use serde::Serialize;
use std::cell::RefCell;

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
    #[arg(long, conflicts_with = "json")]
    tsv: bool,

    /// Print one JSON object a line
    #[arg(long)]
    json: bool,

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
    #[serde(flatten)]
    rated: Rated,
}

#[derive(Serialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
enum Rated {
    #[serde(rename = "rated")]
    Figures {
        er: f64,
        ep: f64,
        ed: f64,
        technique: &'static str,
        grade: &'static str,
    },
    NotUnique,
    Impossible,
    Solved,
    TooHard,
    OverBudget,
}

thread_local! {
    /// A rater keeps the memory of its chains, so each worker has its own.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

impl Rate {
    pub fn run(self) -> Result<Ending, Failure> {
        puzzles::each_with_patience(&self.inputs, |found, output| {
            let rating =
                RATER.with_borrow_mut(|rater| rater.rate(&found.entry.puzzle, Links(self.budget)));
            if rating.is_err() {
                output.fail();
            }
            self.answer(found, rating, output);
        })
    }

    fn answer(&self, found: &Found<'_>, rating: Result<Rating, Unratable>, output: &mut Output) {
        let puzzle = found.entry.puzzle;
        if self.json {
            let (file, line) = (found.file, found.entry.line);
            return output.json(&Answer {
                file,
                line,
                puzzle: puzzle.to_string(),
                rated: rated(rating),
            });
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

fn rated(rating: Result<Rating, Unratable>) -> Rated {
    match rating {
        Ok(Rating { er, ep, ed, hardest }) => {
            let grade = Grade::of(er).key();
            let [er, ep, ed] = [er, ep, ed].map(|tenths| f64::from(tenths.0) / 10.0);
            Rated::Figures { er, ep, ed, technique: hardest.key(), grade }
        }
        Err(Unratable::ManySolutions) => Rated::NotUnique,
        Err(Unratable::NoSolution) => Rated::Impossible,
        Err(Unratable::AlreadySolved) => Rated::Solved,
        Err(Unratable::BeyondMethods) => Rated::TooHard,
        Err(Unratable::OutOfBudget) => Rated::OverBudget,
    }
}

/// The same words as in the JSON.
fn word(why: Unratable) -> &'static str {
    match why {
        Unratable::ManySolutions => "not-unique",
        Unratable::NoSolution => "impossible",
        Unratable::AlreadySolved => "solved",
        Unratable::BeyondMethods => "too-hard",
        Unratable::OutOfBudget => "over-budget",
    }
}
