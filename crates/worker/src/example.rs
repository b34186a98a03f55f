//! Finds a position where a technique is the easiest step: `example TECHNIQUE SEED`, answered by
//! a deal that begins right there.

use engine::bank::{self, BankSeed};
use engine::position::Position;
use engine::technique::{self, Technique};
use engine::{Grid, Rng};
use session::deal_position;

/// Steps after which a puzzle is taken to be done with.
const STEPS: usize = 120;

pub fn example(request: &str) -> Result<String, String> {
    let (name, seed) = request.split_once(' ').ok_or("a technique and a seed expected")?;
    let wanted: Technique = name.parse().map_err(|_| format!("there is no technique `{name}`"))?;
    let mut rng = Rng::new(seed.parse().map_err(|_| format!("`{seed}` is no seed"))?);
    let (puzzle, position) = find(wanted, &mut rng).ok_or("no puzzle of the bank needs it")?;
    let deal = deal_position(&puzzle, &position).ok_or("the puzzle has no solution")?;
    Ok(deal.to_string())
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
