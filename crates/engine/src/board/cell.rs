//! One of the 81 places of the board, and its name in text: `r3c5`.

use super::{CellSet, House};
use core::fmt;
use core::str::FromStr;

/// A place on the board, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    pub const COUNT: usize = 81;

    /// All cells, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..81u8).map(Cell)
    }

    /// The cell at this row-major index, if it is below 81.
    pub const fn new(index: u8) -> Option<Cell> {
        if index < 81 { Some(Cell(index)) } else { None }
    }

    /// The cell in `row` and `col`, both counted from 0, if both are below 9.
    pub const fn at(row: u8, col: u8) -> Option<Cell> {
        if row < 9 && col < 9 { Some(Cell(row * 9 + col)) } else { None }
    }

    /// The row-major index, 0 to 80.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / 9
    }

    /// The column counted from 0.
    pub const fn col(self) -> u8 {
        self.0 % 9
    }

    /// The box counted from 0, row by row. (`box` is a word of the language.)
    pub const fn box_index(self) -> u8 {
        self.row() / 3 * 3 + self.col() / 3
    }

    /// The row, the column and the box this cell lies in.
    pub const fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.col()), House::square(self.box_index())]
    }

    /// The 20 other cells that share a house with this one.
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Whether the two are different and share a house.
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

const PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell(index as u8);
        let [row, column, square] = cell.houses();
        peers[index] = row.cells().union(column.cells()).union(square.cells());
        peers[index].remove(cell);
        index += 1;
    }
    peers
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.col() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is written like r3c5, rows and columns 1 to 9")
    }
}

impl core::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        match *text.as_bytes() {
            [b'r', row @ b'1'..=b'9', b'c', col @ b'1'..=b'9'] => {
                Ok(Cell((row - b'1') * 9 + (col - b'1')))
            }
            _ => Err(ParseCellError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        assert!(Cell::all().all(|cell| cell.to_string().parse() == Ok(cell)));
        for bad in ["", "r0c1", "r1c10", "R1C1", "r1c", "é1c1"] {
            assert_eq!(bad.parse::<Cell>(), Err(ParseCellError), "{bad}");
        }
    }

    #[test]
    fn every_cell_has_twenty_peers_that_see_it_back() {
        for cell in Cell::all() {
            assert_eq!(cell.peers().len(), 20);
            assert!(cell.peers().iter().all(|peer| peer.sees(cell)));
            assert!(!cell.sees(cell));
        }
    }
}
