//! A puzzle with what somebody has placed and pencilled on it: what a position is when it travels between
//! games, files and links. Which game plays it, the catalog says.

use crate::view::Content;
use crate::{NoteKind, View};
use alloc::vec::Vec;
use engine::text::Entry;
use engine::{Cell, Digit, DigitSet, Grid};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The clues.
    pub puzzle: Grid,
    /// All digits that stand there, clues included.
    pub position: Grid,
    pub notes: Vec<(Cell, DigitSet, NoteKind)>,
    /// The colours of cells.
    pub colors: Vec<(Cell, DigitSet)>,
}

impl Brought {
    /// A puzzle that nobody has touched.
    pub fn untouched(puzzle: Grid) -> Brought {
        Brought { puzzle, position: puzzle, notes: Vec::new(), colors: Vec::new() }
    }

    /// Adds notes where no digit stands.
    pub fn note(&mut self, cell: Cell, notes: DigitSet, kind: NoteKind) {
        if !notes.is_empty() && self.position[cell].is_none() {
            self.notes.push((cell, notes, kind));
        }
    }

    /// What the board of a run shows.
    pub(crate) fn of(view: &View) -> Brought {
        let mut brought = Brought::untouched(Grid::EMPTY);
        for shown in &view.board.cells {
            let digit = shown.content.value().and_then(Digit::new);
            brought.position[shown.cell] = digit;
            if let Content::Given(_) = shown.content {
                brought.puzzle[shown.cell] = digit;
            }
            for kind in NoteKind::ALL {
                brought.note(shown.cell, shown.notes.of(kind), kind);
            }
            if !shown.colors.is_empty() {
                brought.colors.push((shown.cell, shown.colors));
            }
        }
        brought
    }
}

/// A puzzle as a text has it: candidates that are drawn become notes.
impl From<&Entry> for Brought {
    fn from(entry: &Entry) -> Brought {
        let mut brought = Brought::untouched(entry.puzzle);
        brought.position = entry.position.unwrap_or(entry.puzzle);
        if let Some(drawn) = entry.candidates {
            for cell in Cell::all() {
                brought.note(cell, drawn[cell], NoteKind::Simple);
            }
        }
        brought
    }
}
