//! Finds a position where a technique is the easiest step.

use crate::Question;
use engine::generator::{Proofs, Recipe, generate};
use engine::position::Position;
use engine::technique::{self, Technique};
use engine::{Grid, Rng};
use serde::{Deserialize, Serialize};
use session::{Deal, deal_position};

/// Puzzles to look at: some seconds, when the technique is rarer than that.
const PUZZLES: u32 = 5_000;

/// Steps after which a puzzle is taken to be done with.
const STEPS: usize = 120;

#[derive(Serialize, Deserialize)]
pub struct Example {
    pub technique: Technique,
    pub seed: u64,
}

impl Question for Example {
    /// A deal that begins right there, if a puzzle comes to it.
    type Answer = Option<Deal>;

    fn answer(self) -> Option<Deal> {
        let (puzzle, position) = find(self.technique, &mut Rng::new(self.seed))?;
        deal_position(&puzzle, &position)
    }
}

/// A new puzzle that comes to it, and the position where it does.
pub fn find(wanted: Technique, rng: &mut Rng) -> Option<(Grid, Position)> {
    (0..PUZZLES).find_map(|_| {
        let puzzle = generate(&Recipe::MINIMAL, rng, Proofs::DEFAULT).ok()?;
        Some((puzzle, reach(&puzzle, wanted)?))
    })
}

/// Solves by the easiest steps until the wanted one is the easiest.
fn reach(puzzle: &Grid, wanted: Technique) -> Option<Position> {
    let mut position = Position::from_puzzle(puzzle);
    for _ in 0..STEPS {
        let step = technique::easiest(&position)?;
        if step.technique == wanted {
            return Some(position);
        }
        // What is harder than the wanted one will not lead back to it soon.
        if step.technique > wanted && step.technique > Technique::XyWing {
            return None;
        }
        position.apply(&step);
    }
    None
}
