//! A board on paper: cells, regions, digits or emblems, from the view that every front end draws. It
//! knows no game: what a cell holds and where regions meet is all it looks at.

use crate::canvas::{Align, Canvas, Style};
use crate::emblem::{Stroke, emblem};
use crate::face::Face;
use crate::page::Color;
use crate::palette::Palette;
use crate::path::{Area, Path, Point, at};
use games::view::{self, BoardView, CellView, Content};
use words::Language;

/// How boards are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub palette: Palette,
    /// No line is thinner than this.
    pub thinnest: f32,
    /// How much heavier than usual lines are.
    pub weight: f32,
    pub notes: NoteSpace,
    /// Letters are not smaller than this.
    pub smallest: f32,
    pub language: Language,
}

/// Whether empty cells help with notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteSpace {
    Bare,
    /// Four dots divide a cell into nine places.
    Dots,
}

impl Look {
    /// The lines between cells and between regions, for cells of this side.
    fn lines(&self, side: f32) -> (f32, f32) {
        let thin = (side * 0.02 * self.weight).max(self.thinnest);
        (thin, (side * 0.075 * self.weight).max(thin * 2.0).min(5.0))
    }
}

/// What a cell's sign fills of it.
const SIGN: f32 = 0.6;

/// The side of a cell of a board that fills this area as well as it can, and where it then stands:
/// in the middle, at the top.
pub fn fit(board: &BoardView, area: Area) -> (f32, Area) {
    let (cols, rows) = (f32::from(board.cols), f32::from(board.rows));
    let side = (area.width / cols).min(area.height / rows);
    let width = side * cols;
    (side, Area::new(area.x + (area.width - width) / 2.0, area.y, width, side * rows))
}

/// Draws a board whose top left corner is at a place, with cells of this side.
pub fn draw(canvas: &mut Canvas, board: &BoardView, place: Point, side: f32, look: &Look) {
    let (cols, rows) = (f32::from(board.cols), f32::from(board.rows));
    let whole = Area::new(place.x, place.y, side * cols, side * rows);
    let (thin, thick) = look.lines(side);
    let (radius, frame) = (side * 0.14, thick * 1.15);
    let mut shadow = Path::new();
    shadow.card(whole.moved(0.0, thick * 1.3).inset(-frame / 2.0), radius + frame / 2.0);
    canvas.fill(shadow, look.palette.faint);
    let mut paper = Path::new();
    paper.card(whole, radius);
    canvas.fill(paper.clone(), Color::WHITE);
    for cell in &board.cells {
        ground(canvas, board, cell, area_of(cell, place, side), look);
    }
    let within = |one: &CellView, other: &CellView| one.region == other.region;
    canvas.stroke(
        borders(board, place, side, |one, other| within(one, other)),
        thin,
        look.palette.ink,
    );
    canvas.stroke(
        borders(board, place, side, |one, other| !within(one, other)),
        thick,
        look.palette.ink,
    );
    let joined = |cell: &CellView| cell.piece.map(|piece| piece.id);
    let cut = borders(board, place, side, |one, other| joined(one) != joined(other));
    canvas.stroke(cut, (thin + thick) / 2.0, look.palette.ink);
    canvas.stroke(paper, frame, look.palette.ink);
    for cell in &board.cells {
        content(canvas, board, cell, area_of(cell, place, side), look);
    }
    labels(canvas, board, place, side, look);
}

fn area_of(cell: &CellView, place: Point, side: f32) -> Area {
    let (row, col) = (f32::from(cell.cell.row()), f32::from(cell.cell.col()));
    Area::new(place.x + col * side, place.y + row * side, side, side)
}

/// What lies under a cell's sign.
fn ground(canvas: &mut Canvas, board: &BoardView, cell: &CellView, area: Area, look: &Look) {
    let region = board.regions.get(usize::from(cell.region)).map_or(0, |region| region.tint);
    let tint = cell.piece.map_or(region, |piece| piece.fill);
    let color = if cell.flags.fresh { look.palette.faint } else { look.palette.tint(tint) };
    if color != Color::WHITE {
        let mut path = Path::new();
        path.rect(area);
        canvas.fill(path, color);
    }
    if cell.content == Content::Void {
        let mut hatch = Path::new();
        let n_lines = 4;
        for nth in 1..2 * n_lines {
            let reach = area.width * nth as f32 / n_lines as f32;
            let (from, to) = if nth <= n_lines {
                (at(area.x, area.y + reach), at(area.x + reach, area.y))
            } else {
                let rest = reach - area.width;
                (at(area.x + rest, area.bottom()), at(area.right(), area.y + rest))
            };
            hatch.line(from, to);
        }
        canvas.stroke(hatch, look.lines(area.width).0, look.palette.quiet);
    }
}

