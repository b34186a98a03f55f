//! A cell of one character: a space and the value, brackets around cursor and ghost.

use super::Board;
use crate::widgets::{glyph, put};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use session::view::{CellView, Content};

impl Board<'_> {
    pub(super) fn draw_compact(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        let style = self.cell_style(cell);
        let (x, y) = (rect.x + 1, rect.y);
        put(buffer, x, y, self.symbol(cell), style);
    }

    /// Brackets show the place where no colour does. Drawn after all cells, so that no neighbour
    /// paints over them.
    pub(super) fn bracket_compact(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        if let Some((open, close)) = self.brackets(cell.cell) {
            let style = self.cell_style(cell);
            put(buffer, rect.x, rect.y, open, style);
            if buffer.cell((rect.x + 2, rect.y)).is_some_and(|after| after.symbol() == " ") {
                put(buffer, rect.x + 2, rect.y, close, style);
            }
        }
    }

    fn symbol(&self, cell: &CellView) -> char {
        let notes = cell.notes.simple | cell.notes.corner | cell.notes.center;
        match (self.value(cell), cell.content) {
            (Some(value), _) => glyph::of(value, self.view.face),
            (None, Content::Void) => cell.clue.map_or('░', glyph::superscript),
            (None, _) if !notes.is_empty() => glyph::subscript(notes.len()),
            (None, _) => '.',
        }
    }
}
