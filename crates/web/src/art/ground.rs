//! A small drawing of a board: its regions with their labels, and where no cells are.

use super::{Length, outline};
use session::view::{BoardView, Content};
use std::fmt::Write;

pub fn board_art(board: &BoardView) -> String {
    let mut art =
        format!(r#"<svg viewBox="0 0 {} {}" aria-hidden="true">"#, board.cols, board.rows);
    let mut labels = String::new();
    for (index, region) in (0..).zip(&board.regions) {
        let spots = |is_void: bool| -> Vec<(i8, i8)> {
            let cells = board.cells.iter().filter(|cell| cell.region == index);
            cells
                .filter(|cell| (cell.content == Content::Void) == is_void)
                .map(|cell| (cell.cell.row() as i8, cell.cell.col() as i8))
                .collect()
        };
        let (cells, voids) = (spots(false), spots(true));
        let tint = region.tint;
        let _ = write!(
            art,
            r#"<path class="void" d="{}"/><path class="tint-{tint}" d="{}"/>"#,
            outline(&voids, 0.05, 0.1),
            outline(&cells, 0.05, 0.2)
        );
        // In the middle of its widest row, and over all areas.
        let widest = cells.chunk_by(|one, next| one.0 == next.0).max_by_key(|row| row.len());
        if let (Some(label), Some([(row, first), ..])) = (&region.label, widest) {
            let x = Length(f64::from(*first) + widest.map_or(0, <[_]>::len) as f64 / 2.0);
            let y = Length(f64::from(*row) + 0.78);
            let label = crate::text::say(label);
            let _ = write!(labels, r#"<text x="{x}" y="{y}">{label}</text>"#);
        }
    }
    art + &labels + "</svg>"
}
