//! Puzzles on paper. A [`Book`] (puzzles and choices) is laid out as pages of lines, fills, runs of
//! text and their meaning, and those are drawn as PDF, SVG or PNG.
//!
//! It knows no file, no clock and no chance: the same book gives the same bytes. Nor does it know a
//! game by name: it prints what a game's view shows at the start and when its solution is shown.

mod alt;
mod analysis;
mod board;
mod book;
mod canvas;
mod code;
mod emblem;
mod face;
mod layout;
mod pack;
mod page;
mod palette;
mod path;
pub mod pdf;
mod picture;
mod plan;
pub mod png;
mod sheet;
pub mod svg;
mod trim;

pub use alt::board as in_words;
pub use analysis::{Report, report};
pub use board::NoteSpace;
pub use book::{Book, Chapter, Design, Head, PerPage, Print, Solutions};
pub use code::{Code, MARGIN};
pub use face::{Face, missing};
pub use layout::{Volumes, lay_out};
pub use page::{Color, Document, Item, Number, Page, Place, Run, Tag, Turned};
pub use path::{Area, Path, Point};
pub use picture::picture;
pub use sheet::{Sheet, Signs, Unprintable};
pub use trim::{BOUND, Purpose, Trim};
