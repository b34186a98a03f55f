//! A small drawing of a board: its regions with their labels, and where no cells are.

use super::outline;
use session::view::{BoardView, Content};
use std::fmt::Write;

pub fn board_art(board: &BoardView) -> String {
    let mut art =
        format!(r#"<svg viewBox="0 0 {} {}" aria-hidden="true">"#, board.cols, board.rows);
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
        if let (Some(label), Some((row, col))) = (&region.label, cells.first()) {
            let (x, y) = (f64::from(*col) + 0.2, f64::from(*row) + 0.8);
            let label = crate::text::say(label);
            let _ = write!(art, r#"<text x="{x}" y="{y}">{label}</text>"#);
        }
    }
    art + "</svg>"
}
