//! What a player can do, in every game; `text.rs` has its one-line form in the log.
//!
//! One closed set: a front end that can send these can play any game, also the next one.

mod text;

pub use text::ParseActionError;

use engine::{Cell, CellSet};

/// One thing done to a run. A game that has no use for it refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Put a value (1–9) into these cells.
    Enter { cells: CellSet, value: u8 },
    /// Set a note in these cells, or clear it where all of them have it.
    Note { cells: CellSet, value: u8, kind: NoteKind },
    /// Write what is still possible into these cells as simple notes.
    Jot { cells: CellSet },
    /// Colour this note in these cells: one colour further round, from none to the last and off.
    Tint { cells: CellSet, value: u8 },
    /// Move the notes at the edge of these cells into their middle.
    Center { cells: CellSet },
    /// Write this value as a simple note into every cell that can still hold it.
    Fill { value: u8 },
    /// Draw a link between two notes: a strong one, a weak one in its place, then none.
    Link { from: (Cell, u8), to: (Cell, u8) },
    /// Set one of the nine cell colours, or clear it where all of them have it.
    Paint { cells: CellSet, color: u8 },
    /// Take back what the player put into these cells: value first, then notes, then colours.
    Erase { cells: CellSet },
    /// Put a piece so that its first cell, after turning, lies on `at`.
    Place { piece: PieceId, at: Cell, turn: Turn },
    /// Take a placed piece back into the tray.
    Lift { piece: PieceId },
    /// A stage of a hint was shown; stage 1 opens a new hint and counts as one.
    Hint { stage: u8 },
    /// Have the game fill this cell rightly.
    Reveal { cell: Cell },
    /// The player has this cell in hand now, or none; it is no move on the board.
    Hold { cell: Option<Cell> },
    /// A button the view offers.
    Command(Command),
}

/// The three kinds of pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoteKind {
    /// Nine fixed places in the cell, one per digit.
    Simple,
    /// Around the edge: "one of these cells of the box".
    Corner,
    /// In the middle: "one of these digits in this cell".
    Center,
}

/// A piece of the deal, counted from 0 in the order of dealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PieceId(pub u16);

/// How far a piece is turned from how it was dealt, in quarter-turns clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Turn(u8);

impl Turn {
    pub const NONE: Turn = Turn(0);

    pub const fn new(quarters: u8) -> Turn {
        Turn(quarters % 4)
    }

    pub const fn quarters(self) -> u8 {
        self.0
    }

    pub const fn clockwise(self) -> Turn {
        Turn::new(self.0 + 1)
    }

    pub const fn counterclockwise(self) -> Turn {
        Turn::new(self.0 + 3)
    }

    /// Where a cell `(row, col)` away from the pivot comes to lie.
    pub const fn apply(self, (row, col): (i8, i8)) -> (i8, i8) {
        match self.0 {
            0 => (row, col),
            1 => (col, -row),
            2 => (-row, -col),
            _ => (-col, row),
        }
    }
}

/// The buttons of all games. Which of them a game has, and when, its view says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Command {
    /// Hand in the filled board.
    Submit,
    /// "Am I still right?", answered without showing where.
    Check,
    /// Write all candidates as notes.
    FillNotes,
    ClearNotes,
    /// Enter what is left over wherever a house has one empty cell.
    FillLast,
    FaceDigits,
    FaceColors,
    MistakesOff,
    MistakesByRules,
    MistakesBySolution,
    /// Show the solution and end the run unscored.
    ShowSolution,
}

impl Command {
    pub const ALL: [Command; 11] = [
        Command::Submit,
        Command::Check,
        Command::FillNotes,
        Command::ClearNotes,
        Command::FillLast,
        Command::FaceDigits,
        Command::FaceColors,
        Command::MistakesOff,
        Command::MistakesByRules,
        Command::MistakesBySolution,
        Command::ShowSolution,
    ];

    /// Its name in the log.
    pub const fn key(self) -> &'static str {
        match self {
            Command::Submit => "submit",
            Command::Check => "check",
            Command::FillNotes => "fill-notes",
            Command::ClearNotes => "clear-notes",
            Command::FillLast => "fill-last",
            Command::FaceDigits => "face-digits",
            Command::FaceColors => "face-colors",
            Command::MistakesOff => "mistakes-off",
            Command::MistakesByRules => "mistakes-rules",
            Command::MistakesBySolution => "mistakes-solution",
            Command::ShowSolution => "show-solution",
        }
    }
}

impl NoteKind {
    pub const ALL: [NoteKind; 3] = [NoteKind::Simple, NoteKind::Corner, NoteKind::Center];

    pub const fn key(self) -> &'static str {
        match self {
            NoteKind::Simple => "simple",
            NoteKind::Corner => "corner",
            NoteKind::Center => "center",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarters_are_a_whole_turn() {
        let spot = (2, -1);
        let turned = (0..4).fold(spot, |spot, _| Turn::new(1).apply(spot));
        assert_eq!(turned, spot);
        assert_eq!(Turn::new(2).apply(spot), Turn::new(1).apply(Turn::new(1).apply(spot)));
        assert_eq!(Turn::NONE.clockwise().counterclockwise(), Turn::NONE);
        // Clockwise on a page whose rows grow downwards: right becomes down.
        assert_eq!(Turn::NONE.clockwise().apply((0, 1)), (1, 0));
    }
}
