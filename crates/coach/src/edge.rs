//! The next puzzle by what a player can do: it needs one technique that is not had yet, and nothing beyond it, and
//! says so. From the notebook and a seed; what it deals is graded like any other puzzle.

use crate::advice::is_shaky;
use crate::course::{Chapter, dealt, progress, uses};
use crate::grasp::{Grasp, Hold};
use crate::notebook::Notebook;
use alloc::vec::Vec;
use engine::generator::{Proofs, Recipe, generate};
use engine::order::clues_for;
use engine::rating::Tenths;
use engine::technique::Technique;
use engine::{Grade, Phrase, Rng, explain, phrase};
use session::{Deal, GameId};

use Technique as T;

/// A puzzle, and why it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    pub deal: Deal,
    pub reason: Phrase,
    /// What it is for; `None` where nothing is known of the player, or nothing is left to learn.
    pub technique: Option<Technique>,
}

/// What is learned one after the other; what hardly any puzzle needs is not waited for.
const LADDER: [Technique; 27] = [
    T::HiddenSingleBox,
    T::HiddenSingleLine,
    T::NakedSingle,
    T::Pointing,
    T::Claiming,
    T::NakedPair,
    T::HiddenPair,
    T::LockedPair,
    T::NakedTriple,
    T::HiddenTriple,
    T::XWing,
    T::Skyscraper,
    T::TwoStringKite,
    T::TurbotFish,
    T::EmptyRectangle,
    T::XyWing,
    T::XyzWing,
    T::WWing,
    T::UniqueRectangle1,
    T::UniqueRectangle4,
    T::HiddenRectangle,
    T::FinnedXWing,
    T::XyChain,
    T::Aic,
    T::NiceLoop,
    T::AlsXz,
    T::ForcingChain,
];
/// Puzzles to look at for one that needs it; then for the next on the ladder.
const TRIES: u32 = 4_000;
/// Somebody who is to find it once or twice is not to find it ten times.
const MOST: u32 = 2;

/// A puzzle at the edge of what this player can do. It may take some hundred milliseconds.
pub fn edge(notebook: &Notebook, seed: u64) -> Edge {
    let mut rng = Rng::stream(seed, 5);
    let grasps = notebook.grasps();
    let footing = progress(notebook);
    let is_known = footing.iter().any(|one| one.footing.is_done()) || notebook.n_telling() > 0;
    if !is_known {
        return graded(Grade::Gentle, phrase!("edge-first"), &mut rng);
    }
    let reached = reached(&grasps, &|technique| {
        let of = Chapter::of(technique);
        footing.iter().any(|one| Some(one.chapter) == of && one.footing.is_done())
    });
    let missing = (0..LADDER.len()).filter(|rung| *rung >= reached || goes_by(*rung, &grasps));
    for rung in missing {
        if let Some((deal, count)) = needing(rung, &mut rng) {
            let reason = reason(rung, count, &grasps);
            return Edge { deal, reason, technique: Some(LADDER[rung]) };
        }
    }
    graded(Grade::Nightmare, phrase!("edge-all"), &mut rng)
}

fn graded(grade: Grade, reason: Phrase, rng: &mut Rng) -> Edge {
    let game = GameId::OF_PUZZLES;
    let preset = game.preset(grade.key()).expect("every grade is a preset of the game of puzzles");
    Edge { deal: game.deal(&preset, rng), reason, technique: None }
}

fn of(technique: Technique, grasps: &[Grasp]) -> Option<&Grasp> {
    grasps.iter().find(|grasp| grasp.technique == technique)
}

/// The first rung above all that the player has: who has something harder has what leads there, unless it is seen
/// to go by.
fn reached(grasps: &[Grasp], is_done: &dyn Fn(Technique) -> bool) -> usize {
    let has = |technique: &Technique| {
        is_done(*technique) || of(*technique, grasps).is_some_and(|grasp| grasp.hold == Hold::Firm)
    };
    LADDER.iter().rposition(has).map_or(0, |last| last + 1)
}

/// Whether it was met, and not seen too often.
fn goes_by(rung: usize, grasps: &[Grasp]) -> bool {
    of(LADDER[rung], grasps).is_some_and(|grasp| grasp.hold == Hold::NotYet || is_shaky(grasp))
}

