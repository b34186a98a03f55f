//! Puzzles that come to what hardly any puzzle does, by their numbers: so rare a technique cannot be waited for.
//!
//! A number is a puzzle of the generator. Each is dealt in a disguise, so that no two deals are the same; whether
//! the disguise still comes to the technique is looked at again, as the easiest path depends on where things stand.
//! `cargo run --release -p ninefold-games --example stock` makes the list, and a test walks all of it.

use super::task::positions;
use super::variant::Deed;
use alloc::vec::Vec;
use engine::generator::{Proofs, Recipe, generate};
use engine::position::Position;
use engine::technique::Technique;
use engine::transform::Transform;
use engine::{Grid, Rng};

/// Its lines are `TECHNIQUE NUMBER …`.
const STOCK: &str = include_str!("stock.txt");
/// The seed whose streams the numbers are.
const SEED: u64 = 18;
/// Disguises to try before it is said that there is none.
const TRIES: u32 = 200;

/// The puzzle of this number.
pub fn puzzle(number: u32) -> Grid {
    let mut rng = Rng::stream(SEED, number.into());
    loop {
        if let Ok(puzzle) = generate(&Recipe::MINIMAL, &mut rng, Proofs::DEFAULT) {
            return puzzle;
        }
    }
}

/// The numbers of the puzzles that come to a technique; none of what is not in stock.
pub fn numbers(technique: Technique) -> Vec<u32> {
    let of = |line: &str| {
        let mut words = line.split(' ');
        let is_meant = words.next() == Some(technique.key());
        is_meant.then(|| words.filter_map(|word| word.parse().ok()).collect())
    };
    STOCK.lines().find_map(of).unwrap_or_default()
}

/// A position at which the technique comes next, from a puzzle in stock.
pub fn position(technique: Technique, deed: Option<Deed>, rng: &mut Rng) -> Option<Position> {
    let numbers = numbers(technique);
    (0..TRIES).find_map(|_| {
        let puzzle = Transform::random(rng).apply(&puzzle(*rng.pick(&numbers)?));
        let found = positions(&puzzle, &[technique], technique, deed);
        rng.pick(&found).map(|(_, position)| position.clone())
    })
}
