//! What is still possible, seen from the cells, the digits and the houses at once.
//!
//! The three views are kept equal by [`Sheet::remove`] and [`Sheet::place`]; every finder
//! reads the one in which its question is a few bit operations.

use crate::{Candidates, Cell, CellSet, Grid, House};

/// The digits of a cell or the places of a house, nine bits.
pub(super) type Mask = u16;

/// The candidates of an unsolved grid.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Sheet {
    /// The candidates of each cell; none where a digit is placed.
    pub cells: [Mask; 81],
    /// The cells where each digit is a candidate.
    pub digits: [CellSet; 9],
    /// The places of each digit in each house (numbered as [`House::index`]).
    pub places: [[Mask; 9]; 27],
    /// The cells without a digit.
    pub empty: CellSet,
    /// How many of each digit are placed.
    pub n_placed: [u8; 9],
    /// How many cells of each house are empty.
    n_empty: [u8; 27],
}

impl Sheet {
    pub fn of(grid: &Grid) -> Sheet {
        let mut sheet = Sheet {
            cells: [0; 81],
            digits: [CellSet::EMPTY; 9],
            places: [[0; 9]; 27],
            empty: CellSet::EMPTY,
            n_placed: [0; 9],
            n_empty: [0; 27],
        };
        let candidates = Candidates::of(grid);
        for cell in Cell::all() {
            if let Some(digit) = grid[cell] {
                sheet.n_placed[digit.index()] += 1;
                continue;
            }
            sheet.empty.insert(cell);
            for house in HOUSES_OF[cell.index()] {
                sheet.n_empty[house as usize] += 1;
            }
            sheet.cells[cell.index()] = candidates[cell].bits();
            for digit in candidates[cell].iter() {
                sheet.digits[digit.index()].insert(cell);
                for (house, place) in houses_with_places(cell.index()) {
                    sheet.places[house][digit.index()] |= 1 << place;
                }
            }
        }
        sheet
    }

    /// Takes one candidate away.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        self.digits[digit] -= CELL[cell];
        for (house, place) in houses_with_places(cell) {
            self.places[house][digit] &= !(1 << place);
        }
    }

    /// Puts a digit down: the cell is filled and no peer keeps the digit.
    pub fn place(&mut self, cell: usize, digit: usize) {
        for other in bits(self.cells[cell]) {
            self.remove(cell, other);
        }
        for peer in (self.digits[digit] & PEERS[cell]).iter() {
            self.remove(peer.index(), digit);
        }
        self.empty -= CELL[cell];
        for house in HOUSES_OF[cell] {
            self.n_empty[house as usize] -= 1;
        }
        self.n_placed[digit] += 1;
    }

    /// How many cells of a house are empty.
    pub fn n_empty(&self, house: usize) -> u32 {
        self.n_empty[house].into()
    }
}

/// The set bits, lowest first.
pub(super) fn bits(mut mask: Mask) -> impl Iterator<Item = usize> + Clone {
    core::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Whether there are two cells or more, without counting them.
pub(super) fn are_several(cells: CellSet) -> bool {
    let bits = cells.bits();
    bits & bits.wrapping_sub(1) != 0
}

/// The cells' indices in board order.
pub(super) fn cells_of(set: CellSet) -> impl Iterator<Item = usize> + Clone {
    set.iter().map(Cell::index)
}

/// Box, row and column of a cell (always in this order), each with the cell's place in it.
#[inline]
pub(super) fn houses_with_places(cell: usize) -> [(usize, usize); 3] {
    let [box_, row, column] = HOUSES_OF[cell];
    let [in_box, in_row, in_column] = PLACE_IN[cell];
    [
        (box_ as usize, in_box as usize),
        (row as usize, in_row as usize),
        (column as usize, in_column as usize),
    ]
}

/// The cell at a place of a house.
#[inline]
pub(super) fn cell_at(house: usize, place: usize) -> usize {
    CELL_AT[house][place] as usize
}

pub(super) const ROWS: core::ops::Range<usize> = 0..9;
pub(super) const COLUMNS: core::ops::Range<usize> = 9..18;
pub(super) const BOXES: core::ops::Range<usize> = 18..27;

/// The order in which Sudoku Explainer looks through houses for singles and subsets.
pub(super) fn boxes_columns_rows() -> impl Iterator<Item = usize> {
    BOXES.chain(COLUMNS).chain(ROWS)
}

/// The order in which Sudoku Explainer looks through houses for uniqueness patterns.
pub(super) fn boxes_rows_columns() -> impl Iterator<Item = usize> {
    BOXES.chain(ROWS).chain(COLUMNS)
}

/// The peers of a cell in Sudoku Explainer's order: the box, then the rest of the row, then the
/// rest of the column.
pub(super) fn peers_in_order(cell: usize) -> impl Iterator<Item = usize> + Clone {
    let [box_, row, column] = HOUSES_OF[cell].map(|house| HOUSE[house as usize]);
    let me = CELL[cell];
    cells_of(box_ - me).chain(cells_of(row - box_)).chain(cells_of(column - box_ - me))
}

/// Each cell alone.
pub(super) static CELL: [CellSet; 81] = {
    let mut table = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        table[index] = CellSet::from_bits(1 << index);
        index += 1;
    }
    table
};

