//! The solver as a WASM module for `run.js`: puzzles in, cell by cell; then work to be timed.

use engine::solver::{self, Solutions};
use engine::{Digit, Grid};
use std::hint::black_box;
use std::sync::Mutex;

static CELLS: Mutex<Vec<Option<Digit>>> = Mutex::new(Vec::new());
static PUZZLES: Mutex<Vec<Grid>> = Mutex::new(Vec::new());

/// Tells the next cell, 0 for blank. A call for each spares the module any raw memory.
#[unsafe(no_mangle)]
pub extern "C" fn tell(value: u32) {
    let mut cells = CELLS.lock().expect("there is one thread");
    cells.push(u8::try_from(value).ok().and_then(Digit::new));
    if let Ok(puzzle) = <[Option<Digit>; 81]>::try_from(cells.as_slice()) {
        PUZZLES.lock().expect("there is one thread").push(Grid::from_cells(puzzle));
        cells.clear();
    }
}

/// Counts the solutions of all puzzles, up to two each, and returns the sum.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> u32 {
    let puzzles = PUZZLES.lock().expect("there is one thread");
    puzzles.iter().map(|puzzle| solver::count(black_box(puzzle), 2) as u32).sum()
}

/// Solves all puzzles, up to two solutions each, and returns a number made of all their digits.
#[unsafe(no_mangle)]
pub extern "C" fn checksum() -> u32 {
    let mut sum = 0u32;
    for puzzle in PUZZLES.lock().expect("there is one thread").iter() {
        let mut tell = |solution: &Grid| {
            for value in solution.values() {
                sum = sum.wrapping_mul(31).wrapping_add(value.into());
            }
        };
        match solver::solve(puzzle) {
            Solutions::None => {}
            Solutions::One(solution) => tell(&solution),
            Solutions::Many(two) => two.iter().for_each(tell),
        }
    }
    sum
}
