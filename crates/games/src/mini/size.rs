//! The two boards: which cells there are, and which of them hold each value once. A board is the top
//! left corner of the engine's; its boxes are its own.

use engine::{Cell, CellSet, Digit, DigitSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Four,
    Six,
}

/// A row, a column or a box, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum House {
    Row(u8),
    Column(u8),
    Box(u8),
}

impl Size {
    pub const ALL: [Size; 2] = [Size::Four, Size::Six];

    /// How many rows, columns, boxes and values there are.
    pub const fn side(self) -> u8 {
        match self {
            Size::Four => 4,
            Size::Six => 6,
        }
    }

    /// Every box has two rows and so many columns.
    const fn box_width(self) -> u8 {
        self.side() / 2
    }

    /// Row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let side = self.side();
        (0..side).flat_map(move |row| (0..side).filter_map(move |col| Cell::at(row, col)))
    }

    pub fn digits(self) -> DigitSet {
        Digit::all().take(self.side().into()).collect()
    }

    pub fn box_of(self, cell: Cell) -> u8 {
        cell.row() / 2 * 2 + cell.col() / self.box_width()
    }

    /// The boxes first, as the eye takes them in at once.
    pub fn houses(self) -> impl Iterator<Item = House> {
        let numbers = move || 0..self.side();
        let lines = numbers().map(House::Row).chain(numbers().map(House::Column));
        numbers().map(House::Box).chain(lines)
    }

    pub fn cells_of(self, house: House) -> CellSet {
        let width = self.box_width();
        let nth = |nth: u8| match house {
            House::Row(row) => Cell::at(row, nth),
            House::Column(col) => Cell::at(nth, col),
            House::Box(number) => {
                Cell::at(number / 2 * 2 + nth / width, number % 2 * width + nth % width)
            }
        };
        (0..self.side()).filter_map(nth).collect()
    }

    /// The cells that share a house with this one.
    pub fn peers(self, cell: Cell) -> CellSet {
        let houses =
            [House::Row(cell.row()), House::Column(cell.col()), House::Box(self.box_of(cell))];
        let all = houses.into_iter().fold(CellSet::EMPTY, |all, house| all | self.cells_of(house));
        all - CellSet::only(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::String;

    #[track_caller]
    fn check(size: Size, boxes: &str) {
        let drawn: String = size.cells().map(|cell| char::from(b'0' + size.box_of(cell))).collect();
        assert_eq!(drawn, boxes.replace(' ', ""));
        let side = u32::from(size.side());
        assert!(size.houses().all(|house| size.cells_of(house).len() == side));
        assert_eq!(size.houses().count() as u32, 3 * side);
        assert_eq!(size.digits().len(), side);
        for cell in size.cells() {
            let boxed = size.cells_of(House::Box(size.box_of(cell)));
            assert!(boxed.contains(cell) && boxed.is_subset(size.cells().collect()));
        }
    }

    #[test]
    fn boxes_lie_side_by_side() {
        check(Size::Four, "0011 0011 2233 2233");
        check(Size::Six, "000111 000111 222333 222333 444555 444555");
    }
}
