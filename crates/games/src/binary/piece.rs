//! The ten shapes of the game and the published stream of pieces. Knows no board.
//!
//! **The stream.** Piece `n` (counted from 0) of seed `s` is drawn from `Rng::stream(s, n)`: first
//! `below(10)` chooses the shape in the order of [`Shape::ALL`], then one `below(2)` for each cell,
//! row by row, is its bit. No piece depends on the score, the board or the pieces before it.

use engine::{Cell, CellSet, Rng};

/// One of the ten shapes. They are not turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// `(row, col)` away from the first cell, row by row; the first is `(0, 0)`.
    offsets: &'static [(i8, i8)],
    /// Where the first cell may lie on an empty board.
    homes: CellSet,
}

impl Shape {
    /// Each comes with a probability of 1/10.
    pub const ALL: [Shape; 10] = [
        // One square.
        Shape::new(&[(0, 0)]),
        // Two.
        Shape::new(&[(0, 0), (0, 1)]),
        Shape::new(&[(0, 0), (1, 0)]),
        // Three in a line, then the four corners.
        Shape::new(&[(0, 0), (0, 1), (0, 2)]),
        Shape::new(&[(0, 0), (1, 0), (2, 0)]),
        Shape::new(&[(0, 0), (0, 1), (1, 0)]),
        Shape::new(&[(0, 0), (0, 1), (1, 1)]),
        Shape::new(&[(0, 0), (1, 0), (1, 1)]),
        Shape::new(&[(0, 0), (1, -1), (1, 0)]),
        // Four in a square.
        Shape::new(&[(0, 0), (0, 1), (1, 0), (1, 1)]),
    ];

    const fn new(offsets: &'static [(i8, i8)]) -> Shape {
        let mut homes = CellSet::EMPTY;
        let mut index = 0;
        while let Some(home) = Cell::new(index) {
            let mut fits = true;
            let mut nth = 0;
            while nth < offsets.len() {
                fits &= shifted(home, offsets[nth]).is_some();
                nth += 1;
            }
            if fits {
                homes.insert(home);
            }
            index += 1;
        }
        Shape { offsets, homes }
    }

    pub const fn offsets(self) -> &'static [(i8, i8)] {
        self.offsets
    }

    /// All places for its first cell such that it lies on `free` cells only.
    pub fn homes(self, free: CellSet) -> CellSet {
        // No cell of a shape comes before its first one, so every step is a shift to the right.
        let bits = self.offsets.iter().fold(self.homes.bits(), |homes, &(row, col)| {
            homes & (free.bits() >> (i32::from(row) * 9 + i32::from(col)))
        });
        CellSet::from_bits(bits)
    }

    /// The cells it covers with its first cell on `home`, or only those on the board.
    pub fn cells(self, home: Cell) -> CellSet {
        self.offsets.iter().filter_map(|&offset| shifted(home, offset)).collect()
    }

    /// Whether no cell of it would lie beside the board.
    pub fn is_on_board(self, home: Cell) -> bool {
        self.homes.contains(home)
    }
}

/// The cell that far from `home`, if it is on the board.
const fn shifted(home: Cell, (row, col): (i8, i8)) -> Option<Cell> {
    let (row, col) = (home.row() as i8 + row, home.col() as i8 + col);
    if row < 0 || col < 0 { None } else { Cell::at(row as u8, col as u8) }
}

/// A shape with a bit in every cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub shape: Shape,
    /// Bit `n` is the value of the shape's `n`-th cell.
    bits: u8,
}

impl Piece {
    /// The `nth` piece of a seed, counted from 0.
    pub fn dealt(seed: u64, nth: u16) -> Piece {
        let mut rng = Rng::stream(seed, u64::from(nth));
        let shape = Shape::ALL[rng.below(Shape::ALL.len() as u32) as usize];
        let bits = (0..shape.offsets.len()).fold(0, |bits, nth| bits | (rng.below(2) as u8) << nth);
        Piece { shape, bits }
    }

    /// The offsets of its cells with their values.
    pub fn values(self) -> impl Iterator<Item = ((i8, i8), u8)> {
        self.shape.offsets.iter().enumerate().map(move |(nth, &at)| (at, self.bits >> nth & 1))
    }

    /// The cells that get a 1 with its first cell on `home`.
    pub fn ones(self, home: Cell) -> CellSet {
        self.values()
            .filter(|&(_, value)| value == 1)
            .filter_map(|(offset, _)| shifted(home, offset))
            .collect()
    }
}

/// A piece as its rows say, `"10/1"` or `".1/01"`, for the sample screens.
#[cfg(test)]
pub(super) fn piece(rows: &str) -> Piece {
    use alloc::vec::Vec;
    let cells: Vec<((i8, i8), u8)> = rows
        .split('/')
        .enumerate()
        .flat_map(|(row, bits)| bits.bytes().enumerate().map(move |(col, bit)| (row, col, bit)))
        .filter(|&(_, _, bit)| bit != b'.')
        .map(|(row, col, bit)| ((row as i8, col as i8), bit - b'0'))
        .collect();
    let first = cells[0].0;
    let offsets: Vec<(i8, i8)> =
        cells.iter().map(|&((row, col), _)| (row - first.0, col - first.1)).collect();
    let shape = Shape::ALL.into_iter().find(|shape| shape.offsets == offsets).expect("a shape");
    let bits = cells.iter().enumerate().fold(0, |bits, (nth, &(_, bit))| bits | bit << nth);
    Piece { shape, bits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn the_ten_shapes_are_those_of_the_rules() {
        let sizes: Vec<usize> = Shape::ALL.iter().map(|shape| shape.offsets.len()).collect();
        assert_eq!(sizes, [1, 2, 2, 3, 3, 3, 3, 3, 3, 4]);
        for (nth, shape) in Shape::ALL.iter().enumerate() {
            assert!(!Shape::ALL[..nth].contains(shape));
            assert_eq!(shape.offsets[0], (0, 0));
            assert!(shape.offsets.is_sorted());
        }
    }

    #[test]
    fn homes_are_where_every_cell_is_free() {
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let free: CellSet = Cell::all().filter(|_| rng.below(4) > 0).collect();
            for shape in Shape::ALL {
                let plain: CellSet = Cell::all()
                    .filter(|&home| shape.is_on_board(home) && shape.cells(home).is_subset(free))
                    .collect();
                assert_eq!(shape.homes(free), plain);
            }
        }
    }

    /// Published: changing these pieces changes every seeded run.
    #[test]
    fn the_stream_is_fixed() {
        let drawn: Vec<(usize, u8)> = (0..8)
            .map(|nth| Piece::dealt(2026, nth))
            .map(|piece| {
                (Shape::ALL.iter().position(|&shape| shape == piece.shape).unwrap(), piece.bits)
            })
            .collect();
        assert_eq!(drawn, [(7, 5), (2, 2), (6, 2), (5, 5), (6, 4), (3, 6), (0, 1), (1, 3)]);
    }

    #[test]
    fn shapes_and_bits_are_evenly_drawn() {
        let (mut shapes, mut ones, mut cells) = ([0u32; 10], 0, 0);
        for nth in 0..20_000 {
            let piece = Piece::dealt(7, nth);
            shapes[Shape::ALL.iter().position(|&shape| shape == piece.shape).unwrap()] += 1;
            ones += piece.bits.count_ones();
            cells += piece.shape.offsets.len() as u32;
        }
        assert!(shapes.iter().all(|count| (1_850..2_150).contains(count)), "{shapes:?}");
        assert!(ones.abs_diff(cells / 2) < 500, "{ones} of {cells}");
    }
}
