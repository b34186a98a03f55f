//! The next step from the player's own position. The reasoning and the sentences are the engine's; here
//! they are fitted to the game's board.

use super::Classic;
use super::board::Board;
use super::feedback::{Feedback, wrong_cells};
use crate::{Action, Command, Game, Hint, NoteKind, Refusal, seen, told};
use alloc::vec::Vec;
use engine::explain;
use engine::hint::Trouble;
use engine::position::Position;
use engine::step::Step;
use engine::{CellSet, DigitSet, phrase};

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
    let position = game.board.position();
    let step = engine::hint::next(&position, &game.solution).map_err(|trouble| {
        let cells = match trouble {
            Trouble::WrongDigit { cell, .. } | Trouble::MissingNote { cell, .. } => {
                CellSet::only(cell)
            }
            Trouble::Solved | Trouble::Beyond => CellSet::EMPTY,
        };
        Refusal::at(explain::trouble(trouble), cells)
    })?;
    Ok(Hint {
        stages: told::stages(&step, game.board.grid()),
        actions: actions(&step, &game.board),
    })
}

/// What does the step: digits entered, or notes crossed out. Who has no notes gets them first,
/// for a candidate that is written nowhere cannot be crossed out.
fn actions(step: &Step, board: &Board) -> Vec<Action> {
    let mut actions = Vec::new();
    for placed in &step.conclusion.placements {
        actions
            .push(Action::Enter { cells: CellSet::only(placed.cell), value: placed.digit.get() });
    }
    let gone = &step.conclusion.eliminations;
    if gone.is_empty() {
        return actions;
    }
    let mut board = board.clone();
    if !board.fill_notes(CellSet::ALL).is_empty() {
        actions.push(Action::Command(Command::FillNotes));
    }
    let digits: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    for digit in digits.iter() {
        for kind in NoteKind::ALL {
            let cells: CellSet = gone
                .iter()
                .filter(|gone| gone.digit == digit)
                .filter(|gone| board.notes(gone.cell).of(kind).contains(digit))
                .map(|gone| gone.cell)
                .collect();
            if !cells.is_empty() {
                actions.push(Action::Note { cells, value: digit.get(), kind });
            }
        }
    }
    actions
}

impl Board {
    fn position(&self) -> Position {
        let mut notes = [DigitSet::EMPTY; 81];
        for cell in self.empty().iter() {
            notes[cell.index()] = self.notes(cell).simple | self.notes(cell).center;
        }
        seen::position(&self.puzzle(), self.grid(), &notes)
    }
}
