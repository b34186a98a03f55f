//! A piece as dealt: cells with digits, how it lies on the board when turned, and its text.
//!
//! Turning moves the cells; the digits stay upright.

use crate::Turn;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::cover::Way;
use engine::{Cell, CellSet, Digit, Grid, Phrase, error_by_phrase, phrase, sort};

/// The cells of a piece, `(row, col)` away from its first cell in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape(Vec<(i8, i8, Digit)>);

/// Where a piece lies: its first cell and how far it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub at: Cell,
    pub turn: Turn,
}

impl Shape {
    /// The most cells a piece may have.
    pub const MAX: usize = 9;

    /// The piece that these cells of a filled board make once turned.
    pub fn cut_from(board: &Grid, cells: &[Cell], turn: Turn) -> Shape {
        let cells = cells.iter().filter_map(|&cell| {
            let (row, col) = turn.apply((cell.row() as i8, cell.col() as i8));
            Some((row, col, board[cell]?))
        });
        Shape::from_first(cells.collect())
    }

    /// Puts the cells into reading order and counts from the first.
    fn from_first(mut cells: Vec<(i8, i8, Digit)>) -> Shape {
        sort::sort(&mut cells);
        if let Some(&(top, left, _)) = cells.first() {
            for (row, col, _) in &mut cells {
                (*row, *col) = (*row - top, *col - left);
            }
        }
        Shape(cells)
    }

    pub fn cells(&self) -> &[(i8, i8, Digit)] {
        &self.0
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Every cell with its digit as it lies at this spot; `None` for a cell beside the board.
    pub fn lying(&self, spot: Spot) -> impl Iterator<Item = Option<(Cell, Digit)>> + '_ {
        self.0.iter().map(move |&(row, col, digit)| {
            let (row, col) = spot.turn.apply((row, col));
            let row = u8::try_from(spot.at.row() as i8 + row).ok()?;
            let col = u8::try_from(spot.at.col() as i8 + col).ok()?;
            Some((Cell::at(row, col)?, digit))
        })
    }

    /// Every spot where all of it lies on the board, and how it covers the board there.
    pub fn ways(&self) -> impl Iterator<Item = (Spot, Way)> + '_ {
        (0..4).flat_map(move |quarters| {
            Cell::all().filter_map(move |at| {
                let spot = Spot { at, turn: Turn::new(quarters) };
                Some((spot, self.lying(spot).collect::<Option<Way>>()?))
            })
        })
    }

    /// Whether it fits on these cells, turned at will.
    pub fn fits(&self, free: CellSet) -> bool {
        let lies_free =
            |spot| self.lying(spot).all(|cell| cell.is_some_and(|(cell, _)| free.contains(cell)));
        (0..4)
            .any(|quarters| free.iter().any(|at| lies_free(Spot { at, turn: Turn::new(quarters) })))
    }

    fn is_connected(&self) -> bool {
        let mut reached = Vec::from([0]);
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            let (row, col, _) = self.0[from];
            for (index, &(other_row, other_col, _)) in self.0.iter().enumerate() {
                let steps = row.abs_diff(other_row) + col.abs_diff(other_col);
                if steps == 1 && !reached.contains(&index) {
                    reached.push(index);
                }
            }
            next += 1;
        }
        reached.len() == self.0.len()
    }
}

/// Row by row with `/` between and `.` where the piece has no cell: `.12/3`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left = self.0.iter().map(|&(_, col, _)| col).min().unwrap_or_default();
        let (mut row, mut col) = (0, left);
        for &(cell_row, cell_col, digit) in &self.0 {
            while row < cell_row {
                f.write_str("/")?;
                (row, col) = (row + 1, left);
            }
            while col < cell_col {
                f.write_str(".")?;
                col += 1;
            }
            write!(f, "{digit}")?;
            col += 1;
        }
        Ok(())
    }
}

/// A text that is no piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseShapeError {
    /// Neither a digit nor a gap, at this character counted from 1.
    UnknownMark { mark: char, at: usize },
    /// Not one to nine cells.
    BadSize(usize),
    /// Cells that do not hang together by their sides.
    Apart(String),
}

impl ParseShapeError {
    pub fn phrase(&self) -> Phrase {
        match self {
            ParseShapeError::UnknownMark { mark, at } => {
                phrase!("shape-unknown-mark", mark = mark.to_string(), at = *at as u32)
            }
            ParseShapeError::BadSize(size) => {
                phrase!("shape-size", found = *size as u32, least = 1, most = Shape::MAX as u32)
            }
            ParseShapeError::Apart(text) => phrase!("shape-apart", text = text.as_str()),
        }
    }
}

error_by_phrase!(ParseShapeError);

impl FromStr for Shape {
    type Err = ParseShapeError;

