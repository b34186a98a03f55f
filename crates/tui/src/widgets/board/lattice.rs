//! The lines between the cells, and where that puts each cell. Lines run where regions differ, so
//! that boxes and irregular regions come out of the same code.

use super::BoardSize;
use crate::theme::{Paint, Theme};
use crate::widgets::put;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use session::Cell;
use session::view::BoardView;

/// Row numbers stand left of the board, column numbers above it.
const MARGIN: Size = Size::new(2, 1);

pub struct Lattice {
    down: Axis,
    across: Axis,
    cell: Size,
}

/// Where lines and cells lie along one direction.
struct Axis {
    /// The offset of each line that could run before a row or column, and of the one at the end.
    lines: Vec<u16>,
    /// Whether any of it is drawn; one that is not takes no room.
    drawn: Vec<bool>,
    /// The offset of each row or column.
    cells: Vec<u16>,
}

impl Axis {
    /// `line` is the room a drawn line takes, the first one only its own.
    fn new(drawn: Vec<bool>, cell: u16, line: u16) -> Axis {
        let (mut lines, mut cells, mut at) = (Vec::new(), Vec::new(), 0);
        for (index, &is_drawn) in drawn.iter().enumerate() {
            let room = if !is_drawn {
                0
            } else if index == 0 {
                1
            } else {
                line
            };
            lines.push((at + room).saturating_sub(1));
            cells.push(at + room);
            at += room + cell;
        }
        Axis { lines, drawn, cells }
    }

    fn size(&self) -> u16 {
        self.lines.last().map_or(0, |end| end + 1)
    }
}

impl Lattice {
    pub fn new(view: &BoardView, size: BoardSize) -> Lattice {
        let regions = Regions(view);
        let all = size == BoardSize::Large;
        let above = (0..=view.rows)
            .map(|row| all || (0..view.cols).any(|col| regions.part_above(row, col)));
        let left =
            (0..=view.cols).map(|col| all || (0..view.rows).any(|row| regions.part_left(row, col)));
        // A compact cell is a space and a character; a line after it has a space before it too.
        let (cell, line) = match size {
            BoardSize::Compact => (Size::new(2, 1), Size::new(2, 1)),
            BoardSize::Wide => (Size::new(8, 1), Size::new(1, 1)),
            BoardSize::Large => (Size::new(7, 3), Size::new(1, 1)),
        };
        Lattice {
            down: Axis::new(above.collect(), cell.height, line.height),
            across: Axis::new(left.collect(), cell.width, line.width),
            cell,
        }
    }

    pub fn size(&self) -> Size {
        Size::new(MARGIN.width + self.across.size(), MARGIN.height + self.down.size())
    }

    pub fn rect(&self, cell: Cell, area: Rect) -> Rect {
        Rect {
            x: area.x + MARGIN.width + self.across.cells[usize::from(cell.col())],
            y: area.y + MARGIN.height + self.down.cells[usize::from(cell.row())],
            width: self.cell.width,
            height: self.cell.height,
        }
    }

    /// Draws numbers and lines.
    pub fn draw(&self, view: &BoardView, area: Rect, buffer: &mut Buffer, theme: Theme) {
        // Seven places and a space between two cells.
        let middle_of_cell = if self.cell.width == 8 { 3 } else { self.cell.width / 2 };
        let quiet = theme.style(Paint::Quiet);
        let (left, top) = (area.x + MARGIN.width, area.y + MARGIN.height);
        for col in 0..view.cols {
            let middle = self.across.cells[usize::from(col)] + middle_of_cell;
            put(buffer, left + middle, area.y, number(col), quiet);
        }
        for row in 0..view.rows {
            let middle = self.down.cells[usize::from(row)] + self.cell.height / 2;
            put(buffer, area.x, top + middle, number(row), quiet);
        }
        let style = theme.style(Paint::Line);
        let pen = Pen { regions: Regions(view), is_fine: self.cell.height > 1 };
        for row in 0..=view.rows {
            for col in 0..=view.cols {
                let (x, y) =
                    (self.across.lines[usize::from(col)], self.down.lines[usize::from(row)]);
                let (has_bar, has_dash) =
                    (self.across.drawn[usize::from(col)], self.down.drawn[usize::from(row)]);
                if has_dash && col < view.cols {
                    let end = self.across.lines[usize::from(col) + 1];
                    let start = if has_bar { x + 1 } else { x };
                    (start..=end)
                        .for_each(|x| put(buffer, left + x, top + y, pen.dash(row, col), style));
                }
                if has_bar && row < view.rows {
                    let end = self.down.lines[usize::from(row) + 1];
                    let start = if has_dash { y + 1 } else { y };
                    (start..=end)
                        .for_each(|y| put(buffer, left + x, top + y, pen.bar(row, col), style));
                }
                if has_bar && has_dash {
                    put(buffer, left + x, top + y, pen.joint(row, col), style);
                }
            }
        }
    }
}

/// Which lines part two regions. One past the last row or column is the rim.
struct Regions<'a>(&'a BoardView);

impl Regions<'_> {
    fn of(&self, row: u8, col: u8) -> Option<u8> {
        let index = usize::from(row) * usize::from(self.0.cols) + usize::from(col);
        if row < self.0.rows && col < self.0.cols {
            self.0.cells.get(index).map(|cell| cell.region)
        } else {
            None
        }
    }

    fn part_above(&self, row: u8, col: u8) -> bool {
        col < self.0.cols && (row == 0 || self.of(row - 1, col) != self.of(row, col))
    }

    fn part_left(&self, row: u8, col: u8) -> bool {
        row < self.0.rows && (col == 0 || self.of(row, col - 1) != self.of(row, col))
    }
}

struct Pen<'a> {
    regions: Regions<'a>,
    /// Between cells of one region runs a dotted line.
    is_fine: bool,
}

impl Pen<'_> {
    fn thin(&self) -> char {
        if self.is_fine { '·' } else { ' ' }
    }

    fn dash(&self, row: u8, col: u8) -> char {
        if self.regions.part_above(row, col) { '─' } else { self.thin() }
    }

    fn bar(&self, row: u8, col: u8) -> char {
        if self.regions.part_left(row, col) { '│' } else { self.thin() }
    }

    /// Where lines meet: which of the four arms are drawn says it all.
    fn joint(&self, row: u8, col: u8) -> char {
        let arms = [
            row > 0 && self.regions.part_left(row - 1, col),
            self.regions.part_left(row, col),
            col > 0 && self.regions.part_above(row, col - 1),
            self.regions.part_above(row, col),
        ];
        match arms.map(u8::from) {
            [1, 1, 1, 1] => '┼',
            [1, 1, 1, 0] => '┤',
            [1, 1, 0, 1] => '├',
            [1, 0, 1, 1] => '┴',
            [0, 1, 1, 1] => '┬',
            [0, 1, 0, 1] => '┌',
            [0, 1, 1, 0] => '┐',
            [1, 0, 0, 1] => '└',
            [1, 0, 1, 0] => '┘',
            [0, 0, 0, 0] => self.thin(),
            [_, _, 0, 0] => '│',
            _ => '─',
        }
    }
}

fn number(index: u8) -> char {
    char::from(b'1' + index)
}
