//! A template: which cells there are, which regions they form, and which numbers a region takes.
//! Knows how it is written (`template/text.rs`), not how it is filled.

mod phrases;
mod text;

pub use text::TemplateError;

use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, DigitSet};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    rows: u8,
    cols: u8,
    /// In the order of their letters.
    regions: Vec<Region>,
}

/// The cells of one letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    pub letter: char,
    pub range: Range,
    /// The cells to be filled.
    pub cells: CellSet,
    /// The empty cells that belong to it.
    pub voids: CellSet,
}

/// The numbers a region takes, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Range {
    pub low: Digit,
    pub high: Digit,
}

impl Range {
    pub fn new(low: u8, high: u8) -> Option<Range> {
        let (low, high) = (Digit::new(low)?, Digit::new(high)?);
        (low <= high).then_some(Range { low, high })
    }

    /// What a region takes that states no range: a and c take 1–9, b and d take 1–4.
    pub fn of_letter(letter: char) -> Option<Range> {
        match letter {
            'a' | 'c' => Range::new(1, 9),
            'b' | 'd' => Range::new(1, 4),
            _ => None,
        }
    }

    pub fn digits(self) -> DigitSet {
        Digit::all().filter(|digit| (self.low..=self.high).contains(digit)).collect()
    }
}

impl Template {
    pub fn rows(&self) -> u8 {
        self.rows
    }

    pub fn cols(&self) -> u8 {
        self.cols
    }

    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The cells to be filled.
    pub fn cells(&self) -> CellSet {
        self.regions.iter().fold(CellSet::EMPTY, |cells, region| cells | region.cells)
    }

    /// The empty cells.
    pub fn voids(&self) -> CellSet {
        self.regions.iter().fold(CellSet::EMPTY, |cells, region| cells | region.voids)
    }

    /// All cells of the board, row by row.
    pub fn board(&self) -> impl Iterator<Item = Cell> + use<> {
        let (rows, cols) = (self.rows, self.cols);
        Cell::all().filter(move |cell| cell.row() < rows && cell.col() < cols)
    }

    /// The place of a cell's region, filled or empty, in [`Template::regions`].
    pub fn region_of(&self, cell: Cell) -> Option<usize> {
        self.regions.iter().position(|region| (region.cells | region.voids).contains(cell))
    }
}
