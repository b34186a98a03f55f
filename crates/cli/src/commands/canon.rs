//! `ninefold canon`: each puzzle in the one form that all its disguises share.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::puzzles;
use crate::shape::Shape;
use engine::canon::canonical;
use serde::Serialize;

/// Print each puzzle in its canonical form: the smallest of all its disguises
///
/// Turning, mirroring, reordering rows and columns inside bands and stacks, and renaming digits
/// leave a puzzle what it is. Of all these disguises the lexicographically smallest, with a blank
/// before every digit, is printed, one a line. Two puzzles are essentially the same exactly when
/// these lines are equal.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Canon {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    shape: Shape,
}

const EXAMPLES: &str = "\
Examples:
  ninefold canon puzzles.txt | sort -u | wc -l     how many are essentially different";

#[derive(Serialize)]
struct Form<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    canonical: String,
}

const COLUMNS: &[&str] = &["file", "line", "puzzle", "canonical"];

impl Canon {
    pub fn run(self) -> Result<Ending, Failure> {
        self.shape.head(COLUMNS)?;
        puzzles::each(&self.inputs, |found, output| {
            let canonical = canonical(&found.entry.puzzle).to_string();
            if self.shape.is_plain() {
                return output.line(canonical.as_bytes());
            }
            let (file, line) = (found.file, found.entry.line);
            let puzzle = found.entry.puzzle.to_string();
            self.shape.report(COLUMNS, &Form { file, line, puzzle, canonical }, output);
        })
    }
}
