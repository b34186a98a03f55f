//! The faces: how wide letters are, what they look like, where lines break. It knows no page.
//!
//! The fonts are those of the page, reduced to Latin letters and made ready for print (`fonts/`).

use crate::path::{Path, Segment, at};
use std::sync::OnceLock;
use ttf_parser::GlyphId;

/// A typeface in one weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Titles and headings.
    Display,
    /// Sentences.
    Text,
    /// Digits, and what has to stand out.
    Strong,
}

impl Face {
    pub const ALL: [Face; 3] = [Face::Display, Face::Text, Face::Strong];

    /// The font file.
    pub const fn file(self) -> &'static [u8] {
        match self {
            Face::Display => include_bytes!("../fonts/display.ttf"),
            Face::Text => include_bytes!("../fonts/text.ttf"),
            Face::Strong => include_bytes!("../fonts/strong.ttf"),
        }
    }

    /// Its name in a document.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Display => "Fredoka-Bold",
            Face::Text => "Nunito-SemiBold",
            Face::Strong => "Nunito-ExtraBold",
        }
    }

    pub fn font(self) -> &'static ttf_parser::Face<'static> {
        static FONTS: OnceLock<[ttf_parser::Face<'static>; 3]> = OnceLock::new();
        let read =
            |face: Face| ttf_parser::Face::parse(face.file(), 0).expect("our own fonts are sound");
        &FONTS.get_or_init(|| Face::ALL.map(read))[self as usize]
    }

    /// The glyph of a letter, where the face has one.
    pub fn glyph(self, letter: char) -> Option<GlyphId> {
        self.font().glyph_index(letter)
    }

    /// The face that draws this letter: this one, or else the one with the most letters.
    pub fn for_letter(self, letter: char) -> Face {
        if self.glyph(letter).is_some() { self } else { Face::Strong }
    }

    /// The width of a glyph in thousandths of the size.
    pub fn advance(self, glyph: GlyphId) -> f32 {
        f32::from(self.font().glyph_hor_advance(glyph).unwrap_or(0))
            * (1000.0 / f32::from(self.font().units_per_em()))
    }

    /// How much closer two letters stand than their widths say, in thousandths of the size.
    pub fn kerning(self, left: GlyphId, right: GlyphId) -> f32 {
        let tables = self.font().tables().kern.into_iter().flat_map(|kern| kern.subtables);
        let units = tables.filter_map(|table| table.glyphs_kerning(left, right)).next();
        f32::from(units.unwrap_or(0)) * (1000.0 / f32::from(self.font().units_per_em()))
    }

    /// The width of a text of this size.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let mut last = None;
        let mut width = 0.0;
        for glyph in text.chars().filter_map(|letter| self.glyph(letter)) {
            width += last.map_or(0.0, |last| self.kerning(last, glyph)) + self.advance(glyph);
            last = Some(glyph);
        }
        width * size / 1000.0
    }

    /// How high a digit is, for a size of 1.
    pub fn digit_height(self) -> f32 {
        let font = self.font();
        let top = font.capital_height().unwrap_or(700);
        f32::from(top) / f32::from(font.units_per_em())
    }

    /// What a glyph looks like, in thousandths of the size, its base line at 0 and down positive.
    pub fn outline(self, glyph: GlyphId) -> Path {
        let mut pen =
            Pen { scale: 1000.0 / f32::from(self.font().units_per_em()), ..Pen::default() };
        self.font().outline_glyph(glyph, &mut pen);
        pen.path
    }

    /// Breaks a paragraph into lines that are at most so wide, where a word allows it.
    pub fn lines(self, text: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), size) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// The letters of a text that no face has.
pub fn missing(text: &str) -> Option<char> {
    text.chars().find(|&letter| Face::Strong.glyph(letter).is_none())
}

/// Takes down an outline as the font draws it.
#[derive(Default)]
struct Pen {
    path: Path,
    scale: f32,
    last: (f32, f32),
}

impl Pen {
    fn place(&mut self, x: f32, y: f32) -> crate::path::Point {
        self.last = (x, y);
        at(x * self.scale, -y * self.scale)
    }
}

impl ttf_parser::OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.path.0.push(Segment::Move(to));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.path.0.push(Segment::Line(to));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (x0, y0) = self.last;
        let toward = |end: f32, handle: f32| end + (handle - end) * 2.0 / 3.0;
        self.curve_to(toward(x0, x1), toward(y0, y1), toward(x, x1), toward(y, y1), x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (one, two) = (self.place(x1, y1), self.place(x2, y2));
        let to = self.place(x, y);
        self.path.0.push(Segment::Curve(one, two, to));
    }

    fn close(&mut self) {
        self.path.0.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_what_the_words_of_a_book_need() {
        for face in Face::ALL {
            let text = "Ninefold 0123456789 äöüß ÄÖÜ – … · × “” „“ ’ ©";
            assert_eq!(text.chars().find(|&letter| face.glyph(letter).is_none()), None, "{face:?}");
        }
        assert_eq!(missing("Łódź"), None);
        assert_eq!(missing("数独"), Some('数'));
    }

    #[test]
    fn lines_break_where_the_width_ends() {
        let lines = Face::Text.lines("one two three", 10.0, Face::Text.width("one two", 10.0));
        assert_eq!(lines, ["one two", "three"]);
    }

    #[test]
    fn letters_that_fit_into_each_other_stand_closer() {
        let apart = Face::Display.width("A", 10.0) + Face::Display.width("T", 10.0);
        assert!(Face::Display.width("AT", 10.0) < apart);
    }
}
