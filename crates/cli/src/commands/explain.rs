//! `ninefold explain`: the whole way from a puzzle to its solution, as a teacher would tell it.

use crate::exit::{Ending, Failure};
use crate::figures::{self, Figures};
use crate::inputs::Inputs;
use crate::output::Output;
use crate::shape::{Json, Origin};
use crate::taught::{Lesson, StepReport};
use crate::{puzzles, speech};
use engine::hint;
use engine::ladder::{self, Height};
use engine::path::Path;
use engine::position::Position;
use engine::rating::{Links, Rating};
use engine::technique::{Memory, Technique};
use engine::text::{self, Entry, Format};
use engine::{Grade, Phrase, explain, phrase};
use serde::Serialize;

/// Tell the whole way from a puzzle to its solution, step by step
///
/// Always the easiest step is taken. Where singles do not suffice, the candidates are drawn before
/// the step, so that it can be followed on paper. The head tells the Sudoku Explainer rating, the
/// grade, and a level and score in the manner of HoDoKu.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Explain {
    #[command(flatten)]
    inputs: Inputs,

    /// Draw no candidates
    #[arg(long, conflicts_with = "json")]
    no_grids: bool,

    #[command(flatten)]
    shape: Json,
}

const EXAMPLES: &str = "\
Examples:
  ninefold explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold generate --grade tough | ninefold explain
  LANG=de_DE ninefold explain puzzle.txt";

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    origin: Origin<'a>,
    #[serde(flatten)]
    figures: Figures,
    tier: String,
    tier_score: u32,
    hardest: Option<&'static str>,
    steps: Vec<StepReport<'a>>,
}

impl Explain {
    pub fn run(self) -> Result<Ending, Failure> {
        puzzles::each(&self.inputs, |found, output| {
            let lesson = match Lesson::of(found.entry) {
                Ok(lesson) => lesson,
                Err(why) => {
                    output.fail();
                    return output
                        .remark(format_args!("{}:{}: {why}", found.file, found.entry.line));
                }
            };
            if let Some(trouble) = hint::trouble(&lesson.position, &lesson.solution) {
                let said = speech::say(&explain::trouble(trouble));
                return output.remark(format_args!("{}:{}: {said}", found.file, found.entry.line));
            }
            let mut memory = Memory::new();
            let path = Path::remembered(&lesson.position, &Technique::ALL, &mut memory);
            let rating = figures::rate(&found.entry.puzzle, Links::AMPLE);
            let height = ladder::climb_remembered(&lesson.position, &mut memory);
            if self.shape.json {
                return output.json(&Report {
                    origin: Origin::of(found),
                    figures: Figures::of(&rating),
                    tier: height.tier.to_string(),
                    tier_score: height.score,
                    hardest: path.hardest().map(Technique::key),
                    steps: path.steps.iter().map(StepReport).collect(),
                });
            }
            output.gap();
            self.tell(&lesson.position, &path, rating.ok(), height, output);
        })
    }

    fn tell(
        &self,
        start: &Position,
        path: &Path,
        rating: Option<Rating>,
        height: Height,
        output: &mut Output,
    ) {
        output.line(start.grid().to_string().as_bytes());
        output.line(head(rating, height).as_bytes());
        output.line(b"");
        let mut position = start.clone();
        // The grid is drawn where candidates begin to matter, and again once digits were placed.
        let mut is_drawn = false;
        for (number, step) in (1..).zip(&path.steps) {
            let needs_grid = step.technique > Technique::NakedSingle;
            if needs_grid && !is_drawn && !self.no_grids {
                output.line(b"");
                output.out.extend_from_slice(drawn(&position).as_bytes());
                output.line(b"");
            }
            is_drawn =
                if step.conclusion.placements.is_empty() { is_drawn || needs_grid } else { false };
            let name = speech::say(&explain::name(step.technique));
            let told = speech::say(&explain::sentence(step));
            let text = speech::wrap(&format!("{name}: {told}"), speech::WIDTH - 5);
            for (index, line) in text.lines().enumerate() {
                let lead = if index == 0 { format!("{number:>3}. ") } else { " ".repeat(5) };
                output.line(format!("{lead}{line}").as_bytes());
            }
            position.apply(step);
        }
        output.line(b"");
        output.line(position.grid().to_string().as_bytes());
    }
}

fn head(rating: Option<Rating>, Height { tier, score }: Height) -> String {
    let ladder = phrase!("path-ladder", level = tier.key(), score = score);
    match rating {
        Some(rating) => format!(
            "{} {}",
            speech::say(&phrase!(
                "path-rating",
                rating = rating.er.to_string(),
                grade = grade_name(Grade::of(rating.er))
            )),
            speech::say(&ladder)
        ),
        None => speech::say(&ladder),
    }
}

fn drawn(position: &Position) -> String {
    let entry = Entry::with_candidates(position.candidates());
    text::to_string(&entry, Format::Pencilmarks).expect("candidates need no solution")
}

fn grade_name(grade: Grade) -> Phrase {
    match grade {
        Grade::Gentle => phrase!("grade-gentle"),
        Grade::Steady => phrase!("grade-steady"),
        Grade::Tricky => phrase!("grade-tricky"),
        Grade::Tough => phrase!("grade-tough"),
        Grade::Fierce => phrase!("grade-fierce"),
        Grade::Nightmare => phrase!("grade-nightmare"),
    }
}
