//! `ninefold hint`: the next step from a position, as much of it as is wanted.

use crate::exit::{Ending, Failure};
use crate::inputs::Inputs;
use crate::taught::{Lesson, StepReport};
use crate::{puzzles, speech};
use engine::explain::{self, Stage};
use engine::hint::{self, Trouble};
use serde::Serialize;

/// Teach the next step from a position, in four stages
///
/// A position is a puzzle line, a candidate grid with the candidates a player has left, or an .sdk
/// file with its [State]. If it is already wrong, that is told first, and the exit code is 1.
///
/// Stage 1 says where to look, stage 2 what to look for, stage 3 shows the pattern and stage 4 does
/// the step. Without a stage the whole step is told at once.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Hint {
    #[command(flatten)]
    inputs: Inputs,

    /// How much to give away: 1 where, 2 what, 3 the pattern, 4 the step
    #[arg(long, value_name = "1..4", value_parser = clap::value_parser!(u8).range(1..=4))]
    stage: Option<u8>,

    /// Print one JSON object a line: all stages, and everything to draw
    #[arg(long, conflicts_with = "stage")]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold hint --stage 1 game.sdk
  ninefold convert --to pencilmarks puzzle.txt | ninefold hint --json";

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    line: u64,
    puzzle: String,
    step: Option<StepReport<'a>>,
    /// Why there is no step.
    why: Option<String>,
}

impl Hint {
    pub fn run(self) -> Result<Ending, Failure> {
        puzzles::each(&self.inputs, |found, output| {
            let next = match Lesson::of(found.entry) {
                Ok(lesson) => hint::next(&lesson.position, &lesson.solution).map_err(|trouble| {
                    if trouble != Trouble::Solved {
                        output.fail();
                    }
                    speech::say(&explain::trouble(trouble))
                }),
                Err(why) => {
                    output.fail();
                    Err(why.to_owned())
                }
            };
            if self.json {
                let (step, why) = match &next {
                    Ok(step) => (Some(StepReport(step)), None),
                    Err(trouble) => (None, Some(trouble.clone())),
                };
                return output.json(&Report {
                    file: found.file,
                    line: found.entry.line,
                    puzzle: found.entry.puzzle.to_string(),
                    step,
                    why,
                });
            }
            let text = match &next {
                Ok(step) => match self.stage {
                    Some(stage) => {
                        speech::say(&explain::stage(step, Stage::ALL[usize::from(stage) - 1]))
                    }
                    None => {
                        let name = speech::say(&explain::name(step.technique));
                        format!("{name}: {}", speech::say(&explain::sentence(step)))
                    }
                },
                Err(trouble) => trouble.clone(),
            };
            output.line(text.as_bytes());
        })
    }
}
