//! Pieces of the tray, drawn small and as they lie.

use super::{glyph, put};
use crate::theme::{Paint, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use session::view::{Face, PieceView};

/// A piece with its cells turned and moved to the top left.
pub struct Drawn {
    cells: Vec<(u16, u16, u8)>,
    pub size: Size,
}

impl Drawn {
    pub fn new(piece: &PieceView) -> Drawn {
        let turned: Vec<(i8, i8, u8)> = piece
            .cells
            .iter()
            .map(|cell| {
                let (row, col) = piece.turn.apply((cell.row, cell.col));
                (row, col, cell.value)
            })
            .collect();
        let top = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
        let cells: Vec<_> = turned
            .iter()
            .map(|&(row, col, value)| ((row - top) as u16, (col - left) as u16, value))
            .collect();
        let height = cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
        let width = cells.iter().map(|cell| 2 * cell.1 + 2).max().unwrap_or(0);
        Drawn { cells, size: Size::new(width, height) }
    }

    pub fn draw(&self, at: Rect, style: Style, face: Face, buffer: &mut Buffer) {
        for &(row, col, value) in &self.cells {
            let (x, y) = (at.x + 2 * col, at.y + row);
            if x + 1 < at.right() && y < at.bottom() {
                put(buffer, x, y, glyph::of(value, face), style);
                put(buffer, x + 1, y, ' ', style);
            }
        }
    }
}

/// Lays the tray out in rows, left to right, and draws it. What does not fit is counted by the
/// returned number.
pub fn draw_tray(
    tray: &[PieceView],
    face: Face,
    area: Rect,
    buffer: &mut Buffer,
    theme: Theme,
) -> Laid {
    let mut laid = Laid::default();
    let (mut x, mut y, mut row_height) = (area.x, area.y, 0);
    for piece in tray {
        let drawn = Drawn::new(piece);
        if x > area.x && x + drawn.size.width > area.right() {
            (x, y, row_height) = (area.x, y + row_height + 1, 0);
        }
        if y + drawn.size.height > area.bottom() {
            laid.n_hidden += 1;
            continue;
        }
        let style = if piece.fits {
            theme.style(Paint::Fill(piece.fill))
        } else {
            theme.style(Paint::Quiet)
        };
        let rect = Rect { x, y, width: drawn.size.width, height: drawn.size.height };
        drawn.draw(rect, style, face, buffer);
        laid.rects.push((rect, piece.id));
        x += drawn.size.width + 2;
        row_height = row_height.max(drawn.size.height);
    }
    laid
}

/// Where the pieces of the tray were drawn.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    pub rects: Vec<(Rect, session::PieceId)>,
    pub n_hidden: u32,
}
