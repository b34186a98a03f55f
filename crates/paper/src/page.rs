//! A page as data: lines, fills, runs of text and what they mean, in the order of reading. Whoever
//! draws it (`pdf`, `svg`, `png`) decides nothing; whoever lays it out (`layout`) knows no file.

use crate::face::Face;
use crate::path::{Area, Path, Point};

/// A colour on paper; grey where all three are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color(pub u8, pub u8, pub u8);

impl Color {
    pub const BLACK: Color = Color::grey(0);
    pub const WHITE: Color = Color::grey(255);

    pub const fn grey(light: u8) -> Color {
        Color(light, light, light)
    }

    pub const fn is_grey(self) -> bool {
        self.0 == self.1 && self.1 == self.2
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub width: f32,
    pub height: f32,
    pub number: Number,
    pub items: Vec<Item>,
}

/// What stands at the foot of a page: small Roman numbers before the first puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    Roman(u32),
    Plain(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Stroke {
        path: Path,
        width: f32,
        color: Color,
        dash: Option<f32>,
    },
    Fill {
        path: Path,
        color: Color,
    },
    Text(Run),
    /// All up to the matching [`Item::Close`] means this. Meanings do not nest.
    Open(Tag),
    Close,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Where its base line begins.
    pub at: Point,
    pub face: Face,
    pub size: f32,
    pub color: Color,
    pub text: String,
    pub turn: Turned,
}

/// How something lies: as it is read, or upside down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    Upright,
    Over,
}

/// What a part of a page is, for those who do not see it.
#[derive(Clone, Debug, PartialEq)]
pub enum Tag {
    /// Ornaments, page numbers, rules: nothing to be read.
    Artifact,
    Title,
    /// A heading that the outline lists.
    Heading,
    /// The heading of a single puzzle.
    Caption,
    Paragraph,
    Figure {
        alt: String,
    },
    /// A line that leads to another page, counted from 0, and where to click for it.
    Reference {
        page: usize,
        area: Area,
        place: Place,
    },
}

/// Where a reference stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Contents,
    Text,
}

/// All pages, and what a reader of the file is told about them.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub pages: Vec<Page>,
    pub title: String,
    pub author: Option<String>,
    /// ISO 639-1.
    pub language: &'static str,
    /// Names and pages of the parts, pages counted from 0.
    pub outline: Vec<(String, usize)>,
    pub reading: Reading,
}

/// What a file may have besides its pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Outline, links and a title: for people.
    Guided,
    /// Pages alone: a printer's press refuses the rest.
    Bare,
}
