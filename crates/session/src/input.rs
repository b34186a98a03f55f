//! Cursor, selection, entry mode and armed value: what is neither undone nor logged.

use crate::intent::{Direction, Select, Stride};
use engine::{Cell, CellSet};
use games::view::{BoardView, CellView, Content, EntryMode};
use games::{Action, NoteKind, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    cursor: Cell,
    selection: CellSet,
    mode: EntryMode,
    /// A value chosen before the cells: every cell pointed at gets it.
    armed: Option<u8>,
    /// The note that a link is being drawn from.
    tied: Option<(Cell, u8)>,
}

impl Input {
    /// The cursor on the first cell of the board, nothing selected, and the first mode that is offered.
    pub fn new(view: &View) -> Input {
        let board = &view.board;
        let first = board.cells.iter().find(|cell| cell.content != Content::Void);
        let cursor = first.or(board.cells.first()).map(|cell| cell.cell);
        let cursor = cursor.unwrap_or(Cell::new(0).expect("0 is below 81"));
        let mode = view.modes.first().copied().unwrap_or(EntryMode::Value);
        Input { cursor, selection: CellSet::EMPTY, mode, armed: None, tied: None }
    }

    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    pub fn selection(&self) -> CellSet {
        self.selection
    }

    pub fn mode(&self) -> EntryMode {
        self.mode
    }

    pub fn armed(&self) -> Option<u8> {
        self.armed
    }

    pub fn tied(&self) -> Option<(Cell, u8)> {
        self.tied
    }

    pub fn set_mode(&mut self, mode: EntryMode) {
        self.mode = mode;
        self.tied = None;
    }

    /// From values to notes and back, where both are offered.
    pub fn toggle_notes(&mut self, modes: &[EntryMode]) {
        let mode = match self.mode {
            EntryMode::Note(_) => EntryMode::Value,
            EntryMode::Value | EntryMode::Tint | EntryMode::Link | EntryMode::Color => {
                EntryMode::Note(NoteKind::Simple)
            }
        };
        if modes.contains(&mode) {
            self.set_mode(mode);
        }
    }

    /// Selects a cell. With a value armed the action that enters it there comes back.
    pub fn point(&mut self, cell: Cell, how: Select, board: &BoardView) -> Option<Action> {
        if !is_open(board, cell) {
            return None;
        }
        self.cursor = cell;
        if let Some(value) = self.armed {
            self.selection = CellSet::EMPTY;
            return self.entry(CellSet::only(cell), value, self.mode);
        }
        match how {
            Select::Only => self.selection = CellSet::only(cell),
            Select::Also => self.selection.insert(cell),
            Select::Toggle if self.selection.contains(cell) => self.selection.remove(cell),
            Select::Toggle => self.selection.insert(cell),
        }
        None
    }

    /// The pointer came over another cell while held down.
    pub fn sweep(&mut self, cell: Cell, board: &BoardView) -> Option<Action> {
        if cell == self.cursor { None } else { self.point(cell, Select::Also, board) }
    }

    /// One end of a link. The second makes it; the same note again means none.
    pub fn tie(&mut self, cell: Cell, value: u8) -> Option<Action> {
        self.cursor = cell;
        let to = (cell, value);
        match self.tied.take() {
            None => {
                self.tied = Some(to);
                None
            }
            Some(from) => (from != to).then_some(Action::Link { from, to }),
        }
    }

    /// The cursor goes there, and nothing is selected by that.
    pub fn rest_at(&mut self, cell: Cell) {
        self.cursor = cell;
    }

    /// Every cell that shows the same value as this one, or else has the same colours.
    pub fn select_same(&mut self, cell: Cell, board: &BoardView) {
        let Some(this) = board.cells.iter().find(|at| at.cell == cell) else { return };
        let value = this.content.value();
        let is_same = |at: &&CellView| match value {
            Some(_) => at.content.value() == value,
            None => !this.colors.is_empty() && at.colors == this.colors,
        };
        let same: CellSet = board.cells.iter().filter(is_same).map(|at| at.cell).collect();
        if !same.is_empty() {
            self.selection = same;
        }
    }

    pub fn select_all(&mut self, board: &BoardView) {
        self.selection =
            board.cells.iter().filter(|at| at.content != Content::Void).map(|at| at.cell).collect();
    }

    /// Moves the cursor, over the rim to the other side, past cells that are not part of the board.
    pub fn go(&mut self, to: Direction, stride: Stride, how: Select, board: &BoardView) {
        let next = walk(self.cursor, to, stride, board);
        self.cursor = next;
        match how {
            Select::Only => self.selection = CellSet::only(next),
            Select::Also | Select::Toggle => self.selection.insert(next),
        }
    }

    /// A value of the pad was pressed. On selected cells it is entered; with none it is armed, or
    /// disarmed when it was. Several cells at once take notes: no house holds a value twice.
    pub fn press(&mut self, value: u8, mode: Option<EntryMode>) -> Option<Action> {
        if self.selection.is_empty() {
            self.armed = if self.armed == Some(value) { None } else { Some(value) };
            return None;
        }
        let mode = match mode.unwrap_or(self.mode) {
            EntryMode::Value if self.selection.len() > 1 => EntryMode::Note(NoteKind::Simple),
            mode => mode,
        };
        self.armed = None;
        self.entry(self.selection, value, mode)
    }

