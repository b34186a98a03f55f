//! The content of one PDF page: paths and glyphs, in sequences marked with numbers that the tags refer
//! to.

use super::fonts::Fonts;
use crate::page::{Color, Item, Page, Run, Tag, Turned};
use crate::path::{Path, Point, Segment};
use pdf_writer::types::LineCapStyle;
use pdf_writer::{Content, Name, Ref, Str};
use std::collections::BTreeMap;

/// A page as PDF draws it.
pub struct Drawn {
    pub content: Vec<u8>,
    /// The fonts it uses, by name.
    pub fonts: BTreeMap<String, Ref>,
    /// What the marked sequences mean, in order.
    pub tags: Vec<Tag>,
}

pub fn draw(page: &Page, fonts: &Fonts) -> Drawn {
    let mut pen = Pen {
        content: Content::new(),
        height: page.height,
        fonts,
        named: BTreeMap::new(),
        tags: Vec::new(),
        state: State::default(),
    };
    pen.content.set_line_cap(LineCapStyle::RoundCap);
    for item in &page.items {
        pen.item(item);
    }
    pen.end_text();
    Drawn { content: pen.content.finish().into_vec(), fonts: pen.named, tags: pen.tags }
}

struct Pen<'a> {
    content: Content,
    height: f32,
    fonts: &'a Fonts,
    named: BTreeMap<String, Ref>,
    tags: Vec<Tag>,
    state: State,
}

/// What was last set, so that it is set again only when it changes.
#[derive(Default)]
struct State {
    stroke: Option<Color>,
    fill: Option<Color>,
    width: Option<f32>,
    dash: Option<f32>,
    font: Option<(String, f32)>,
    in_text: bool,
    /// Whether runs are words of a sentence, not signs in the cells of a figure.
    in_words: bool,
}

impl Pen<'_> {
    fn item(&mut self, item: &Item) {
        match item {
            Item::Open(tag) => {
                self.end_text();
                self.state.in_words = !matches!(tag, Tag::Artifact | Tag::Figure { .. });
                if *tag == Tag::Artifact {
                    self.content.begin_marked_content(Name(b"Artifact"));
                } else {
                    let name = super::tags::role(tag).to_name();
                    let mut mark = self.content.begin_marked_content_with_properties(name);
                    mark.properties().identify(self.tags.len() as i32);
                    drop(mark);
                    self.tags.push(tag.clone());
                }
            }
            Item::Close => {
                self.end_text();
                self.content.end_marked_content();
            }
            Item::Fill { path, color } => {
                self.end_text();
                self.fill_color(*color);
                self.path(path);
                self.content.fill_nonzero();
            }
            Item::Stroke { path, width, color, dash } => {
                self.end_text();
                self.stroke_style(*width, *color, *dash);
                self.path(path);
                self.content.stroke();
            }
            Item::Text(run) => self.text(run),
        }
    }

    fn stroke_style(&mut self, width: f32, color: Color, dash: Option<f32>) {
        if self.state.stroke.replace(color) != Some(color) {
            if color.is_grey() {
                self.content.set_stroke_gray(part(color.0));
            } else {
                self.content.set_stroke_rgb(part(color.0), part(color.1), part(color.2));
            }
        }
        if self.state.width.replace(width) != Some(width) {
            self.content.set_line_width(rounded(width));
        }
        if self.state.dash != dash {
            self.state.dash = dash;
            self.content.set_dash_pattern(dash, 0.0);
        }
    }

    fn fill_color(&mut self, color: Color) {
        if self.state.fill.replace(color) != Some(color) {
            if color.is_grey() {
                self.content.set_fill_gray(part(color.0));
            } else {
                self.content.set_fill_rgb(part(color.0), part(color.1), part(color.2));
            }
        }
    }

    fn path(&mut self, path: &Path) {
        let height = self.height;
        let place = |point: Point| (rounded(point.x), rounded(height - point.y));
        for segment in &path.0 {
            match *segment {
                Segment::Move(to) => {
                    let (x, y) = place(to);
                    self.content.move_to(x, y);
                }
                Segment::Line(to) => {
                    let (x, y) = place(to);
                    self.content.line_to(x, y);
                }
                Segment::Curve(one, two, to) => {
                    let ((x1, y1), (x2, y2), (x, y)) = (place(one), place(two), place(to));
                    self.content.cubic_to(x1, y1, x2, y2, x, y);
                }
                Segment::Close => {
                    self.content.close_path();
                }
            }
        }
    }

    fn text(&mut self, run: &Run) {
        if !self.state.in_text {
            self.content.begin_text();
            self.state.in_text = true;
        }
        self.fill_color(run.color);
        let (name, font) = self.fonts.named(run.face);
        let size = rounded(run.size);
        let wanted = Some((name.clone(), size));
        if self.state.font != wanted {
            self.content.set_font(Name(name.as_bytes()), size);
            self.state.font = wanted;
        }
        self.named.insert(name, font);
        let (x, y) = (rounded(run.at.x), rounded(self.height - run.at.y));
        let turn = if run.turn == Turned::Over { -1.0 } else { 1.0 };
        self.content.set_text_matrix([turn, 0.0, 0.0, turn, x, y]);
        self.show(run);
    }

    /// Shows the glyphs of a run; where two stand closer than usual, the gap is told between them.
    fn show(&mut self, run: &Run) {
        let face = run.face;
        let mut parts: Vec<(Vec<u8>, f32)> = vec![(Vec::new(), 0.0)];
        let mut last = None;
        // Whoever listens to a text hears a gap only where there is a space.
        let gap = self.state.in_words.then_some(' ');
        for glyph in run.text.chars().chain(gap).filter_map(|letter| face.glyph(letter)) {
            let closer = last.map_or(0.0, |last| face.kerning(last, glyph));
            if closer != 0.0 {
                parts.push((Vec::new(), -closer));
            }
            let number = self.fonts.number(face, glyph);
            if let Some((bytes, _)) = parts.last_mut() {
                bytes.extend(number.to_be_bytes());
            }
            last = Some(glyph);
        }
        if let [(bytes, _)] = &parts[..] {
            self.content.show(Str(bytes));
            return;
        }
        let mut shown = self.content.show_positioned();
        let mut items = shown.items();
        for (bytes, gap) in &parts {
            if *gap != 0.0 {
                items.adjust(*gap);
            }
            items.show(Str(bytes));
        }
    }

    fn end_text(&mut self) {
        if std::mem::take(&mut self.state.in_text) {
            self.content.end_text();
        }
    }
}

/// Hundredths of a point are finer than any press.
fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

fn part(light: u8) -> f32 {
    (f32::from(light) / 255.0 * 1000.0).round() / 1000.0
}
