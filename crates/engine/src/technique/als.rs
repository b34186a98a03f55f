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

/// Sets larger than this are hardly ever seen by a person.
const MAX_CELLS: u32 = 6;

impl Als {
    /// Every almost locked set of a position that a person may see, the smallest first.
    pub fn all(position: &Position) -> Vec<Als> {
        let mut sets = Vec::new();
        for house in House::all() {
            // A filled cell belongs to no set.
            let open = house.cells() & position.empty();
            // The digits of each choice of cells: those of its last cell and of the rest.
            let mut unions = [DigitSet::EMPTY; 1 << 9];
            let mut n_choices = 1;
            for cell in open.iter() {
                for choice in n_choices..2 * n_choices {
                    let digits = unions[choice - n_choices] | position[cell];
                    unions[choice] = digits;
                    let n_cells = choice.count_ones();
                    if n_cells <= MAX_CELLS && digits.len() == n_cells + 1 {
                        let chosen = open.iter().enumerate();
                        let chosen = chosen.filter(|(place, _)| choice >> place & 1 == 1);
                        sets.push(Als { cells: chosen.map(|(_, cell)| cell).collect(), digits });
                    }
                }
                n_choices *= 2;
            }
        }
        // As many cells as digits but one. Those in a box's row or column were met twice.
        sort::by_key(&mut sets, |set| (set.digits.len(), set.cells));
        sets.dedup();
        sets
    }

    /// How many cells it has.
    pub fn len(self) -> u32 {
        self.digits.len() - 1
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
