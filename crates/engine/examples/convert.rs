//! Reads a puzzle in whatever layout it comes and writes it in every other.
//!
//! `cargo run --example convert`

use ninefold_engine::solver;
use ninefold_engine::text::{self, Format};
use std::error::Error;

const DRAWN: &str = "\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
";

pub fn main() -> Result<(), Box<dyn Error>> {
    let mut entry = text::parse_one(DRAWN)?;
    // One format wants the solution as well.
    entry.solution = solver::first(&entry.puzzle);
    for format in Format::ALL {
        println!("{format}:\n{}", text::to_string(&entry, format)?);
    }

    // What cannot be read says where and why.
    let fault = text::parse_one("53..7....6..195").expect_err("15 cells are no puzzle");
    println!("{fault}");
    Ok(())
}
