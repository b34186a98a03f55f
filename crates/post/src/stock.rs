//! Puzzles of the hardest grade for paper, by their numbers: to come upon one takes some thirty others, which is
//! too long for twenty of them on a phone.
//!
//! A number is a puzzle of the generator. Each is dealt in a disguise, and that the disguise is of the grade is
//! proven again, as a rating depends on where things stand. How far beyond the grade below it is nobody asks,
//! since that would be most of the work: such deals tell no rating. `cargo run --release -p ninefold-post --example
//! stock` makes the list, and a test walks all of it. What is played and not printed is always new.

use engine::generator::{Proofs, Recipe, generate};
use engine::rating::{Links, Rater};
use engine::transform::Transform;
use engine::{Grade, Grid, Rng};
use session::{Deal, GameId, Preset, deal_of_grade};

const GRADE: Grade = Grade::Nightmare;
const STOCK: &str = include_str!("stock.txt");
/// The seed whose streams the numbers are.
const SEED: u64 = 17;
/// Disguises to try before a new puzzle is made after all.
const TRIES: u32 = 20;

/// One of many deals of a preset that has a stock: the next number has another puzzle.
pub fn deal(game: GameId, preset: &Preset, seed: u64, number: u64) -> Option<Deal> {
    if game != GameId::OF_PUZZLES || preset.key != GRADE.key() {
        return None;
    }
    let numbers: Vec<u64> = numbers().collect();
    let nth = seed.wrapping_add(number) % numbers.len().max(1) as u64;
    let puzzle = puzzle(*numbers.get(nth as usize)?)?;
    let mut rng = Rng::stream(seed, number);
    let disguises = (0..TRIES).map(|_| Transform::random(&mut rng).apply(&puzzle));
    disguises.filter(is_of_grade).find_map(|puzzle| deal_of_grade(&puzzle, GRADE))
}

/// The first numbers whose puzzles are of the grade.
pub fn find(count: usize) -> impl Iterator<Item = u64> {
    (0..).filter(|&number| puzzle(number).as_ref().is_some_and(is_of_grade)).take(count)
}

fn numbers() -> impl Iterator<Item = u64> {
    STOCK.split_whitespace().filter_map(|word| word.parse().ok())
}

fn puzzle(number: u64) -> Option<Grid> {
    generate(&Recipe::MINIMAL, &mut Rng::stream(SEED, number), Proofs::DEFAULT).ok()
}

/// Whether nothing that the grade below knows solves it.
fn is_of_grade(puzzle: &Grid) -> bool {
    let below = Grade::Fierce.hardest();
    Rater::new().rate_at_most(puzzle, below, Links::PATIENT) == Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::canon::canonical;
    use engine::rating::rate;
    use std::collections::BTreeSet;

    #[test]
    fn all_of_the_stock_is_of_the_grade() {
        let all: BTreeSet<u64> = numbers().collect();
        assert_eq!((all.len(), numbers().count()), (500, 500));
        for number in all {
            assert!(puzzle(number).as_ref().is_some_and(is_of_grade), "{number}");
        }
    }

    #[test]
    fn what_is_dealt_of_it_is_new_and_proven() {
        let preset = GameId::OF_PUZZLES.preset(GRADE.key()).unwrap();
        let mut known = BTreeSet::new();
        for number in 0..20 {
            let deal = deal(GameId::OF_PUZZLES, &preset, 7, number).unwrap();
            let puzzle: Grid = deal.puzzle().unwrap().parse().unwrap();
            assert!(known.insert(canonical(&puzzle)), "{deal}");
            assert!(numbers().all(|number| self::puzzle(number) != Some(puzzle)));
            if number < 3 {
                assert_eq!(rate(&puzzle, Links::AMPLE).map(|it| Grade::of(it.er)), Ok(GRADE));
                assert_eq!(deal.prove(), Ok(()));
            }
        }
        let again = deal(GameId::OF_PUZZLES, &preset, 7, 3);
        assert_eq!(again, deal(GameId::OF_PUZZLES, &preset, 7, 3));
        assert_ne!(again, deal(GameId::OF_PUZZLES, &preset, 507, 3));
        let other = GameId::OF_PUZZLES.preset(Grade::Gentle.key()).unwrap();
        assert_eq!(deal(GameId::OF_PUZZLES, &other, 7, 3), None);
    }
}
