//! The next step from the player's own position, in four stages. The reasoning and the sentences
//! are the engine's; here they are fitted to the game's board.

use super::Classic;
use super::board::Board;
use super::feedback::{Feedback, wrong_cells};
use crate::hint::{Link, Role, Stage, Strength};
use crate::{Action, Command, Game, Hint, NoteKind, Refusal, seen};
use alloc::vec::Vec;
use engine::explain::{self, Region};
use engine::hint::Trouble;
use engine::position::Position;
use engine::step::{CandidateRole, CellRole, LinkKind, Step};
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
        stages: explain::Stage::ALL.into_iter().map(|stage| drawn(&step, stage, game)).collect(),
        actions: actions(&step, &game.board),
    })
}

/// A stage with what it draws: what is to be looked at, then the pattern, then what follows.
fn drawn(step: &Step, stage: explain::Stage, game: &Classic) -> Stage {
    let mut drawn = Stage::new(explain::stage(step, stage));
    if stage < explain::Stage::Pattern {
        match explain::region(step) {
            Region::House(house) | Region::Around(house) => drawn.houses.push(house),
            Region::Digit(digit) => {
                let cells = game.board.grid().cells_with(digit);
                drawn = drawn.with_cells(cells, Role::Base);
            }
            Region::Anywhere => {}
        }
    } else {
        let evidence = &step.evidence;
        drawn.houses = evidence.houses.iter().map(|&(house, _)| house).collect();
        drawn.cells = evidence.cells.iter().map(|&(cell, role)| (cell, of_cell(role))).collect();
        drawn.candidates = evidence
            .candidates
            .iter()
            .map(|&(seen, role)| (seen.cell, seen.digit, of_candidate(role)))
            .collect();
        drawn.links = evidence.links.iter().filter_map(link).collect();
    }
    if stage == explain::Stage::Step {
        for placed in &step.conclusion.placements {
            drawn.candidates.push((placed.cell, placed.digit, Role::Gain));
        }
        for gone in &step.conclusion.eliminations {
            drawn.candidates.push((gone.cell, gone.digit, Role::Loss));
        }
    }
    drawn
}

fn of_cell(role: CellRole) -> Role {
    match role {
        CellRole::Pattern | CellRole::Pivot | CellRole::First | CellRole::Floor => Role::Base,
        CellRole::Pincer | CellRole::Blocker | CellRole::Second | CellRole::Roof => Role::Other,
    }
}

fn of_candidate(role: CandidateRole) -> Role {
    match role {
        CandidateRole::Pattern
        | CandidateRole::ColorA
        | CandidateRole::ColorC
        | CandidateRole::Supposed => Role::Base,
        CandidateRole::ColorB | CandidateRole::ColorD | CandidateRole::Common => Role::Other,
        CandidateRole::Fin | CandidateRole::Extra => Role::Fin,
    }
}

/// A group of cells is drawn from its first.
fn link(link: &engine::step::Link) -> Option<Link> {
    Some(Link {
        from: (link.from.cells.first()?, link.from.digit),
        to: (link.to.cells.first()?, link.to.digit),
        strength: match link.kind {
            LinkKind::Strong => Strength::Strong,
            LinkKind::Weak => Strength::Weak,
        },
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
