//! Puzzles to order: made, rated and looked through until one is what was asked for.
//!
//! The rare ones come from the bank where the wish allows it, so that nobody waits.

use crate::generator::{self, Clues, Recipe, Start, Symmetry};
use crate::path::Path;
use crate::phrase::error_by_phrase;
use crate::position::Position;
use crate::rating::{self, Rater, Tenths};
use crate::technique::Technique;
use crate::{Grade, Grid, Phrase, Rng, bank, phrase};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// What puzzle is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Clues, symmetry and start, as for any generated puzzle.
    pub recipe: Recipe,
    /// The ER it must have.
    pub rating: Option<RangeInclusive<Tenths>>,
    /// Techniques its easiest path must use.
    pub needs: Vec<Technique>,
    /// The techniques that must suffice; empty for any.
    pub only: Vec<Technique>,
}

/// A puzzle as ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The clues.
    pub puzzle: Grid,
    /// Its ER, where the order asked for a rating or the bank knew it.
    pub rating: Option<Tenths>,
}

/// How long to look: puzzles to make and look at before giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tries(pub u32);

impl Tries {
    /// A few seconds at most for the rarest wishes; most end after a handful of tries.
    pub const DEFAULT: Tries = Tries(3000);
}

/// Nothing fitting was found. More reasons may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfilled {
    /// The recipe cannot be cooked at all.
    Recipe(generator::Shortfall),
    /// None of this many puzzles was what was asked for.
    NotFound(Tries),
}

impl Unfilled {
    /// The reason as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unfilled::Recipe(shortfall) => shortfall.phrase(),
            Unfilled::NotFound(Tries(tries)) => phrase!("order-not-found", tries = *tries),
        }
    }
}

error_by_phrase!(Unfilled);

/// Easier than this, a fresh puzzle is found in milliseconds; harder ones are taken from the bank.
const RARE: Tenths = Tenths(57);

/// Makes a puzzle to order.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::generator::Recipe;
/// use engine::order::{Order, Tries, fill};
/// use engine::{Grade, Rng};
/// let grade = Grade::Tough;
/// let rating = Some(grade.easiest()..=grade.hardest());
/// let order = Order { rating, ..Order::of(Recipe::MINIMAL) };
/// let made = fill(&order, &mut Rng::new(1), Tries::DEFAULT)?;
/// assert_eq!(made.rating.map(Grade::of), Some(grade));
/// # Ok::<(), engine::order::Unfilled>(())
/// ```
///
/// # Errors
/// When the recipe cannot be, or none of so many puzzles was what was asked for.
pub fn fill(order: &Order, rng: &mut Rng, tries: Tries) -> Result<Made, Unfilled> {
    if let Some(made) = from_bank(order, rng) {
        return Ok(made);
    }
    let mut rater = Rater::new();
    let mut last = None;
    for _ in 0..tries.0 {
        // A pattern or a fixed solution may fail now and then; only failing always is a fault.
        let puzzle = match generator::generate(&order.recipe, rng, generator::Proofs::DEFAULT) {
            Ok(puzzle) => puzzle,
            Err(shortfall) if shortfall.cause != generator::Cause::BudgetSpent => {
                return Err(Unfilled::Recipe(shortfall));
            }
            Err(shortfall) => {
                last = Some(shortfall);
                continue;
            }
        };
        last = None;
        if let Some(made) = order.fits(puzzle, &mut rater) {
            return Ok(made);
        }
    }
    Err(last.map_or(Unfilled::NotFound(tries), Unfilled::Recipe))
}

/// Makes a puzzle that these techniques suffice for and that needs the hardest of them, or one of
/// its grade if `aim` says so. Should none be found, the hardest of those looked at.
pub fn fill_with(only: &[Technique], aim: Aim, rng: &mut Rng, tries: Tries) -> Option<Exercise> {
    let hardest = *only.iter().max()?;
    let clues = clues_for(&(Tenths(0)..=hardest.grade().hardest()));
    let recipe = Recipe { clues, ..Recipe::MINIMAL };
    let mut best: Option<Exercise> = None;
    for _ in 0..tries.0 {
        let Ok(puzzle) = generator::generate(&recipe, rng, generator::Proofs::DEFAULT) else {
            continue;
        };
        let path = Path::with(&Position::from_puzzle(&puzzle), only);
        let Some(hardest_used) = path.hardest().filter(|_| path.is_solved()) else { continue };
        if best.is_none_or(|best| hardest_used > best.hardest) {
            best = Some(Exercise { puzzle, hardest: hardest_used });
        }
        let is_enough = match aim {
            Aim::Technique => hardest_used == hardest,
            Aim::Grade => hardest_used.grade() == hardest.grade(),
        };
        if is_enough {
            break;
        }
    }
    best
}

/// What an exercise has to need of the techniques it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The hardest one.
    Technique,
    /// One of the grade that the hardest one is of.
    Grade,
}

/// A puzzle that some techniques suffice for, and the hardest it took of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The clues.
    pub puzzle: Grid,
    /// The hardest technique of its easiest path.
    pub hardest: Technique,
}

/// The clues that puzzles rated in this range most often have, so that few tries are needed.
pub fn clues_for(ratings: &RangeInclusive<Tenths>) -> Clues {
    if *ratings.end() <= Grade::Gentle.hardest() {
        Clues::Blanks { min: 44, max: 50 }
    } else if *ratings.end() <= Grade::Steady.hardest() {
        Clues::Blanks { min: 50, max: 54 }
    } else {
        Clues::Minimal
    }
}

impl Order {
    /// An order with no wish beyond the recipe.
    pub fn of(recipe: Recipe) -> Order {
        Order { recipe, rating: None, needs: Vec::new(), only: Vec::new() }
    }

