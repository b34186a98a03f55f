//! ALS-XZ: two almost locked sets that cannot both hold X. One of them lacks X and so holds all its
//! other digits: a digit Z of both stands in one, and leaves every cell that sees all its places.

use super::als::{Als, seen_by_all};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, Digit, DigitSet};
use core::ops::ControlFlow;

pub fn find(position: &Position, sets: &[Als], found: Found<'_>) -> ControlFlow<()> {
    for (index, &one) in sets.iter().enumerate() {
        let sight = one.sight(position);
        let seen = sight.iter().fold(CellSet::EMPTY, |seen, cells| seen | *cells);
        for &other in &sets[index + 1..] {
            let shared = one.digits & other.digits;
            // One shared digit holds them apart, another is what goes.
            if shared.is_empty() || shared.single().is_some() {
                continue;
            }
            if !(one.cells & other.cells).is_empty() || (seen & other.cells).is_empty() {
                continue;
            }
            let commons = other.restricted_commons(one, &sight, position);
            if commons.is_empty() {
                continue;
            }
            if commons.len() == 2 {
                report_double(position, one, other, commons, found)?;
            }
            for common in commons.iter() {
                report(position, one, other, common, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn begin(position: &Position, one: Als, other: Als, common: Digit) -> Step {
    let step = one.draw(Step::new(Technique::AlsXz), CellRole::First, position);
    let places = position.cells_with(common) & (one.cells | other.cells);
    other.draw(step, CellRole::Second, position).candidates(CandidateRole::Common, places, common)
}

fn report(
    position: &Position,
    one: Als,
    other: Als,
    common: Digit,
    found: Found<'_>,
) -> ControlFlow<()> {
    let shared = (one.digits & other.digits) - DigitSet::only(common);
    for digit in shared.iter() {
        let gone = seen_by_all(position, &[one, other], digit);
        if !gone.is_empty() {
            found(begin(position, one, other, common).removes(gone, digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// With two such digits each set holds one of them, and both sets are locked: every other digit of
/// a set leaves what sees all its places there, and the two leave what sees all places in both.
fn report_double(
    position: &Position,
    one: Als,
    other: Als,
    commons: DigitSet,
    found: Found<'_>,
) -> ControlFlow<()> {
    let Some(first) = commons.first() else { return ControlFlow::Continue(()) };
    let mut step = begin(position, one, other, first);
    for second in (commons - DigitSet::only(first)).iter() {
        let places = position.cells_with(second) & (one.cells | other.cells);
        step = step.candidates(CandidateRole::Common, places, second);
    }
    for digit in (one.digits | other.digits).iter() {
        let mut gone = CellSet::EMPTY;
        if commons.contains(digit) {
            gone |= seen_by_all(position, &[one, other], digit);
        } else {
            for set in [one, other].into_iter().filter(|set| set.digits.contains(digit)) {
                gone |= seen_by_all(position, &[set], digit) - one.cells - other.cells;
            }
        }
        step = step.removes(gone, digit);
    }
    if step.changes_something() { found(step) } else { ControlFlow::Continue(()) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn als_xz() {
        check(
            Technique::AlsXz,
            "2+56+8+7+3+1+9+4+1+7+8+4+2+95+63+39+46+5+187+2.312+9+4+6.+7.+6+7+1+35+24..+4+27+6+8+3.+17+8+9+5+1+24+3+64+2+398+6+7+15615+3+4+7+9+2+8",
            "r5c1<>9",
        );
        check(
            Technique::AlsXz,
            "+1+3+2+6+4+7+5+89+459+1+83+2+7+66+7+8+9+52+3+1+4+8+9+4+5+2+1.3.52+3+76+8+9+4171.+4+39.+25+98+72+1+645+32+4+139+5.6.+3+65+87+4+1+9+2",
            "r8c7<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::AlsXz,
            "2+56+8+7+3+1+9+4+1+7+8+4+2+95+63+39+46+5+187+2.312+9+4+6.+7.+6+7+1+35+24..+4+27+6+8+3.+17+8+9+5+1+24+3+64+2+398+6+7+15615+3+4+7+9+2+8:841",
        );
    }
}
