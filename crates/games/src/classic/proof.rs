//! Proves that a preset could have dealt a puzzle. That it has one solution, reading it proves.

use super::puzzle;
use crate::{Deal, DealError};
use alloc::string::ToString;
use engine::rating::{Links, Tenths, rate};
use engine::{Grade, phrase};

/// Some seconds of work; the hardest puzzles the bank deals take a small part of it.
pub(super) const BUDGET: Links = Links(30_000_000);

/// A ranked run begins with the clues alone, and a grade is what the rating says it is.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let wrong = |field, cause| Err(DealError::new(field, cause));
    let puzzle = puzzle::read(deal)?;
    if !puzzle.entered.filled().is_empty() {
        return wrong("entered", phrase!("deal-entered"));
    }
    if !puzzle.notes.is_empty() {
        return wrong("note", phrase!("deal-noted"));
    }
    let Some(grade) = puzzle.variant.grade() else { return Ok(()) };
    let rating = match rate(&puzzle.clues, BUDGET) {
        Ok(rating) => rating.er,
        Err(_) => return wrong("rating", phrase!("deal-unproven")),
    };
    if Grade::of(rating) != grade {
        return wrong("puzzle", phrase!("deal-rated-other-grade", rating = rating.to_string()));
    }
    if deal.all("rating").any(|stated| stated.parse::<Tenths>() != Ok(rating)) {
        return wrong("rating", phrase!("deal-rated", rating = rating.to_string()));
    }
    Ok(())
}
