//! What a person sees while solving: the digits that stand and the candidates that are left.
//!
//! It may come from a bare puzzle or from a player's own notes. It does not know the solution.

mod line;

use crate::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, step::Step};
use core::ops::Index;

/// Digits and candidates. An empty cell has candidates, a filled one has none.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::{Cell, Grid, position::Position};
/// let position = Position::from_puzzle(&Grid::EMPTY);
/// assert_eq!(position[Cell::at(0, 0).unwrap()].len(), 9);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    grid: Grid,
    givens: CellSet,
    /// The cells without a digit: nearly every question begins with them.
    empty: CellSet,
    candidates: [DigitSet; 81],
    /// The same candidates by digit, because most techniques ask that way.
    by_digit: [CellSet; 9],
}

/// Candidates by digit, digits, givens.
pub(crate) type Key = ([CellSet; 9], Grid, CellSet);

impl Position {
    /// A puzzle at its start, with every candidate the givens leave.
    pub fn from_puzzle(puzzle: &Grid) -> Position {
        Position::from_candidates(puzzle, puzzle, &Candidates::of(puzzle))
    }

    /// A player's position: the puzzle, what stands now, and the player's notes.
    ///
    /// A cell without notes is taken as not yet considered and gets every candidate its peers
    /// leave. A note that a peer's digit rules out is stale and not taken.
    pub fn from_notes(puzzle: &Grid, now: &Grid, notes: &[DigitSet; 81]) -> Position {
        let mut candidates = Candidates::of(now);
        for cell in Cell::all() {
            let noted = notes[cell.index()];
            if !noted.is_empty() {
                candidates[cell] &= noted;
            }
        }
        Position::from_candidates(puzzle, now, &candidates)
    }

    /// Exactly these digits and, in the empty cells, exactly these candidates.
    pub fn from_candidates(puzzle: &Grid, now: &Grid, candidates: &Candidates) -> Position {
        let mut position = Position {
            grid: *now,
            givens: puzzle.filled() & now.filled(),
            empty: !now.filled(),
            candidates: [DigitSet::EMPTY; 81],
            by_digit: [CellSet::EMPTY; 9],
        };
        for cell in position.empty().iter() {
            position.candidates[cell.index()] = candidates[cell];
            for digit in candidates[cell].iter() {
                position.by_digit[digit.index()].insert(cell);
            }
        }
        position
    }

    /// All there is to it, in an order of its own.
    pub(crate) fn key(&self) -> Key {
        (self.by_digit, self.grid, self.givens)
    }

    /// The digits that stand, givens and others.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells the puzzle itself filled.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The candidates, with a placed digit as a set of one.
    pub fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::from_cells(self.candidates);
        for (cell, digit) in self.grid.placed() {
            candidates[cell] = DigitSet::only(digit);
        }
        candidates
    }

    /// Whether every cell is filled and every house whole.
    pub fn is_solved(&self) -> bool {
        self.grid.is_solved()
    }

    /// The cells without a digit.
    pub fn empty(&self) -> CellSet {
        self.empty
    }

    /// Whether the cell may take this digit.
    pub fn has(&self, cell: Cell, digit: Digit) -> bool {
        self[cell].contains(digit)
    }

    /// The empty cells that may take this digit.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.by_digit[digit.index()]
    }

    /// The empty cells of a house that may take this digit.
    pub fn cells_in(&self, house: House, digit: Digit) -> CellSet {
        self.by_digit[digit.index()] & house.cells()
    }

    /// The candidates of each cell of a house, as bits.
    pub(crate) fn digits_by_place(&self, house: House) -> [u16; 9] {
        let mut digits = [0; 9];
        for (digits, cell) in digits.iter_mut().zip(house.cells().iter()) {
            *digits = self[cell].bits();
        }
        digits
    }

    /// The places of each digit in a house, as bits.
    pub(crate) fn places_by_digit(&self, house: House) -> [u16; 9] {
        let mut places = [0; 9];
        for (place, cell) in house.cells().iter().enumerate() {
            for digit in self[cell].iter() {
                places[digit.index()] |= 1 << place;
            }
        }
        places
    }

    /// The empty cells with exactly `count` candidates.
    pub fn cells_of_size(&self, count: u32) -> CellSet {
        // The cells are counted all at once: each is a column of bits that the digits are added to.
        let mut sums = [0; 4];
        for cells in self.by_digit {
            let mut carried = cells.bits();
            for sum in &mut sums {
                (*sum, carried) = (*sum ^ carried, *sum & carried);
            }
        }
        let fit = (0..).zip(sums).fold(u128::MAX, |fit, (place, sum)| {
            fit & if count >> place & 1 == 1 { sum } else { !sum }
        });
        if count < 16 { self.empty & CellSet::from_bits(fit) } else { CellSet::EMPTY }
    }

    /// All candidates of these cells together.
    pub fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | self[cell])
    }

    /// Puts a digit down and takes it from the candidates of its peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        self.empty.remove(cell);
        for gone in self[cell].iter() {
            self.by_digit[gone.index()].remove(cell);
        }
        self.candidates[cell.index()] = DigitSet::EMPTY;
        for peer in (self.cells_with(digit) & cell.peers()).iter() {
            self.remove(peer, digit);
        }
    }

    /// Takes a candidate away.
    pub fn remove(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell.index()].remove(digit);
        self.by_digit[digit.index()].remove(cell);
    }

    /// Does what the step concludes.
    pub fn apply(&mut self, step: &Step) {
        for placed in &step.conclusion.placements {
            self.place(placed.cell, placed.digit);
        }
        for gone in &step.conclusion.eliminations {
            self.remove(gone.cell, gone.digit);
        }
    }
}

/// The candidates of a cell; none where a digit stands.
impl Index<Cell> for Position {
    type Output = DigitSet;
    fn index(&self, cell: Cell) -> &DigitSet {
        &self.candidates[cell.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_narrow_but_never_widen() {
        let cell = |index| Cell::new(index).unwrap();
        let digits =
            |all: &[u8]| -> DigitSet { all.iter().filter_map(|&d| Digit::new(d)).collect() };
        let mut puzzle = Grid::EMPTY;
        puzzle[cell(0)] = Digit::new(7);
        let mut notes = [DigitSet::EMPTY; 81];
        notes[1] = digits(&[2, 7]);
        let position = Position::from_notes(&puzzle, &puzzle, &notes);
        assert_eq!(position[cell(0)], DigitSet::EMPTY);
        assert_eq!(position[cell(1)], digits(&[2]), "the 7 is stale");
        assert_eq!(position[cell(2)].len(), 8, "no notes means not considered yet");
        assert_eq!(position.cells_with(Digit::new(2).unwrap()).len(), 80);
    }

    #[test]
    fn placing_keeps_both_views_alike() {
        let mut position = Position::from_puzzle(&Grid::EMPTY);
        let digit = Digit::new(4).unwrap();
        position.place(Cell::at(4, 4).unwrap(), digit);
        for digit in Digit::all() {
            let seen: CellSet = Cell::all().filter(|&cell| position.has(cell, digit)).collect();
            assert_eq!(seen, position.cells_with(digit));
        }
        assert_eq!(position.cells_with(digit).len(), 60);
        assert_eq!(position.givens(), CellSet::EMPTY);
    }
}
