//! The numbers of rows, columns and boxes. They stand at the rim while a sentence uses them, and
//! always if the player wants.

use crate::art::Length;
use crate::play::{Table, telling};
use crate::prelude::*;
use session::view::BoardView;
use session::{Cell, HouseKind};

#[component]
pub fn Rim(table: Table) -> impl IntoView {
    let told = telling(table);
    let settings = table.frame.settings;
    let wanted = memo(move || {
        let numbered = told.with(|told| told.numbered());
        (numbered.lines || settings.with(|settings| settings.coordinates), numbered.boxes)
    });
    let tag = |class: &'static str, n: u8, style: String| {
        view! { <span class=class style=style data-n=n></span> }
    };
    move || {
        let (lines, boxes) = wanted.get();
        table.shot.with_untracked(|shot| {
            let BoardView { rows, cols, .. } = shot.view.board;
            let middle = |nth: u8, of: u8| Length((f64::from(nth) + 0.5) / f64::from(of) * 100.0);
            let columns = (0..cols)
                .filter(|_| lines)
                .map(|col| tag("rim column", col + 1, format!("left:{}%", middle(col, cols))));
            let rows_ = (0..rows)
                .filter(|_| lines)
                .map(|row| tag("rim line", row + 1, format!("top:{}%", middle(row, rows))));
            // The number of a box stands in its first corner.
            let corners = Cell::all()
                .filter(|cell| boxes && cell.house(HouseKind::Box).cells().first() == Some(*cell));
            let corners = corners.map(|cell| {
                let style = format!(
                    "left:{}%;top:{}%",
                    Length(f64::from(cell.col()) / f64::from(cols) * 100.0),
                    Length(f64::from(cell.row()) / f64::from(rows) * 100.0)
                );
                tag("rim corner-box", cell.house(HouseKind::Box).place() + 1, style)
            });
            let tags: Vec<_> = columns.chain(rows_).chain(corners).collect();
            (!tags.is_empty()).then(|| view! { <div class="rims" aria-hidden="true">{tags}</div> })
        })
    }
}
