//! The bit-mask search: per digit and band 27 bits, one for each cell that may still take it.
//!
//! ```text
//! band 0   bits  0..8  first row    one mask holds three rows of nine cells:
//!          bits  9..17 second row
//!          bits 18..26 third row    a "mini-row" is three neighbouring bits, a row of a box
//! ```
//!
//! Within a band a digit takes one mini-row of each row and each box, so only six arrangements of
//! mini-rows exist; a table tells which mini-rows belong to an arrangement that is still possible.
//! That finds hidden singles of rows and boxes and all pointing and claiming along rows at once.
//! (The layout is that of zhouyundong's solver and its descendants.)

use crate::{Candidates, Cell, Digit, DigitSet, Grid};
use core::ops::ControlFlow;

const FULL: u32 = (1 << 27) - 1;
const ROW: u32 = 0o777;
const COLUMN: u32 = 1 | 1 << 9 | 1 << 18;

/// What each digit may still take.
#[derive(Clone, Copy)]
pub(super) struct Bands {
    /// `possible[digit][band]`
    possible: [[u32; 3]; 9],
    /// The same at the time its consequences were last drawn.
    settled: [[u32; 3]; 9],
}

/// A position that cannot be finished.
struct Dead;

impl Bands {
    pub fn of_grid(puzzle: &Grid) -> Option<Bands> {
        let mut bands = Bands { possible: [[FULL; 3]; 9], settled: [[FULL; 3]; 9] };
        for (cell, digit) in puzzle.placed() {
            let (band, bit) = place_of(cell);
            if bands.possible[digit.index()][band] & 1 << bit == 0 {
                return None;
            }
            bands.place(digit.index(), band, bit);
        }
        Some(bands)
    }

    pub fn of_candidates(candidates: &Candidates) -> Option<Bands> {
        let mut bands = Bands { possible: [[0; 3]; 9], settled: [[FULL; 3]; 9] };
        for cell in Cell::all() {
            let (band, bit) = place_of(cell);
            if candidates[cell] == DigitSet::EMPTY {
                return None;
            }
            for digit in candidates[cell].iter() {
                bands.possible[digit.index()][band] |= 1 << bit;
            }
        }
        Some(bands)
    }

