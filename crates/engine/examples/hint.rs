//! Gives a hint in stages, and says what is wrong with a position instead where something is.
//!
//! `cargo run --example hint`

use ninefold_engine::explain::{self, Stage};
use ninefold_engine::position::Position;
use ninefold_engine::{Grid, hint, solver};
use std::error::Error;

const PUZZLE: &str =
    "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";

pub fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid = PUZZLE.parse()?;
    let solution = solver::solve(&puzzle).unique().ok_or("not a proper puzzle")?;
    let mut position = Position::from_puzzle(&puzzle);
    tell(&position, &solution);

    // A wrong digit is told before any step that would follow from it.
    let cell = "r1c2".parse()?;
    let right = solution[cell].ok_or("a solution has no blank")?;
    let wrong = position[cell].iter().find(|&digit| digit != right).ok_or("nothing else fits")?;
    position.place(cell, wrong);
    tell(&position, &solution);
    Ok(())
}

/// Phrases are names of messages with values; a front end says them in the player's language.
fn tell(position: &Position, solution: &Grid) {
    match hint::next(position, solution) {
        Ok(step) => Stage::ALL.iter().for_each(|&at| println!("{}", explain::stage(&step, at))),
        Err(trouble) => println!("{}", explain::trouble(trouble)),
    }
}
