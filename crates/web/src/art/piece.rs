//! A piece as cut card: outline, bevel and upright values.

use super::{Length, outline};
use crate::board::value_art;
use session::view::{Face, PieceView};

/// A piece turned as it lies, `size` pixels a cell, as text for the browser to read.
pub fn piece_art(piece: &PieceView, face: Face, size: f64) -> String {
    let spots: Vec<(i8, i8)> =
        piece.cells.iter().map(|cell| piece.turn.apply((cell.row, cell.col))).collect();
    let (top, left, rows, cols) = bounds(&spots);
    let placed: Vec<(i8, i8)> = spots.iter().map(|(row, col)| (row - top, col - left)).collect();
    let digits = piece.cells.iter().zip(&placed).map(|(cell, &(row, col))| {
        value_art(face, cell.value, f64::from(col) + 0.5, f64::from(row) + 0.5)
    });
    // With spaces, so that the text reads like the piece's name.
    let digits = digits.collect::<Vec<String>>().join(" ");
    format!(
        r#"<svg viewBox="0 0 {cols} {rows}" width="{}" height="{}" aria-hidden="true"><path class="shadow" transform="translate(.05 .16)" d="{}"/><path class="shape fill-{}" d="{}"/><path class="shine" d="{}"/><g class="digits">{digits}</g></svg>"#,
        Length(f64::from(cols) * size),
        Length(f64::from(rows) * size),
        outline(&placed, 0.03, 0.22),
        piece.fill % 5,
        outline(&placed, 0.035, 0.2),
        outline(&placed, 0.12, 0.14),
    )
}

/// The least row and column, and the size in rows and columns.
pub fn bounds(spots: &[(i8, i8)]) -> (i8, i8, u8, u8) {
    let rows = spots.iter().map(|spot| spot.0);
    let cols = spots.iter().map(|spot| spot.1);
    let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let (left, right) = (cols.clone().min().unwrap_or(0), cols.max().unwrap_or(0));
    (top, left, (bottom - top + 1) as u8, (right - left + 1) as u8)
}
