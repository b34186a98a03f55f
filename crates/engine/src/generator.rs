//! Making puzzles: a full grid, then clues taken away for as long as the solution stays unique.
//!
//! Every puzzle handed out has been proven unique. The same recipe, budget and [`Rng`] give the
//! same puzzle on every platform; item `n` of a batch takes `Rng::stream(seed, n)`, so a batch comes
//! out the same with any number of threads. How hard a puzzle is, is not known here.
//!
//! ```
//! # use ninefold_engine as engine;
//! use engine::{Rng, generator::{Proofs, Recipe, generate}, solver};
//! let puzzle = generate(&Recipe::MINIMAL, &mut Rng::new(1), Proofs::DEFAULT).unwrap();
//! assert_eq!(solver::count(&puzzle, 2), 1);
//! ```

mod dig;
mod fill;
mod symmetry;

pub use fill::full_grid;
pub use symmetry::Symmetry;

use crate::phrase::error_by_phrase;
use crate::{CellSet, Grid, Phrase, Rng, phrase};
use core::ops::RangeInclusive;

/// What puzzle to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// How many clues.
    pub clues: Clues,
    /// How the clues mirror each other.
    pub symmetry: Symmetry,
    /// What they are taken from.
    pub start: Start,
}

/// How many clues to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clues {
    /// So few that no clue can be taken away together with its images.
    Fewest,
    /// So few that no clue can be taken away. Without a symmetry this is the same; with one it is
    /// rarer, and with the larger symmetries very rare.
    Minimal,
    /// So many that the number of blanks lies between these, both included. The number aimed at is
    /// drawn from the range.
    Blanks {
        /// The fewest blanks.
        min: u8,
        /// The most blanks.
        max: u8,
    },
}

/// What to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// A random full grid.
    Random,
    /// This full grid.
    Solution(Grid),
    /// A random full grid, but clues may stand on these cells only.
    Pattern(CellSet),
}

impl Recipe {
    /// 23 to 37 blanks, as in "Report Sudoku Game".
    pub const EASY: Recipe = Recipe::blanks(23, 37);
    /// 38 to 47 blanks.
    pub const NORMAL: Recipe = Recipe::blanks(38, 47);
    /// 49 to 54 blanks.
    pub const HARD: Recipe = Recipe::blanks(49, 54);
    /// 52 blanks that mirror each other through the center, as in "Aivoterveydeksi!".
    pub const MIRRORED: Recipe = Recipe::blanks(52, 52).with_symmetry(Symmetry::HalfTurn);
    /// No clue too many.
    pub const MINIMAL: Recipe =
        Recipe { clues: Clues::Minimal, symmetry: Symmetry::None, start: Start::Random };

    /// Blanks between `min` and `max`, anywhere.
    pub const fn blanks(min: u8, max: u8) -> Recipe {
        Recipe { clues: Clues::Blanks { min, max }, ..Recipe::MINIMAL }
    }

    /// The same with another symmetry.
    #[must_use]
    pub const fn with_symmetry(self, symmetry: Symmetry) -> Recipe {
        Recipe { symmetry, ..self }
    }

    /// The same with another start.
    #[must_use]
    pub const fn with_start(self, start: Start) -> Recipe {
        Recipe { start, ..self }
    }
}

/// How much to try before giving up, counted in uniqueness proofs: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Proofs(pub u64);

impl Proofs {
    /// Enough for every preset a few hundred times over; a second or so when it is spent in vain.
    pub const DEFAULT: Proofs = Proofs(100_000);
}

/// Why there is no puzzle, and how near it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortfall {
    /// What stood in the way.
    pub cause: Cause,
    /// The unique puzzle that came nearest, if the start allowed any.
    pub best: Option<Grid>,
}

/// What stood in the way of a puzzle. More may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// Nothing fitting was found in time. More budget may find it.
    BudgetSpent,
    /// The range of blanks is empty or asks for fewer than 17 clues, which no unique puzzle has.
    NoSuchBlanks,
    /// The grid to start from is not a finished one.
    NotASolution,
    /// The pattern has fewer than 17 cells, or is not its own image under the symmetry.
    BadPattern,
}

impl Shortfall {
    /// The error as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        match (self.cause, self.best) {
            (Cause::BudgetSpent, None) => phrase!("proofs-spent"),
            (Cause::BudgetSpent, Some(best)) => {
                phrase!("proofs-spent-nearest", clues = best.n_clues())
            }
            (Cause::NoSuchBlanks, _) => phrase!("no-such-blanks", most = MOST_BLANKS),
            (Cause::NotASolution, _) => phrase!("start-not-solved"),
            (Cause::BadPattern, _) => phrase!("bad-pattern", fewest = 81 - MOST_BLANKS),
        }
    }
}

error_by_phrase!(Shortfall);

/// Makes one puzzle.
///
/// # Errors
/// When the recipe cannot be, or the budget is spent: then with the best puzzle reached.
pub fn generate(recipe: &Recipe, rng: &mut Rng, budget: Proofs) -> Result<Grid, Shortfall> {
    generate_counted(recipe, rng, budget).0
}

/// The same, and how many proofs it took.
pub(crate) fn generate_counted(
    recipe: &Recipe,
    rng: &mut Rng,
    budget: Proofs,
) -> (Result<Grid, Shortfall>, Proofs) {
    let refuse = |cause| (Err(Shortfall { cause, best: None }), Proofs(0));
    let allowed: RangeInclusive<u32> = match recipe.clues {
        Clues::Fewest | Clues::Minimal => 0..=MOST_BLANKS,
        Clues::Blanks { min, max } => u32::from(min)..=u32::from(max).min(MOST_BLANKS),
    };
    let pattern = match recipe.start {
        Start::Pattern(pattern) => pattern,
        Start::Random | Start::Solution(_) => CellSet::ALL,
    };
    if allowed.is_empty() {
        return refuse(Cause::NoSuchBlanks);
    }
    if matches!(recipe.start, Start::Solution(solution) if !solution.is_solved()) {
        return refuse(Cause::NotASolution);
    }
    if pattern.len() < 81 - MOST_BLANKS || !recipe.symmetry.keeps(pattern) {
        return refuse(Cause::BadPattern);
    }
    dig::dig(recipe, pattern, allowed, rng, budget)
}

/// No puzzle of 16 clues is unique (McGuire, Tugemann and Civario, 2012).
const MOST_BLANKS: u32 = 64;
