//! Proves that a preset could have dealt a puzzle. That it has one solution, reading it proves.

use super::puzzle;
use crate::{Deal, DealError};
use alloc::string::ToString;
use engine::canon::canonical;
use engine::order::FEWEST_BLANKS;
use engine::rating::{Links, Tenths, Unratable, rate};
use engine::{Grade, Grid, phrase};

/// A ranked run begins with the clues alone, a grade is what the rating says it is, and what is given
/// is as much and as mirrored as the preset gives.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let wrong = |field, cause| Err(DealError::new(field, cause));
    let puzzle = puzzle::read(deal)?;
    if !puzzle.entered.filled().is_empty() {
        return wrong("entered", phrase!("deal-entered"));
    }
    if !puzzle.notes.is_empty() || !puzzle.colors.is_empty() {
        return wrong("note", phrase!("deal-noted"));
    }
    let symmetry = puzzle.variant.recipe().map(|recipe| recipe.symmetry);
    if symmetry.is_some_and(|symmetry| !symmetry.keeps(puzzle.clues.filled())) {
        return wrong("puzzle", phrase!("deal-not-mirrored"));
    }
    match puzzle.variant.grade() {
        Some(grade) => prove_grade(deal, &puzzle.clues, grade),
        None => Ok(()),
    }
}

fn prove_grade(deal: &Deal, clues: &Grid, grade: Grade) -> Result<(), DealError> {
    let wrong = |field, cause| Err(DealError::new(field, cause));
    let blanks = 81 - clues.n_clues();
    if blanks < FEWEST_BLANKS.into() {
        return wrong("puzzle", phrase!("deal-few-blanks", found = blanks, least = FEWEST_BLANKS));
    }
    let Ok(rating) = rated(clues) else { return wrong("rating", phrase!("deal-unproven")) };
    let states = |rating: Tenths| deal.all("rating").all(|stated| stated.parse() == Ok(rating));
    if Grade::of(rating) == grade && states(rating) {
        return Ok(());
    }
    // Until 0.1 a puzzle was rated in its canonical form and disguised after that, which changes
    // some ratings. Whoever has won such a deal has won it.
    let is_of_old = deal.all("rating").next().is_some()
        && rated(&canonical(clues)).is_ok_and(|old| Grade::of(old) == grade && states(old));
    if is_of_old {
        return Ok(());
    }
    match Grade::of(rating) == grade {
        true => wrong("rating", phrase!("deal-rated", rating = rating.to_string())),
        false => wrong("puzzle", phrase!("deal-rated-other-grade", rating = rating.to_string())),
    }
}

/// With the patience that the dealer has, so that what it deals can be proven.
fn rated(puzzle: &Grid) -> Result<Tenths, Unratable> {
    rate(puzzle, Links::PATIENT).map(|rating| rating.er)
}
