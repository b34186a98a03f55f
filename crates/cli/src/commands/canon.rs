//! `ninefold canon`: each puzzle in the one form that all its disguises share.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::puzzles;
use engine::canon::canonical;

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
}

const EXAMPLES: &str = "\
Examples:
  ninefold canon puzzles.txt | sort -u | wc -l     how many are essentially different";

impl Canon {
    pub fn run(self) -> Result<Ending, Failure> {
        puzzles::each(&self.inputs, |found, output| {
            output.line(canonical(&found.entry.puzzle).to_string().as_bytes());
        })
    }
}
