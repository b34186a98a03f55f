//! The countdown of Hudoku: what a cell in hand is safe from, and what happens when time is up. It
//! knows no score.

use super::notice::Notice;
use super::{Hudoku, score};
use crate::event::Reveal;
use crate::{Event, Millis, Refusal};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, phrase};

impl Hudoku {
    /// Takes a cell in hand, or none. Without a countdown nobody needs to know.
    pub(super) fn hold(&mut self, cell: Option<Cell>) -> Result<Vec<Event>, Refusal> {
        if self.deadline.is_none() {
            return Err(Refusal::new(phrase!("refuse-not-here")));
        }
        if cell.is_some_and(|cell| !self.puzzle.zones.cells.contains(cell)) {
            return Err(Refusal::new(phrase!("hudoku-void")));
        }
        self.held = cell;
        Ok(Vec::new())
    }

    pub(super) fn restart_countdown(&mut self, now: Millis) {
        self.deadline = self.variant.pace.countdown().map(|span| now + span);
    }

    /// The countdown has run out at `at`: the game fills the easiest cell, but not the one that the
    /// player has in hand, unless no other is left.
    pub(super) fn time_out(&mut self, at: Millis) -> Vec<Event> {
        self.deadline = None;
        let held = self.held.map_or(CellSet::EMPTY, CellSet::only);
        let others = self.open() - held;
        let among = if others.is_empty() { held } else { others };
        let Some((cell, digit, _)) = self.next_step_among(among) else { return Vec::new() };
        self.tally.auto_hints += 1;
        self.restart_countdown(at);
        self.revealed.insert(cell);
        self.notice = Notice::TimeOut(digit, cell);
        let cells = CellSet::only(cell);
        let mut events = vec![
            Event::Revealed { cells, why: Reveal::TimeRanOut },
            score::lost(cells, score::A_HINT),
        ];
        events.extend(self.fill(cell, digit, at));
        events
    }
}
