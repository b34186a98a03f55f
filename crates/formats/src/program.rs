//! The formats that are written for other programs, by their names, and what each has no room for.

use crate::parcel::{Parcel, is_none};
use crate::{fpuzzles, gnome, gnome_save, hodoku, opensudoku, sudokupad, sudokuwiki};
use engine::text::line_bytes;
use engine::{Phrase, phrase};

/// A way in which another program takes a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// An address of f-puzzles.
    FPuzzles,
    /// An address of SudokuPad.
    SudokuPad,
    /// An address of SudokuWiki.
    SudokuWiki,
    /// SudokuWiki's code alone.
    S9b,
    /// A file of OpenSudoku.
    OpenSudoku,
    /// A line of HoDoKu's library.
    Hodoku,
    /// What GNOME Sudoku takes from the clipboard.
    Gnome,
    /// A saved game of GNOME Sudoku.
    GnomeSave,
    /// A puzzle that GNOME Sudoku exported.
    Skp,
}

/// A puzzle as text, and what of it the text has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Ends in a line feed.
    pub text: String,
    pub lost: Vec<Lost>,
}

/// What a format may have no room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    Placed,
    Notes,
    /// Notes at the edge, where other notes are kept.
    CornerNotes,
    Colors,
    /// Candidates that were excluded.
    Candidates,
}

impl Lost {
    pub fn phrase(self) -> Phrase {
        match self {
            Lost::Placed => phrase!("lost-placed"),
            Lost::Notes => phrase!("lost-notes"),
            Lost::CornerNotes => phrase!("lost-corner-notes"),
            Lost::Colors => phrase!("lost-colors"),
            Lost::Candidates => phrase!("lost-candidates"),
        }
    }
}

/// What a format has room for.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    placed: bool,
    /// Notes in the cell, by which candidates are told as well.
    notes: bool,
    corner: bool,
    colors: bool,
    /// Candidates, but no notes.
    candidates: bool,
}

impl Room {
    const NONE: Room =
        Room { placed: false, notes: false, corner: false, colors: false, candidates: false };

    fn lost(self, parcel: &Parcel) -> Vec<Lost> {
        let pencil = &parcel.pencil;
        let has_notes = !is_none(&pencil.simple) || !is_none(&pencil.center);
        let has_corner = !is_none(&pencil.corner);
        let candidates = parcel.entry.needs_candidates();
        // Notes take the place of candidates where both cannot be told.
        let told = self.candidates || self.notes && !has_notes;
        let checks = [
            (Lost::Placed, parcel.entry.position.is_some() && !self.placed),
            (Lost::Notes, (has_notes || has_corner) && !self.notes),
            (Lost::CornerNotes, has_corner && self.notes && !self.corner),
            (Lost::Colors, !is_none(&pencil.colors) && !self.colors),
            (Lost::Candidates, candidates && !told),
        ];
        checks.into_iter().filter(|(_, is_lost)| *is_lost).map(|(lost, _)| lost).collect()
    }
}

/// What the engine's layouts would lose of a parcel: one keeps placed digits, two draw candidates.
pub fn lost_as_text(parcel: &Parcel, format: engine::text::Format) -> Vec<Lost> {
    let placed = format == engine::text::Format::Sdk;
    Room { placed, candidates: format.has_candidates(), ..Room::NONE }.lost(parcel)
}

impl Program {
    pub const ALL: [Program; 9] = [
        Program::FPuzzles,
        Program::SudokuPad,
        Program::SudokuWiki,
        Program::S9b,
        Program::OpenSudoku,
        Program::Hodoku,
        Program::Gnome,
        Program::GnomeSave,
        Program::Skp,
    ];

    /// Its name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Program::FPuzzles => "f-puzzles",
            Program::SudokuPad => "sudokupad",
            Program::SudokuWiki => "sudokuwiki",
            Program::S9b => "s9b",
            Program::OpenSudoku => "opensudoku",
            Program::Hodoku => "hodoku",
            Program::Gnome => "gnome",
            Program::GnomeSave => "gnome-save",
            Program::Skp => "skp",
        }
    }

    pub fn from_key(key: &str) -> Option<Program> {
        Program::ALL.into_iter().find(|program| program.key() == key)
    }

    /// What stands before the first puzzle of a file, and after the last.
    pub const fn frame(self) -> (&'static str, &'static str) {
        match self {
            Program::OpenSudoku => (opensudoku::HEAD, opensudoku::TAIL),
            _ => ("", ""),
        }
    }

    /// Whether a puzzle takes several lines, with a gap between two of them.
    pub const fn is_drawn(self) -> bool {
        matches!(self, Program::Skp)
    }

    const fn room(self) -> Room {
        match self {
            Program::FPuzzles => {
                Room { placed: true, notes: true, corner: true, colors: true, ..Room::NONE }
            }
            Program::OpenSudoku => Room { placed: true, notes: true, corner: true, ..Room::NONE },
            Program::SudokuWiki | Program::S9b | Program::GnomeSave => {
                Room { placed: true, notes: true, ..Room::NONE }
            }
            Program::Hodoku => Room { placed: true, candidates: true, ..Room::NONE },
            Program::SudokuPad | Program::Gnome | Program::Skp => Room::NONE,
        }
    }

    /// The puzzle as this program takes it.
    ///
    /// # Errors
    /// When the program could not read it.
    pub fn write(self, parcel: &Parcel) -> Result<Written, Phrase> {
        let puzzle = &parcel.entry.puzzle;
        let line = |text: String| text + "\n";
        let text = match self {
            Program::FPuzzles => line(fpuzzles::address(parcel)),
            Program::SudokuPad => line(sudokupad::address(puzzle)),
            Program::SudokuWiki => line(sudokuwiki::address(parcel)),
            Program::S9b => line(sudokuwiki::code(parcel)),
            Program::OpenSudoku => opensudoku::game_line(parcel),
            Program::Hodoku => hodoku::line(parcel),
            Program::Gnome => line(gnome::code(puzzle).ok_or_else(|| phrase!("gnome-nine"))?),
            Program::GnomeSave => gnome_save::game_line(parcel),
            Program::Skp => {
                let bytes = line_bytes(puzzle, b'.');
                bytes.chunks(9).map(|row| line(String::from_utf8_lossy(row).into_owned())).collect()
            }
        };
        Ok(Written { text, lost: self.room().lost(parcel) })
    }
}