    /// Whether any puzzle of the recipe will do.
    pub fn is_plain(&self) -> bool {
        self.rating.is_none() && self.needs.is_empty() && self.only.is_empty()
    }

    /// The puzzle with its rating, if it is what was asked for. The cheap question first.
    fn fits(&self, puzzle: Grid, rater: &mut Rater) -> Option<Made> {
        if !self.suits_techniques(&puzzle) {
            return None;
        }
        let Some(wanted) = &self.rating else { return Some(Made { puzzle, rating: None }) };
        let rating = rater.rate(&puzzle, rating::Links::AMPLE).ok()?.er;
        wanted.contains(&rating).then_some(Made { puzzle, rating: Some(rating) })
    }

    fn suits_techniques(&self, puzzle: &Grid) -> bool {
        if self.needs.is_empty() && self.only.is_empty() {
            return true;
        }
        let start = Position::from_puzzle(puzzle);
        let path = if self.only.is_empty() {
            self.path_to_needs(&start)
        } else {
            Path::with(&start, &self.only)
        };
        let used = path.techniques();
        let suffices = self.only.is_empty() || path.is_solved();
        suffices && self.needs.iter().all(|technique| used.contains(technique))
    }

    /// The easiest path with nothing harder than the hardest technique needed: a puzzle that needs
    /// more is not an exercise in that technique.
    fn path_to_needs(&self, start: &Position) -> Path {
        let hardest = self.needs.iter().max();
        let allowed: Vec<Technique> = Technique::ALL
            .iter()
            .copied()
            .filter(|technique| hardest.is_none_or(|hardest| technique <= hardest))
            .collect();
        let path = Path::with(start, &allowed);
        if path.is_solved() { path } else { Path { steps: Vec::new(), end: path.end } }
    }
}

/// A puzzle of the bank, where nothing but a high rating is asked for. Bank puzzles are minimal
/// and have no symmetry to promise.
fn from_bank(order: &Order, rng: &mut Rng) -> Option<Made> {
    let wanted = order.rating.clone()?;
    let plain = Recipe { clues: Clues::Minimal, symmetry: Symmetry::None, start: Start::Random };
    if order.recipe != plain
        || *wanted.start() < RARE
        || !order.needs.is_empty()
        || !order.only.is_empty()
    {
        return None;
    }
    let entry = bank::draw_rated(wanted, rng)?;
    Some(Made { puzzle: entry.puzzle, rating: Some(entry.rating) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver;

    #[test]
    fn every_grade_can_be_ordered() {
        let mut rng = Rng::new(4);
        for grade in Grade::ALL {
            let order = Order {
                rating: Some(grade.easiest()..=grade.hardest()),
                ..Order::of(Recipe::MINIMAL)
            };
            let made = fill(&order, &mut rng, Tries::DEFAULT).unwrap();
            assert_eq!(made.rating.map(Grade::of), Some(grade));
            assert_eq!(solver::count(&made.puzzle, 2), 1);
        }
    }

    #[test]
    fn a_technique_can_be_ordered() {
        let order = Order { needs: [Technique::XWing].into(), ..Order::of(Recipe::MINIMAL) };
        let made = fill(&order, &mut Rng::new(5), Tries::DEFAULT).unwrap();
        let path = Path::of(&Position::from_puzzle(&made.puzzle));
        assert_eq!(path.hardest(), Some(Technique::XWing));
    }

    #[test]
    fn techniques_that_are_ticked_suffice_and_are_needed() {
        let check = |grades: &[Grade]| {
            let all = Technique::ALL.iter().copied();
            let only: Vec<Technique> =
                all.filter(|technique| grades.contains(&technique.grade())).collect();
            let tries = Tries(300);
            let made = fill_with(&only, Aim::Grade, &mut Rng::new(7), tries).unwrap();
            assert_eq!(solver::count(&made.puzzle, 2), 1);
            let path = Path::with(&Position::from_puzzle(&made.puzzle), &only);
            assert!(path.is_solved(), "{grades:?}");
            assert_eq!(path.hardest(), Some(made.hardest));
            assert_eq!(Some(&made.hardest.grade()), grades.last());
        };
        check(&[Grade::Gentle]);
        check(&[Grade::Gentle, Grade::Steady]);
        check(&[Grade::Gentle, Grade::Steady, Grade::Tricky]);
        check(&[Grade::Gentle, Grade::Steady, Grade::Tough]);
        check(&Grade::ALL[..5]);
        let only = &Technique::ALL[..=Technique::HiddenPair as usize];
        let made = fill_with(only, Aim::Technique, &mut Rng::new(7), Tries::DEFAULT).unwrap();
        assert_eq!(made.hardest, Technique::HiddenPair);
        // Nobody solves by wings alone, or by nothing.
        for only in [&[Technique::XyWing][..], &[]] {
            let made = fill_with(only, Aim::Grade, &mut Rng::new(7), Tries(20));
            assert_eq!(made, None);
        }
    }

    #[test]
    fn only_singles_can_be_ordered_with_symmetry() {
        let singles = [
            Technique::FullHouse,
            Technique::HiddenSingleBox,
            Technique::HiddenSingleLine,
            Technique::NakedSingle,
        ];
        let recipe = Recipe::blanks(45, 50).with_symmetry(Symmetry::HalfTurn);
        let order = Order { only: singles.into(), ..Order::of(recipe) };
        let made = fill(&order, &mut Rng::new(6), Tries::DEFAULT).unwrap();
        assert!(Path::with(&Position::from_puzzle(&made.puzzle), &singles).is_solved());
        let order = Order { needs: [Technique::SueDeCoq].into(), ..order };
        let end = fill(&order, &mut Rng::new(6), Tries(20));
        assert_eq!(end, Err(Unfilled::NotFound(Tries(20))));
    }
}
