//! Finds a position where a technique is the easiest step.

use crate::Question;
use engine::bank::{self, BankSeed};
use engine::position::Position;
use engine::technique::{self, Technique};
use engine::{Grid, Rng};
use serde::{Deserialize, Serialize};
use session::{Deal, deal_position};

/// Steps after which a puzzle is taken to be done with.
const STEPS: usize = 120;

#[derive(Serialize, Deserialize)]
pub struct Example {
    pub technique: Technique,
    pub seed: u64,
}

impl Question for Example {
    /// A deal that begins right there, if a puzzle of the bank comes to it.
    type Answer = Option<Deal>;

    fn answer(self) -> Option<Deal> {
        let (puzzle, position) = find(self.technique, &mut Rng::new(self.seed))?;
        deal_position(&puzzle, &position)
    }
}

/// A puzzle of the bank that comes to it, and the position where it does.
pub fn find(wanted: Technique, rng: &mut Rng) -> Option<(Grid, Position)> {
    let mut seeds: Vec<BankSeed> = bank::seeds().collect();
    rng.shuffle(&mut seeds);
    let mut puzzles = seeds.iter().filter_map(|seed| Some(seed.entry()?.puzzle));
    puzzles.find_map(|puzzle| Some((puzzle, reach(&puzzle, wanted)?)))
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