/// Each cell's peers.
pub(super) static PEERS: [CellSet; 81] = {
    let mut table = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        table[index] = Cell::new(index as u8).expect("below 81").peers();
        index += 1;
    }
    table
};

/// Each house's cells.
pub(super) static HOUSE: [CellSet; 27] = {
    let mut table = [CellSet::EMPTY; 27];
    let mut index = 0;
    while index < 27 {
        table[index] = house(index).cells();
        index += 1;
    }
    table
};

/// Box, row and column of each cell.
pub(super) static HOUSES_OF: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::new(index as u8).expect("below 81");
        table[index] = [18 + cell.box_index(), cell.row(), 9 + cell.col()];
        index += 1;
    }
    table
};

/// Each cell's place in its box, row and column.
static PLACE_IN: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::new(index as u8).expect("below 81");
        table[index] = [cell.row() % 3 * 3 + cell.col() % 3, cell.col(), cell.row()];
        index += 1;
    }
    table
};

static CELL_AT: [[u8; 9]; 27] = {
    let mut table = [[0; 9]; 27];
    let mut index = 0;
    while index < 27 {
        let mut place = 0;
        while place < 9 {
            table[index][place as usize] = house(index).cell(place).index() as u8;
            place += 1;
        }
        index += 1;
    }
    table
};

const fn house(index: usize) -> House {
    let place = (index % 9) as u8;
    match index / 9 {
        0 => House::row(place),
        1 => House::column(place),
        _ => House::box_(place),
    }
}

#[cfg(test)]
impl Sheet {
    /// Everything possible everywhere, to take away from until a pattern is left.
    pub fn full() -> Sheet {
        Sheet::of(&Grid::EMPTY)
    }

    /// Leaves a digit only these places of a house.
    pub fn keep(&mut self, house: usize, digit: usize, places: Mask) {
        for place in bits(self.places[house][digit] & !places) {
            self.remove(cell_at(house, place), digit);
        }
    }

    /// Leaves a cell only these digits.
    pub fn only(&mut self, cell: usize, digits: Mask) {
        for digit in bits(self.cells[cell] & !digits) {
            self.remove(cell, digit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_views_stay_equal() {
        let mut sheet = Sheet::full();
        sheet.place(40, 4);
        sheet.remove(0, 8);
        for (cell, &alone) in CELL.iter().enumerate() {
            for digit in 0..9 {
                let is_open = sheet.cells[cell] >> digit & 1 == 1;
                assert_eq!(!(sheet.digits[digit] & alone).is_empty(), is_open);
                for (house, place) in houses_with_places(cell) {
                    assert_eq!(cell_at(house, place), cell);
                    assert_eq!(sheet.places[house][digit] >> place & 1 == 1, is_open);
                }
            }
        }
        assert_eq!(sheet.n_empty(18 + 4), 8);
    }

    #[test]
    fn peers_come_box_first_then_row_then_column() {
        let order: Vec<usize> = peers_in_order(10).collect();
        assert_eq!(order[..8], [0, 1, 2, 9, 11, 18, 19, 20]);
        assert_eq!(order[8..14], [12, 13, 14, 15, 16, 17]);
        assert_eq!(order[14..], [28, 37, 46, 55, 64, 73]);
    }
}
