//! Puzzles to order: made, rated and looked through until one is what was asked for.
//!
//! Every one is new. There are so many puzzles that none comes twice, in no disguise either, for as
//! long as its randomness does not.

use crate::generator::{self, Clues, Recipe};
use crate::path::Path;
use crate::phrase::error_by_phrase;
use crate::position::Position;
use crate::rating::{self, Rater, Tenths};
use crate::technique::Technique;
use crate::{Grade, Grid, Phrase, Rng, phrase};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

mod contradiction;

pub use contradiction::Contradiction;

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
    /// How many proofs each puzzle looked at may take to make.
    pub proofs: generator::Proofs,
}

/// A puzzle as ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The clues.
    pub puzzle: Grid,
    /// Its ER, where the order asked for a rating.
    pub rating: Option<Tenths>,
}

/// How long to look: puzzles to make and look at before giving up. One that takes long to make counts for
/// several, so that tries take about the same time whatever the recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tries(pub u32);

impl Tries {
    /// Enough for what one puzzle in a thousand is, and some seconds when they are spent in vain.
    pub const DEFAULT: Tries = Tries(20_000);
}

/// Nothing fitting was found. More reasons may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfilled {
    /// The recipe cannot be cooked at all.
    Recipe(generator::Shortfall),
    /// None of this many puzzles was what was asked for: as many as were made within the tries.
    NotFound(Tries),
    /// The wishes contradict each other.
    Contradiction(Contradiction),
}

impl Unfilled {
    /// The reason as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unfilled::Recipe(shortfall) => shortfall.phrase(),
            Unfilled::NotFound(Tries(tries)) => phrase!("order-not-found", tries = *tries),
            Unfilled::Contradiction(contradiction) => contradiction.phrase(),
        }
    }
}

error_by_phrase!(Unfilled);

/// Recipes that came to nothing before the first puzzle did: more would not either.
const VAIN: u32 = 3;