fn content(canvas: &mut Canvas, board: &BoardView, cell: &CellView, area: Area, look: &Look) {
    let middle = area.middle();
    let palette = &look.palette;
    match cell.content {
        Content::Given(value) => {
            sign(canvas, board.face, value, middle, area.width, (Face::Strong, palette.ink));
        }
        Content::Own(value) | Content::Revealed(value) => {
            sign(canvas, board.face, value, middle, area.width, (Face::Text, palette.found));
        }
        Content::Empty if !cell.notes.is_empty() => notes(canvas, cell, area, palette.quiet),
        Content::Empty if look.notes == NoteSpace::Dots => {
            let mut dots = Path::new();
            let third = area.width / 6.0;
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                let dot = at(middle.x + x * third, middle.y + y * third);
                dots.circle(dot, (area.width * 0.018).max(0.4));
            }
            canvas.fill(dots, palette.faint);
        }
        Content::Empty | Content::Void => {}
    }
    if let Some(clue) = cell.clue {
        let mut ring = Path::new();
        ring.circle(middle, area.width * 0.3);
        canvas.fill(ring.clone(), Color::WHITE);
        canvas.stroke(ring, look.lines(area.width).0, palette.ink);
        let size = (area.width * 0.42).max(look.smallest);
        let style = Style::new(Face::Strong, size, palette.ink);
        let base = middle.y + Face::Strong.digit_height() * size / 2.0;
        canvas.text(&clue.to_string(), style, at(middle.x, base), Align::Middle);
    }
}

/// The notes of a player, each in its place of nine, whatever kind they are of.
fn notes(canvas: &mut Canvas, cell: &CellView, area: Area, color: Color) {
    let size = area.width * 0.26;
    let style = Style::new(Face::Text, size, color);
    for digit in cell.notes.all().iter() {
        let (row, col) = (f32::from((digit.get() - 1) / 3), f32::from((digit.get() - 1) % 3));
        let middle =
            at(area.x + area.width * (0.2 + 0.3 * col), area.y + area.width * (0.2 + 0.3 * row));
        let base = middle.y + Face::Text.digit_height() * size / 2.0;
        canvas.text(&digit.to_string(), style, at(middle.x, base), Align::Middle);
    }
}

/// Draws a value in the middle of a cell of this side.
pub fn sign(
    canvas: &mut Canvas,
    face: view::Face,
    value: u8,
    middle: Point,
    side: f32,
    (weight, color): (Face, Color),
) {
    if face != view::Face::Colors {
        let size = side * SIGN / weight.digit_height();
        let base = middle.y + weight.digit_height() * size / 2.0;
        let style = Style::new(weight, size, color);
        canvas.text(&value.to_string(), style, at(middle.x, base), Align::Middle);
        return;
    }
    for stroke in emblem(value) {
        match stroke.placed(middle, side * (SIGN + 0.04)) {
            Stroke::Fill(path) => canvas.fill(path, color),
            Stroke::Line(path, width) => canvas.stroke(path, width.max(0.75), color),
            Stroke::Hole(path) => canvas.fill(path, Color::WHITE),
        }
    }
}

/// The range of each region in the corner of its first empty cell, where regions differ. What is full
/// needs no range.
fn labels(canvas: &mut Canvas, board: &BoardView, place: Point, side: f32, look: &Look) {
    let size = (side * 0.2).max(look.smallest);
    for (nth, region) in board.regions.iter().enumerate() {
        let Some(label) = &region.label else { continue };
        let own = |cell: &&CellView| usize::from(cell.region) == nth;
        let empty = |cell: &&CellView| cell.content == Content::Empty;
        let Some(cell) = board.cells.iter().filter(own).find(empty) else { continue };
        let area = area_of(cell, place, side);
        let style = Style::new(Face::Strong, size, look.palette.ink);
        let text = words::say(label, look.language);
        let inset = look.lines(side).1 / 2.0 + side * 0.05;
        let base = area.y + inset + Face::Strong.digit_height() * size;
        canvas.text(&text, style, at(area.x + inset, base), Align::Left);
    }
}

/// The lines between neighbours of which this holds; stretches in a row are one line.
fn borders(
    board: &BoardView,
    place: Point,
    side: f32,
    holds: impl Fn(&CellView, &CellView) -> bool,
) -> Path {
    let (rows, cols) = (usize::from(board.rows), usize::from(board.cols));
    let cell = |row: usize, col: usize| &board.cells[row * cols + col];
    let mut path = Path::new();
    for row in 1..rows {
        for (from, to) in stretches(cols, |col| holds(cell(row - 1, col), cell(row, col))) {
            let y = place.y + side * row as f32;
            path.line(at(place.x + side * from as f32, y), at(place.x + side * to as f32, y));
        }
    }
    for col in 1..cols {
        for (from, to) in stretches(rows, |row| holds(cell(row, col - 1), cell(row, col))) {
            let x = place.x + side * col as f32;
            path.line(at(x, place.y + side * from as f32), at(x, place.y + side * to as f32));
        }
    }
    path
}

/// The longest ranges below `end` in which all hold.
fn stretches(end: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for index in (0..end).filter(|&index| holds(index)) {
        match found.last_mut() {
            Some((_, to)) if *to == index => *to = index + 1,
            _ => found.push((index, index + 1)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_are_as_long_as_can_be() {
        assert_eq!(stretches(6, |index| index != 2), [(0, 2), (3, 6)]);
        assert_eq!(stretches(3, |_| false), []);
    }
}
