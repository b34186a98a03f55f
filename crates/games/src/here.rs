//! A run as it stands, as a deal: its lines `done` are what was put on the board, to be done again before the
//! start. So a game under way travels in any game that fills cells, and starts on a clock of its own.
//!
//! It knows no link and no file.

use crate::catalog::{AnyGame, deal_brought};
use crate::view::{BoardView, Content};
use crate::{Action, Deal, DealError, Millis, NoteKind};
use engine::{CellSet, Digit, phrase};

const DONE: &str = "done";

impl AnyGame {
    /// The deal of this run as it stands: digits and notes come along, its time and what it was ranked by do
    /// not. `None` where the run is over, or the game is not one of cells that are filled.
    pub fn here(&self, deal: &Deal) -> Option<Deal> {
        if let Some(brought) = self.brought() {
            return deal_brought(&brought).ok();
        }
        let board = self.as_game().view(Millis::ZERO).board;
        let preset = self.unranked()?;
        let mut here = deal.to_be_beaten(None).without(DONE).without("daily");
        here.preset = preset;
        for shown in &board.cells {
            if let Content::Own(value) | Content::Revealed(value) = shown.content {
                here = here.with(DONE, Action::Enter { cells: CellSet::only(shown.cell), value });
            }
        }
        for kind in NoteKind::ALL {
            for digit in Digit::all() {
                let noted = board.cells.iter().filter(|it| it.notes.of(kind).contains(digit));
                let cells: CellSet = noted.map(|shown| shown.cell).collect();
                if !cells.is_empty() {
                    here = here.with(DONE, Action::Note { cells, value: digit.get(), kind });
                }
            }
        }
        let begun = AnyGame::start(&here).ok()?;
        shows_the_same(&begun.as_game().view(Millis::ZERO).board, &board).then_some(here)
    }

    /// Does what the deal says was done already.
    pub(crate) fn go_on(&mut self, deal: &Deal) -> Result<(), DealError> {
        for line in deal.all(DONE) {
            let wrong = |cause| DealError::new(DONE, cause);
            // What is compared with others begins at its beginning.
            if deal.game.pay(deal.preset).is_ranked() {
                return Err(wrong(phrase!("deal-begun")));
            }
            let action: Action =
                line.parse().map_err(|error: crate::ParseActionError| wrong(error.phrase()))?;
            let game = self.as_game_mut();
            game.act(&action, Millis::ZERO).map_err(|refusal| wrong(refusal.why))?;
            if game.outcome().is_over() {
                return Err(wrong(phrase!("deal-finished")));
            }
        }
        Ok(())
    }
}

fn shows_the_same(one: &BoardView, other: &BoardView) -> bool {
    one.cells.iter().zip(&other.cells).all(|(one, other)| {
        one.content.value() == other.content.value()
            && NoteKind::ALL.iter().all(|kind| one.notes.of(*kind) == other.notes.of(*kind))
    })
}

#[cfg(test)]
mod tests;
