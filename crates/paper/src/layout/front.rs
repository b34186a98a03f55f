//! What stands around the puzzles of a book: title, copyright, contents, the first page of a chapter.

use super::Setter;
use crate::board::sign;
use crate::canvas::{Align, Canvas, LEADING, Style};
use crate::face::Face;
use crate::page::{Color, Place, Tag};
use crate::path::{Area, Path, at};
use engine::phrase;
use games::view;

impl Setter<'_> {
    pub(super) fn title_page(&self, canvas: &mut Canvas, body: Area) {
        let ink = self.palette.ink;
        canvas.tagged(Tag::Artifact, |canvas| {
            let mut frame = Path::new();
            frame.card(body, 18.0);
            canvas.stroke(frame, 2.6, ink);
            let mut inner = Path::new();
            inner.card(body.inset(6.0), 13.0);
            canvas.stroke(inner, 0.8, ink);
        });
        let middle = body.x + body.width / 2.0;
        let room = body.width * 0.82;
        let mut base = body.y + body.height * 0.13;
        canvas.tagged(Tag::Title, |canvas| {
            let title = self.title();
            let mut size = body.width * 0.15;
            let longest = |size: f32| {
                title
                    .split_whitespace()
                    .map(|word| Face::Display.width(word, size))
                    .fold(0.0, f32::max)
            };
            let too_long = |size| Face::Display.lines(&title, size, room).len() > 3;
            while size > 7.0 && (longest(size) > room || too_long(size)) {
                size *= 0.94;
            }
            let style = Style::new(Face::Display, size, ink);
            for line in style.face.lines(&title, size, room) {
                base += size * 1.05;
                canvas.text(&line, style, at(middle, base), Align::Middle);
            }
        });
        if let Some(subtitle) = &self.book.subtitle {
            canvas.tagged(Tag::Paragraph, |canvas| {
                let style = Style::new(Face::Text, body.width * 0.038, ink);
                base = canvas.paragraph(
                    subtitle,
                    style,
                    at(middle, base + style.size * 0.6),
                    room,
                    Align::Middle,
                );
            });
        }
        let side = (body.width * 0.46).min(body.height * 0.34);
        let rest = body.y + body.height * 0.86 - base;
        let top = base + ((rest - side) / 2.0).max(20.0);
        canvas.tagged(Tag::Artifact, |canvas| {
            self.tile(canvas, Area::new(middle - side / 2.0, top, side, side));
        });
        self.title_foot(canvas, body);
    }

    /// The nine emblems on a sticker, three by three.
    fn tile(&self, canvas: &mut Canvas, area: Area) {
        let ink = self.palette.ink;
        let radius = area.width * 0.08;
        let mut shadow = Path::new();
        shadow.card(area.moved(area.width * 0.02, area.width * 0.035), radius);
        canvas.fill(shadow, ink);
        let mut card = Path::new();
        card.card(area, radius);
        canvas.fill(card.clone(), Color::WHITE);
        let third = area.width / 3.0;
        let mut ground = Path::new();
        for (col, row) in [(1.0, 0.0), (0.0, 1.0), (2.0, 1.0), (1.0, 2.0)] {
            ground.rect(Area::new(area.x + col * third, area.y + row * third, third, third));
        }
        canvas.fill(ground, self.palette.tints[1]);
        let mut lines = Path::new();
        for nth in [1.0, 2.0] {
            let (x, y) = (area.x + nth * third, area.y + nth * third);
            lines.line(at(x, area.y), at(x, area.bottom()));
            lines.line(at(area.x, y), at(area.right(), y));
        }
        canvas.stroke(lines, 1.6, ink);
        canvas.stroke(card, 3.0, ink);
        for value in 1..=9_u8 {
            let (col, row) = (f32::from((value - 1) % 3), f32::from((value - 1) / 3));
            let middle = at(area.x + (col + 0.5) * third, area.y + (row + 0.5) * third);
            sign(canvas, view::Face::Colors, value, middle, third, (Face::Strong, ink));
        }
    }

    fn title_foot(&self, canvas: &mut Canvas, body: Area) {
        let middle = body.x + body.width / 2.0;
        let size = body.width * 0.042;
        let base = body.bottom() - size * 2.0;
        let count = self.say(&phrase!("paper-count", count = self.sheets.len() as u32));
        let line = self.book.author.clone().unwrap_or_else(|| "Ninefold".to_owned());
        canvas.tagged(Tag::Paragraph, |canvas| {
            let style = Style::new(Face::Text, size * 0.8, self.palette.quiet);
            canvas.text(&count, style, at(middle, base - size * 1.5), Align::Middle);
            let style = Style::new(Face::Display, size, self.palette.ink);
            canvas.fitted(&line, style, at(middle, base), body.width * 0.8, Align::Middle);
        });
    }

    pub(super) fn copyright_page(&self, canvas: &mut Canvas, body: Area) {
        let style = Style::new(Face::Text, self.size(9.0), self.palette.ink);
        let mut told = vec![self.title()];
        told.extend(self.book.copyright.clone());
        told.push(self.say(&phrase!("paper-proven")));
        if let Some(seed) = self.book.seed {
            told.push(self.say(&phrase!("paper-again", seed = seed.to_string())));
        }
        told.push(self.say(&phrase!("paper-faces")));
        let width = body.width * 0.8;
        let n_lines: usize =
            told.iter().map(|text| style.face.lines(text, style.size, width).len()).sum();
        let height = (n_lines as f32 + told.len() as f32 * 0.6) * style.size * LEADING;
        let mut y = body.bottom() - height;
        for text in &told {
            canvas.tagged(Tag::Paragraph, |canvas| {
                y = canvas.paragraph(text, style, at(body.x, y), width, Align::Left);
            });
            y += style.size * 0.6 * LEADING;
        }
    }

    pub(super) fn contents_page(&self, canvas: &mut Canvas, body: Area) {
        let heading = self.say(&phrase!("paper-contents"));
        let top = self.heading(canvas, &heading, body);
        let style = Style::new(Face::Text, self.size(12.0), self.palette.ink);
        let mut base = top + style.size;
        let here = self.plan.leaves.iter().position(|leaf| *leaf == crate::plan::Leaf::Contents);
        for (name, page) in self.outline().into_iter().filter(|(_, page)| Some(*page) != here) {
            base += style.size * 2.0;
            let number = super::number_text(self.plan.number(page));
            let name_width = style.face.width(&name, style.size);
            let number_width = style.face.width(&number, style.size);
            let area = Area::new(body.x, base - style.size, body.width, style.size * 1.4);
            let tag = Tag::Reference { page, area, place: Place::Contents };
            canvas.tagged(tag, |canvas| {
                canvas.text(&name, style, at(body.x, base), Align::Left);
                canvas.text(&number, style, at(body.right(), base), Align::Right);
            });
            canvas.tagged(Tag::Artifact, |canvas| {
                let mut dots = Path::new();
                dots.line(
                    at(body.x + name_width + 8.0, base - 2.0),
                    at(body.right() - number_width - 8.0, base - 2.0),
                );
                canvas.dashed(dots, 0.9, self.palette.quiet, 3.0);
            });
        }
    }

    /// A heading over the whole width; says where what follows may begin.
    pub(super) fn heading(&self, canvas: &mut Canvas, text: &str, body: Area) -> f32 {
        let size = self.size(if self.book.design.trim.is_small() { 22.0 } else { 28.0 });
        let base = body.y + size;
        canvas.tagged(Tag::Heading, |canvas| {
            let style = Style::new(Face::Display, size, self.palette.ink);
            canvas.fitted(text, style, at(body.x, base), body.width, Align::Left);
        });
        canvas.tagged(Tag::Artifact, |canvas| {
            let mut rule = Path::new();
            let area = Area::new(body.x, base + size * 0.4, size * 1.6, size * 0.16);
            rule.card(area, area.height / 2.0);
            canvas.fill(rule, self.palette.ink);
        });
        base + size * 0.9
    }

    pub(super) fn opener_page(&self, canvas: &mut Canvas, body: Area, chapter: usize) {
        let own = &self.book.chapters[chapter];
        let first: usize = self.book.chapters[..chapter].iter().map(|one| one.sheets.len()).sum();
        let middle = body.x + body.width / 2.0;
        let side = body.width * 0.2;
        let top = body.y + body.height * 0.26;
        canvas.tagged(Tag::Artifact, |canvas| {
            let value = (chapter % 9) as u8 + 1;
            let mut card = Path::new();
            let area = Area::new(middle - side / 2.0, top, side, side);
            let mut shadow = Path::new();
            shadow.card(area.moved(side * 0.03, side * 0.06), side * 0.18);
            canvas.fill(shadow, self.palette.ink);
            card.card(area, side * 0.18);
            canvas.fill(card.clone(), Color::WHITE);
            canvas.stroke(card, 2.6, self.palette.ink);
            let weight = (Face::Strong, self.palette.ink);
            sign(canvas, view::Face::Colors, value, area.middle(), side, weight);
        });
        let size = body.width * 0.1;
        let mut base = top + side + size * 1.7;
        if let Some(name) = &own.name {
            canvas.tagged(Tag::Heading, |canvas| {
                let style = Style::new(Face::Display, size, self.palette.ink);
                let place = at(middle, base);
                let name = self.say(&self.level_of(own.sheets.first(), name));
                canvas.fitted(&name, style, place, body.width, Align::Middle);
            });
        }
        let style = Style::new(Face::Text, self.size(13.0), self.palette.ink);
        let (from, to) = (self.number(first), self.number(first + own.sheets.len().max(1) - 1));
        let numbers = match from == to {
            true => phrase!("paper-number", number = from),
            false => phrase!("paper-numbers", from = from, to = to),
        };
        base += style.size * 0.6;
        let about = own.about.iter().cloned().chain([numbers]);
        for (nth, text) in about.enumerate() {
            let color = if nth == 0 { self.palette.ink } else { self.palette.quiet };
            canvas.tagged(Tag::Paragraph, |canvas| {
                let style = Style { color, ..style };
                let place = at(middle, base);
                base = canvas.paragraph(
                    &self.say(&text),
                    style,
                    place,
                    body.width * 0.8,
                    Align::Middle,
                );
            });
        }
    }
}
