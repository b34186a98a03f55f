//! Rates puzzles on the scale of Sudoku Explainer.
//!
//! `cargo run --example rate`

use ninefold_engine::Grade;
use ninefold_engine::rating::{Links, Rater};
use std::error::Error;

const PUZZLES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791",
    // The second has a blank less than this one, which has many solutions and so no rating.
    "....6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791",
];

pub fn main() -> Result<(), Box<dyn Error>> {
    // One rater for many puzzles: it reuses its memory.
    let mut rater = Rater::new();
    for puzzle in PUZZLES {
        match rater.rate(&puzzle.parse()?, Links::AMPLE) {
            Ok(rating) => {
                let grade = Grade::of(rating.er);
                println!("{} {} {}: {grade}, {}", rating.er, rating.ep, rating.ed, rating.hardest);
            }
            Err(why) => println!("no rating: {why}"),
        }
    }
    Ok(())
}
