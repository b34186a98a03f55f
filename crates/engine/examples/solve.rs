//! Solves a puzzle and tells whether its solution is the only one.
//!
//! `cargo run --example solve`

use ninefold_engine::Grid;
use ninefold_engine::solver::{self, Solutions};
use std::error::Error;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid = PUZZLE.parse()?;
    match solver::solve(&puzzle) {
        Solutions::None => println!("It cannot be solved."),
        Solutions::One(solution) => println!("{solution}"),
        Solutions::Many([one, other]) => println!("There are several, such as\n{one}\n{other}"),
    }
    Ok(())
}
