//! Puzzles made and rated beforehand, so that nobody waits for a rare one.
//!
//! The file holds canonical forms, all essentially different; each draw disguises one anew. It is
//! rebuilt by `cargo xtask bank`.

use crate::rating::Tenths;
use crate::transform::Transform;
use crate::{CellSet, Digit, Grade, Grid, Rng};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// A puzzle with one solution, and its ER.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankEntry {
    pub puzzle: Grid,
    pub rating: Tenths,
}

/// One of the puzzles of this grade, disguised at random.
pub fn draw(grade: Grade, rng: &mut Rng) -> BankEntry {
    draw_rated(grade.easiest()..=grade.hardest(), rng).expect("the bank has puzzles of every grade")
}

/// One of the puzzles rated in this range, disguised at random; `None` where the bank has none.
pub fn draw_rated(ratings: RangeInclusive<Tenths>, rng: &mut Rng) -> Option<BankEntry> {
    let fitting = || entries().filter(|entry| ratings.contains(&entry.rating));
    let count = fitting().count() as u32;
    if count == 0 {
        return None;
    }
    let entry = fitting().nth(rng.below(count) as usize)?;
    Some(BankEntry { puzzle: Transform::random(rng).apply(&entry.puzzle), ..entry })
}

/// Every puzzle of the bank in its canonical form, the easiest first.
pub fn entries() -> impl Iterator<Item = BankEntry> + Clone {
    let mut rest = PACKED;
    core::iter::from_fn(move || {
        let (entry, after) = unpack(rest)?;
        rest = after;
        Some(entry)
    })
}

/// The bank's file for these puzzles.
///
/// An entry is one byte of rating in tenths, eleven bytes with a bit a filled cell, and half a byte
/// a digit; about 25 bytes in all.
pub fn pack(entries: &[BankEntry]) -> Vec<u8> {
    let mut packed = Vec::new();
    for entry in entries {
        let digits: Vec<u8> = entry.puzzle.placed().map(|(_, digit)| digit.get()).collect();
        packed.push(u8::try_from(entry.rating.0).unwrap_or(u8::MAX));
        packed.extend(&entry.puzzle.filled().bits().to_le_bytes()[..MASK]);
        packed.extend(digits.chunks(2).map(|two| two[0] | two.get(1).map_or(0, |high| high << 4)));
    }
    packed
}

const PACKED: &[u8] = include_bytes!("../data/bank.bin");
const MASK: usize = 11;

fn unpack(packed: &[u8]) -> Option<(BankEntry, &[u8])> {
    let (&rating, rest) = packed.split_first()?;
    let (mask, rest) = rest.split_at_checked(MASK)?;
    let bits = mask.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte));
    let filled = CellSet::from_bits(bits);
    let (digits, rest) = rest.split_at_checked(filled.len().div_ceil(2) as usize)?;
    let mut puzzle = Grid::EMPTY;
    for (index, cell) in filled.iter().enumerate() {
        puzzle[cell] = digit(digits, index);
    }
    Some((BankEntry { puzzle, rating: Tenths(rating.into()) }, rest))
}

fn digit(digits: &[u8], index: usize) -> Option<Digit> {
    Digit::new(digits[index / 2] >> (index % 2 * 4) & 15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canon::canonical;
    use crate::{grade, solver};
    use std::collections::BTreeSet;

    #[test]
    fn the_file_is_what_pack_makes() {
        let all: Vec<BankEntry> = entries().collect();
        assert_eq!(pack(&all), PACKED);
        assert!(all.is_sorted_by_key(|entry| entry.rating));
    }

    #[test]
    fn every_puzzle_has_one_solution_and_no_twin() {
        let all: BTreeSet<Grid> = entries().map(|entry| entry.puzzle).collect();
        assert_eq!(all.len(), entries().count());
        assert!(all.iter().all(|puzzle| solver::count(puzzle, 2) == 1));
        // Canonical forms are distinct exactly when the puzzles are; a sample keeps the test short.
        assert!(all.iter().step_by(20).all(|puzzle| canonical(puzzle) == *puzzle));
    }

    #[test]
    fn every_grade_can_be_drawn() {
        let mut rng = Rng::new(1);
        for grade in grade::ALL {
            let drawn: Vec<BankEntry> = (0..20).map(|_| draw(grade, &mut rng)).collect();
            assert!(drawn.iter().all(|entry| Grade::of(entry.rating) == grade));
            assert!(drawn.iter().all(|entry| solver::count(&entry.puzzle, 2) == 1));
            assert!(drawn.windows(2).any(|two| two[0].puzzle != two[1].puzzle));
        }
        assert_eq!(draw_rated(Tenths(250)..=Tenths(251), &mut rng), None);
    }
}
