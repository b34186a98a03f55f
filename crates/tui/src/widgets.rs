//! What screens are made of. Widgets draw a [`session::View`] and know no game.

pub mod board;
pub mod glyph;
pub mod list;
pub mod pieces;
pub mod questions;
pub mod side;
pub mod wrapped;

use ratatui::buffer::Buffer;
use ratatui::style::Style;

/// Puts one character down. Outside the screen nothing is drawn.
pub fn put(buffer: &mut Buffer, x: u16, y: u16, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(symbol).set_style(style);
    }
}
