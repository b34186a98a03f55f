//! ALS-XY-wing: a pivot set that cannot hold X together with one set, nor Y together with another.
//! It lacks one of the two at most, so one of the wings lacks its digit and holds all others: a
//! digit Z of both wings leaves every cell that sees all its places in them.

use super::als::{Als, seen_by_all};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{CellSet, DigitSet};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Three sets larger than this are hardly ever seen by a person.
const MAX_CELLS: u32 = 4;

pub fn find(position: &Position, sets: &[Als], found: Found<'_>) -> ControlFlow<()> {
    let sets = &sets[..sets.partition_point(|set| set.len() <= MAX_CELLS)];
    for &pivot in sets {
        let sight = pivot.sight(position);
        let seen = sight.iter().fold(CellSet::EMPTY, |seen, cells| seen | *cells);
        let joined: Vec<(Als, DigitSet)> = sets
            .iter()
            .filter(|set| (set.cells & pivot.cells).is_empty() && !(set.cells & seen).is_empty())
            .map(|&set| (set, set.restricted_commons(pivot, &sight, position)))
            .filter(|(_, commons)| !commons.is_empty())
            .collect();
        for (index, &(one, xs)) in joined.iter().enumerate() {
            for &(other, ys) in &joined[index + 1..] {
                if (one.digits & other.digits).is_empty() || !(one.cells & other.cells).is_empty() {
                    continue;
                }
                for x in xs.iter() {
                    for y in ys.iter().filter(|&y| y != x) {
                        let hinges: DigitSet = [x, y].into_iter().collect();
                        for z in ((one.digits & other.digits) - hinges).iter() {
                            let gone = seen_by_all(position, &[one, other], z) - pivot.cells;
                            if gone.is_empty() {
                                continue;
                            }
                            let step = Step::new(Technique::AlsXyWing);
                            let step = pivot.draw(step, CellRole::Pivot, position);
                            let step = one.draw(step, CellRole::First, position);
                            let step = other.draw(step, CellRole::Second, position);
                            let near_x = position.cells_with(x) & (pivot.cells | one.cells);
                            let near_y = position.cells_with(y) & (pivot.cells | other.cells);
                            found(
                                step.candidates(CandidateRole::Common, near_x, x)
                                    .candidates(CandidateRole::Common, near_y, y)
                                    .removes(gone, z),
                            )?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn als_xy_wing() {
        check(
            Technique::AlsXyWing,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r2c8<>2 r3c1<>2",
        );
        check(
            Technique::AlsXyWing,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r9c9<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::AlsXyWing,
            "6..2.7....3....8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
        );
    }
}
