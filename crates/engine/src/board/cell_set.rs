//! A set of cells in 81 bits, written `r1c2 r3c5`.

use super::Cell;
use super::bit_set::bit_set;
use crate::ParseNameError;
use core::fmt;
use core::str::FromStr;

bit_set! {
    /// Any of the 81 cells; bit `n` stands for the cell with index `n`.
    ///
    /// ```
    /// # use ninefold_engine as engine;
    /// use engine::CellSet;
    /// let corners: CellSet = "r1c1 r1c9 r9c1 r9c9".parse()?;
    /// assert_eq!(corners.len(), 4);
    /// assert_eq!((!corners).len(), 77);
    /// assert_eq!(corners.to_string(), "r1c1 r1c9 r9c1 r9c9");
    /// # Ok::<(), engine::ParseNameError>(())
    /// ```
    pub struct CellSet(u128) of cell: Cell;
    all: (1 << 81) - 1;
    at: Cell::new;
}

impl CellSet {
    /// The cells that every one of these sees.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
    }
}

/// The cells in board order with a space between.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for cell in self.iter() {
            write!(f, "{between}{cell}")?;
            between = " ";
        }
        Ok(())
    }
}

/// Cells in any order with space between; nothing at all is the empty set.
impl FromStr for CellSet {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<CellSet, ParseNameError> {
        text.split_ascii_whitespace().map(str::parse::<Cell>).collect()
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
        for set in [even, !even, CellSet::EMPTY, CellSet::ALL] {
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert!("r1c1 r1c0".parse::<CellSet>().is_err());
    }
}
