//! An action as a line of the log, and back.

use super::{Action, Command, NoteKind, PieceId, Turn};
use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use engine::{Cell, CellSet, Phrase, error_by_phrase, phrase};

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
    BadWord { word: String, expected: Phrase },
    /// There is more on the line than the action needs.
    TooManyWords(String),
}

impl ParseActionError {
    pub fn phrase(&self) -> Phrase {
        match self {
            ParseActionError::UnknownAction(word) => {
                phrase!("action-unknown", word = word.as_str())
            }
            ParseActionError::BadWord { word, expected } if word.is_empty() => {
                phrase!("action-missing", expected = expected.clone())
            }
            ParseActionError::BadWord { word, expected } => {
                phrase!("found-expected", found = word.as_str(), expected = expected.clone())
            }
            ParseActionError::TooManyWords(word) => {
                phrase!("action-too-many-words", word = word.as_str())
            }
        }
    }
}

error_by_phrase!(ParseActionError);

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = Words(text.split(' '));
        let action = match words.0.next().unwrap_or_default() {
            "enter" => Action::Enter {
                cells: words.cells()?,
                value: words.number(phrase!("action-value"), 9)? as u8,
            },
            "note" => Action::Note {
                cells: words.cells()?,
                value: words.number(phrase!("action-value"), 9)? as u8,
                kind: words.one_of(phrase!("action-note-kind"), &NoteKind::ALL, NoteKind::key)?,
            },
            "jot" => Action::Jot { cells: words.cells()? },
            "tint" => Action::Tint {
                cells: words.cells()?,
                value: words.number(phrase!("action-value"), 9)? as u8,
            },
            "center" => Action::Center { cells: words.cells()? },
            "fill" => Action::Fill { value: words.number(phrase!("action-value"), 9)? as u8 },
            "link" => Action::Link { from: words.end()?, to: words.end()? },
            "paint" => Action::Paint {
                cells: words.cells()?,
                color: words.number(phrase!("action-color"), 9)? as u8,
            },
            "erase" => Action::Erase { cells: words.cells()? },
            "place" => Action::Place {
                piece: words.piece()?,
                at: words.parse(phrase!("action-cell"))?,
                turn: Turn::new(words.number(phrase!("action-turn"), 3)? as u8),
            },
            "lift" => Action::Lift { piece: words.piece()? },
            "hint" => Action::Hint { stage: words.number(phrase!("action-stage"), 4)? as u8 },
            "reveal" => Action::Reveal { cell: words.parse(phrase!("action-cell"))? },
            "hold" => Action::Hold {
                cell: words.next_as(phrase!("action-cell-or-none"), |word| match word {
                    "none" => Some(None),
                    cell => cell.parse().ok().map(Some),
                })?,
            },
            "do" => Action::Command(words.one_of(
                phrase!("action-command"),
                &Command::ALL,
                Command::key,
            )?),
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
        expected: Phrase,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseActionError> {
        let word = self.0.next().unwrap_or_default();
        read(word).ok_or(ParseActionError::BadWord { word: word.into(), expected })
    }

    fn parse<T: FromStr>(&mut self, expected: Phrase) -> Result<T, ParseActionError> {
        self.next_as(expected, |word| word.parse().ok())
    }

    fn number(&mut self, expected: Phrase, max: u16) -> Result<u16, ParseActionError> {
        self.next_as(expected, |word| word.parse().ok().filter(|&number: &u16| number <= max))
    }

    fn piece(&mut self) -> Result<PieceId, ParseActionError> {
        Ok(PieceId(self.number(phrase!("action-piece"), u16::MAX)?))
    }

    fn cells(&mut self) -> Result<CellSet, ParseActionError> {
        self.next_as(phrase!("action-cells"), |word| {
            word.split(',').map(|cell| cell.parse().ok()).collect()
        })
    }

    /// A cell and a value in it.
    fn end(&mut self) -> Result<(Cell, u8), ParseActionError> {
        let cell = self.parse(phrase!("action-cell"))?;
        Ok((cell, self.number(phrase!("action-value"), 9)? as u8))
    }

    fn one_of<T: Copy>(
        &mut self,
        expected: Phrase,
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
    use words::{Language, say};

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
        let said =
            |text: &str| say(&text.parse::<Action>().unwrap_err().phrase(), Language::English);
        assert_eq!(said("jump r1c1"), "`jump` is no action");
        assert_eq!(said("enter r1c0 5"), "`r1c0` found, cells like r3c5,r3c6 expected");
        assert_eq!(said("enter r1c1"), "a value from 0 to 9 is missing");
        assert_eq!(said("lift 1 2"), "`2` is one word too many");
        assert_eq!(said("do dance"), "`dance` found, a command expected");
    }
}
