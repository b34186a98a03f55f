//! The example of a chapter: a real position and the stages of its next step, as a hint would give them. The first
//! chapter begins before that, with what a Sudoku is.

use super::Chapter;
use alloc::vec;
use alloc::vec::Vec;
use engine::generator::{Proofs, Recipe, generate};
use engine::position::Position;
use engine::technique::{Family, Technique};
use engine::{CellSet, Grid, House, Phrase, Rng, phrase};
use session::hint::{Role, Stage};
use session::{Action, Brought, Deal, Millis, RunId, Session};
use session::{deal_brought, deal_position, find_position, to_practise_on};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    pub technique: Technique,
    /// A run of it begins at the position; it is not ranked.
    pub deal: Deal,
    /// What is said, one after the other, and what is drawn on the board with it.
    pub stages: Vec<Stage>,
    /// What does the step.
    pub actions: Vec<Action>,
}

/// Boards to look at for one whose hint is the step that is taught.
const TRIES: u32 = 50;

pub fn find(chapter: &Chapter, technique: Technique, seed: u64) -> Option<Example> {
    let mut rng = Rng::stream(seed, 3);
    let is_first = chapter.index() == 0;
    (0..TRIES).find_map(|_| {
        let (puzzle, position) = match is_first {
            true => nearly_full(&mut rng)?,
            false => find_position(technique, &mut rng)?,
        };
        told(technique, &puzzle, &position, is_first)
    })
}

/// The hint on this position, if it is by the technique. Where a digit is seen at a glance, no notes are shown.
fn told(
    technique: Technique,
    puzzle: &Grid,
    position: &Position,
    is_first: bool,
) -> Option<Example> {
    let deal = match technique.family() {
        Family::Singles => {
            let brought = Brought { position: *position.grid(), ..Brought::untouched(*puzzle) };
            deal_brought(&brought).ok()?
        }
        _ => deal_position(puzzle, position)?,
    };
    let deal = to_practise_on(deal);
    let session = Session::start(deal.clone(), RunId(0), 0, Millis::ZERO).ok()?;
    let hint = session.hint(Millis::ZERO).ok()?;
    let is_meant = hint.stages.iter().any(|stage| names(&stage.phrase, technique));
    let rules = if is_first { rules(position.grid()) } else { Vec::new() };
    let stages = rules.into_iter().chain(hint.stages).collect();
    is_meant.then_some(Example { technique, deal, stages, actions: hint.actions })
}

fn names(phrase: &Phrase, technique: Technique) -> bool {
    let wanted = engine::explain::name(technique);
    phrase.args.iter().any(|(_, arg)| *arg == session::Arg::from(wanted.clone()))
}

/// A board with a few cells left, which whoever has never seen one can finish.
fn nearly_full(rng: &mut Rng) -> Option<(Grid, Position)> {
    let puzzle = generate(&Recipe::blanks(8, 12), rng, Proofs::DEFAULT).ok()?;
    Some((puzzle, Position::from_puzzle(&puzzle)))
}

/// What a Sudoku is: the board, the digits that are given, and the three kinds of houses.
fn rules(grid: &Grid) -> Vec<Stage> {
    let house = |phrase: Phrase, house: House| {
        let mut stage = Stage::new(phrase);
        stage.houses.push(house);
        stage
    };
    let blanks: CellSet = engine::Cell::all().filter(|cell| grid[*cell].is_none()).collect();
    // A house is shown that has something to fill, where there is one.
    let of_kind = |all: fn(u8) -> House| {
        let has_blank = |house: &House| !(house.cells() & blanks).is_empty();
        (0..9).map(all).find(has_blank).unwrap_or_else(|| all(0))
    };
    vec![
        Stage::new(phrase!("course-rules-board")).with_cells(blanks, Role::Base),
        house(phrase!("course-rules-row"), of_kind(House::row)),
        house(phrase!("course-rules-column"), of_kind(House::column)),
        house(phrase!("course-rules-box"), of_kind(House::box_)),
        Stage::new(phrase!("course-rules-one")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::chapters;

    #[test]
    fn every_technique_has_an_example_that_is_its_next_step() {
        for chapter in chapters() {
            for technique in chapter.techniques {
                let example =
                    chapter.example(*technique, 7).unwrap_or_else(|| panic!("{technique}"));
                let mut session =
                    Session::start(example.deal.clone(), RunId(1), 0, Millis::ZERO).unwrap();
                assert!(example.stages.len() >= 4);
                // What the last stage says can be done.
                for action in &example.actions {
                    session.act(action, Millis::ZERO).unwrap();
                }
            }
            let again = || chapter.example(chapter.techniques[0], 8);
            assert_eq!(again(), again());
            assert_eq!(chapter.example(Technique::Trial, 7), None);
        }
    }

    #[test]
    fn the_first_one_begins_with_what_a_sudoku_is() {
        let chapter = &chapters()[0];
        let example = chapter.example(Technique::FullHouse, 1).unwrap();
        let ids: Vec<&str> = example.stages.iter().map(|stage| stage.phrase.id.as_ref()).collect();
        assert_eq!(
            ids[..5],
            [
                "course-rules-board",
                "course-rules-row",
                "course-rules-column",
                "course-rules-box",
                "course-rules-one"
            ]
        );
        assert_eq!(example.stages.len(), 9);
    }
}
