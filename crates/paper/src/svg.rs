//! Draws a page as SVG: letters are outlines, so that it looks the same everywhere. It decides nothing
//! about what stands where.

use crate::face::Face;
use crate::page::{Color, Item, Page, Run, Tag, Turned};
use crate::path::{Path, Segment};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The picture of a page.
pub fn write(page: &Page) -> String {
    let mut used = BTreeSet::new();
    let mut body = String::new();
    for item in &page.items {
        draw(item, &mut body, &mut used);
    }
    let mut text = String::new();
    let (width, height) = (short(page.width), short(page.height));
    let _ = write!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\">\n<defs>\n"
    );
    for (face, glyph) in used {
        let outline = path_text(&face.outline(ttf_parser::GlyphId(glyph)));
        let _ = writeln!(text, "<path id=\"{}\" d=\"{outline}\"/>", id(face, glyph));
    }
    let _ = writeln!(text, "</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>");
    text + &body + "</svg>\n"
}

fn draw(item: &Item, out: &mut String, used: &mut BTreeSet<(Face, u16)>) {
    let _ = match item {
        Item::Open(Tag::Figure { alt }) => {
            writeln!(out, "<g role=\"img\" aria-label=\"{}\">", escaped(alt))
        }
        Item::Open(Tag::Artifact) => writeln!(out, "<g aria-hidden=\"true\">"),
        Item::Open(_) => writeln!(out, "<g>"),
        Item::Close => writeln!(out, "</g>"),
        Item::Fill { path, color } => {
            writeln!(out, "<path d=\"{}\" fill=\"{}\"/>", path_text(path), hex(*color))
        }
        Item::Stroke { path, width, color, dash } => {
            let dash = dash.map(|dash| format!(" stroke-dasharray=\"{}\"", short(dash)));
            writeln!(
                out,
                "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"{}/>",
                path_text(path),
                hex(*color),
                short(*width),
                dash.unwrap_or_default(),
            )
        }
        Item::Text(run) => {
            text(run, out, used);
            Ok(())
        }
    };
}

fn text(run: &Run, out: &mut String, used: &mut BTreeSet<(Face, u16)>) {
    let turn = if run.turn == Turned::Over { " rotate(180)" } else { "" };
    let _ = write!(
        out,
        "<g role=\"text\" aria-label=\"{}\" fill=\"{}\" transform=\"translate({} {}){turn} scale({})\">",
        escaped(&run.text),
        hex(run.color),
        short(run.at.x),
        short(run.at.y),
        (run.size * 100.0).round() / 100_000.0,
    );
    let mut x = 0.0;
    let mut last = None;
    for glyph in run.text.chars().filter_map(|letter| run.face.glyph(letter)) {
        x += last.map_or(0.0, |last| run.face.kerning(last, glyph));
        let _ = write!(out, "<use href=\"#{}\" x=\"{}\"/>", id(run.face, glyph.0), short(x));
        used.insert((run.face, glyph.0));
        x += run.face.advance(glyph);
        last = Some(glyph);
    }
    out.push_str("</g>\n");
}

fn id(face: Face, glyph: u16) -> String {
    format!("g{}-{glyph}", face as u8)
}

fn path_text(path: &Path) -> String {
    let mut text = String::new();
    for segment in &path.0 {
        let _ = match segment {
            Segment::Move(to) => write!(text, "M{} {}", short(to.x), short(to.y)),
            Segment::Line(to) => write!(text, "L{} {}", short(to.x), short(to.y)),
            Segment::Curve(one, two, to) => write!(
                text,
                "C{} {} {} {} {} {}",
                short(one.x),
                short(one.y),
                short(two.x),
                short(two.y),
                short(to.x),
                short(to.y)
            ),
            Segment::Close => write!(text, "Z"),
        };
    }
    text
}

/// Hundredths of a point are finer than any screen.
fn short(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

fn hex(Color(red, green, blue): Color) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
