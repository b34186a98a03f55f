//! Puzzles rated beforehand, so that nobody waits for a rare one.
//!
//! Finding one takes long, making one again does not: the file holds the numbers of the seeds that
//! were worth keeping, all essentially different, and a puzzle is made from its number when it is
//! drawn. It is rebuilt by `cargo xtask bank`.

use crate::canon::canonical;
use crate::generator::{self, Recipe, generate};
use crate::rating::Tenths;
use crate::transform::Transform;
use crate::{Grade, Grid, Rng};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// A puzzle with one solution, and its ER.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankEntry {
    /// The clues.
    pub puzzle: Grid,
    /// Its ER.
    pub rating: Tenths,
}

/// One of the puzzles of this grade, disguised at random.
pub fn draw(grade: Grade, rng: &mut Rng) -> BankEntry {
    draw_rated(grade.easiest()..=grade.hardest(), rng).expect("the bank has puzzles of every grade")
}

/// One of the puzzles rated in this range, disguised at random; `None` where the bank has none.
pub fn draw_rated(ratings: RangeInclusive<Tenths>, rng: &mut Rng) -> Option<BankEntry> {
    let fitting = || seeds().filter(|seed| ratings.contains(&seed.rating));
    let count = fitting().count() as u32;
    if count == 0 {
        return None;
    }
    let entry = fitting().nth(rng.below(count) as usize)?.entry()?;
    Some(BankEntry { puzzle: Transform::random(rng).apply(&entry.puzzle), ..entry })
}

/// What the bank keeps of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BankSeed {
    /// Its ER.
    pub rating: Tenths,
    /// What [`make`] makes it of.
    pub number: u16,
}

impl BankSeed {
    /// The puzzle in its canonical form. A few milliseconds.
    pub fn entry(self) -> Option<BankEntry> {
        Some(BankEntry { puzzle: make(self.number)?, rating: self.rating })
    }
}

/// Every puzzle of the bank, the easiest first.
pub fn seeds() -> impl Iterator<Item = BankSeed> + Clone {
    let mut rest = PACKED;
    let (mut rating, mut left) = (Tenths(0), 0);
    core::iter::from_fn(move || {
        if left == 0 {
            let (&[tenths, low, high], after) = rest.split_first_chunk()?;
            (rating, left, rest) = (Tenths(tenths.into()), u16::from_le_bytes([low, high]), after);
        }
        let (&number, after) = rest.split_first_chunk()?;
        (left, rest) = (left - 1, after);
        Some(BankSeed { rating, number: u16::from_le_bytes(number) })
    })
}

/// Puzzle `number` in its canonical form: the same one for ever, or the bank's ratings are wrong.
pub fn make(number: u16) -> Option<Grid> {
    // Many clues make gentle puzzles, few make hard ones. The numbers are where the bank had enough.
    let recipe = match number % 4 {
        0 if number < 1_928 => Recipe::blanks(44, 50),
        1 if number < 852 => Recipe::blanks(51, 54),
        _ => Recipe::MINIMAL,
    };
    let mut rng = Rng::stream(SEED, number.into());
    let puzzle = generate(&recipe, &mut rng, generator::Proofs::DEFAULT).ok()?;
    Some(canonical(&puzzle))
}

/// The bank's file for these puzzles, which come in the order of their ratings.
///
/// For each rating: one byte of tenths, two of how many there are, and two for each number.
pub fn pack(seeds: &[BankSeed]) -> Vec<u8> {
    let mut packed = Vec::new();
    for group in seeds.chunk_by(|one, other| one.rating == other.rating) {
        packed.push(u8::try_from(group[0].rating.0).unwrap_or(u8::MAX));
        packed.extend(u16::try_from(group.len()).unwrap_or(u16::MAX).to_le_bytes());
        packed.extend(group.iter().flat_map(|seed| seed.number.to_le_bytes()));
    }
    packed
}

const PACKED: &[u8] = include_bytes!("../data/bank.bin");
const SEED: u64 = 9;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::{self, rate};
    use crate::solver;
    use std::collections::BTreeSet;

    #[test]
    fn the_file_is_what_pack_makes() {
        let all: Vec<BankSeed> = seeds().collect();
        assert_eq!(pack(&all), PACKED);
        assert!(all.is_sorted_by_key(|seed| seed.rating));
        let numbers: BTreeSet<u16> = all.iter().map(|seed| seed.number).collect();
        assert_eq!(numbers.len(), all.len());
        assert_eq!(all.len(), 2_400);
    }

    /// A sample keeps the test short. When it fails the generator makes other puzzles than it did,
    /// and so does every seed a player has written down.
    #[test]
    fn puzzles_are_the_ones_that_were_rated() {
        for seed in seeds().step_by(96) {
            let entry = seed.entry().unwrap();
            assert_eq!(solver::count(&entry.puzzle, 2), 1, "{seed:?}");
            let rated = rate(&entry.puzzle, rating::Links::AMPLE).unwrap();
            assert_eq!(rated.er, entry.rating, "{seed:?}");
        }
    }

    #[test]
    fn every_grade_can_be_drawn() {
        let mut rng = Rng::new(1);
        for grade in Grade::ALL {
            let drawn: Vec<BankEntry> = (0..20).map(|_| draw(grade, &mut rng)).collect();
            assert!(drawn.iter().all(|entry| Grade::of(entry.rating) == grade));
            assert!(drawn.iter().all(|entry| solver::count(&entry.puzzle, 2) == 1));
            assert!(drawn.windows(2).any(|two| two[0].puzzle != two[1].puzzle));
        }
        assert_eq!(draw_rated(Tenths(250)..=Tenths(251), &mut rng), None);
    }
}
