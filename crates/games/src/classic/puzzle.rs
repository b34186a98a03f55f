//! The deal of a classic game: made, taken from the player, or read from a log and proven again.
//!
//! Its lines are `puzzle` and `solution` (81 digits, 0 for a blank), `rating` where it is known,
//! and for a position brought along `entered` (81 digits) and any number of `note` and `color` lines.

use super::notes::{from_note_line, to_note_line};
use super::variant::Variant;
use crate::{Brought, Deal, DealError, GameId, NoteKind, Unplayable};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use engine::generator::{self, Clues, Proofs, Recipe};
use engine::order::{self, Order, Tries};
use engine::position::Position;
use engine::rating::{Links, Tenths, rate};
use engine::solver::{self, Solutions};
use engine::{Cell, Digit, DigitSet, Grade, Grid, Rng, phrase, text};

/// A deal that has been read and proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub variant: Variant,
    pub clues: Grid,
    pub solution: Grid,
    /// Digits the player brought along, the clues left out.
    pub entered: Grid,
    pub notes: Vec<(Cell, DigitSet, NoteKind)>,
    /// The colours of cells.
    pub colors: Vec<(Cell, DigitSet)>,
}

/// Deals a new puzzle of this variant; quick enough to be waited for.
pub fn deal(variant: Variant, rng: &mut Rng) -> Deal {
    let (puzzle, rating) = match variant.grade() {
        Some(grade) => {
            let (puzzle, rating) = graded(grade, rng);
            (puzzle, Some(rating))
        }
        None => (generate(&variant.recipe().unwrap_or(Recipe::MINIMAL), rng), None),
    };
    let solution = solver::first(&puzzle).expect("a puzzle that was dealt has a solution");
    let deal = written(variant, &puzzle, &solution);
    match rating {
        Some(rating) => deal.with("rating", rating),
        None => deal,
    }
}

/// A deal of the puzzle that a text holds, with what was placed and noted.
pub fn own(given: &str) -> Result<Deal, Unplayable> {
    match text::parse_one(given) {
        Ok(entry) => from_brought(&Brought::from(&entry)),
        Err(error) => Err(Unplayable::Foreign { why: error.phrase() }),
    }
}

/// A deal of the player's own puzzle, once it is proven to have exactly one solution.
pub fn from_puzzle(puzzle: &Grid) -> Result<Deal, Unplayable> {
    if let Some((house, digit)) = puzzle.broken_house() {
        return Err(Unplayable::Broken { house, digit });
    }
    match solver::solve(puzzle) {
        Solutions::None => Err(Unplayable::NoSolution),
        Solutions::Many(boards) => Err(Unplayable::TwoSolutions(Box::new(boards))),
        Solutions::One(solution) if solution == *puzzle => Err(Unplayable::Finished),
        Solutions::One(solution) => Ok(written(Variant::Own, puzzle, &solution)),
    }
}

/// The deal of a puzzle that was made to order, in the grade that its rating falls into. `None` when
/// it has not one solution, or takes too long to rate.
pub fn from_made(puzzle: &Grid) -> Option<Deal> {
    let Solutions::One(solution) = solver::solve(puzzle) else { return None };
    let rating = rate(puzzle, Links::PATIENT).ok()?.er;
    let deal = written(Variant::Graded(Grade::of(rating)), puzzle, &solution);
    Some(deal.with("rating", rating))
}

/// The deal of a puzzle whose grade is known, and its rating not. `None` when it has not one solution.
pub fn from_graded(puzzle: &Grid, grade: Grade) -> Option<Deal> {
    let Solutions::One(solution) = solver::solve(puzzle) else { return None };
    Some(written(Variant::Graded(grade), puzzle, &solution))
}

/// The deal of a position that somebody has come to on a puzzle: digits and all notes. `None` when the
/// puzzle has no solution.
pub fn from_position(puzzle: &Grid, position: &Position) -> Option<Deal> {
    let solution = solver::first(puzzle)?;
    let mut deal =
        written(Variant::Own, puzzle, &solution).with("entered", to_line(position.grid()));
    for cell in Cell::all().filter(|&cell| !position[cell].is_empty()) {
        deal = deal.with("note", to_note_line(cell, position[cell], NoteKind::Simple));
    }
    Some(deal)
}

