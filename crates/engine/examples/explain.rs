//! Walks to the solution as a person would, a step a line, and tells what kind of way it was.
//!
//! `cargo run --example explain`

use ninefold_engine::ladder;
use ninefold_engine::path::Path;
use ninefold_engine::position::Position;
use ninefold_engine::step::CellRole;
use std::error::Error;

const PUZZLE: &str =
    "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";

pub fn main() -> Result<(), Box<dyn Error>> {
    let start: Position = PUZZLE.parse()?;
    let path = Path::of(&start);
    for step in &path.steps {
        // What was seen is data too: a board would draw it.
        println!("{step}    {}", step.evidence.cells_as(CellRole::Pattern));
    }
    if let Some(hardest) = path.hardest() {
        let height = ladder::height(&path);
        println!("hardest: {hardest}; {}, {} points", height.tier, height.score);
    }
    Ok(())
}
