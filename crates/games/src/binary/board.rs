//! The 9×9 board of bits: what fits, what a placement completes, what that pays. Knows no run.

use super::piece::Piece;
use crate::event::Sum;
use alloc::vec::Vec;
use engine::{Cell, CellSet, House, HouseKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Board {
    filled: CellSet,
    /// The filled cells that hold a 1.
    ones: CellSet,
}

/// What a placement completed. Empty when nothing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Clear {
    /// Rows, then columns, then boxes.
    pub lines: Vec<Line>,
}

/// A full row, column or box, read left to right, top to bottom, row by row in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub house: House,
    /// The nine bits as a number, the first cell's bit the most significant.
    pub value: u32,
}

impl Board {
    /// The value of a filled cell.
    pub fn get(&self, cell: Cell) -> Option<u8> {
        self.filled.contains(cell).then(|| u8::from(self.ones.contains(cell)))
    }

    pub fn free(&self) -> CellSet {
        !self.filled
    }

    pub fn filled(&self) -> CellSet {
        self.filled
    }

    pub fn ones(&self) -> CellSet {
        self.ones
    }

    pub fn fits_somewhere(&self, piece: Piece) -> bool {
        !piece.shape.homes(self.free()).is_empty()
    }

    /// Puts a piece that fits on the board, reads all lines that are full then, and clears them
    /// together: a cell of two lines counts in both.
    pub fn place(&mut self, piece: Piece, home: Cell) -> Clear {
        self.filled |= piece.shape.cells(home);
        self.ones |= piece.ones(home);
        let full = House::all().filter(|house| house.cells().is_subset(self.filled));
        let clear =
            Clear { lines: full.map(|house| Line { house, value: self.read(house) }).collect() };
        self.filled -= clear.cells();
        self.ones -= clear.cells();
        clear
    }

    fn read(&self, house: House) -> u32 {
        (0..9).fold(0, |value, position| {
            value << 1 | u32::from(self.ones.contains(house.cell(position)))
        })
    }
}

impl Clear {
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub fn cells(&self) -> CellSet {
        self.lines.iter().fold(CellSet::EMPTY, |cells, line| cells | line.house.cells())
    }

    /// The values of the lines, added.
    pub fn sum(&self) -> u32 {
        self.lines.iter().map(|line| line.value).sum()
    }

    /// The sum times the number of lines.
    pub fn points(&self) -> u32 {
        self.sum() * self.lines.len() as u32
    }

    pub fn count_of(&self, kind: HouseKind) -> u32 {
        self.of(kind).count() as u32
    }

    /// The values of the lines of one kind, added.
    pub fn sum_of(&self, kind: HouseKind) -> u32 {
        self.of(kind).map(|line| line.value).sum()
    }

    fn of(&self, kind: HouseKind) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.house.kind() == kind)
    }

    pub fn sums(&self) -> Vec<Sum> {
        self.lines
            .iter()
            .map(|line| Sum {
                cells: line.house.cells(),
                bits: (0..9).rev().map(|index| (line.value >> index & 1) as u8).collect(),
                value: line.value,
            })
            .collect()
    }
}

/// A board as its rows say: `0`, `1`, `.` for free; anything else is ignored.
#[cfg(test)]
pub(super) fn board(rows: &str) -> Board {
    let marks = rows.chars().filter(|ch| "01.".contains(*ch));
    let mut board = Board::default();
    for (cell, mark) in Cell::all().zip(marks) {
        if mark != '.' {
            board.filled.insert(cell);
        }
        if mark == '1' {
            board.ones.insert(cell);
        }
    }
    board
}

#[cfg(test)]
mod tests {
    use super::super::piece::piece;
    use super::*;

    /// The first sample screen of the rules. Its rows 1, 3, 5, 6 and 7 are printed with eight
    /// columns; the lost one is a free column left of column 8, as the calculations demand.
    const SAMPLE: &str = "
        0......1.
        .10....1.
        .......1.
        00..10001
        10.......
        000......
        .......1.
        .0.0...1.
        ....10.0.";

    #[test]
    fn the_sample_screens_come_out() {
        let mut now = board(SAMPLE);
        let mut score = 134;

        let clear = now.place(piece("10/1"), "r4c3".parse().unwrap());
        let read: Vec<(House, u32)> =
            clear.lines.iter().map(|line| (line.house, line.value)).collect();
        assert_eq!(read, [(House::row(3), 81), (House::box_(3), 104)]);
        assert_eq!(clear.sums()[0].bits, [0, 0, 1, 0, 1, 0, 0, 0, 1]);
        assert_eq!(clear.sums()[1].bits, [0, 0, 1, 1, 0, 1, 0, 0, 0]);
        assert_eq!((clear.sum(), clear.points()), (185, 370));
        score += clear.points();
        assert_eq!(score, 504);

        let clear = now.place(piece("1/0/1"), "r4c8".parse().unwrap());
        assert_eq!(clear.lines, [Line { house: House::column(7), value: 494 }]);
        score += clear.points();
        assert_eq!(score, 998);
        assert_eq!(
            now,
            board(
                "0........ .10...... ......... ......... ......... ......... ......... .0.0.....
                 ....10..."
            )
        );
    }

    #[test]
    fn what_is_full_together_clears_together() {
        // One cell completes its row, its column and its box; all are read before any is cleared.
        let mut now = board(
            "111...1.. 111...1.. 11.111111 ..1...... ..1...... ..1...... ..1...... ..1......
             ..1......",
        );
        let clear = now.place(piece("0"), "r3c3".parse().unwrap());
        let values: Vec<u32> = clear.lines.iter().map(|line| line.value).collect();
        assert_eq!(values, [0b110111111, 0b110111111, 0b111111110]);
        assert_eq!(clear.points(), 3 * values.iter().sum::<u32>());
        assert_eq!(now, board("......1.. ......1.."));
    }

    #[test]
    fn lines_of_noughts_pay_nothing_and_clear() {
        let mut now = board("00000000.");
        let clear = now.place(piece("0"), "r1c9".parse().unwrap());
        assert_eq!((clear.lines.len(), clear.points()), (1, 0));
        assert_eq!(now, Board::default());
    }
}
