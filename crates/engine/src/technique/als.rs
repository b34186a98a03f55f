//! Almost locked sets: some cells of a house with one candidate more than cells. Take one digit
//! away and the rest is locked in.

use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{Cell, CellSet, Digit, DigitSet, House, sort};
use alloc::vec::Vec;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Als {
    pub cells: CellSet,
    pub digits: DigitSet,
}

impl Als {
    /// Every almost locked set of a position with at most `max_cells` cells, the smallest first.
    pub fn all(position: &Position, max_cells: u32) -> Vec<Als> {
        let mut sets = Vec::new();
        for house in House::all() {
            let cells: Vec<Cell> = (house.cells() & position.empty()).iter().collect();
            for mask in 1u32..1 << cells.len() {
                if mask.count_ones() > max_cells {
                    continue;
                }
                let taken = cells.iter().enumerate().filter(|(index, _)| mask >> index & 1 == 1);
                let cells: CellSet = taken.map(|(_, &cell)| cell).collect();
                let digits = position.digits_of(cells);
                if digits.len() == cells.len() + 1 {
                    sets.push(Als { cells, digits });
                }
            }
        }
        // Those in a box's row or column were met twice.
        sort::by_key(&mut sets, |set| (set.cells.len(), set.cells));
        sets.dedup();
        sets
    }

    /// The set's cells that may take the digit.
    pub fn cells_with(self, position: &Position, digit: Digit) -> CellSet {
        position.cells_with(digit) & self.cells
    }

    /// For each digit of the set, the cells that see all its places there.
    pub fn sight(self, position: &Position) -> [CellSet; 9] {
        let mut sight = [CellSet::EMPTY; 9];
        for digit in self.digits.iter() {
            sight[digit.index()] = self.cells_with(position, digit).common_peers();
        }
        sight
    }

    /// The digits this set cannot hold together with a separate one of this sight: all their places
    /// see each other.
    pub fn restricted_commons(
        self,
        other: Als,
        sight: &[CellSet; 9],
        position: &Position,
    ) -> DigitSet {
        let bound =
            |digit: &Digit| self.cells_with(position, *digit).is_subset(sight[digit.index()]);
        (self.digits & other.digits).iter().filter(bound).collect()
    }

    pub fn draw(self, step: Step, role: CellRole, position: &Position) -> Step {
        step.cells(role, self.cells).all_candidates(CandidateRole::Pattern, self.cells, position)
    }
}

/// The cells outside that see every place of the digit in these sets.
pub fn seen_by_all(position: &Position, sets: &[Als], digit: Digit) -> CellSet {
    let cells = sets.iter().fold(CellSet::EMPTY, |cells, set| cells | set.cells);
    let places = position.cells_with(digit) & cells;
    (position.cells_with(digit) & places.common_peers()) - cells
}
