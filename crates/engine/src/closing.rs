//! The cells that a loop can go through, where each house of a loop holds two of its cells. It knows no digits.

use crate::{Cell, CellSet};

/// Those of the cells that a loop can go through: whatever stands alone in a house is on none, and takes others
/// with it.
pub fn closing(mut cells: CellSet) -> CellSet {
    loop {
        let is_beside = |cell: &Cell| {
            cell.houses().iter().all(|house| (house.cells() & cells).single().is_none())
        };
        let left: CellSet = cells.iter().filter(is_beside).collect();
        if left == cells {
            return left;
        }
        cells = left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_nowhere_falls_away() {
        let at = |row, col| Cell::at(row, col).unwrap();
        let corners: CellSet = [at(0, 0), at(0, 4), at(1, 0), at(1, 4)].into_iter().collect();
        assert_eq!(closing(corners), corners);
        // A tail of two more cells: the last stands alone in its row, and then the other in its own.
        let tail: CellSet = [at(4, 0), at(4, 8)].into_iter().collect();
        assert_eq!(closing(corners | tail), corners);
    }
}
