//! Puzzles as other programs write them on one line: addresses, codes, library lines. A file for each
//! program; the layouts that people draw are the engine's.
//!
//! It knows characters and boards, never files or networks: an address is read, not visited.

mod address;
mod gnome;
mod hodoku;
mod sudokuwiki;

use engine::text::Entry;
use engine::{Candidates, Grid, Phrase};

pub use gnome::code as gnome_code;
pub use sudokuwiki::address as sudokuwiki_address;

/// Longer lines are none of these, and are not looked at.
const LONGEST: usize = 1 << 20;

/// The puzzle that the line is, or why not; `None` if no program that is known here writes such lines.
pub fn read_line(line: &str) -> Option<Result<Entry, Phrase>> {
    let line = line.trim();
    if line.len() > LONGEST {
        return None;
    }
    address::read(line)
        .or_else(|| sudokuwiki::read(line))
        .or_else(|| hodoku::read(line))
        .or_else(|| gnome::read(line))
}

/// The puzzle with the digits placed so far, and with these candidates where they exclude more than the
/// digits do.
fn entry(clues: Grid, position: Grid, drawn: Candidates) -> Entry {
    let left = Candidates::of(&position);
    let mut sets = [engine::DigitSet::EMPTY; 81];
    for cell in engine::Cell::all() {
        sets[cell.index()] = left[cell] & drawn[cell];
    }
    let drawn = Candidates::from_cells(sets);
    Entry {
        position: (position != clues).then_some(position),
        candidates: (drawn != left).then_some(drawn),
        ..Entry::new(clues)
    }
}

/// The puzzle all samples carry.
#[cfg(test)]
const SAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What a line is read as: its clues, or the name of what is wrong.
#[cfg(test)]
fn told(line: &str) -> Option<String> {
    read_line(line).map(|read| match read {
        Ok(entry) => entry.puzzle.to_string(),
        Err(why) => why.to_string(),
    })
}
