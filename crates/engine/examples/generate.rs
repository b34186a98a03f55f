//! Makes puzzles: a symmetric one, and one of a wished grade.
//!
//! `cargo run --example generate`

use ninefold_engine::generator::{Proofs, Recipe, Symmetry, generate};
use ninefold_engine::order::{Order, Tries, fill};
use ninefold_engine::{Grade, Rng};
use std::error::Error;

pub fn main() -> Result<(), Box<dyn Error>> {
    // The same seed gives the same puzzles on every machine.
    let mut rng = Rng::new(2026);

    let recipe = Recipe::blanks(50, 54).with_symmetry(Symmetry::HalfTurn);
    println!("{}", generate(&recipe, &mut rng, Proofs::DEFAULT)?);

    let grade = Grade::Tough;
    let rating = Some(grade.easiest()..=grade.hardest());
    let made = fill(&Order { rating, ..Order::of(Recipe::MINIMAL) }, &mut rng, Tries::DEFAULT)?;
    println!("{} {grade}", made.puzzle);
    Ok(())
}
