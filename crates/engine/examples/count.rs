//! Counts the solutions of a puzzle, and of a board of candidates.
//!
//! `cargo run --example count`

use ninefold_engine::{Candidates, Cell, Grid, solver};
use std::error::Error;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid = PUZZLE.parse()?;
    println!("{} solution", solver::count(&puzzle, 1_000));

    // Without its fives there are more.
    let mut fewer = puzzle;
    for cell in puzzle.cells_with("5".parse()?).iter() {
        fewer[cell] = None;
    }
    println!("{} without the fives", solver::count(&fewer, 1_000));

    // A cell may be told what it must not be: the solver takes candidates like a puzzle.
    let mut candidates = Candidates::of(&fewer);
    let corner: Cell = "r1c1".parse()?;
    candidates[corner].remove("5".parse()?);
    println!("{} of them without a five in {corner}", solver::count(&candidates, 1_000));
    Ok(())
}
