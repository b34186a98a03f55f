//! The board, in two sizes, with whatever lies over it: cursor, ghost, hint.

mod compact;
mod large;
mod lattice;
mod wide;

use crate::theme::{Paint, Theme};
use crate::widgets::{glyph, put};
use lattice::Lattice;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;
use session::hint::{Role, Stage};
use session::view::{BoardView, CellView, Content};
use session::{Cell, CellSet, Ghost, Input};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    /// One character a cell.
    Compact,
    /// One line a cell and room for seven notes, as pencil marks are written in forums.
    Wide,
    /// Seven by three characters a cell, with room for all notes.
    Large,
}

/// A board to draw, and what lies over it.
pub struct Board<'a> {
    pub view: &'a BoardView,
    pub input: &'a Input,
    /// The cursor is not shown while a piece is in hand.
    pub ghost: Option<&'a GhostCells>,
    pub stage: Option<&'a Stage>,
    /// A paused board is covered.
    pub covered: bool,
    pub theme: Theme,
}

/// Where a piece in hand would lie, cell by cell.
pub struct GhostCells {
    pub values: Vec<(Cell, u8)>,
    pub fits: bool,
    /// Cells that would repeat a value.
    pub conflicts: CellSet,
}

impl GhostCells {
    pub fn new(ghost: &Ghost, values: Vec<(Cell, u8)>) -> GhostCells {
        GhostCells {
            values,
            fits: ghost.preview.refusal.is_none(),
            conflicts: ghost.preview.conflicts,
        }
    }
}

/// Where the cells were drawn, to find the one under the mouse.
#[derive(Clone, Debug, Default)]
pub struct Placed {
    rects: Vec<(Rect, Cell)>,
}

impl Placed {
    pub fn cell_at(&self, position: Position) -> Option<Cell> {
        self.rects.iter().find(|(rect, _)| rect.contains(position)).map(|(_, cell)| *cell)
    }
}

/// Draws a board that nothing stands on and nobody plays yet: with its lines, or where there is no room for
/// them a letter for each region.
pub fn draw_bare(view: &BoardView, area: Rect, buffer: &mut Buffer, theme: Theme) {
    let lattice = Lattice::new(view, BoardSize::Compact);
    let has_lines = lattice.size().height <= area.height;
    if has_lines {
        lattice.draw(view, area, buffer, theme);
    }
    for CellView { cell, region, content, .. } in &view.cells {
        let (x, y) = match has_lines {
            true => (lattice.rect(*cell, area).x + 1, lattice.rect(*cell, area).y),
            false => (area.x + 2 * u16::from(cell.col()), area.y + u16::from(cell.row())),
        };
        let sign = match (content, has_lines) {
            (Content::Void, _) => '░',
            (_, true) => '.',
            (_, false) => char::from(b'a' + region % 26),
        };
        if area.contains(Position { x, y }) {
            put(buffer, x, y, sign, theme.style(Paint::Quiet));
        }
    }
}

