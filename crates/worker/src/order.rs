//! Puzzles and positions for the techniques a player chooses.

use crate::{Question, example};
use engine::order::{self, Aim, Tries};
use engine::technique::Technique;
use engine::{Grid, Rng};
use serde::{Deserialize, Serialize};
use session::{Deal, deal_practice, deal_puzzle};

/// Tens of milliseconds each where chains are allowed; few sets of techniques need many.
const TRIES: Tries = Tries(400);

#[derive(Serialize, Deserialize)]
pub struct Order {
    pub wanted: Wanted,
    pub seed: u64,
}

#[derive(Serialize, Deserialize)]
pub enum Wanted {
    /// A puzzle that needs this technique.
    Needs(Technique),
    /// A puzzle that these techniques suffice for, and that is as hard as they allow.
    Only(Vec<Technique>),
    /// Positions to find these in, one after the other.
    Found(Vec<Technique>),
}

impl Question for Order {
    /// A deal of it, if one was found.
    type Answer = Option<Deal>;

    fn answer(self) -> Option<Deal> {
        let rng = &mut Rng::new(self.seed);
        let puzzle = match self.wanted {
            Wanted::Needs(technique) => needs(technique, rng),
            Wanted::Found(asked) => return deal_practice(&asked, rng),
            Wanted::Only(allowed) => {
                order::fill_with(&allowed, Aim::Grade, rng, TRIES).map(|made| made.puzzle)
            }
        };
        deal_puzzle(&puzzle?)
    }
}

/// One whose easiest path uses the technique and nothing harder; of the rare ones, one that
/// comes to it on its way.
fn needs(wanted: Technique, rng: &mut Rng) -> Option<Grid> {
    let easier = &Technique::ALL[..=wanted as usize];
    let made = order::fill_with(easier, Aim::Technique, rng, TRIES);
    let made = made.filter(|made| made.hardest == wanted).map(|made| made.puzzle);
    made.or_else(|| Some(example::find(wanted, rng)?.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::path::Path;
    use engine::position::Position;

    fn puzzle(wanted: Wanted, seed: u64) -> Grid {
        let deal = Order { wanted, seed }.answer().unwrap();
        assert_eq!(deal.prove(), Ok(()));
        deal.get("puzzle").unwrap().parse().unwrap()
    }

    #[test]
    fn a_puzzle_needs_what_was_asked_for() {
        let easiest = |puzzle: &Grid| Path::of(&Position::from_puzzle(puzzle)).techniques();
        for wanted in [Technique::HiddenPair, Technique::XyWing] {
            let used = easiest(&puzzle(Wanted::Needs(wanted), 7));
            assert_eq!(used.last(), Some(&wanted));
        }
        // Too rare to be the hardest of a puzzle while somebody waits: one comes to it on its way.
        let rare = Technique::Jellyfish;
        assert!(easiest(&puzzle(Wanted::Needs(rare), 7)).contains(&rare));
    }

    #[test]
    fn what_was_ticked_suffices() {
        let ticked = &Technique::ALL[..6];
        let puzzle = puzzle(Wanted::Only(ticked.to_vec()), 3);
        assert!(Path::with(&Position::from_puzzle(&puzzle), ticked).is_solved());
    }

    #[test]
    fn positions_are_new_each_time() {
        let dealt = |seed| {
            Order { wanted: Wanted::Found(vec![Technique::Pointing; 3]), seed }.answer().unwrap()
        };
        assert_ne!(dealt(1), dealt(2));
        assert_eq!(session::practised(&dealt(1)), Some(vec![Technique::Pointing; 3]));
    }

    #[test]
    fn what_cannot_be_is_not_found() {
        let wanted = Wanted::Only(vec![Technique::XWing]);
        assert_eq!(Order { wanted, seed: 3 }.answer(), None);
    }
}
