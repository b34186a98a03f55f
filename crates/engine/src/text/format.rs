//! The names of the formats.

/// A way to write puzzles as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// 81 characters a line, `.` for blank.
    Line,
    /// 81 characters a line, `0` for blank, further columns kept.
    Sdm,
    /// Nine rows of nine under `[Puzzle]`, with `#` lines of metadata.
    Sdk,
    /// Simple Sudoku's drawn grid.
    Ss,
    /// A drawn grid of candidates.
    Pencilmarks,
    /// 729 characters a line: nine candidates for each cell.
    Sukaku,
    /// Two lines: the solution, then the puzzle with `0` for blank.
    Pair,
}

impl Format {
    pub const ALL: [Format; 7] = [
        Format::Line,
        Format::Sdm,
        Format::Sdk,
        Format::Ss,
        Format::Pencilmarks,
        Format::Sukaku,
        Format::Pair,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Sdm => "sdm",
            Format::Sdk => "sdk",
            Format::Ss => "ss",
            Format::Pencilmarks => "pencilmarks",
            Format::Sukaku => "729",
            Format::Pair => "pair",
        }
    }

    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Whether every line stands for itself, so that a long text can be cut between any two.
    pub const fn is_list(self) -> bool {
        matches!(self, Format::Line | Format::Sdm | Format::Sukaku)
    }

    /// Whether it tells which digits a cell may still take.
    pub const fn has_candidates(self) -> bool {
        matches!(self, Format::Pencilmarks | Format::Sukaku)
    }
}
