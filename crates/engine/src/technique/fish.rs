//! X-wing, swordfish, jellyfish: in some rows a digit stands in as many columns as they are rows
//! (or the other way round), so it leaves the rest of those columns.

use super::lines::{Lines, houses, places};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{Digit, HouseKind};
use core::ops::ControlFlow;

pub fn find_x_wing(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::XWing, 2, found)
}

pub fn find_swordfish(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::Swordfish, 3, found)
}

pub fn find_jellyfish(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::Jellyfish, 4, found)
}

fn find(
    position: &Position,
    digit: Digit,
    technique: Technique,
    size: usize,
    found: Found<'_>,
) -> ControlFlow<()> {
    for (base_kind, cover_kind) in DIRECTIONS {
        let lines = Lines::of(position, base_kind, digit);
        for bases in lines.choices(size, 2..=size as u32) {
            let crossed = lines.crossed(bases);
            if crossed.count_ones() as usize != size {
                continue;
            }
            let body = places(position, base_kind, bases, digit);
            let gone = places(position, cover_kind, crossed, digit) - body;
            if !gone.is_empty() {
                found(
                    Step::new(technique)
                        .cells(CellRole::Pattern, body)
                        .candidates(CandidateRole::Pattern, body, digit)
                        .houses(HouseRole::Base, houses(base_kind, bases))
                        .houses(HouseRole::Cover, houses(cover_kind, crossed))
                        .removes(gone, digit),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) const DIRECTIONS: [(HouseKind, HouseKind); 2] =
    [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn x_wing() {
        check(
            Technique::XWing,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.:443 542 543 678 688",
            "r1c4<>1 r5c4<>1 r8c7<>1",
        );
        check(
            Technique::XWing,
            ".....4.+722......8..7....3.16...3......92..........87.4..85.+3..+64..+86.9.3.3+6...+857:275 286 475 756",
            "r2c5<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::XWing,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.:147 443 542 543 678 688",
        );
    }

    #[test]
    fn swordfish() {
        check(
            Technique::Swordfish,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r5c2<>6 r5c3<>6",
        );
        check(
            Technique::Swordfish,
            "........9.59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....",
            "r1c6<>5 r4c6<>5",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Swordfish,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.:642",
        );
    }

    #[test]
    fn jellyfish() {
        check(
            Technique::Jellyfish,
            "........9.59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....",
            "r1c7<>2 r1c8<>2",
        );
        check(
            Technique::Jellyfish,
            ".4...5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
            "r7c2<>2 r7c4<>2 r8c2<>2 r8c4<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::Jellyfish,
            "........9.59..3...6....2..........3.5...6...171...9..5.8.2..45.2..39..6...5.7....",
        );
    }
}