/// A puzzle that this rung and those below it solve, and how often it takes this one.
fn needing(rung: usize, rng: &mut Rng) -> Option<(Deal, u32)> {
    let technique = LADDER[rung];
    let mut allowed: Vec<Technique> = LADDER[..=rung].to_vec();
    allowed.push(T::FullHouse);
    allowed.sort_unstable();
    let clues = clues_for(&(Tenths(0)..=technique.grade().hardest()));
    let recipe = Recipe { clues, ..Recipe::MINIMAL };
    (0..TRIES).find_map(|_| {
        let puzzle = generate(&recipe, rng, Proofs::DEFAULT).ok()?;
        let count = uses(technique, &allowed, &puzzle)?;
        // Every puzzle takes places of digits, and many of them.
        let fits = (1..=MOST).contains(&count) || rung < 2 && count > 0;
        fits.then(|| dealt(&puzzle)).flatten().map(|deal| (deal, count))
    })
}

fn reason(rung: usize, count: u32, grasps: &[Grasp]) -> Phrase {
    let technique = explain::name(LADDER[rung]);
    if goes_by(rung, grasps) {
        return phrase!("edge-practise", technique = technique, count = count);
    }
    let is_firm =
        |one: &&Technique| of(**one, grasps).is_some_and(|grasp| grasp.hold == Hold::Firm);
    match LADDER[..rung].iter().rfind(is_firm) {
        Some(known) => {
            let known = explain::name(*known);
            phrase!("edge-next", known = known, technique = technique, count = count)
        }
        None => phrase!("edge-begin", technique = technique, count = count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opinion::{Met, Opinion, Seen};
    use session::RunId;
    use std::string::String;
    use words::{Language, say};

    fn notebook(placed: u32, met: &[(T, Seen)]) -> Notebook {
        let mut notebook = Notebook::default();
        let met = met.iter().flat_map(|(technique, seen)| {
            let one = Met {
                index: 0,
                technique: *technique,
                seen: *seen,
                seconds: 5,
                others: Vec::new(),
            };
            [one.clone(), one]
        });
        let met: Vec<Met> = met.collect();
        if placed > 0 || !met.is_empty() {
            notebook.add(&Opinion { run: RunId(1), started: 0, twins: 0, placed, met });
        }
        notebook
    }

    #[track_caller]
    fn check(placed: u32, met: &[(T, Seen)], technique: Option<T>, reason: &str) {
        let notebook = notebook(placed, met);
        let edge = edge(&notebook, 18);
        assert_eq!(edge, super::edge(&notebook, 18));
        assert_eq!(edge.technique, technique);
        let told: String = say(&edge.reason, Language::English);
        assert!(told.starts_with(reason), "{told}");
        assert!(edge.deal.prove().is_ok());
        if let Some(technique) = technique {
            let rung = LADDER.iter().position(|one| *one == technique).unwrap();
            let puzzle = edge.deal.grid("puzzle", '0').unwrap();
            let mut allowed = LADDER[..=rung].to_vec();
            allowed.push(T::FullHouse);
            allowed.sort_unstable();
            assert!(uses(technique, &allowed, &puzzle).is_some_and(|count| count > 0));
            // Without it there is no way on.
            allowed.retain(|one| *one != technique);
            assert_eq!(uses(technique, &allowed, &puzzle), None);
        }
    }

    #[test]
    fn it_deals_what_is_next_and_says_why() {
        let (alone, told) = (Seen::Alone, Seen::Told);
        check(0, &[], None, "I do not know you yet");
        check(
            0,
            &[(T::FullHouse, alone)],
            Some(T::HiddenSingleBox),
            "Next is Hidden single in a box: this one needs it",
        );
        check(
            0,
            &[
                (T::NakedSingle, alone),
                (T::HiddenPair, alone),
                (T::LockedPair, alone),
                (T::HiddenTriple, alone),
            ],
            Some(T::XWing),
            "Hidden triple: you have it. Next is X-wing: this one needs it ",
        );
        // What goes by unseen comes before what is harder.
        check(
            0,
            &[(T::Pointing, alone), (T::NakedPair, told), (T::XyWing, alone)],
            Some(T::NakedPair),
            "Naked pair sometimes goes by unseen: this one needs it ",
        );
        check(7, &[], Some(T::Skyscraper), "Next is Skyscraper");
        check(0, &[(T::ForcingChain, alone)], None, "You find all");
    }

    #[test]
    fn every_rung_can_be_dealt() {
        for (rung, technique) in LADDER.iter().enumerate() {
            assert!(needing(rung, &mut Rng::new(3)).is_some(), "{technique}");
        }
    }
}
