//! The actions on what is written beside the digits: notes, colours, links. None of them scores.

use super::{Classic, digit, open_cells};
use crate::hint::Strength;
use crate::{Event, NoteKind, Refusal};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, phrase};

impl Classic {
    pub(super) fn note(
        &mut self,
        cells: CellSet,
        value: u8,
        kind: NoteKind,
    ) -> Result<Vec<Event>, Refusal> {
        let digit = digit(value)?;
        let open = open_cells(cells, self.board.grid().filled(), phrase!("refuse-filled"))?;
        self.board.note(open, digit, kind);
        self.changed(open);
        Ok(vec![Event::Noted { cells: open }])
    }

    pub(super) fn jot(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let open = open_cells(cells, self.board.grid().filled(), phrase!("refuse-filled"))?;
        let noted = self.board.fill_notes(open);
        if noted.is_empty() {
            return Err(Refusal::at(phrase!("refuse-notes-full"), open));
        }
        self.record.tally.auto_notes += 1;
        self.changed(noted);
        Ok(vec![Event::Noted { cells: noted }])
    }

    pub(super) fn tint(&mut self, cells: CellSet, value: u8) -> Result<Vec<Event>, Refusal> {
        let digit = digit(value)?;
        let open = open_cells(cells, self.board.grid().filled(), phrase!("refuse-filled"))?;
        let noted = self.board.tint(open, digit);
        if noted.is_empty() {
            return Err(Refusal::at(phrase!("refuse-no-such-note", digit = digit), open));
        }
        self.changed(noted);
        Ok(vec![Event::Painted { cells: noted }])
    }

    pub(super) fn paint(&mut self, cells: CellSet, color: u8) -> Result<Vec<Event>, Refusal> {
        let color = Digit::new(color).ok_or_else(|| Refusal::new(phrase!("refuse-color")))?;
        let cells = open_cells(cells, CellSet::EMPTY, phrase!("refuse-no-cells"))?;
        self.board.paint(cells, color);
        self.changed(cells);
        Ok(vec![Event::Painted { cells }])
    }

    pub(super) fn erase(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let erased = self.board.erase(cells);
        if erased.is_empty() {
            return Err(Refusal::at(phrase!("refuse-nothing-to-erase"), cells));
        }
        self.changed(erased);
        Ok(vec![Event::Erased { cells: erased }])
    }

    pub(super) fn center(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let moved = self.board.center(cells);
        if moved.is_empty() {
            return Err(Refusal::at(phrase!("refuse-no-corner"), cells));
        }
        self.changed(moved);
        Ok(vec![Event::Noted { cells: moved }])
    }

    pub(super) fn fill(&mut self, value: u8) -> Result<Vec<Event>, Refusal> {
        let noted = self.board.fill(digit(value)?);
        if noted.is_empty() {
            return Err(Refusal::new(phrase!("refuse-notes-full")));
        }
        self.record.tally.auto_notes += 1;
        self.changed(noted);
        Ok(vec![Event::Noted { cells: noted }])
    }

    pub(super) fn link(
        &mut self,
        (from, one): (Cell, u8),
        (to, other): (Cell, u8),
    ) -> Result<Vec<Event>, Refusal> {
        let (one, other) = (digit(one)?, digit(other)?);
        let cells: CellSet = [from, to].into_iter().collect();
        if (from, one) == (to, other) {
            return Err(Refusal::at(phrase!("refuse-link-to-itself"), cells));
        }
        if !cells.is_subset(self.board.empty()) {
            return Err(Refusal::at(phrase!("refuse-filled"), cells));
        }
        let drawn = self.board.link((from, one), (to, other));
        let drawn = drawn.map_err(|_| Refusal::new(phrase!("refuse-links-full")))?;
        self.changed(cells);
        let what = match drawn {
            Some(Strength::Strong) => {
                phrase!("link-strong", one = one, from = from, other = other, to = to)
            }
            Some(Strength::Weak) => {
                phrase!("link-weak", one = one, from = from, other = other, to = to)
            }
            None => phrase!("link-gone"),
        };
        self.notice = Some(what.clone());
        Ok(vec![Event::Painted { cells }, Event::Said { what }])
    }
}
