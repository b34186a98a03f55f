//! `cargo xtask bank`: makes the puzzles of the engine's bank anew, the same ones every time.

use crate::root;
use engine::bank::{BankSeed, make, pack};
use engine::rating::{Links, Rater};
use engine::{Grade, Grid};
use std::collections::BTreeSet;
use std::fs;

/// Of each grade.
const WANTED: usize = 400;

pub fn bank() -> Result<(), String> {
    let mut kept: Vec<(BankSeed, Grid)> = Vec::new();
    let mut known: BTreeSet<Grid> = BTreeSet::new();
    let mut counts = [0; 6];
    let mut rater = Rater::new();
    for number in 0..=u16::MAX {
        if number % 1000 == 0 {
            eprintln!("{number} made, kept {}", tell(&counts));
        }
        let Some(puzzle) = make(number) else { continue };
        let Ok(rated) = rater.rate(&puzzle, Links::AMPLE) else { continue };
        let count = &mut counts[Grade::of(rated.er) as usize];
        if *count < WANTED && known.insert(puzzle) {
            *count += 1;
            kept.push((BankSeed { rating: rated.er, number }, puzzle));
        }
        if counts.iter().all(|&count| count == WANTED) {
            break;
        }
    }
    // The order decides what a seed draws, so it does not change.
    kept.sort_by_key(|(seed, puzzle)| (seed.rating, *puzzle));
    let seeds: Vec<BankSeed> = kept.iter().map(|(seed, _)| *seed).collect();
    let packed = pack(&seeds);
    let path = root().join("crates/engine/data/bank.bin");
    fs::write(&path, &packed).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{} puzzles in {} bytes: {}", seeds.len(), packed.len(), tell(&counts));
    Ok(())
}

fn tell(counts: &[usize; 6]) -> String {
    let told: Vec<String> =
        Grade::ALL.iter().zip(counts).map(|(grade, count)| format!("{count} {grade}")).collect();
    told.join(", ")
}
