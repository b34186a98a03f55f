//! What a person can reason from: the digits of a board and the notes beside them, as a position of the
//! engine. It knows no game and no solution.

use crate::view::{BoardView, Content};
use engine::position::Position;
use engine::{Digit, DigitSet, Grid};

/// The position as the player sees it: with the own notes where every empty cell has some, or else with
/// all that the placed digits leave. (Notes in a few cells only are no statement that all else is ruled
/// out.)
pub fn position(puzzle: &Grid, now: &Grid, notes: &[DigitSet; 81]) -> Position {
    let is_bare = |cell: engine::Cell| notes[cell.index()].is_empty();
    let has_gaps = (!now.filled()).iter().any(is_bare);
    let none = [DigitSet::EMPTY; 81];
    Position::from_notes(puzzle, now, if has_gaps { &none } else { notes })
}

impl BoardView {
    /// The digits that were given, and those that stand now.
    pub fn grids(&self) -> (Grid, Grid) {
        let (mut given, mut now) = (Grid::EMPTY, Grid::EMPTY);
        for at in &self.cells {
            let digit = at.content.value().and_then(Digit::new);
            now[at.cell] = digit;
            if matches!(at.content, Content::Given(_)) {
                given[at.cell] = digit;
            }
        }
        (given, now)
    }

    /// The notes that say what a cell may hold, by the cell's index. (Those at the edge say where in a
    /// box a digit may go, which is another statement.)
    pub fn candidates_noted(&self) -> [DigitSet; 81] {
        let mut notes = [DigitSet::EMPTY; 81];
        for at in &self.cells {
            notes[at.cell.index()] = at.notes.simple | at.notes.center;
        }
        notes
    }
}
