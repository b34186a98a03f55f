//! The next thing to see in a classic game, in four stages.

use super::Classic;
use super::feedback::{Feedback, wrong_cells};
use crate::hint::{Role, Stage};
use crate::{Action, Game, Hint, Refusal};
use alloc::vec;
use engine::{CellSet, Digit, House, phrase};

pub fn hint(game: &Classic) -> Result<Hint, Refusal> {
    if game.outcome().is_over() {
        return Err(Refusal::new(phrase!("refuse-over")));
    }
    let wrong = wrong_cells(game.board.grid(), &game.solution);
    if !wrong.is_empty() {
        // That something is wrong is said; where, only to those who asked to be shown mistakes.
        let shown = if game.feedback == Feedback::Solution { wrong } else { CellSet::EMPTY };
        return Err(Refusal::at(phrase!("hint-wrong-first"), shown));
    }
    let candidates = game.board.candidates(&game.solution);
    let empty = game.board.empty();
    let hidden = House::all().rev().find_map(|house| {
        Digit::all().find_map(|digit| {
            let cell = (candidates.cells_in(house, digit) & empty).single()?;
            (candidates.cells_in(house, digit).len() == 1).then_some((cell, digit, Some(house)))
        })
    });
    let naked = || empty.iter().find_map(|cell| Some((cell, candidates[cell].single()?, None)));
    let (cell, digit, house) =
        hidden.or_else(naked).ok_or_else(|| Refusal::new(phrase!("hint-none")))?;
    let area = house.unwrap_or(House::square(cell.box_index()));
    let target = CellSet::only(cell);
    let look = Stage { houses: vec![area], ..Stage::new(phrase!("hint-look", house = area)) };
    let what = Stage { houses: vec![area], ..Stage::new(phrase!("hint-single", house = area)) };
    let shown = Stage::new(phrase!("hint-place", digit = digit, cell = cell))
        .with_cells(target, Role::Gain);
    Ok(Hint {
        stages: vec![look, what, shown.clone(), shown],
        actions: vec![Action::Enter { cells: target, value: digit.get() }],
    })
}
