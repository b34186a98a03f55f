//! What is to be printed and how: puzzles in chapters, and the choices of whoever prints. Data only.

use crate::board::NoteSpace;
use crate::sheet::Sheet;
use crate::trim::{Purpose, Trim};
use engine::Phrase;
use words::Language;

#[derive(Clone, Debug)]
pub struct Book {
    pub design: Design,
    /// With a title it is a book with all its parts, without one it is a pile of sheets.
    pub title: Option<String>,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    pub copyright: Option<String>,
    pub chapters: Vec<Chapter>,
    /// What makes the very same pages again.
    pub seed: Option<u64>,
}

/// Puzzles of one kind.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// None where the puzzles have nothing in common.
    pub name: Option<Phrase>,
    pub about: Option<Phrase>,
    pub sheets: Vec<Sheet>,
}

impl Chapter {
    /// A chapter of sheets of one level, which gives it its name.
    pub fn of(sheets: Vec<Sheet>) -> Chapter {
        let first = sheets.first();
        let name = first.and_then(Sheet::level).cloned();
        let about = first.and_then(Sheet::about).cloned();
        Chapter { name, about, sheets }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    pub trim: Trim,
    pub purpose: Purpose,
    pub language: Language,
    pub per_page: PerPage,
    pub print: Print,
    pub notes: NoteSpace,
    pub head: Head,
    pub solutions: Solutions,
    /// From 4 to 12.
    pub solutions_per_page: u8,
    /// The number of the first puzzle.
    pub first: u32,
}

impl Design {
    /// Four puzzles a page on this paper, their solutions at the end.
    pub fn new(trim: Trim, language: Language) -> Design {
        Design {
            trim,
            purpose: Purpose::Home,
            language,
            per_page: PerPage::Four,
            print: Print::Usual,
            notes: NoteSpace::Bare,
            head: Head::None,
            solutions: Solutions::AtTheEnd,
            solutions_per_page: 12,
            first: 1,
        }
    }

    /// How many solutions stand on a page; large print leaves room for four.
    pub fn solutions_per_page(&self) -> usize {
        let asked = usize::from(self.solutions_per_page.clamp(4, 12));
        if self.print == Print::Large { asked.min(4) } else { asked }
    }

    /// How many puzzles stand on a page: no more than can be read and written in.
    pub fn per_page(&self) -> PerPage {
        match self.per_page {
            _ if self.print == Print::Large => PerPage::One,
            PerPage::Six if self.trim.is_small() && self.solutions == Solutions::UpsideDown => {
                PerPage::Four
            }
            asked => asked,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerPage {
    One,
    Two,
    Four,
    Six,
}

impl PerPage {
    pub const ALL: [PerPage; 4] = [PerPage::One, PerPage::Two, PerPage::Four, PerPage::Six];

    pub const fn count(self) -> usize {
        let (cols, rows) = self.shape();
        cols * rows
    }

    /// Columns and rows.
    pub const fn shape(self) -> (usize, usize) {
        match self {
            PerPage::One => (1, 1),
            PerPage::Two => (1, 2),
            PerPage::Four => (2, 2),
            PerPage::Six => (2, 3),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    Usual,
    /// One puzzle a page, strong lines, no small letters.
    Large,
}

/// What stands above the puzzles of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    None,
    /// Lines for a name and a date.
    Worksheet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    AtTheEnd,
    /// In a document of their own.
    Separate,
    /// Small and upside down at the foot of the puzzles' page.
    UpsideDown,
    None,
}
