//! A set of cells in 81 bits.

use super::Cell;
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// Any of the 81 cells; bit `n` stands for the cell with index `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    pub const EMPTY: CellSet = CellSet(0);
    pub const ALL: CellSet = CellSet((1 << 81) - 1);

    /// The set whose bit `n` stands for the cell with index `n`; higher bits are dropped.
    pub const fn from_bits(bits: u128) -> CellSet {
        CellSet(bits & CellSet::ALL.0)
    }

    pub const fn bits(self) -> u128 {
        self.0
    }

    pub const fn only(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    pub const fn is_subset(self, other: CellSet) -> bool {
        self.0 & !other.0 == 0
    }

    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// `self | other`, for constants.
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The first cell in board order, if there is one.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Cell::new(self.0.trailing_zeros() as u8) }
    }

    /// The only cell, if there is exactly one.
    pub const fn single(self) -> Option<Cell> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The cells in board order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let cell = CellSet(bits).first()?;
            bits &= bits - 1;
            Some(cell)
        })
    }

    /// The cells that every one of these sees.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = CellSet;
    fn not(self) -> CellSet {
        CellSet::ALL - self
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: CellSet) {
        self.0 &= other.0;
    }
}

impl SubAssign for CellSet {
    fn sub_assign(&mut self, other: CellSet) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_set() {
        let even: CellSet = Cell::all().step_by(2).collect();
        assert_eq!(even.len(), 41);
        assert_eq!((!even).len(), 40);
        assert_eq!(even | !even, CellSet::ALL);
        assert_eq!(even & !even, CellSet::EMPTY);
        assert_eq!(even.iter().collect::<CellSet>(), even);
        assert_eq!(even.single(), None);
        assert_eq!(CellSet::EMPTY.common_peers(), CellSet::ALL);
    }
}
