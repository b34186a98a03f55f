//! A cell of seven by three: the value in the middle, or every note in its fixed place.

use super::{Board, paint_of};
use crate::theme::Paint;
use crate::widgets::{glyph, put};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use session::hint::Role;
use session::view::{CellView, Content};
use session::{Digit, DigitSet};

impl Board<'_> {
    pub(super) fn draw_large(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        let style = self.cell_style(cell);
        if self.fills(cell) {
            buffer.set_style(rect, style);
        }
        match (self.value(cell), cell.content) {
            (Some(value), _) => {
                put(buffer, rect.x + 3, rect.y + 1, glyph::of(value, self.view.face), style)
            }
            (None, Content::Void) => self.void(cell, rect, buffer),
            (None, _) => self.notes(cell, rect, buffer),
        }
        if let Some((open, close)) = self.brackets(cell.cell) {
            put(buffer, rect.x, rect.y + 1, open, style);
            put(buffer, rect.right() - 1, rect.y + 1, close, style);
        }
    }

    /// Whether the whole cell takes the style of its value.
    pub(super) fn fills(&self, cell: &CellView) -> bool {
        self.brackets(cell.cell).is_some()
            || self.input.selection().contains(cell.cell)
            || self.role(cell.cell).is_some()
            || cell.content.value().is_some()
    }

    fn void(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        for y in rect.y..rect.bottom() {
            (rect.x..rect.right())
                .for_each(|x| put(buffer, x, y, '░', self.theme.style(Paint::Line)));
        }
        if let Some(clue) = cell.clue {
            put(
                buffer,
                rect.x + 3,
                rect.y + 1,
                glyph::superscript(clue),
                self.theme.style(Paint::Text),
            );
        }
    }

    fn notes(&self, cell: &CellView, rect: Rect, buffer: &mut Buffer) {
        for digit in Digit::all() {
            let (row, col) = (digit.index() as u16 / 3, digit.index() as u16 % 3);
            let role = self.candidate_role(cell, digit);
            if cell.notes.simple.contains(digit) || role.is_some() {
                let tint = cell.notes.tint_of(digit).map(|tint| Paint::Swatch(tint as u8 + 1));
                let paint = role.map(paint_of).or(tint).unwrap_or(Paint::Note);
                let symbol = glyph::of(digit.get(), self.view.face);
                put(buffer, rect.x + 1 + 2 * col, rect.y + row, symbol, self.theme.style(paint));
            }
        }
        self.line_of(cell.notes.corner, rect.x, rect.y, buffer);
        let centered = rect.x + 3 - (cell.notes.center.len() as u16 / 2).min(3);
        self.line_of(cell.notes.center, centered, rect.y + 1, buffer);
    }

    fn line_of(&self, digits: DigitSet, x: u16, y: u16, buffer: &mut Buffer) {
        for (step, digit) in (0u16..7).zip(digits.iter()) {
            put(
                buffer,
                x + step,
                y,
                glyph::of(digit.get(), self.view.face),
                self.theme.style(Paint::Own),
            );
        }
    }

    pub(super) fn candidate_role(&self, cell: &CellView, digit: Digit) -> Option<Role> {
        let candidates = &self.stage?.candidates;
        candidates
            .iter()
            .find(|(at, of, _)| *at == cell.cell && *of == digit)
            .map(|(.., role)| *role)
    }
}
