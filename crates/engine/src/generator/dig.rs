//! Taking clues away from a full grid while the solution stays unique.

use super::{Cause, Clues, Proofs, Recipe, Shortfall, Start, Symmetry, full_grid};
use crate::{CellSet, Grid, Rng, solver};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// Digs grid after grid until one fits, and says how many proofs that took. The recipe has been checked.
pub(super) fn dig(
    recipe: &Recipe,
    pattern: CellSet,
    allowed: RangeInclusive<u32>,
    rng: &mut Rng,
    budget: Proofs,
) -> (Result<Grid, Shortfall>, Proofs) {
    let orbits = orbits(recipe.symmetry, pattern);
    let mut proofs = Prover { left: budget.0 };
    let mut best: Option<Grid> = None;
    while proofs.left > 0 {
        let solution = match recipe.start {
            Start::Solution(solution) => solution,
            Start::Random | Start::Pattern(_) => full_grid(rng),
        };
        let aim = match recipe.clues {
            Clues::Fewest | Clues::Minimal => *allowed.end(),
            Clues::Blanks { .. } => rng.between(*allowed.start(), *allowed.end()),
        };
        let mut order = orbits.clone();
        rng.shuffle(&mut order);

        let mut puzzle = without(&solution, !pattern);
        if pattern != CellSet::ALL && !proofs.unique(&puzzle) {
            continue;
        }
        let mut finished = true;
        for &orbit in &order {
            if 81 - puzzle.n_clues() + orbit.len() > aim {
                continue;
            }
            if proofs.left == 0 {
                finished = false;
                break;
            }
            let fewer = without(&puzzle, orbit);
            if proofs.unique(&fewer) {
                puzzle = fewer;
            }
        }
        let n_blanks = 81 - puzzle.n_clues();
        let fits = match recipe.clues {
            // Only a pass through all orbits shows that none can go.
            Clues::Fewest => finished,
            Clues::Minimal => {
                finished && (recipe.symmetry == Symmetry::None || proofs.needs_every_clue(&puzzle))
            }
            Clues::Blanks { .. } => allowed.contains(&n_blanks),
        };
        if fits {
            return (Ok(puzzle), Proofs(budget.0 - proofs.left));
        }
        if best.is_none_or(|best| {
            distance(n_blanks, &allowed) < distance(81 - best.n_clues(), &allowed)
        }) {
            best = Some(puzzle);
        }
    }
    (Err(Shortfall { cause: Cause::BudgetSpent, best }), budget)
}

/// How far a number of blanks lies outside the range.
fn distance(n_blanks: u32, allowed: &RangeInclusive<u32>) -> u32 {
    allowed.start().saturating_sub(n_blanks) + n_blanks.saturating_sub(*allowed.end())
}

struct Prover {
    left: u64,
}

impl Prover {
    fn unique(&mut self, puzzle: &Grid) -> bool {
        self.left = self.left.saturating_sub(1);
        solver::count(puzzle, 2) == 1
    }

    /// Where the budget ends first, nothing is shown.
    fn needs_every_clue(&mut self, puzzle: &Grid) -> bool {
        let mut clues = puzzle.filled().iter();
        clues.all(|clue| self.left > 0 && !self.unique(&without(puzzle, CellSet::only(clue))))
    }
}

/// The groups of cells that are taken away together, by their first cell.
fn orbits(symmetry: Symmetry, pattern: CellSet) -> Vec<CellSet> {
    pattern
        .iter()
        .map(|cell| (cell, symmetry.orbit(cell)))
        .filter(|&(cell, orbit)| orbit.first() == Some(cell))
        .map(|(_, orbit)| orbit)
        .collect()
}

fn without(grid: &Grid, cells: CellSet) -> Grid {
    let mut rest = *grid;
    for cell in cells.iter() {
        rest[cell] = None;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, generator::generate};

    #[track_caller]
    fn check(recipe: Recipe, blanks: RangeInclusive<u32>) {
        for item in 0..5 {
            let mut rng = Rng::stream(7, item);
            let puzzle = generate(&recipe, &mut rng, Proofs::DEFAULT).unwrap();
            assert_eq!(solver::count(&puzzle, 2), 1, "{puzzle}");
            assert!(blanks.contains(&(81 - puzzle.n_clues())), "{puzzle}");
            assert!(recipe.symmetry.keeps(puzzle.filled()), "{puzzle}");
            for cell in puzzle.filled().iter() {
                let fewer = match recipe.clues {
                    Clues::Fewest => without(&puzzle, recipe.symmetry.orbit(cell)),
                    Clues::Minimal => without(&puzzle, CellSet::only(cell)),
                    Clues::Blanks { .. } => break,
                };
                assert_eq!(solver::count(&fewer, 2), 2, "{puzzle} without {cell}");
            }
        }
    }

    #[test]
    fn presets_keep_their_ranges() {
        check(Recipe::EASY, 23..=37);
        check(Recipe::NORMAL, 38..=47);
        check(Recipe::HARD, 49..=54);
        check(Recipe::MIRRORED, 52..=52);
    }

    #[test]
    fn nothing_can_go_with_its_images_in_any_symmetry() {
        for symmetry in Symmetry::ALL {
            let recipe = Recipe { clues: Clues::Fewest, ..Recipe::MINIMAL };
            check(recipe.with_symmetry(symmetry), 20..=64);
        }
    }

    #[test]
    fn minimal_puzzles_need_every_clue_by_itself() {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal] {
            check(Recipe::MINIMAL.with_symmetry(symmetry), 50..=64);
        }
    }

    #[test]
    fn starts_from_what_is_given() {
        let solution = full_grid(&mut Rng::new(5));
        let recipe = Recipe::HARD.with_start(Start::Solution(solution));
        let puzzle = generate(&recipe, &mut Rng::new(6), Proofs::DEFAULT).unwrap();
        assert_eq!(solver::first(&puzzle), Some(solution));

        let pattern: CellSet =
            Cell::all().filter(|cell| (cell.row() + cell.col()) % 2 == 0).collect();
        let recipe = Recipe::blanks(40, 40).with_start(Start::Pattern(pattern));
        let puzzle = generate(&recipe, &mut Rng::new(6), Proofs::DEFAULT).unwrap();
        assert_eq!(puzzle.filled(), pattern);
    }

    #[test]
    fn refuses_what_cannot_be_and_says_so() {
        let cause =
            |recipe: Recipe| generate(&recipe, &mut Rng::new(1), Proofs(500)).unwrap_err().cause;
        assert_eq!(cause(Recipe::blanks(50, 40)), Cause::NoSuchBlanks);
        assert_eq!(cause(Recipe::blanks(65, 81)), Cause::NoSuchBlanks);
        assert_eq!(
            cause(Recipe::HARD.with_start(Start::Solution(Grid::EMPTY))),
            Cause::NotASolution
        );
        assert_eq!(
            cause(Recipe::HARD.with_start(Start::Pattern(CellSet::EMPTY))),
            Cause::BadPattern
        );
        assert_eq!(cause(Recipe::blanks(64, 64)), Cause::BudgetSpent);
    }

    #[test]
    fn a_needle_not_found_leaves_the_best_reached() {
        let recipe = Recipe::blanks(64, 64);
        let shortfall = generate(&recipe, &mut Rng::new(1), Proofs(2_000)).unwrap_err();
        let best = shortfall.best.unwrap();
        assert_eq!(solver::count(&best, 2), 1);
        assert!(best.n_clues() < 26, "{best}");
    }
}
