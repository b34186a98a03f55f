//! The symmetries a puzzle's clues can have, as the groups of cells that go together.

use crate::name::keyed;
use crate::{Cell, CellSet};

keyed! {
    /// How the clues mirror each other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Symmetry {
        /// Not at all.
        None = "none",
        /// Turned by 180°; the usual one of newspapers.
        HalfTurn = "half-turn",
        /// Turned by 90°.
        QuarterTurn = "quarter-turn",
        /// Left and right swapped.
        Horizontal = "horizontal",
        /// Top and bottom swapped.
        Vertical = "vertical",
        /// Flipped over the diagonal from the top left.
        Diagonal = "diagonal",
        /// Flipped over the diagonal from the top right.
        AntiDiagonal = "anti-diagonal",
        /// All of them.
        Full = "full",
    }
}

impl Symmetry {
    /// The cell with all its images.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::only(cell);
        loop {
            let grown = orbit.iter().fold(orbit, |grown, cell| grown | self.images(cell));
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }

    /// Whether the set is its own image.
    pub fn keeps(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| self.orbit(cell).is_subset(cells))
    }

    /// What the generating movements make of one cell.
    fn images(self, cell: Cell) -> CellSet {
        let (row, col) = (cell.row(), cell.col());
        let at = |row, col| CellSet::only(Cell::at(row, col).expect("images stay on the board"));
        match self {
            Symmetry::None => CellSet::EMPTY,
            Symmetry::HalfTurn => at(8 - row, 8 - col),
            Symmetry::QuarterTurn => at(col, 8 - row),
            Symmetry::Horizontal => at(row, 8 - col),
            Symmetry::Vertical => at(8 - row, col),
            Symmetry::Diagonal => at(col, row),
            Symmetry::AntiDiagonal => at(8 - col, 8 - row),
            Symmetry::Full => at(col, 8 - row) | at(row, 8 - col),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(symmetry: Symmetry, orbit_of_r1c2: &[&str]) {
        let orbit = symmetry.orbit("r1c2".parse().unwrap());
        assert_eq!(orbit, orbit_of_r1c2.iter().map(|name| name.parse::<Cell>().unwrap()).collect());
    }

    #[test]
    fn orbits_are_as_drawn() {
        check(Symmetry::None, &["r1c2"]);
        check(Symmetry::HalfTurn, &["r1c2", "r9c8"]);
        check(Symmetry::QuarterTurn, &["r1c2", "r2c9", "r9c8", "r8c1"]);
        check(Symmetry::Horizontal, &["r1c2", "r1c8"]);
        check(Symmetry::Vertical, &["r1c2", "r9c2"]);
        check(Symmetry::Diagonal, &["r1c2", "r2c1"]);
        check(Symmetry::AntiDiagonal, &["r1c2", "r8c9"]);
        let full = ["r1c2", "r1c8", "r2c1", "r2c9", "r8c1", "r8c9", "r9c2", "r9c8"];
        check(Symmetry::Full, &full);
    }

    #[test]
    fn orbits_part_the_board() {
        for symmetry in Symmetry::ALL {
            for cell in Cell::all() {
                let orbit = symmetry.orbit(cell);
                assert!(orbit.iter().all(|image| symmetry.orbit(image) == orbit));
            }
        }
    }
}
