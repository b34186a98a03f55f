//! Whole puzzles for the techniques a player chooses, answered by a deal:
//! `needs SEED TECHNIQUE`, or `only SEED TECHNIQUE,TECHNIQUE,…` for those that must suffice.

use crate::example;
use engine::order::{self, Aim, Tries};
use engine::technique::Technique;
use engine::{Grid, Rng};
use session::deal_puzzle;

/// Tens of milliseconds each where chains are allowed; few sets of techniques need many.
const TRIES: Tries = Tries(400);

/// One whose easiest path uses the technique and nothing harder; of the rare ones, one of the bank
/// that comes to it on its way.
pub fn needs(request: &str) -> Result<String, String> {
    let (mut rng, wanted) = read(request)?;
    let wanted = *wanted.first().ok_or(NONE)?;
    let easier = &Technique::ALL[..=wanted as usize];
    let made = order::fill_with(easier, Aim::Technique, &mut rng, TRIES);
    let made = made.filter(|made| made.hardest == wanted).map(|made| made.puzzle);
    let from_bank = || Some(example::find(wanted, &mut rng)?.0);
    dealt(made.or_else(from_bank))
}

/// One that these techniques suffice for, and that is as hard as they allow.
pub fn only(request: &str) -> Result<String, String> {
    let (mut rng, allowed) = read(request)?;
    let made = order::fill_with(&allowed, Aim::Grade, &mut rng, TRIES);
    dealt(made.map(|made| made.puzzle))
}

const NONE: &str = "no puzzle was found";

fn read(request: &str) -> Result<(Rng, Vec<Technique>), String> {
    let (seed, names) = request.split_once(' ').ok_or("a seed and techniques expected")?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
    let technique =
        |name: &str| name.parse().map_err(|_| format!("there is no technique `{name}`"));
    Ok((Rng::new(seed), names.split(',').map(technique).collect::<Result<_, _>>()?))
}

fn dealt(puzzle: Option<Grid>) -> Result<String, String> {
    let deal = puzzle.and_then(|puzzle| deal_puzzle(&puzzle)).ok_or(NONE)?;
    Ok(deal.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::path::Path;
    use engine::position::Position;

    fn puzzle(answer: Result<String, String>) -> Grid {
        let deal: session::Deal = answer.unwrap().parse().unwrap();
        assert_eq!(deal.prove(), Ok(()));
        deal.get("puzzle").unwrap().parse().unwrap()
    }

    #[test]
    fn a_puzzle_needs_what_was_asked_for() {
        let easiest = |puzzle: &Grid| Path::of(&Position::from_puzzle(puzzle)).techniques();
        for wanted in [Technique::HiddenPair, Technique::XyWing] {
            let used = easiest(&puzzle(needs(&format!("7 {wanted}"))));
            assert_eq!(used.last(), Some(&wanted));
        }
        // Too rare to be made while somebody waits: it comes from the bank.
        let rare = Technique::Jellyfish;
        assert!(easiest(&puzzle(needs(&format!("7 {rare}")))).contains(&rare));
    }

    #[test]
    fn what_was_ticked_suffices() {
        let names: Vec<&str> =
            Technique::ALL[..6].iter().map(|technique| technique.key()).collect();
        let puzzle = puzzle(only(&format!("3 {}", names.join(","))));
        assert!(Path::with(&Position::from_puzzle(&puzzle), &Technique::ALL[..6]).is_solved());
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(only("3 x-wing").unwrap_err(), NONE);
        assert_eq!(only("3 y-wing-ish").unwrap_err(), "there is no technique `y-wing-ish`");
        assert_eq!(needs("x x-wing").unwrap_err(), "`x` is no seed");
    }
}
