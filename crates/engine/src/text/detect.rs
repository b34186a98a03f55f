//! Telling the format of a text from its first telling lines.

use super::line::read;
use super::pasted::Line;
use super::{Format, sdk};
use super::{array, drawn};
use crate::Grid;

/// The format of a text, judged by its beginning; a few kilobytes are enough. `None` when nothing
/// telling has come yet. A whole text that tells nothing is best read as [`Format::Line`], whose
/// reader says what is wrong with each line.
pub fn detect(sample: &[u8]) -> Option<Format> {
    let mut solution: Option<Grid> = None;
    for (idx, bytes) in sample.split(|&byte| byte == b'\n').enumerate() {
        let line = Line::new(idx as u64 + 1, bytes);
        if let Some(solution) = solution {
            // After a full first grid only the second decides between a pair and a list.
            return match read(line) {
                Ok(None) => continue,
                Ok(Some(second)) if is_puzzle_of(&second.puzzle, &solution) => Some(Format::Pair),
                _ => Some(Format::Line),
            };
        }
        if sdk::is_own_section(line) || sdk::is_row(line) {
            return Some(Format::Sdk);
        }
        if array::is_start(line) {
            return Some(Format::Array);
        }
        if drawn::is_border(line) {
            // What the border is around is told by the rows.
            continue;
        }
        if let Ok(Some(first)) = read(line) {
            if first.candidates.is_some() {
                return Some(Format::Sukaku);
            }
            if !first.puzzle.is_solved() {
                return Some(Format::Line);
            }
            solution = Some(first.puzzle);
        } else if let Some(format) = drawn::format_of_row(line) {
            return Some(format);
        }
    }
    None
}

/// Whether it has blanks and all its clues are the solution's. A single clash does not make it a
/// list: it is then a pair with a fault to be told.
fn is_puzzle_of(puzzle: &Grid, solution: &Grid) -> bool {
    let (mut same, mut other) = (0, 0);
    for (cell, digit) in puzzle.placed() {
        if solution[cell] == Some(digit) { same += 1 } else { other += 1 }
    }
    puzzle.n_clues() < 81 && same > 4 * other
}