impl Board<'_> {
    pub fn size(view: &BoardView, size: BoardSize) -> Size {
        Lattice::new(view, size).size()
    }

    /// Draws it with its top left corner at that of `area`.
    pub fn draw(&self, size: BoardSize, area: Rect, buffer: &mut Buffer) -> Placed {
        let lattice = Lattice::new(self.view, size);
        lattice.draw(self.view, area, buffer, self.theme);
        let cells = || self.view.cells.iter().map(|cell| (cell, lattice.rect(cell.cell, area)));
        match (self.covered, size) {
            (true, _) => {}
            (false, BoardSize::Compact) => {
                cells().for_each(|(cell, rect)| self.draw_compact(cell, rect, buffer));
                cells().for_each(|(cell, rect)| self.bracket_compact(cell, rect, buffer));
            }
            (false, BoardSize::Wide) => {
                cells().for_each(|(cell, rect)| self.draw_wide(cell, rect, buffer))
            }
            (false, BoardSize::Large) => {
                cells().for_each(|(cell, rect)| self.draw_large(cell, rect, buffer))
            }
        }
        Placed { rects: cells().map(|(cell, rect)| (rect, cell.cell)).collect() }
    }

    /// The value to show in a cell: the ghost's where it lies, else the board's.
    fn value(&self, cell: &CellView) -> Option<u8> {
        self.ghost_value(cell.cell).or(cell.content.value())
    }

    fn ghost_value(&self, cell: Cell) -> Option<u8> {
        self.ghost?.values.iter().find(|(at, _)| *at == cell).map(|(_, value)| *value)
    }

    /// Layers from below: region tint or piece, same value, selection, hint, ghost; then the ink.
    fn cell_style(&self, cell: &CellView) -> Style {
        let theme = self.theme;
        let mut style = theme.style(Paint::Text);
        let tint = self.view.regions.get(usize::from(cell.region)).map_or(0, |region| region.tint);
        if cell.piece.is_none() && tint > 0 && cell.content == Content::Empty {
            style = style.patch(theme.style(Paint::Quiet));
        }
        if let Some(color) = cell.colors.first() {
            style = style.patch(theme.style(Paint::Swatch(color.get())));
        }
        style = style.patch(match cell.content {
            Content::Given(_) => theme.style(Paint::Given),
            Content::Own(_) => theme.style(Paint::Own),
            Content::Revealed(_) => theme.style(Paint::Revealed),
            Content::Empty | Content::Void => theme.style(Paint::Quiet),
        });
        if self.is_same_value(cell) {
            style = style.patch(theme.style(Paint::Same));
        }
        if let Some(value) = cell.content.value() {
            style = glyph::style(value, self.view.face, style, theme);
        }
        if self.input.selection().contains(cell.cell) {
            style = style.patch(theme.style(Paint::Selected));
        }
        if let Some(role) = self.role(cell.cell) {
            style = style.patch(theme.style(role));
        }
        if let Some(ghost) = self.ghost.filter(|_| self.ghost_value(cell.cell).is_some()) {
            let paint = if ghost.fits { Paint::GhostFits } else { Paint::GhostRefused };
            style = style.patch(theme.style(paint));
        } else if self.is_cursor(cell.cell) {
            style = style.patch(theme.style(Paint::Cursor));
        }
        let doubtful = self.ghost.is_some_and(|ghost| ghost.conflicts.contains(cell.cell));
        if cell.flags.conflict || cell.flags.wrong || doubtful {
            style = style.patch(theme.style(Paint::Conflict));
        }
        style
    }

    /// What is drawn around a cell that is aimed at.
    fn brackets(&self, cell: Cell) -> Option<(char, char)> {
        if self.ghost_value(cell).is_some() {
            Some(('(', ')'))
        } else if self.is_cursor(cell) {
            Some(('[', ']'))
        } else {
            None
        }
    }

    fn is_cursor(&self, cell: Cell) -> bool {
        self.ghost.is_none() && self.input.cursor() == cell
    }

    fn is_same_value(&self, cell: &CellView) -> bool {
        let under = self.view.cells.iter().find(|at| at.cell == self.input.cursor());
        let wanted = self.input.armed().or(under.and_then(|at| at.content.value()));
        self.ghost.is_none() && wanted.is_some() && cell.content.value() == wanted
    }

    fn role(&self, cell: Cell) -> Option<Paint> {
        let stage = self.stage?;
        let role = stage.cells.iter().find(|(at, _)| *at == cell).map(|(_, role)| *role);
        let role = role.or_else(|| {
            stage.candidates.iter().find(|(at, ..)| *at == cell).map(|(.., role)| *role)
        });
        let in_house =
            || stage.houses.iter().any(|house| house.cells().contains(cell)).then_some(Paint::Same);
        role.map(paint_of).or_else(in_house)
    }
}

pub fn paint_of(role: Role) -> Paint {
    match role {
        Role::Base => Paint::Base,
        Role::Other | Role::Fin => Paint::Other,
        Role::Gain => Paint::Gain,
        Role::Loss => Paint::Loss,
    }
}
