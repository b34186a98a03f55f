//! Where layouts draw: collects the items of a page. It knows no puzzle and no book.

use crate::face::Face;
use crate::page::{Color, Item, Run, Tag, Turned};
use crate::path::{Area, Path, Point, at};

#[derive(Debug, Default)]
pub struct Canvas {
    pub items: Vec<Item>,
    /// The point about which all is turned over, while something is drawn upside down.
    over: Option<Point>,
}

/// How a line of text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    pub face: Face,
    pub size: f32,
    pub color: Color,
}

impl Style {
    pub const fn new(face: Face, size: f32, color: Color) -> Style {
        Style { face, size, color }
    }
}

/// Which part of a line stands at the given place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

impl Canvas {
    /// Draws what has this meaning.
    pub fn tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Canvas)) {
        self.items.push(Item::Open(tag));
        draw(self);
        self.items.push(Item::Close);
    }

    /// Draws upside down within an area.
    pub fn turned_over(&mut self, area: Area, draw: impl FnOnce(&mut Canvas)) {
        let before = self.over.replace(area.middle());
        draw(self);
        self.over = before;
    }

    pub fn stroke(&mut self, path: Path, width: f32, color: Color) {
        self.line(path, width, color, None);
    }

    pub fn dashed(&mut self, path: Path, width: f32, color: Color, dash: f32) {
        self.line(path, width, color, Some(dash));
    }

    fn line(&mut self, path: Path, width: f32, color: Color, dash: Option<f32>) {
        if !path.is_empty() {
            let path = self.put(path);
            self.items.push(Item::Stroke { path, width, color, dash });
        }
    }

    pub fn fill(&mut self, path: Path, color: Color) {
        if !path.is_empty() {
            let path = self.put(path);
            self.items.push(Item::Fill { path, color });
        }
    }

    /// Draws a line of text with its base line at this place, and says how wide it is. Letters that
    /// the face lacks come from another.
    pub fn text(&mut self, text: &str, style: Style, place: Point, align: Align) -> f32 {
        let parts = parts(text, style.face);
        let width: f32 = parts.iter().map(|(face, part)| face.width(part, style.size)).sum();
        let mut x = match align {
            Align::Left => place.x,
            Align::Middle => place.x - width / 2.0,
            Align::Right => place.x - width,
        };
        for (face, part) in parts {
            let at = self.place(at(x, place.y));
            x += face.width(&part, style.size);
            let turn = if self.over.is_some() { Turned::Over } else { Turned::Upright };
            let (size, color) = (style.size, style.color);
            self.items.push(Item::Text(Run { at, face, size, color, text: part, turn }));
        }
        width
    }

    /// Draws a text that is made smaller until it is at most so wide.
    pub fn fitted(&mut self, text: &str, style: Style, place: Point, width: f32, align: Align) {
        let whole = style.face.width(text, style.size);
        let size = if whole > width { style.size * width / whole } else { style.size };
        self.text(text, Style { size, ..style }, place, align);
    }

    /// Draws a paragraph with its first base line one line below the place; says where it ends.
    pub fn paragraph(
        &mut self,
        text: &str,
        style: Style,
        place: Point,
        width: f32,
        align: Align,
    ) -> f32 {
        let mut y = place.y;
        for line in style.face.lines(text, style.size, width) {
            y += style.size * LEADING;
            self.text(&line, style, at(place.x, y), align);
        }
        y
    }

    fn put(&self, path: Path) -> Path {
        if self.over.is_none() { path } else { path.map(|point| self.place(point)) }
    }

    fn place(&self, point: Point) -> Point {
        match self.over {
            None => point,
            Some(middle) => at(2.0 * middle.x - point.x, 2.0 * middle.y - point.y),
        }
    }
}

/// The distance of base lines, in sizes.
pub const LEADING: f32 = 1.4;

/// A text in the stretches that one face can draw.
fn parts(text: &str, face: Face) -> Vec<(Face, String)> {
    let mut parts: Vec<(Face, String)> = Vec::new();
    for letter in text.chars() {
        let drawn = face.for_letter(letter);
        match parts.last_mut() {
            Some((last, part)) if *last == drawn => part.push(letter),
            _ => parts.push((drawn, letter.into())),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_turned_over_stays_in_its_area() {
        let mut canvas = Canvas::default();
        let area = Area::new(10.0, 10.0, 20.0, 10.0);
        canvas.turned_over(area, |canvas| {
            canvas.fill(Path::new().move_to(at(10.0, 10.0)).clone(), Color::BLACK);
        });
        let expected = Path::new().move_to(at(30.0, 20.0)).clone();
        assert_eq!(canvas.items, [Item::Fill { path: expected, color: Color::BLACK }]);
    }
}
