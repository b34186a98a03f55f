//! Where a puzzle comes from, kept as the letters of `.sdk` files: A author, C comment, D description.

use engine::text::Entry;

/// No longer text is kept of a title or of rules.
const LONGEST: usize = 2_000;

pub const AUTHOR: char = 'A';
pub const RULES: char = 'C';
pub const TITLE: char = 'D';
pub const LEVEL: char = 'L';

/// Keeps a text, on one line.
pub fn keep(entry: &mut Entry, letter: char, text: Option<&str>) {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return };
    let line: String =
        text.chars().take(LONGEST).map(|ch| if ch.is_control() { ' ' } else { ch }).collect();
    entry.metadata.push((letter, line));
}

pub fn kept(entry: &Entry, letter: char) -> Option<&str> {
    entry.metadata.iter().find(|(kept, _)| *kept == letter).map(|(_, text)| text.as_str())
}
