//! Almost locked sets: some cells of a house with one candidate more than cells. Take one digit
//! away and the rest is locked in.

use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, Digit, DigitSet, House, sort};
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
            let places = position.digits_by_place(house);
            // The digits of each choice of places: those of its lowest one and of the rest.
            let mut unions = [0u16; 1 << 9];
            for mask in 1u16..1 << 9 {
                let lowest = places[mask.trailing_zeros() as usize];
                let rest = mask & (mask - 1);
                // A filled cell belongs to no set.
                let is_open = lowest != 0 && (rest == 0 || unions[usize::from(rest)] != 0);
                if !is_open {
                    continue;
                }
                let digits = lowest | unions[usize::from(rest)];
                unions[usize::from(mask)] = digits;
                let n_cells = mask.count_ones();
                if n_cells <= max_cells && digits.count_ones() == n_cells + 1 {
                    let (cells, digits) = (house.cells_at(mask), DigitSet::from_bits(digits));
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