    fn from_str(text: &str) -> Result<Shape, ParseShapeError> {
        // More marks than nine cells in a connected piece can need; also keeps rows within `i8`.
        const LONGEST: usize = Shape::MAX * Shape::MAX + Shape::MAX;
        if text.len() > LONGEST {
            return Err(ParseShapeError::BadSize(text.len()));
        }
        let mut cells = Vec::new();
        let (mut row, mut col) = (0, 0);
        for (index, mark) in text.chars().enumerate() {
            match mark {
                '/' => (row, col) = (row + 1, 0),
                '.' => col += 1,
                _ => {
                    let digit = Digit::from_char(mark)
                        .ok_or(ParseShapeError::UnknownMark { mark, at: index + 1 })?;
                    cells.push((row, col, digit));
                    col += 1;
                }
            }
        }
        if cells.is_empty() || cells.len() > Shape::MAX {
            return Err(ParseShapeError::BadSize(cells.len()));
        }
        let shape = Shape::from_first(cells);
        if shape.is_connected() { Ok(shape) } else { Err(ParseShapeError::Apart(text.into())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use words::{Language, say};

    #[track_caller]
    fn refused(text: &str, why: &str) {
        let error = text.parse::<Shape>().unwrap_err();
        assert_eq!(say(&error.phrase(), Language::English), why);
    }

    #[test]
    fn text_that_is_no_piece_is_named() {
        refused("", "0 cells, 1 to 9 expected");
        refused("1234567891", "10 cells, 1 to 9 expected");
        refused("12/x", "`x` at character 4: a digit, `.` or `/` expected");
        refused("1/.2", "the cells of `1/.2` do not hang together");
    }

    #[test]
    fn digits_stay_with_their_cells_when_turned() {
        let shape: Shape = "12/3".parse().unwrap();
        let lying = |quarters| -> Vec<(Cell, u8)> {
            let spot = Spot { at: Cell::at(4, 4).unwrap(), turn: Turn::new(quarters) };
            shape
                .lying(spot)
                .map(|cell| cell.map(|(cell, digit)| (cell, digit.get())).unwrap())
                .collect()
        };
        let cell = |row, col| Cell::at(row, col).unwrap();
        assert_eq!(lying(0), [(cell(4, 4), 1), (cell(4, 5), 2), (cell(5, 4), 3)]);
        assert_eq!(lying(1), [(cell(4, 4), 1), (cell(5, 4), 2), (cell(4, 3), 3)]);
        assert_eq!(lying(2), [(cell(4, 4), 1), (cell(4, 3), 2), (cell(3, 4), 3)]);
        assert_eq!(lying(3), [(cell(4, 4), 1), (cell(3, 4), 2), (cell(4, 5), 3)]);
    }

    #[test]
    fn fits_only_where_all_of_it_is_free() {
        let shape: Shape = "12/3".parse().unwrap();
        let cells = |names: &[&str]| -> CellSet {
            names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
        };
        assert!(shape.fits(cells(&["r1c1", "r1c2", "r2c2"])));
        assert!(!shape.fits(cells(&["r1c1", "r1c2", "r1c3"])));
        assert!(!shape.fits(cells(&["r1c9", "r2c1", "r2c2"])));
    }

    /// Pieces grown cell by cell, so that they hang together.
    pub fn shapes() -> impl Strategy<Value = Shape> {
        proptest::collection::vec((0..9usize, 0..4usize, 0..9u8), 1..9).prop_map(|steps| {
            let mut cells = Vec::from([(0i8, 0i8, Digit::from_index(0))]);
            for (from, way, digit) in steps {
                let (row, col, _) = cells[from % cells.len()];
                let (down, right) = [(0, 1), (1, 0), (0, -1), (-1, 0)][way];
                let next = (row + down, col + right);
                if cells.iter().all(|&(row, col, _)| (row, col) != next) {
                    cells.push((next.0, next.1, Digit::from_index(digit)));
                }
            }
            Shape::from_first(cells)
        })
    }

    proptest! {
        #[test]
        fn text_round_trips(shape in shapes()) {
            prop_assert_eq!(shape.to_string().parse(), Ok(shape));
        }

        #[test]
        fn a_whole_turn_changes_nothing(shape in shapes(), at in 0..81u8, quarters in 0..4u8) {
            let spot = Spot { at: Cell::new(at).unwrap(), turn: Turn::new(quarters) };
            let turned = Spot { turn: (0..4).fold(spot.turn, |turn, _| turn.clockwise()), ..spot };
            prop_assert!(shape.lying(spot).eq(shape.lying(turned)));
        }

        #[test]
        fn a_cut_piece_lies_again_where_it_was_cut(shape in shapes(), quarters in 0..4u8) {
            // Wherever the piece lies whole, cutting it out again and turning it gives a piece
            // that covers the same cells with the same digits in one of its ways.
            let Some((_, way)) = shape.ways().next() else { return Ok(()) };
            let mut board = Grid::EMPTY;
            for &(cell, digit) in &way {
                board[cell] = Some(digit);
            }
            let cells: Vec<Cell> = way.iter().map(|&(cell, _)| cell).collect();
            let cut = Shape::cut_from(&board, &cells, Turn::new(quarters));
            let sorted = |mut way: Way| { way.sort_unstable(); way };
            let original = sorted(way);
            prop_assert!(cut.ways().any(|(_, way)| sorted(way) == original));
        }
    }
}
