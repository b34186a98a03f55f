//! One of the 81 places of the board, and its name in text: `r3c5`.

use super::{CellSet, House, HouseKind};
use crate::ParseNameError;
use core::fmt;
use core::str::FromStr;

/// A place on the board, counted row by row from the top left.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::Cell;
/// let cell: Cell = "r3c5".parse()?;
/// assert_eq!((cell.row(), cell.col(), cell.index()), (2, 4, 22));
/// assert!(cell.sees("r1c4".parse()?));
/// # Ok::<(), engine::ParseNameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
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

    /// The box counted from 0, row by row. (`box` itself is a word of the language.)
    pub const fn box_index(self) -> u8 {
        self.row() / 3 * 3 + self.col() / 3
    }

    /// The house of this kind that the cell lies in.
    pub const fn house(self, kind: HouseKind) -> House {
        match kind {
            HouseKind::Row => House::row(self.row()),
            HouseKind::Column => House::column(self.col()),
            HouseKind::Box => House::box_(self.box_index()),
        }
    }

    /// The row, the column and the box this cell lies in.
    pub const fn houses(self) -> [House; 3] {
        [self.house(HouseKind::Row), self.house(HouseKind::Column), self.house(HouseKind::Box)]
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
        let [row, column, box_] = cell.houses();
        peers[index] = row.cells().union(column.cells()).union(box_.cells());
        peers[index].remove(cell);
        index += 1;
    }
    peers
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'r', b'1' + self.row(), b'c', b'1' + self.col()];
        f.write_str(core::str::from_utf8(&name).expect("letters and figures"))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Cell, ParseNameError> {
        match *text.as_bytes() {
            [b'r', row @ b'1'..=b'9', b'c', col @ b'1'..=b'9'] => {
                Ok(Cell((row - b'1') * 9 + (col - b'1')))
            }
            _ => Err(ParseNameError::new("r3c5")),
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
            assert_eq!(bad.parse::<Cell>(), Err(ParseNameError::new("r3c5")), "{bad}");
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
