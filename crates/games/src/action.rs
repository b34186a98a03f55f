//! What a player can do, in every game, and its one-line text form in the log.
//!
//! One closed set: a front end that can send these can play any game, also the next one.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;
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

/// `enter r1c1 5`, `note r1c1,r1c2 7 corner`, `place 3 r4c4 1`, …
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Enter { cells, value } => write!(f, "enter {} {value}", Cells(cells)),
            Action::Note { cells, value, kind } => {
                write!(f, "note {} {value} {}", Cells(cells), kind.key())
            }
            Action::Jot { cells } => write!(f, "jot {}", Cells(cells)),
            Action::Tint { cells, value } => write!(f, "tint {} {value}", Cells(cells)),
            Action::Center { cells } => write!(f, "center {}", Cells(cells)),
            Action::Fill { value } => write!(f, "fill {value}"),
            Action::Link { from, to } => {
                write!(f, "link {} {} {} {}", from.0, from.1, to.0, to.1)
            }
            Action::Paint { cells, color } => write!(f, "paint {} {color}", Cells(cells)),
            Action::Erase { cells } => write!(f, "erase {}", Cells(cells)),
            Action::Place { piece, at, turn } => {
                write!(f, "place {} {at} {}", piece.0, turn.quarters())
            }
            Action::Lift { piece } => write!(f, "lift {}", piece.0),
            Action::Hint { stage } => write!(f, "hint {stage}"),
            Action::Reveal { cell } => write!(f, "reveal {cell}"),
            Action::Hold { cell: Some(cell) } => write!(f, "hold {cell}"),
            Action::Hold { cell: None } => f.write_str("hold none"),
            Action::Command(command) => write!(f, "do {}", command.key()),
        }
    }
}

struct Cells(CellSet);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, cell) in self.0.iter().enumerate() {
            write!(f, "{}{cell}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseActionError {
    /// The first word is no action's name.
    UnknownAction(String),
    /// This word is missing or is not what the action needs.
    BadWord { word: String, expected: &'static str },
    /// There is more on the line than the action needs.
    TooManyWords(String),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::UnknownAction(word) => write!(f, "`{word}` is no action"),
            ParseActionError::BadWord { word, expected } if word.is_empty() => {
                write!(f, "{expected} is missing")
            }
            ParseActionError::BadWord { word, expected } => {
                write!(f, "`{word}` found, {expected} expected")
            }
            ParseActionError::TooManyWords(word) => write!(f, "`{word}` is one word too many"),
        }
    }
}

impl core::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = Words(text.split(' '));
        let action = match words.0.next().unwrap_or_default() {
            "enter" => Action::Enter {
                cells: words.cells()?,
                value: words.number("a value from 0 to 9", 9)? as u8,
            },
            "note" => Action::Note {
                cells: words.cells()?,
                value: words.number("a value from 0 to 9", 9)? as u8,
                kind: words.one_of("simple, corner or center", &NoteKind::ALL, NoteKind::key)?,
            },
            "jot" => Action::Jot { cells: words.cells()? },
            "tint" => Action::Tint {
                cells: words.cells()?,
                value: words.number("a value from 0 to 9", 9)? as u8,
            },
            "center" => Action::Center { cells: words.cells()? },
            "fill" => Action::Fill { value: words.number("a value from 0 to 9", 9)? as u8 },
            "link" => Action::Link { from: words.end()?, to: words.end()? },
            "paint" => Action::Paint {
                cells: words.cells()?,
                color: words.number("a colour from 0 to 9", 9)? as u8,
            },
            "erase" => Action::Erase { cells: words.cells()? },
            "place" => Action::Place {
                piece: words.piece()?,
                at: words.parse("a cell like r3c5")?,
                turn: Turn::new(words.number("a turn from 0 to 3", 3)? as u8),
            },
            "lift" => Action::Lift { piece: words.piece()? },
            "hint" => Action::Hint { stage: words.number("a stage from 1 to 4", 4)? as u8 },
            "reveal" => Action::Reveal { cell: words.parse("a cell like r3c5")? },
            "hold" => Action::Hold {
                cell: words.next_as("a cell like r3c5 or none", |word| match word {
                    "none" => Some(None),
                    cell => cell.parse().ok().map(Some),
                })?,
            },
            "do" => Action::Command(words.one_of("a command", &Command::ALL, Command::key)?),
            other => return Err(ParseActionError::UnknownAction(other.into())),
        };
        match words.0.next() {
            None => Ok(action),
            Some(word) => Err(ParseActionError::TooManyWords(word.into())),
        }
    }
}

/// Reads the words of a line one after the other.
struct Words<'a>(core::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn next_as<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseActionError> {
        let word = self.0.next().unwrap_or_default();
        read(word).ok_or(ParseActionError::BadWord { word: word.into(), expected })
    }

    fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, ParseActionError> {
        self.next_as(expected, |word| word.parse().ok())
    }

    fn number(&mut self, expected: &'static str, max: u16) -> Result<u16, ParseActionError> {
        self.next_as(expected, |word| word.parse().ok().filter(|&number: &u16| number <= max))
    }

    fn piece(&mut self) -> Result<PieceId, ParseActionError> {
        Ok(PieceId(self.number("a piece's number", u16::MAX)?))
    }

    fn cells(&mut self) -> Result<CellSet, ParseActionError> {
        self.next_as("cells like r3c5,r3c6", |word| {
            word.split(',').map(|cell| cell.parse().ok()).collect()
        })
    }

    /// A cell and a value in it.
    fn end(&mut self) -> Result<(Cell, u8), ParseActionError> {
        let cell = self.parse("a cell like r3c5")?;
        Ok((cell, self.number("a value from 0 to 9", 9)? as u8))
    }

    fn one_of<T: Copy>(
        &mut self,
        expected: &'static str,
        all: &[T],
        key: fn(T) -> &'static str,
    ) -> Result<T, ParseActionError> {
        self.next_as(expected, |word| all.iter().copied().find(|&item| key(item) == word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[track_caller]
    fn check(text: &str) {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }

    #[test]
    fn every_action_round_trips() {
        check("enter r1c1,r9c9 5");
        check("note r1c1,r1c2 7 corner");
        check("jot r1c1,r1c2");
        check("tint r1c1,r1c2 7");
        check("center r1c1,r1c2");
        check("fill 7");
        check("link r1c1 5 r9c9 4");
        check("paint r2c2 3");
        check("erase r2c2");
        check("place 12 r4c4 3");
        check("lift 0");
        check("hint 1");
        check("reveal r5c5");
        check("hold r5c5");
        check("hold none");
        for command in Command::ALL {
            check(&Action::Command(command).to_string());
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let said = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(said("jump r1c1"), "`jump` is no action");
        assert_eq!(said("enter r1c0 5"), "`r1c0` found, cells like r3c5,r3c6 expected");
        assert_eq!(said("enter r1c1"), "a value from 0 to 9 is missing");
        assert_eq!(said("lift 1 2"), "`2` is one word too many");
        assert_eq!(said("do dance"), "`dance` found, a command expected");
    }

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
