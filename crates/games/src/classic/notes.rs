//! The note string: a cell's notes as digits with commas between, `1,4,7`.

use crate::NoteKind;
use alloc::string::String;
use core::fmt::Write;
use engine::{Cell, Digit, DigitSet};

/// `1,4,7`, or nothing for no notes.
pub fn to_note_string(notes: DigitSet) -> String {
    let mut text = String::new();
    for digit in notes.iter() {
        let comma = if text.is_empty() { "" } else { "," };
        write!(text, "{comma}{digit}").expect("a String takes any text");
    }
    text
}

/// Reads `1,4,7`; blanks around the commas are allowed, anything else is not.
pub fn from_note_string(text: &str) -> Option<DigitSet> {
    if text.trim().is_empty() {
        return Some(DigitSet::EMPTY);
    }
    text.split(',').map(|digit| Digit::new(digit.trim().parse().ok()?)).collect()
}

/// A line of the deal: `r1c1 1,4,7`, or `r1c1 1,4,7 corner` for other than simple notes.
pub fn to_note_line(cell: Cell, notes: DigitSet, kind: NoteKind) -> String {
    let mut line = String::new();
    write!(line, "{cell} {}", to_note_string(notes)).expect("a String takes any text");
    if kind != NoteKind::Simple {
        line.push(' ');
        line.push_str(kind.key());
    }
    line
}

pub fn from_note_line(line: &str) -> Option<(Cell, DigitSet, NoteKind)> {
    let mut words = line.split(' ');
    let cell = words.next()?.parse().ok()?;
    let notes = from_note_string(words.next()?)?;
    let kind = match words.next() {
        None => NoteKind::Simple,
        Some(word) => NoteKind::ALL.into_iter().find(|kind| kind.key() == word)?,
    };
    words.next().is_none().then_some((cell, notes, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, bits: u16) {
        let notes = DigitSet::from_bits(bits);
        assert_eq!(to_note_string(notes), text);
        assert_eq!(from_note_string(text), Some(notes));
    }

    #[test]
    fn notes_are_digits_with_commas() {
        check("", 0);
        check("1,4,7", 0b001_001_001);
        check("1,2,3,4,5,6,7,8,9", 0x1ff);
        assert_eq!(from_note_string(" 7 , 1 "), from_note_string("1,7"));
        assert_eq!(from_note_string("1,,7"), None);
        assert_eq!(from_note_string("0"), None);
        assert_eq!(from_note_string("10"), None);
    }

    #[test]
    fn a_line_names_its_cell() {
        let cell = Cell::at(2, 4).unwrap();
        for kind in NoteKind::ALL {
            let notes = DigitSet::from_bits(0b101);
            let line = to_note_line(cell, notes, kind);
            assert_eq!(from_note_line(&line), Some((cell, notes, kind)));
        }
        assert_eq!(
            to_note_line(cell, DigitSet::from_bits(0b101), NoteKind::Corner),
            "r3c5 1,3 corner"
        );
        assert_eq!(from_note_line("r3c5 1,3 corner more"), None);
        assert_eq!(from_note_line("r3c5"), None);
    }
}