/// The deal of what a player brings of a puzzle: the digits and notes of a game under way come along.
pub fn from_brought(brought: &Brought) -> Result<Deal, Unplayable> {
    let mut deal = from_puzzle(&brought.puzzle)?;
    let mut entered = brought.position;
    brought.puzzle.filled().iter().for_each(|cell| entered[cell] = None);
    if !entered.filled().is_empty() {
        deal = deal.with("entered", to_line(&entered));
    }
    for &(cell, notes, kind) in &brought.notes {
        deal = deal.with("note", to_note_line(cell, notes, kind));
    }
    for &(cell, colors) in &brought.colors {
        deal = deal.with("color", to_note_line(cell, colors, NoteKind::Simple));
    }
    match read(&deal) {
        Err(error) if error.field == "entered" => Err(Unplayable::Finished),
        _ => Ok(deal),
    }
}

fn written(variant: Variant, puzzle: &Grid, solution: &Grid) -> Deal {
    Deal::new(GameId::Classic, variant.key())
        .with("puzzle", to_line(puzzle))
        .with("solution", to_line(solution))
}

/// A puzzle of this grade with its rating. The rarest take some thirty puzzles to come upon.
fn graded(grade: Grade, rng: &mut Rng) -> (Grid, Tenths) {
    let ratings = grade.easiest()..=grade.hardest();
    let recipe = Recipe { clues: order::clues_for(&ratings), ..Recipe::MINIMAL };
    let order = Order { rating: Some(ratings), ..Order::of(recipe) };
    loop {
        if let Ok(made) = order::fill(&order, rng, Tries::DEFAULT)
            && let Some(rating) = made.rating
        {
            return (made.puzzle, rating);
        }
    }
}

fn generate(recipe: &Recipe, rng: &mut Rng) -> Grid {
    loop {
        if let Ok(puzzle) = generator::generate(recipe, rng, Proofs::DEFAULT) {
            return puzzle;
        }
    }
}

/// Reads a deal and proves it: the solution it names is the only one.
pub fn read(deal: &Deal) -> Result<Puzzle, DealError> {
    let wrong = DealError::new;
    let variant =
        Variant::from_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))?;
    let (clues, solution) = (deal.grid("puzzle", '0')?, deal.grid("solution", '0')?);
    match solver::solve(&clues) {
        Solutions::One(only) if only == clues => {
            return Err(wrong("puzzle", phrase!("deal-finished")));
        }
        Solutions::One(only) if only == solution => {}
        Solutions::One(_) => return Err(wrong("solution", phrase!("deal-solves-nothing"))),
        Solutions::None => return Err(wrong("puzzle", phrase!("deal-no-solution"))),
        Solutions::Many(_) => return Err(wrong("puzzle", phrase!("deal-many-solutions"))),
    }
    if let Some(Recipe { clues: Clues::Blanks { min, max }, .. }) = variant.recipe() {
        let n_blanks = 81 - clues.n_clues();
        if !(u32::from(min)..=u32::from(max)).contains(&n_blanks) {
            let cause = phrase!("deal-blanks", found = n_blanks, least = min, most = max);
            return Err(wrong("puzzle", cause));
        }
    }
    if deal.all("rating").next().is_some() {
        let rating = deal.read("rating", phrase!("expect-rating"))?;
        if variant.grade().is_some_and(|grade| Grade::of(rating) != grade) {
            return Err(wrong("rating", phrase!("deal-other-grade")));
        }
    }
    let mut entered = match deal.all("entered").next() {
        Some(_) => deal.grid("entered", '0')?,
        None => Grid::EMPTY,
    };
    clues.filled().iter().for_each(|cell| entered[cell] = None);
    if Cell::all().all(|cell| clues[cell].or(entered[cell]) == solution[cell]) {
        return Err(wrong("entered", phrase!("deal-finished")));
    }
    let marks = |field, line| {
        from_note_line(line).ok_or_else(|| {
            let expected = phrase!("expect-notes");
            wrong(field, phrase!("found-expected", found = line, expected = expected))
        })
    };
    let notes = deal.all("note").map(|line| marks("note", line)).collect::<Result<_, _>>()?;
    let color = |line| marks("color", line).map(|(cell, colors, _)| (cell, colors));
    let colors = deal.all("color").map(color).collect::<Result<_, _>>()?;
    Ok(Puzzle { variant, clues, solution, entered, notes, colors })
}

/// 81 digits, 0 for a blank.
pub fn to_line(grid: &Grid) -> String {
    Cell::all().map(|cell| grid[cell].map_or('0', Digit::to_char)).collect()
}
