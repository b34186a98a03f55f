//! Which technique a claim is credited to: the easiest that gives it from what the player sees. It knows
//! positions and steps, no run and no solution.

use alloc::vec::Vec;
use core::ops::ControlFlow;
use engine::position::Position;
use engine::step::{Candidate, Step};
use engine::technique::Technique;

/// What a move claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The digit belongs into the cell.
    Placed(Candidate),
    /// The digit does not.
    Struck(Candidate),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credit {
    /// The step that gives it; where more than one is needed, the last of the hardest technique.
    pub step: Step,
    /// Steps of other techniques that give it as well.
    pub others: Vec<Step>,
}

/// The techniques that place a digit by a glance.
const SINGLES: [Technique; 4] = [
    Technique::FullHouse,
    Technique::HiddenSingleBox,
    Technique::HiddenSingleLine,
    Technique::NakedSingle,
];
/// The last with a shape of its own. What comes after are chains in all their generality, which give most
/// of what anything else gives.
const LAST_SHAPE: Technique = Technique::WxyzWing;
/// As far as steps are put together: nobody holds more in mind without writing it down.
const LAST_IN_MIND: Technique = Technique::XyWing;
/// Nothing harder is told apart from a guess.
const LAST: Technique = Technique::AlsXyWing;

impl Claim {
    pub fn what(self) -> Candidate {
        match self {
            Claim::Placed(what) | Claim::Struck(what) => what,
        }
    }

    /// Whether a step says so.
    pub fn follows_from(self, step: &Step) -> bool {
        match self {
            Claim::Placed(what) => step.conclusion.placements.contains(&what),
            Claim::Struck(what) => step.conclusion.eliminations.contains(&what),
        }
    }
}

/// The easiest technique that gives this claim in one step, or in several that a person holds in mind.
pub fn credit(position: &Position, claim: Claim) -> Option<Credit> {
    let give = |from: Option<Technique>, to: Technique| {
        let mut techniques = range(from, to);
        techniques.find_map(|technique| giving(position, technique, claim))
    };
    if let Some(step) = give(None, LAST_SHAPE) {
        let others = others(position, &step, claim);
        return Some(Credit { step, others });
    }
    let step = in_mind(position, claim).or_else(|| give(Some(LAST_SHAPE), LAST))?;
    Some(Credit { step, others: Vec::new() })
}

/// The techniques after one up to another.
fn range(after: Option<Technique>, to: Technique) -> impl Iterator<Item = Technique> {
    let all = Technique::ALL.into_iter();
    all.filter(move |technique| after.is_none_or(|after| *technique > after) && *technique <= to)
}

fn giving(position: &Position, technique: Technique, claim: Claim) -> Option<Step> {
    let mut found = None;
    let _ = technique.each(position, &mut |step| {
        if !claim.follows_from(&step) {
            return ControlFlow::Continue(());
        }
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}

/// The steps of other ways to look that give the same. Within a family the easier is learned before the
/// harder, and many of its steps are two views of one thing; among singles each is a habit of its own.
fn others(position: &Position, step: &Step, claim: Claim) -> Vec<Step> {
    let own = step.technique;
    let is_other = |technique: &Technique| match claim {
        Claim::Placed(_) => own != Technique::FullHouse && *technique <= Technique::NakedSingle,
        Claim::Struck(_) => technique.family() != own.family(),
    };
    range(Some(own), LAST_SHAPE)
        .filter(is_other)
        .flat_map(|technique| technique.all(position))
        .filter(|step| claim.follows_from(step))
        .collect()
}

/// Strikes in mind what techniques give, the easiest first, until the claim follows; the step after which
/// it does.
fn in_mind(position: &Position, claim: Claim) -> Option<Step> {
    let mut seen = position.clone();
    for hardest in range(Some(Technique::NakedSingle), LAST_IN_MIND) {
        let mut last = None;
        while let Some(step) = next_strike(&seen, hardest) {
            seen.apply(&step);
            if claim.follows_from(&step) {
                return Some(step);
            }
            if step.technique == hardest {
                last = Some(step);
            }
        }
        let follows = |technique| giving(&seen, technique, claim).is_some();
        if let Some(last) = last.filter(|_| SINGLES.into_iter().any(follows)) {
            return Some(last);
        }
    }
    None
}

/// The easiest step that strikes notes and nothing else, up to this technique.
fn next_strike(position: &Position, hardest: Technique) -> Option<Step> {
    range(Some(Technique::NakedSingle), hardest)
        .find_map(|technique| technique.first(position))
        .filter(|step| step.conclusion.placements.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::path::Path;
    use engine::step::Conclusion;
    use std::string::{String, ToString};

    const SINGLES_ALONE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// No single is left: the 6 of box 6 points along row 6, and then the 6 of row 5 has one place.
    const POINTING: &str =
        "623587419541..6.8.789.1.6.5.3.....58..5....43..8.352...1..5.....52.7.8...9.2..5..";

    #[track_caller]
    fn check(puzzle: &str, claim: Claim, expected: Option<&str>) {
        let position: Position = puzzle.parse().unwrap();
        let credit = credit(&position, claim).map(|credit| {
            let mut others: Vec<Technique> =
                credit.others.iter().map(|step| step.technique).collect();
            others.dedup();
            let others: String = others.iter().map(|one| std::format!(" or {one}")).collect();
            credit.step.technique.to_string() + &others
        });
        assert_eq!(credit.as_deref(), expected);
    }

    fn placed(text: &str) -> Claim {
        Claim::Placed(text.parse().unwrap())
    }

    fn struck(text: &str) -> Claim {
        Claim::Struck(text.parse().unwrap())
    }

    #[test]
    fn a_digit_is_credited_to_the_easiest_single() {
        check(SINGLES_ALONE, placed("5@r5c5"), Some("naked-single"));
        check(SINGLES_ALONE, placed("1@r9c7"), Some("hidden-single-box"));
        check(SINGLES_ALONE, placed("9@r1c7"), None);
    }

    #[test]
    fn a_struck_note_is_credited_to_what_strikes_it() {
        check(POINTING, struck("6@r6c2"), Some("pointing or simple-colouring or multi-colouring"));
        check(POINTING, struck("6@r6c8"), None);
    }

    /// Nobody wrote a note: the digit follows from two steps, and is credited to the harder.
    #[test]
    fn what_is_put_together_in_mind_is_credited_to_its_hardest_part() {
        check(POINTING, placed("6@r5c2"), Some("pointing"));
    }

    #[test]
    fn every_step_of_an_easy_path_is_credited_to_its_technique() {
        for puzzle in [SINGLES_ALONE, POINTING] {
            let mut position: Position = puzzle.parse().unwrap();
            for step in Path::of(&position).steps {
                let Conclusion { placements, eliminations } = &step.conclusion;
                let claims = placements.iter().map(|&what| Claim::Placed(what));
                for claim in claims.chain(eliminations.iter().map(|&what| Claim::Struck(what))) {
                    let credit = credit(&position, claim).expect("it follows");
                    assert_eq!(credit.step.technique, step.technique, "{step}");
                }
                position.apply(&step);
            }
        }
    }
}
