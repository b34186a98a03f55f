//! What is drawn over the board for a moment: the lines that were cleared with their place values at
//! the rim, their bits flying into the number, points on their way, a cell that shakes.

use super::face::value_art;
use super::layers::{frame, path};
use crate::art::Length;
use crate::panels::written;
use crate::play::{Moment, Table};
use crate::prelude::*;
use crate::text;
use session::event::Sum;
use session::view::Face;
use session::{Cell, CellSet};
use std::fmt::Write;

#[component]
pub fn MomentLayer(table: Table) -> impl IntoView {
    let face = table.shot.with_untracked(|shot| shot.view.board.face);
    let (rows, cols) =
        table.shot.with_untracked(|shot| (shot.view.board.rows, shot.view.board.cols));
    let numbers = memo(move || {
        table.moments.with(|list| list.iter().map(|(number, _)| *number).collect::<Vec<_>>())
    });
    let draw = move |number: u32| {
        let moment = table.moments.with(|list| {
            list.iter().find(|(other, _)| *other == number).map(|(_, moment)| moment.clone())
        });
        match moment {
            None => ().into_any(),
            Some(Moment::Missed(cells)) => {
                let art = path("miss", cells, 0.05);
                view! { <svg class="layer" viewBox=frame(table) aria-hidden="true" inner_html=art></svg> }.into_any()
            }
            Some(Moment::Points { cells, points }) => {
                let (x, y) = middle(cells);
                let style = format!(
                    "left:{}%;top:{}%",
                    Length(x / f64::from(cols) * 100.0),
                    Length(y / f64::from(rows) * 100.0)
                );
                let class = if points < 0 { "points lost" } else { "points" };
                view! { <b class=class style=style aria-hidden="true">{signed(points)}</b> }
                    .into_any()
            }
            Some(Moment::Cleared { sums, points }) => {
                let art = cleared(&sums, face, (f64::from(cols) / 2.0, f64::from(rows) / 2.0));
                view! {
                    <svg class="layer" viewBox=frame(table) aria-hidden="true" inner_html=art></svg>
                    <div class="star" aria-hidden="true">
                        {sums.iter().map(|sum| view! { <small>{written(sum)}</small> }).collect_view()}
                        {(sums.len() > 1).then(|| view! { <small>{times(&sums)}</small> })}
                        <b>{signed(points as i64)}</b>
                    </div>
                }.into_any()
            }
        }
    };
    view! { <For each=move || numbers.get() key=|number| *number let(number)>{draw(number)}</For> }
}

fn signed(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", text::number(points.abs()))
}

/// `(480 + 96) × 2`
fn times(sums: &[Sum]) -> String {
    let values: Vec<String> = sums.iter().map(|sum| sum.value.to_string()).collect();
    format!("({}) × {}", values.join(" + "), sums.len())
}

fn middle(cells: CellSet) -> (f64, f64) {
    let n = f64::from(cells.len().max(1));
    let sum =
        cells.iter().fold((0.0, 0.0), |(x, y), cell| (x + center(cell).0, y + center(cell).1));
    (sum.0 / n, sum.1 / n)
}

fn center(cell: Cell) -> (f64, f64) {
    (f64::from(cell.col()) + 0.5, f64::from(cell.row()) + 0.5)
}

/// Each bit where it stood, on its way to the number; what it counts stands at the rim of its line.
fn cleared(sums: &[Sum], face: Face, to: (f64, f64)) -> String {
    let mut out = String::new();
    let mut drawn = CellSet::EMPTY;
    for sum in sums {
        out += &path("payline", sum.cells, 0.05);
        let n = sum.bits.len();
        for (nth, (cell, bit)) in sum.cells.iter().zip(&sum.bits).enumerate() {
            let (x, y) = center(cell);
            if !drawn.contains(cell) {
                drawn.insert(cell);
                let art = value_art(face, *bit, x, y);
                let (dx, dy, wait) = (Length(to.0 - x), Length(to.1 - y), nth * 60);
                let (x, y) = (Length(x), Length(y));
                let _ = write!(
                    out,
                    r#"<g class="stays digits" style="--dx:{dx}px;--dy:{dy}px;--wait:{wait}ms;transform-origin:{x}px {y}px">{art}</g>"#
                );
            }
            let weight = 1_u32 << (n - 1 - nth);
            let (x, y) = at_rim(sum.cells, cell);
            let class = if *bit == 1 { "weight on" } else { "weight" };
            let _ = write!(
                out,
                r#"<g class="{class}"><rect x="{}" y="{}" width=".62" height=".3" rx=".13"/><text x="{}" y="{}">{weight}</text></g>"#,
                Length(x - 0.31),
                Length(y - 0.15),
                Length(x),
                Length(y + 0.085)
            );
        }
    }
    out
}

/// Over a row, beside a column, on the lower edge of the cells of a box.
fn at_rim(line: CellSet, cell: Cell) -> (f64, f64) {
    let (x, y) = center(cell);
    let first = line.first().unwrap_or(cell);
    if line.iter().all(|other| other.row() == first.row()) {
        (x, 0.0)
    } else if line.iter().all(|other| other.col() == first.col()) {
        (0.0, y)
    } else {
        (x, y + 0.42)
    }
}