    /// The digits of a finished board.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for digit in Digit::all() {
            for cell in Cell::all() {
                let (band, bit) = place_of(cell);
                if self.possible[digit.index()][band] & 1 << bit != 0 {
                    grid[cell] = Some(digit);
                }
            }
        }
        grid
    }

    /// Calls `found` with every solution until it breaks.
    pub fn search(mut self, found: &mut dyn FnMut(&Bands) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.propagate().is_err() {
            return ControlFlow::Continue(());
        }
        let Some((band, bit)) = self.most_constrained() else {
            return found(&self);
        };
        for digit in 0..9 {
            if self.possible[digit][band] & 1 << bit != 0 {
                let mut guess = self;
                guess.place(digit, band, bit);
                guess.search(found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Puts a digit down; its peers lose it and its cell loses every other digit.
    fn place(&mut self, digit: usize, band: usize, bit: u32) {
        let place = 1 << bit;
        for other in 0..9 {
            self.possible[other][band] &= !place;
        }
        for each in 0..3 {
            self.possible[digit][each] &= !(COLUMN << (bit % 9));
        }
        let row = ROW << (bit / 9 * 9);
        let square = 0o007_007_007 << (bit % 9 / 3 * 3);
        self.possible[digit][band] = self.possible[digit][band] & !row & !square | place;
    }

    /// Draws all consequences that the tables and single candidates give.
    fn propagate(&mut self) -> Result<(), Dead> {
        loop {
            let mut settled = true;
            for digit in 0..9 {
                for band in 0..3 {
                    if self.possible[digit][band] != self.settled[digit][band] {
                        settled = false;
                        self.settle(digit, band)?;
                    }
                }
            }
            if settled && !self.place_singles()? {
                return Ok(());
            }
        }
    }

    /// What one digit's changed band says about itself and the rest of the board.
    fn settle(&mut self, digit: usize, band: usize) -> Result<(), Dead> {
        let before = self.possible[digit][band];
        let after = before & ARRANGED[mini_rows(before)];
        if after == 0 {
            return Err(Dead);
        }
        self.possible[digit][band] = after;
        self.settled[digit][band] = after;
        // A box that takes the digit in one column only bars that column to the other bands.
        let columns = (after | after >> 9 | after >> 18) & ROW;
        let barred = !(LONE_COLUMNS[columns as usize] as u32 * COLUMN);
        self.possible[digit][(band + 1) % 3] &= barred;
        self.possible[digit][(band + 2) % 3] &= barred;
        // A row that takes the digit in one cell only bars that cell to the other digits.
        let mut singles = 0;
        for row in [0, 9, 18] {
            let cells = after >> row & ROW;
            if cells & cells.wrapping_sub(1) == 0 {
                singles |= cells << row;
            }
        }
        for other in 0..9 {
            if other != digit {
                self.possible[other][band] &= !singles;
            }
        }
        Ok(())
    }

    /// Places the cells with one candidate left; tells whether that changed anything.
    fn place_singles(&mut self) -> Result<bool, Dead> {
        let mut changed = false;
        for band in 0..3 {
            let (mut once, mut twice) = (0, 0);
            for digit in 0..9 {
                twice |= once & self.possible[digit][band];
                once |= self.possible[digit][band];
            }
            if once != FULL {
                return Err(Dead);
            }
            for digit in 0..9 {
                let mut singles = self.possible[digit][band] & !twice;
                while singles != 0 {
                    let before = self.possible[digit];
                    let bit = singles.trailing_zeros();
                    if before[band] & 1 << bit == 0 {
                        return Err(Dead);
                    }
                    self.place(digit, band, bit);
                    changed |= self.possible[digit] != before;
                    singles &= singles - 1;
                }
            }
        }
        Ok(changed)
    }

    /// The cell with the fewest candidates, unless all have one.
    fn most_constrained(&self) -> Option<(usize, u32)> {
        (0..81u32)
            .map(|index| (index as usize / 27, index % 27))
            .map(|(band, bit)| {
                (
                    self.possible.iter().filter(|digit| digit[band] & 1 << bit != 0).count(),
                    band,
                    bit,
                )
            })
            .filter(|&(n_candidates, ..)| n_candidates > 1)
            .min()
            .map(|(_, band, bit)| (band, bit))
    }
}

fn place_of(cell: Cell) -> (usize, u32) {
    (cell.index() / 27, cell.index() as u32 % 27)
}

/// Which of the nine mini-rows of a band have a cell left; three bits a row.
fn mini_rows(mask: u32) -> usize {
    let any = (mask | mask >> 1 | mask >> 2) & 0o111_111_111;
    let pairs = any | any >> 2;
    let row = |shift: u32| {
        let row = pairs >> shift;
        row & 3 | any >> (shift + 6) << 2 & 4
    };
    (row(0) | row(9) << 3 | row(18) << 6) as usize
}

/// For each set of mini-rows the cells of those that belong to one of the six arrangements.
static ARRANGED: [u32; 512] = {
    let mut table = [0; 512];
    let arrangements = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];
    let mut mini_rows = 0;
    while mini_rows < 512 {
        let mut kept = 0;
        let mut idx = 0;
        while idx < 6 {
            if mini_rows & arrangements[idx] == arrangements[idx] {
                kept |= arrangements[idx];
            }
            idx += 1;
        }
        let mut bit = 0;
        while bit < 9 {
            table[mini_rows] |= ((kept >> bit & 1) as u32 * 0o7) << (3 * bit);
            bit += 1;
        }
        mini_rows += 1;
    }
    table
};

/// For each set of columns those that are alone in their box.
static LONE_COLUMNS: [u16; 512] = {
    let mut table = [0; 512];
    let mut columns = 0;
    while columns < 512 {
        let mut shift = 0;
        while shift < 9 {
            let in_box = (columns >> shift & 7) as u16;
            if in_box.is_power_of_two() {
                table[columns] |= in_box << shift;
            }
            shift += 3;
        }
        columns += 1;
    }
    table
};
