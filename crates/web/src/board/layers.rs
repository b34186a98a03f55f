//! The drawings under and over the cells: placed pieces, the hint, the ghost of the piece in hand.

use super::face::value_art;
use crate::art::{Length, outline};
use crate::play::Table;
use crate::prelude::*;
use session::hint::{Link, Stage, Strength};
use session::view::{Face, PlacedView};
use session::{Cell, CellSet, Digit, Point};
use std::fmt::Write;

fn spots(cells: impl Iterator<Item = Cell>) -> Vec<(i8, i8)> {
    cells.map(|cell| (cell.row() as i8, cell.col() as i8)).collect()
}

pub(super) fn frame(table: Table) -> String {
    table
        .shot
        .with_untracked(|shot| format!("0 0 {} {}", shot.view.board.cols, shot.view.board.rows))
}

/// The pieces on the board, under their digits.
#[component]
pub fn PieceLayer(table: Table) -> impl IntoView {
    let placed = memo(move || {
        let mut placed: Vec<(PlacedView, Vec<Cell>)> = Vec::new();
        table.shot.with(|shot| {
            for cell in &shot.view.board.cells {
                let Some(piece) = cell.piece else { continue };
                match placed.iter_mut().find(|(known, _)| *known == piece) {
                    Some((_, cells)) => cells.push(cell.cell),
                    None => placed.push((piece, vec![cell.cell])),
                }
            }
        });
        placed
    });
    let drawing = move || {
        placed.with(|placed| {
            placed.iter().fold(String::new(), |mut out, (piece, cells)| {
                let _ = write!(
                    out,
                    r#"<path class="seam fill-{}" d="{}"/>"#,
                    piece.fill % 5,
                    outline(&spots(cells.iter().copied()), 0.02, 0.12)
                );
                out
            })
        })
    };
    view! { <svg class="layer" viewBox=frame(table) aria-hidden="true" inner_html=drawing></svg> }
}

/// Where the piece in hand would land, and the lines it would complete.
#[component]
pub fn GhostLayer(table: Table) -> impl IntoView {
    let drawing = move || {
        table.ghost.with(|ghost| {
            let Some(ghost) = ghost else { return String::new() };
            let preview = &ghost.preview;
            let class = match (&preview.refusal, preview.conflicts.is_empty()) {
                (Some(_), _) => "ghost no",
                (None, false) => "ghost clash",
                (None, true) => "ghost",
            };
            let mut out = path(class, preview.cells, 0.03);
            for sum in &preview.sums {
                out += &path("payline", sum.cells, 0.05);
            }
            for cell in preview.conflicts.iter() {
                let _ = write!(
                    out,
                    r#"<circle cx="{}" cy="{}" r=".43" style="fill:none;stroke:var(--bad);stroke-width:.06"/>"#,
                    Length(f64::from(cell.col()) + 0.5),
                    Length(f64::from(cell.row()) + 0.5)
                );
            }
            out
        })
    };
    view! { <svg class="layer" viewBox=frame(table) aria-hidden="true" inner_html=drawing></svg> }
}

pub(super) fn path(class: &str, cells: CellSet, inset: f64) -> String {
    format!(r#"<path class="{class}" d="{}"/>"#, outline(&spots(cells.iter()), inset, 0.16))
}

/// The stage of a hint that is being shown.
#[component]
pub fn HintLayer(table: Table) -> impl IntoView {
    let stage = memo(move || table.shot.with(|shot| shot.hint.clone()));
    let face = move || table.shot.with_untracked(|shot| shot.view.board.face);
    let drawing = move || {
        stage.with(|hint| hint.as_ref().map_or_else(String::new, |hint| draw(&hint.stage, face())))
    };
    view! { <svg class="layer hint-layer" viewBox=frame(table) aria-hidden="true" inner_html=drawing></svg> }
}

fn draw(stage: &Stage, face: Face) -> String {
    let mut out = String::new();
    for house in &stage.houses {
        out += &path("hint-house", house.cells(), 0.04);
    }
    for (cell, role) in &stage.cells {
        out += &path(&format!("hint-cell {}", role.key()), CellSet::only(*cell), 0.07);
    }
    stage.links.iter().for_each(|link| draw_link(link, &mut out));
    for (cell, digit, role) in &stage.candidates {
        let (x, y) = spot((*cell, *digit));
        let (x, y, down) = (Length(x), Length(y), Length(y + 0.085));
        let value = match face {
            Face::Colors => format!(
                r#"<g transform="translate({x} {y}) scale(.44)">{}</g>"#,
                value_art(face, digit.get(), 0.0, 0.0)
            ),
            Face::Digits | Face::Bits => format!(r#"<text x="{x}" y="{down}">{digit}</text>"#),
        };
        let _ = write!(
            out,
            r#"<g class="hint-candidate {}"><circle cx="{x}" cy="{y}" r=".155"/>{value}</g>"#,
            role.key()
        );
    }
    out
}

fn draw_link(link: &Link, out: &mut String) {
    let (from, to) = (spot(link.from), spot(link.to));
    let class = match link.strength {
        Strength::Strong => "strong",
        Strength::Weak => "weak",
    };
    // Bent a little, so that links in one line do not hide each other.
    let (mid_x, mid_y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let (bend_x, bend_y) = ((to.1 - from.1) * 0.12, (from.0 - to.0) * 0.12);
    let bent = (mid_x + bend_x, mid_y + bend_y);
    let [a, b, c, d, e, f] = [from.0, from.1, bent.0, bent.1, to.0, to.1].map(Length);
    let _ = write!(out, r#"<path class="hint-link {class}" d="M{a} {b}Q{c} {d} {e} {f}"/>"#,);
}

/// The links the player has drawn, a ring around each end, and one where the next begins.
#[component]
pub fn LinkLayer(table: Table) -> impl IntoView {
    let drawing = memo(move || {
        table.shot.with(|shot| {
            let mut out = String::new();
            let links = &shot.view.board.links;
            links.iter().for_each(|link| draw_link(link, &mut out));
            let tied = shot.input.tied().and_then(|(cell, value)| Some((cell, Digit::new(value)?)));
            for end in links.iter().flat_map(|link| [link.from, link.to]).chain(tied) {
                let (x, y) = spot(end);
                let (x, y) = (Length(x), Length(y));
                let _ = write!(out, r#"<circle class="link-end" cx="{x}" cy="{y}" r=".14"/>"#);
            }
            out
        })
    });
    view! { <svg class="layer links" viewBox=frame(table) aria-hidden="true" inner_html=drawing></svg> }
}

/// The digit whose place in its cell this point is in.
pub fn digit_at(point: Point) -> u8 {
    let third = |at: i32| ((at.rem_euclid(100) - 6) / 29).clamp(0, 2) as u8;
    third(point.row) * 3 + third(point.col) + 1
}

/// Where a candidate has its place in a cell.
fn spot((cell, digit): (Cell, Digit)) -> (f64, f64) {
    let index = digit.get() - 1;
    let (row, col) = (f64::from(index / 3), f64::from(index % 3));
    (f64::from(cell.col()) + 0.21 + col * 0.29, f64::from(cell.row()) + 0.21 + row * 0.29)
}
