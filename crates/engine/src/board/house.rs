//! The 27 houses: rows, columns and boxes, each to hold every digit once.

use super::{Cell, CellSet};
use crate::ParseNameError;
use crate::name::keyed;
use core::fmt;
use core::str::FromStr;

keyed! {
    /// What a house is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum HouseKind {
        /// Nine cells from left to right.
        Row = "row",
        /// Nine cells from top to bottom.
        Column = "column",
        /// Three rows of three.
        Box = "box",
    }
}

/// A row (0–8), a column (9–17) or a box (18–26).
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::{House, HouseKind};
/// let house: House = "box 6".parse()?;
/// assert_eq!(house, House::box_(5));
/// assert_eq!(house.kind(), HouseKind::Box);
/// # Ok::<(), engine::ParseNameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// How many there are.
    pub const COUNT: usize = 27;

    /// All rows, then all columns, then all boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + Clone {
        (0..27u8).map(House)
    }

    /// The nine houses of one kind.
    pub fn of_kind(
        kind: HouseKind,
    ) -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + Clone {
        let first = kind as u8 * 9;
        (first..first + 9).map(House)
    }

    /// Row `index`, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below 9.
    pub const fn row(index: u8) -> House {
        House::nth(HouseKind::Row, index)
    }

    /// Column `index`, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below 9.
    pub const fn column(index: u8) -> House {
        House::nth(HouseKind::Column, index)
    }

    /// Box `index`, counted from 0 row by row. (`box` itself is a word of the language.)
    ///
    /// # Panics
    /// When `index` is not below 9.
    pub const fn box_(index: u8) -> House {
        House::nth(HouseKind::Box, index)
    }

    const fn nth(kind: HouseKind, index: u8) -> House {
        assert!(index < 9, "a house's index is below 9");
        House(kind as u8 * 9 + index)
    }

    /// The place in a table of 27.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place among the nine houses of its kind, counted from 0.
    pub const fn place(self) -> u8 {
        self.0 % 9
    }

    /// Whether it is a row, a column or a box.
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// Its nine cells.
    pub const fn cells(self) -> CellSet {
        CELLS[self.index()]
    }

    /// Its cells at these places, as bits.
    pub(crate) fn cells_at(self, places: u16) -> CellSet {
        let cells = self.cells().iter().enumerate();
        cells.filter(|(place, _)| places >> place & 1 == 1).map(|(_, cell)| cell).collect()
    }

    /// Its `position`-th cell: left to right, top to bottom, row by row in a box.
    ///
    /// # Panics
    /// When `position` is not below 9.
    pub const fn cell(self, position: u8) -> Cell {
        assert!(position < 9, "a house has nine cells");
        let place = self.place();
        let (row, col) = match self.kind() {
            HouseKind::Row => (place, position),
            HouseKind::Column => (position, place),
            HouseKind::Box => (place / 3 * 3 + position / 3, place % 3 * 3 + position % 3),
        };
        Cell::at(row, col).expect("rows and columns of a house are below 9")
    }
}

const CELLS: [CellSet; 27] = {
    let mut cells = [CellSet::EMPTY; 27];
    let mut house = 0;
    while house < 27 {
        let mut position = 0;
        while position < 9 {
            cells[house as usize].insert(House(house).cell(position));
            position += 1;
        }
        house += 1;
    }
    cells
};

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.place() + 1)
    }
}

impl FromStr for House {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<House, ParseNameError> {
        let house = text.split_once(' ').and_then(|(kind, number)| {
            let place = number.parse::<super::Digit>().ok()?.get() - 1;
            Some(House::nth(kind.parse().ok()?, place))
        });
        house.ok_or(ParseNameError::new("row 3, column 5, box 6"))
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_in_its_three_houses_and_no_other() {
        for cell in Cell::all() {
            for house in House::all() {
                assert_eq!(house.cells().contains(cell), cell.houses().contains(&house));
            }
        }
        assert_eq!(House::box_(5).to_string(), "box 6");
        assert_eq!(House::box_(5).cell(3), Cell::at(4, 6).unwrap());
        assert!(House::all().all(|house| house.to_string().parse() == Ok(house)));
        assert!(["box", "box 0", "Box 1", "row 10"].iter().all(|no| no.parse::<House>().is_err()));
    }
}
