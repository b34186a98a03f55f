//! Draws a page as PNG, at any resolution. It decides nothing about what stands where.

use crate::page::{Color, Item, Page, Run, Turned};
use crate::path::{Path, Point, Segment, at};
use tiny_skia::{FillRule, LineCap, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

/// The picture of a page, so many dots an inch. `None` when it would be too large to draw.
pub fn write(page: &Page, dots: u32) -> Option<Vec<u8>> {
    let scale = dots as f32 / 72.0;
    let size = |length: f32| (length * scale).round() as u32;
    let mut pixmap = Pixmap::new(size(page.width), size(page.height))?;
    pixmap.fill(tiny_skia::Color::WHITE);
    for item in &page.items {
        match item {
            Item::Fill { path, color } => fill(&mut pixmap, path, *color, scale),
            Item::Stroke { path, width, color, dash } => {
                stroke(&mut pixmap, path, (*width, *dash), *color, scale);
            }
            Item::Text(run) => text(&mut pixmap, run, scale),
            Item::Open(_) | Item::Close => {}
        }
    }
    pixmap.encode_png().ok()
}

fn fill(pixmap: &mut Pixmap, path: &Path, color: Color, scale: f32) {
    if let Some(path) = built(path) {
        let transform = Transform::from_scale(scale, scale);
        pixmap.fill_path(&path, &paint(color), FillRule::Winding, transform, None);
    }
}

fn stroke(
    pixmap: &mut Pixmap,
    path: &Path,
    (width, dash): (f32, Option<f32>),
    color: Color,
    scale: f32,
) {
    let dash = dash.and_then(|dash| StrokeDash::new(vec![dash, dash], 0.0));
    let stroke = Stroke { width, dash, line_cap: LineCap::Round, ..Stroke::default() };
    if let Some(path) = built(path) {
        let transform = Transform::from_scale(scale, scale);
        pixmap.stroke_path(&path, &paint(color), &stroke, transform, None);
    }
}

fn text(pixmap: &mut Pixmap, run: &Run, scale: f32) {
    let mut x = 0.0;
    let mut last = None;
    let size = run.size / 1000.0;
    for glyph in run.text.chars().filter_map(|letter| run.face.glyph(letter)) {
        x += last.map_or(0.0, |last| run.face.kerning(last, glyph));
        let turn = if run.turn == Turned::Over { -1.0 } else { 1.0 };
        let place = |point: Point| {
            at(run.at.x + turn * (x + point.x) * size, run.at.y + turn * point.y * size)
        };
        fill(pixmap, &run.face.outline(glyph).map(place), run.color, scale);
        x += run.face.advance(glyph);
        last = Some(glyph);
    }
}

fn built(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Curve(one, two, to) => {
                builder.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn paint(Color(red, green, blue): Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint.anti_alias = true;
    paint
}