/// The proofs of one try: more than nearly any minimal puzzle takes. The rarest numbers of clues take a hundred
/// times as many.
const PROOFS_A_TRY: u64 = 200;

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
/// When the recipe or the wishes cannot be, or none of so many puzzles was what was asked for.
pub fn fill(order: &Order, rng: &mut Rng, tries: Tries) -> Result<Made, Unfilled> {
    order.refuse_contradictions().map_err(Unfilled::Contradiction)?;
    let mut rater = Rater::new();
    let (mut made, mut vain, mut tried) = (0, 0, 0);
    while tried < u64::from(tries.0) {
        let (cooked, spent) = generator::generate_counted(&order.recipe, rng, order.proofs);
        tried += (spent.0 / PROOFS_A_TRY).max(1);
        // A pattern or a fixed solution may fail now and then; only failing always is a fault.
        let puzzle = match cooked {
            Ok(puzzle) => puzzle,
            Err(shortfall) if shortfall.cause != generator::Cause::BudgetSpent => {
                return Err(Unfilled::Recipe(shortfall));
            }
            Err(shortfall) => {
                vain += 1;
                if made == 0 && (vain == VAIN || tried >= u64::from(tries.0)) {
                    return Err(Unfilled::Recipe(shortfall));
                }
                continue;
            }
        };
        made += 1;
        if let Some(made) = order.fits(puzzle, &mut rater) {
            return Ok(made);
        }
    }
    Err(Unfilled::NotFound(Tries(made)))
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

/// No puzzle made by its rating leaves fewer cells to fill: with most of them given, anything is
/// gentle.
pub const FEWEST_BLANKS: u8 = 44;

/// The clues that puzzles rated in this range most often have, so that few tries are needed.
pub fn clues_for(ratings: &RangeInclusive<Tenths>) -> Clues {
    if *ratings.end() <= Grade::Gentle.hardest() {
        Clues::Blanks { min: FEWEST_BLANKS, max: 50 }
    } else if *ratings.end() <= Grade::Steady.hardest() {
        Clues::Blanks { min: 50, max: 54 }
    } else {
        Clues::Fewest
    }
}

impl Order {
    /// An order with no wish beyond the recipe.
    pub fn of(recipe: Recipe) -> Order {
        let proofs = generator::Proofs::DEFAULT;
        Order { recipe, rating: None, needs: Vec::new(), only: Vec::new(), proofs }
    }

    /// Whether any puzzle of the recipe will do.
    pub fn is_plain(&self) -> bool {
        self.rating.is_none() && self.needs.is_empty() && self.only.is_empty()
    }

    /// The puzzle with its rating, if it is what was asked for. The cheap question first.
    fn fits(&self, puzzle: Grid, rater: &mut Rater) -> Option<Made> {
        let rating = match &self.rating {
            None => None,
            Some(wanted) => {
                let budget = rating::Links::PATIENT;
                let rating = rater.rate_at_most(&puzzle, *wanted.end(), budget).ok()??.er;
                Some(rating).filter(|rating| wanted.contains(rating)).map(Some)?
            }
        };
        self.suits_techniques(&puzzle).then_some(Made { puzzle, rating })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canon::canonical;
    use crate::generator::Symmetry;
    use crate::solver;
    use std::collections::BTreeSet;

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
    fn what_was_made_is_rated_as_it_stands_and_never_comes_again_in_disguise() {
        let order = Order {
            rating: Some(Grade::Fierce.easiest()..=Tenths(84)),
            ..Order::of(Recipe::MINIMAL)
        };
        let mut known = BTreeSet::new();
        for number in 0..100 {
            let mut rng = Rng::stream(9, number);
            let made = fill(&order, &mut rng, Tries::DEFAULT).unwrap();
            let rated = rating::rate(&made.puzzle, rating::Links::AMPLE).unwrap().er;
            assert_eq!(made.rating, Some(rated));
            assert!(known.insert(canonical(&made.puzzle)), "{}", made.puzzle);
        }
    }

    #[test]
    fn minimal_is_minimal_whatever_else_is_asked_for() {
        let check = |order: &Order| {
            for number in 0..5 {
                let puzzle =
                    fill(order, &mut Rng::stream(5, number), Tries::DEFAULT).unwrap().puzzle;
                for (cell, _) in puzzle.placed() {
                    let mut fewer = puzzle;
                    fewer[cell] = None;
                    assert_eq!(solver::count(&fewer, 2), 2, "{puzzle} without {cell}");
                }
            }
        };
        let minimal = Order::of(Recipe::MINIMAL);
        for grade in Grade::ALL {
            let rating = Some(grade.easiest()..=grade.hardest());
            check(&Order { rating, ..minimal.clone() });
        }
        check(&Order { needs: [Technique::HiddenPair].into(), ..minimal });
        let recipe = Recipe::MINIMAL.with_symmetry(Symmetry::HalfTurn);
        let rating = Some(Grade::Steady.easiest()..=Grade::Tricky.hardest());
        check(&Order { rating, ..Order::of(recipe) });
    }

    #[test]
    fn what_is_too_hard_is_left_as_soon_as_that_is_known() {
        let mut rater = Rater::new();
        for number in 0..300 {
            let mut rng = Rng::stream(3, number);
            let puzzle =
                generator::generate(&Recipe::MINIMAL, &mut rng, generator::Proofs::DEFAULT)
                    .unwrap();
            let full = rater.rate(&puzzle, rating::Links::AMPLE).unwrap();
            for most in [15, 23, 34, 56, 66, 72, 79, 85].map(Tenths) {
                let known = rater.rate_at_most(&puzzle, most, rating::Links::AMPLE).unwrap();
                assert_eq!(known, Some(full).filter(|full| full.er <= most), "{puzzle} {most}");
            }
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
        let order = Order { needs: [Technique::SueDeCoq].into(), only: Vec::new(), ..order };
        let end = fill(&order, &mut Rng::new(6), Tries(20));
        assert_eq!(end, Err(Unfilled::NotFound(Tries(20))));
    }

    /// Of 21 clues is one minimal puzzle in some hundred, so that looking at so many would take minutes.
    #[test]
    fn puzzles_that_take_long_to_make_count_for_several() {
        let needs = [Technique::SueDeCoq].into();
        let order = Order { needs, ..Order::of(Recipe::blanks(60, 60)) };
        let end = fill(&order, &mut Rng::new(1), Tries(1_000));
        let Err(Unfilled::NotFound(Tries(looked_at))) = end else { panic!("{end:?}") };
        assert!((1..100).contains(&looked_at), "{looked_at}");
    }

    #[test]
    fn the_budget_of_proofs_is_that_of_each_puzzle_looked_at() {
        let rating = Some(Grade::Steady.easiest()..=Grade::Nightmare.hardest());
        let order = Order { rating, ..Order::of(Recipe::MINIMAL) };
        assert!(fill(&order, &mut Rng::new(1), Tries::DEFAULT).is_ok());
        let hasty = Order { proofs: generator::Proofs(10), ..order };
        let end = fill(&hasty, &mut Rng::new(1), Tries::DEFAULT);
        let Err(Unfilled::Recipe(shortfall)) = end else { panic!("{end:?}") };
        assert_eq!(shortfall.cause, generator::Cause::BudgetSpent);
        assert!(shortfall.best.is_some());
    }
}
