//! The puzzle at the end of a chapter: it cannot be solved by what came before, and can be by what is taught now.

use super::Chapter;
use alloc::vec::Vec;
use engine::generator::{Proofs, Recipe, generate};
use engine::order::FEWEST_BLANKS;
use engine::path::Path;
use engine::position::Position;
use engine::technique::Technique;
use engine::{Grid, Rng};
use session::{Brought, Deal, deal_brought, deal_puzzle, to_practise_on};

/// Puzzles to look at before it is said that there is none: one in some hundred is what is wanted.
const TRIES: u32 = 20_000;

pub fn deal(chapter: &Chapter, rng: &mut Rng) -> Option<Deal> {
    let (taught, before) = (chapter.taught(), chapter.before());
    let recipe = recipe(chapter);
    let fits = |puzzle: &Grid| suffices(&taught, puzzle) && !suffices(&before, puzzle);
    let puzzle = (0..TRIES)
        .find_map(|_| generate(&recipe, rng, Proofs::DEFAULT).ok().filter(|puzzle| fits(puzzle)))?;
    dealt(&puzzle)
}

/// A deal of this puzzle: graded and ranked, unless so much of it is given that no grade has it.
pub fn dealt(puzzle: &Grid) -> Option<Deal> {
    match 81 - puzzle.n_clues() < FEWEST_BLANKS.into() {
        true => deal_brought(&Brought::untouched(*puzzle)).ok().map(to_practise_on),
        false => deal_puzzle(puzzle),
    }
}

/// Whether these techniques solve it.
pub fn suffices(techniques: &[Technique], puzzle: &Grid) -> bool {
    Path::with(&Position::from_puzzle(puzzle), techniques).is_solved()
}

/// How many cells are left empty: whoever begins has few to fill.
fn recipe(chapter: &Chapter) -> Recipe {
    match chapter.key {
        "beginning" => Recipe::blanks(10, 14),
        "places" => Recipe::blanks(44, 50),
        "cells" => Recipe::blanks(50, 54),
        _ => Recipe::MINIMAL,
    }
}

/// How often a technique is used on the way to the solution by these; `None` where they do not lead there.
pub fn uses(technique: Technique, techniques: &[Technique], puzzle: &Grid) -> Option<u32> {
    let path = Path::with(&Position::from_puzzle(puzzle), techniques);
    let used: Vec<_> = path.steps.iter().filter(|step| step.technique == technique).collect();
    path.is_solved().then_some(used.len() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::chapters;
    use engine::Grade;

    #[test]
    fn the_puzzle_of_a_chapter_needs_it_and_nothing_later() {
        for chapter in chapters() {
            let deal = chapter.puzzle(3).unwrap_or_else(|| panic!("{}", chapter.key));
            assert_eq!(chapter.puzzle(3), Some(deal.clone()));
            let puzzle = deal.grid("puzzle", '0').unwrap();
            assert!(suffices(&chapter.taught(), &puzzle) && !suffices(&chapter.before(), &puzzle));
            // What counts for ranks has to be what its preset deals.
            let preset = deal.game.preset(deal.preset).unwrap();
            assert!(!preset.ranked || deal.prove().is_ok(), "{}", chapter.key);
            // Nobody brought it.
            assert_ne!(preset.key, "own", "{}", chapter.key);
        }
    }

    /// From "what is a Sudoku" to a tricky one: by the chapter of pairs such a puzzle can be solved.
    #[test]
    fn five_chapters_lead_to_a_tricky_puzzle() {
        let chapter = &chapters()[4];
        let tricky = (0..5).filter(|seed| {
            let deal = chapter.puzzle(*seed).unwrap();
            deal.preset == Grade::Tricky.key()
        });
        assert!(tricky.count() >= 3);
    }
}
