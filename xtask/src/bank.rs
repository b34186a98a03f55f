//! `cargo xtask bank`: makes the puzzles of the engine's bank anew, the same ones every time.

use crate::root;
use engine::bank::{BankEntry, pack};
use engine::canon::canonical;
use engine::generator::{self, Recipe, generate};
use engine::rating::{self, Rater};
use engine::{Grade, Grid, Rng, grade};
use std::collections::BTreeSet;
use std::fs;

/// Of each grade.
const WANTED: usize = 400;
const SEED: u64 = 9;

pub fn bank() -> Result<(), String> {
    let mut entries: Vec<BankEntry> = Vec::new();
    let mut known: BTreeSet<Grid> = BTreeSet::new();
    let mut counts = [0; 6];
    let mut rater = Rater::new();
    for number in 0.. {
        let Some(entry) = make(number, &counts, &mut rater) else { continue };
        let count = &mut counts[Grade::of(entry.rating) as usize];
        if *count < WANTED && known.insert(entry.puzzle) {
            *count += 1;
            entries.push(entry);
        }
        if number % 1000 == 0 {
            eprintln!("{number} made, kept {}", tell(&counts));
        }
        if counts.iter().all(|&count| count == WANTED) {
            break;
        }
    }
    entries.sort_by_key(|entry| (entry.rating, entry.puzzle));
    let packed = pack(&entries);
    let path = root().join("crates/engine/data/bank.bin");
    fs::write(&path, &packed).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{} puzzles in {} bytes: {}", entries.len(), packed.len(), tell(&counts));
    Ok(())
}

/// Puzzle `number` in its canonical form, unless the grades its kind mostly has are full.
fn make(number: u64, counts: &[usize; 6], rater: &mut Rater) -> Option<BankEntry> {
    let is_full = |grade: Grade| counts[grade as usize] == WANTED;
    // Many clues make gentle puzzles, few make hard ones.
    let recipe = match number % 4 {
        0 if !is_full(Grade::Gentle) => Recipe::blanks(44, 50),
        1 if !is_full(Grade::Steady) => Recipe::blanks(51, 54),
        _ => Recipe::MINIMAL,
    };
    let mut rng = Rng::stream(SEED, number);
    let puzzle = generate(&recipe, &mut rng, generator::Budget::DEFAULT).ok()?;
    let rating = rater.rate(&puzzle, rating::Budget::AMPLE).ok()?.er;
    Some(BankEntry { puzzle: canonical(&puzzle), rating })
}

fn tell(counts: &[usize; 6]) -> String {
    let told: Vec<String> =
        grade::ALL.iter().zip(counts).map(|(grade, count)| format!("{count} {grade}")).collect();
    told.join(", ")
}
