//! The names of the formats.

use crate::name::keyed;

keyed! {
    /// A way to write puzzles as text. More may come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Format {
        /// 81 characters a line, `.` for blank.
        Line = "line",
        /// 81 characters a line, `0` for blank, further columns kept.
        Sdm = "sdm",
        /// Nine rows of nine under `[Puzzle]`, with `#` lines of metadata.
        Sdk = "sdk",
        /// Simple Sudoku's drawn grid.
        Ss = "ss",
        /// A drawn grid of candidates.
        Pencilmarks = "pencilmarks",
        /// 729 characters a line: nine candidates for each cell.
        Sukaku = "729",
        /// Two lines: the solution, then the puzzle with `0` for blank.
        Pair = "pair",
        /// Nine arrays of nine numbers, `0` for blank, as programs have them.
        Array = "array",
    }
}

impl Format {
    /// Whether every line stands for itself, so that a long text can be cut between any two.
    pub const fn is_list(self) -> bool {
        matches!(self, Format::Line | Format::Sdm | Format::Sukaku)
    }

    /// Whether a puzzle takes several lines for people to look at, with a gap between two of them.
    pub const fn is_drawn(self) -> bool {
        matches!(self, Format::Sdk | Format::Ss | Format::Pencilmarks)
    }

    /// Whether it tells which digits a cell may still take.
    pub const fn has_candidates(self) -> bool {
        matches!(self, Format::Pencilmarks | Format::Sukaku)
    }
}
