//! What is wrong with a template as a phrase, for those who do not read it in a terminal.

use super::text::TemplateError;
use alloc::format;
use alloc::string::ToString;
use engine::{Phrase, error_by_phrase, phrase};

error_by_phrase!(TemplateError);

impl TemplateError {
    pub fn phrase(&self) -> Phrase {
        match self {
            TemplateError::NoRows => phrase!("template-no-rows"),
            TemplateError::TooManyRows { line } => {
                phrase!("template-too-many-rows", line = *line)
            }
            TemplateError::TooManyCells { line, cells } => {
                phrase!("template-too-many-cells", line = *line, cells = *cells as i64)
            }
            TemplateError::Ragged { line, cells, expected, .. } => {
                phrase!("template-ragged", line = *line, cells = *cells, expected = *expected)
            }
            TemplateError::UnknownMark { line, cell, mark } => {
                phrase!("template-unknown-mark", line = *line, cell = *cell, mark = mark.as_str())
            }
            TemplateError::BadRange { line, text } => {
                phrase!("template-bad-range", line = *line, text = text.as_str())
            }
            TemplateError::RangeAfterRows { line } => {
                phrase!("template-range-after-rows", line = *line)
            }
            TemplateError::NoRange { cell, letter } => {
                phrase!("template-no-range", cell = *cell, letter = letter.to_string())
            }
            TemplateError::CrowdedRegion { cell, letter, cells, numbers } => phrase!(
                "template-crowded-region",
                cell = *cell,
                letter = letter.to_string(),
                cells = *cells,
                numbers = *numbers
            ),
            TemplateError::CrowdedLine { cell, line, cells, range } => phrase!(
                "template-crowded-line",
                cell = *cell,
                line = *line,
                cells = *cells,
                range = format!("{}–{}", range.low, range.high)
            ),
            TemplateError::NothingToFill => phrase!("template-nothing-to-fill"),
            TemplateError::Unsolvable { cell } => phrase!("template-unsolvable", cell = *cell),
            TemplateError::Undecided => phrase!("template-undecided"),
        }
    }
}
