//! What follows from a step: "So r3c5 is 7." or "So you can take 3 from r1c5, and 7 from r2c2."

use crate::step::{Candidate, Step};
use crate::{Cell, CellSet, Digit, DigitSet, Phrase, phrase};
use alloc::vec::Vec;

pub fn phrase_for(step: &Step) -> Phrase {
    match step.conclusion.placements.first() {
        Some(placed) => phrase!("conclude-place", cell = placed.cell, digit = placed.digit),
        None => {
            let removals = removals(&step.conclusion.eliminations);
            phrase!("conclude-remove", removals = removals)
        }
    }
}

/// The fewest groups that say it: by digit or by cell, alike ones together.
fn removals(gone: &[Candidate]) -> Phrase {
    let by_digit = groups(Digit::all().map(|digit| {
        let cells = gone.iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell);
        (DigitSet::only(digit), cells.collect())
    }));
    let by_cell = groups(Cell::all().map(|cell| {
        let digits = gone.iter().filter(|gone| gone.cell == cell).map(|gone| gone.digit);
        (digits.collect(), CellSet::only(cell))
    }));
    let fewest = if by_cell.len() < by_digit.len() { by_cell } else { by_digit };
    let said: Vec<Phrase> = fewest
        .into_iter()
        .map(|(digits, cells)| phrase!("removal", digits = digits, cells = cells))
        .collect();
    enumerate(said)
}

/// Merges the groups that have the digits or the cells in common; empty ones are left out.
fn groups(parts: impl Iterator<Item = (DigitSet, CellSet)>) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for (digits, cells) in parts.filter(|part| !part.0.is_empty() && !part.1.is_empty()) {
        match groups.iter_mut().find(|group| group.0 == digits || group.1 == cells) {
            Some(group) => *group = (group.0 | digits, group.1 | cells),
            None => groups.push((digits, cells)),
        }
    }
    groups
}

/// "a", "a, and b", "a, b, and c": commas, because each part may have an "and" of its own.
pub(super) fn enumerate(mut parts: Vec<Phrase>) -> Phrase {
    let Some(last) = parts.pop() else { return phrase!("nothing") };
    let init =
        parts.into_iter().reduce(|init, next| phrase!("enumerate-comma", init = init, next = next));
    match init {
        Some(init) => phrase!("enumerate-last", init = init, last = last),
        None => last,
    }
}