    fn entry(&mut self, cells: CellSet, value: u8, mode: EntryMode) -> Option<Action> {
        Some(match mode {
            EntryMode::Value => Action::Enter { cells, value },
            EntryMode::Note(kind) => Action::Note { cells, value, kind },
            EntryMode::Tint => Action::Tint { cells, value },
            EntryMode::Color => Action::Paint { cells, color: value },
            EntryMode::Link => return self.link(cells, value),
        })
    }

    /// Two cells are linked at once; one is an end that waits for the other.
    fn link(&mut self, cells: CellSet, value: u8) -> Option<Action> {
        let mut ends = cells.iter();
        match (ends.next(), ends.next(), ends.next()) {
            (Some(from), Some(to), None) => {
                Some(Action::Link { from: (from, value), to: (to, value) })
            }
            _ => self.tie(self.cursor, value),
        }
    }

    /// The selected cells, or the one the cursor is on.
    pub fn cells(&self) -> CellSet {
        if self.selection.is_empty() { CellSet::only(self.cursor) } else { self.selection }
    }

    /// Lets go of a link, disarms, then deselects. `false` when there was neither.
    #[must_use]
    pub fn escape(&mut self) -> bool {
        if self.tied.take().is_some() || self.armed.take().is_some() {
            return true;
        }
        let had = !self.selection.is_empty();
        self.selection = CellSet::EMPTY;
        had
    }

    /// Undo shows where it happened.
    pub fn show(&mut self, changed: CellSet) {
        if let Some(cell) = changed.first() {
            self.cursor = cell;
            if !self.selection.is_empty() {
                self.selection = CellSet::only(cell);
            }
        }
    }
}

fn is_open(board: &BoardView, cell: Cell) -> bool {
    board.cells.iter().any(|at| at.cell == cell && at.content != Content::Void)
}

/// The cell one stride away. Single steps wrap around the rim; longer ones stop at it.
pub(crate) fn walk(from: Cell, to: Direction, stride: Stride, board: &BoardView) -> Cell {
    let (rows, cols) = (board.rows as i8, board.cols as i8);
    let (down, right) = match to {
        Direction::Up => (-1, 0),
        Direction::Down => (1, 0),
        Direction::Left => (0, -1),
        Direction::Right => (0, 1),
    };
    let (mut row, mut col) = (from.row() as i8, from.col() as i8);
    match stride {
        Stride::Cell => {
            // A board has at most nine cells in a line; after that the cursor is back where it was.
            for _ in 0..9 {
                (row, col) = ((row + down).rem_euclid(rows), (col + right).rem_euclid(cols));
                if let Some(cell) =
                    Cell::at(row as u8, col as u8).filter(|&cell| is_open(board, cell))
                {
                    return cell;
                }
            }
            from
        }
        Stride::Box | Stride::Rim => {
            let far = if stride == Stride::Box { width(from, (down, right), board) } else { 8 };
            (row, col) =
                ((row + far * down).clamp(0, rows - 1), (col + far * right).clamp(0, cols - 1));
            Cell::at(row as u8, col as u8).filter(|&cell| is_open(board, cell)).unwrap_or(from)
        }
    }
}

/// How many cells of its line the region of a cell has there, from rim to rim.
fn width(from: Cell, (down, right): (i8, i8), board: &BoardView) -> i8 {
    let region = |cell: Cell| board.cells.iter().find(|at| at.cell == cell).map(|at| at.region);
    let beside = |cell: Cell, by: i8| {
        let (row, col) = (cell.row() as i8 + by * down, cell.col() as i8 + by * right);
        Cell::at(u8::try_from(row).ok()?, u8::try_from(col).ok()?)
            .filter(|&next| region(next) == region(from))
    };
    let count = |by| core::iter::successors(beside(from, by), |&cell| beside(cell, by)).count();
    1 + (count(1) + count(-1)) as i8
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::view::CellView;

    #[track_caller]
    fn check(from: &str, to: Direction, expected: &str) {
        // Boxes of two rows and three columns.
        let cells = (0..4).flat_map(|row| (0..6).filter_map(move |col| Cell::at(row, col)));
        let cells = cells.map(|cell| CellView {
            region: cell.row() / 2 * 2 + cell.col() / 3,
            ..CellView::new(cell, Content::Empty)
        });
        let board = BoardView { rows: 4, cols: 6, ..BoardView::square(cells) };
        let found = walk(from.parse().unwrap(), to, Stride::Box, &board);
        assert_eq!(found, expected.parse().unwrap());
    }

    #[test]
    fn a_stride_is_as_long_as_a_box_is_wide() {
        check("r1c2", Direction::Right, "r1c5");
        check("r1c2", Direction::Down, "r3c2");
        check("r4c6", Direction::Left, "r4c3");
        check("r4c6", Direction::Up, "r2c6");
        check("r4c6", Direction::Right, "r4c6");
    }
}
