//! Patterns of almost locked sets.

use super::super::seen::Seen;
use crate::step::{CandidateRole, CellRole};
use crate::{Phrase, phrase};

pub fn wxyz_wing(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-wxyz-wing",
        cells = seen.cells(CellRole::Pivot) | seen.cells(CellRole::Pincer),
        digits = seen.digits(),
        digit = seen.removed_digit()
    )
}

pub fn sue_de_coq(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-sue-de-coq",
        line = seen.base(0),
        square = seen.base(1),
        core = seen.cells(CellRole::Pivot),
        in_line = set(seen, CellRole::First),
        in_box = set(seen, CellRole::Second),
        digits = seen.digits()
    )
}

pub fn als_xz(seen: Seen<'_>) -> Phrase {
    let commons = seen.digits_as(CandidateRole::Common);
    let (first, second) = (set(seen, CellRole::First), set(seen, CellRole::Second));
    if commons.len() > 1 {
        phrase!("explain-als-xz-double", first = first, second = second, commons = commons)
    } else {
        phrase!(
            "explain-als-xz",
            first = first,
            second = second,
            common = commons,
            digit = seen.removed_digit()
        )
    }
}

pub fn als_xy_wing(seen: Seen<'_>) -> Phrase {
    phrase!(
        "explain-als-xy-wing",
        pivot = set(seen, CellRole::Pivot),
        first = set(seen, CellRole::First),
        second = set(seen, CellRole::Second),
        commons = seen.digits_as(CandidateRole::Common),
        digit = seen.removed_digit()
    )
}

/// "r1c2 and r1c3 (4, 5 and 7)".
fn set(seen: Seen<'_>, role: CellRole) -> Phrase {
    let cells = seen.cells(role);
    phrase!("cells-with-digits", cells = cells, digits = seen.digits_in(cells))
}
