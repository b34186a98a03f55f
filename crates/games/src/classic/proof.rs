//! Proves that a preset could have dealt a puzzle. That it has one solution, reading it proves.

use super::puzzle;
use crate::{Deal, DealError};
use alloc::format;
use alloc::string::String;
use engine::Grade;
use engine::rating::{Links, Tenths, rate};

/// Some seconds of work; the hardest puzzles the bank deals take a small part of it.
pub(super) const BUDGET: Links = Links(30_000_000);

/// A ranked run begins with the clues alone, and a grade is what the rating says it is.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let wrong = |field, cause: String| Err(DealError { field, cause });
    let puzzle = puzzle::read(deal)?;
    if !puzzle.entered.filled().is_empty() {
        return wrong("entered", "a ranked run begins with the clues alone".into());
    }
    if !puzzle.notes.is_empty() {
        return wrong("note", "a ranked run begins without notes".into());
    }
    let Some(grade) = puzzle.variant.grade() else { return Ok(()) };
    let rating = match rate(&puzzle.clues, BUDGET) {
        Ok(rating) => rating.er,
        Err(error) => return wrong("rating", format!("no proof of it: {error}")),
    };
    if Grade::of(rating) != grade {
        return wrong("puzzle", format!("rated {rating}, which is not of this grade"));
    }
    if deal.all("rating").any(|stated| stated.parse::<Tenths>() != Ok(rating)) {
        return wrong("rating", format!("the puzzle is rated {rating}"));
    }
    Ok(())
}
