//! Patterns that rest on the puzzle having one solution.

use super::super::narrative;
use super::super::seen::Seen;
use crate::step::{CandidateRole, CellRole, HouseRole};
use crate::{CellSet, DigitSet, Phrase, phrase};

pub fn rectangle_1(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-unique-rectangle-1",
        cells = seen.cells(CellRole::Floor),
        digits = seen.digits(),
        roof = seen.cells(CellRole::Roof)
    )
}

/// Types 2 and 5: the roof has one digit more.
pub fn rectangle_extra(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-unique-rectangle-2",
        cells = all_corners(seen),
        digits = seen.digits_as(CandidateRole::Pattern),
        roof = seen.cells(CellRole::Roof),
        extra = seen.digit_as(CandidateRole::Extra)
    )
}

pub fn rectangle_3(seen: Seen<'_>) -> Phrase {
    let subset = seen.cells(CellRole::Pattern);
    phrase!(
        "explain-unique-rectangle-3",
        cells = all_corners(seen),
        digits = seen.digits_in(seen.cells(CellRole::Floor)),
        roof = seen.cells(CellRole::Roof),
        extras = seen.digits_as(CandidateRole::Extra),
        subset = subset,
        house = seen.base(0),
        locked = seen.digits_in(subset) | seen.digits_as(CandidateRole::Extra)
    )
}

pub fn rectangle_4(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-unique-rectangle-4",
        cells = all_corners(seen),
        digits = seen.digits(),
        roof = seen.cells(CellRole::Roof),
        house = seen.base(0),
        bound = bound(seen),
        free = seen.removed_digit()
    )
}

pub fn rectangle_6(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-unique-rectangle-6",
        cells = all_corners(seen),
        digits = seen.digits(),
        roof = seen.cells(CellRole::Roof),
        houses = narrative::houses(seen.0.evidence.houses_as(HouseRole::Base)),
        digit = seen.removed_digit()
    )
}

pub fn hidden_rectangle(seen: Seen<'_>) -> Phrase {
    let corner: CellSet = seen.0.conclusion.eliminations.iter().map(|gone| gone.cell).collect();
    phrase!(
        "explain-hidden-rectangle",
        cells = all_corners(seen),
        digits = seen.digits(),
        corner = corner,
        houses = narrative::houses(seen.0.evidence.houses_as(HouseRole::Base)),
        bound = bound(seen),
        free = seen.removed_digit()
    )
}

pub fn avoidable_1(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-avoidable-rectangle-1",
        cells = seen.cells(CellRole::Floor),
        corner = seen.cells(CellRole::Roof),
        digit = seen.removed_digit()
    )
}

pub fn avoidable_2(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-avoidable-rectangle-2",
        cells = seen.cells(CellRole::Floor),
        roof = seen.cells(CellRole::Roof),
        extra = seen.digit_as(CandidateRole::Extra)
    )
}

pub fn unique_loop(seen: Seen<'_>) -> Phrase {
    let (cells, roof) = (all_corners(seen), seen.cells(CellRole::Roof));
    let digits = seen.digits_as(CandidateRole::Pattern);
    if roof.len() == 1 {
        phrase!("explain-unique-loop-1", cells = cells, digits = digits, roof = roof)
    } else {
        phrase!(
            "explain-unique-loop-2",
            cells = cells,
            digits = digits,
            roof = roof,
            extra = seen.digit_as(CandidateRole::Extra)
        )
    }
}

pub fn bug_plus_one(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-bug-plus-one",
        cell = seen.cell(CellRole::Roof),
        digit = seen.digit_as(CandidateRole::Extra)
    )
}

pub fn bug_plus_more(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-bug-plus-more",
        cells = seen.cells(CellRole::Roof),
        digit = seen.digit_as(CandidateRole::Extra)
    )
}

fn all_corners(seen: Seen<'_>) -> CellSet {
    seen.cells(CellRole::Floor) | seen.cells(CellRole::Roof)
}

/// The digit of the rectangle that stays.
fn bound(seen: Seen<'_>) -> DigitSet {
    let gone: DigitSet = seen.0.conclusion.eliminations.iter().map(|gone| gone.digit).collect();
    seen.digits() - gone
}
