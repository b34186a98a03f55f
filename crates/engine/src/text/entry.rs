//! What one puzzle of a text says: always its clues, sometimes more.

use crate::{Candidates, Cell, Grid};
use alloc::string::String;
use alloc::vec::Vec;

/// One puzzle as read. What a format cannot carry is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line, counted from 1, on which its cells begin.
    pub line: u64,
    /// The clues; of a candidate grid, the cells with a single candidate.
    pub puzzle: Grid,
    /// The candidates as drawn, where the format draws them. They bind: a digit that is not drawn
    /// is not allowed, whatever the clues leave.
    pub candidates: Option<Candidates>,
    /// The solution, where the format carries one. It is not checked to be the only one.
    pub solution: Option<Grid>,
    /// The digits a player had placed (the `[State]` of an `.sdk` file), clues included.
    pub position: Option<Grid>,
    /// The letter and the text of each `#` line of an `.sdk` file, in order:
    /// A author, B date, C comment, D description, L level, S source, U address.
    pub metadata: Vec<(char, String)>,
    /// What stands after the cells on a list line: a rating, a name.
    pub columns: String,
}

impl Entry {
    /// An entry with these clues and nothing else.
    pub fn new(puzzle: Grid) -> Entry {
        Entry {
            line: 1,
            puzzle,
            candidates: None,
            solution: None,
            position: None,
            metadata: Vec::new(),
            columns: String::new(),
        }
    }

    /// An entry with these candidates, which bind.
    pub fn with_candidates(candidates: Candidates) -> Entry {
        Entry { candidates: Some(candidates), ..Entry::new(candidates.singles()) }
    }

    /// The candidates as drawn, or else those the clues leave.
    pub fn candidates(&self) -> Candidates {
        self.candidates.unwrap_or_else(|| Candidates::of(&self.puzzle))
    }

    /// Whether the drawn candidates exclude what the clues alone would allow; a format without
    /// candidates would then describe another puzzle.
    pub fn needs_candidates(&self) -> bool {
        let left = Candidates::of(&self.puzzle);
        self.candidates
            .is_some_and(|drawn| Cell::all().any(|cell| !left[cell].is_subset(drawn[cell])))
    }
}
