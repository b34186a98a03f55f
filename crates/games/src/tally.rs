//! What undo does not take back.

/// The counts of a run, for the score sheet, the statistics and the assist class. None of them
/// ever shrinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// Wrong entries, as the rules of the game call an entry wrong.
    pub mistakes: u32,
    /// Hints asked for.
    pub hints: u32,
    /// Cells the game filled because time ran out.
    pub auto_hints: u32,
    /// "Am I still right?" questions.
    pub checks: u32,
    /// Whole-board notes filled in.
    pub auto_notes: u32,
}

impl Tally {
    /// How often the game helped.
    pub fn help(self) -> u32 {
        let asked = self.hints.saturating_add(self.checks);
        asked.saturating_add(self.auto_hints).saturating_add(self.auto_notes)
    }
}
