//! Finned and sashimi fish: a fish but for a few candidates too many, the fins, all in one box.
//! Either a fin is true or the fish is, so what the fish would remove goes where it sees every fin.
//! A fish that would not stand without its fins is called sashimi.

use super::fish::DIRECTIONS;
use super::lines::{self, Lines, houses};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{CellSet, Digit, HouseKind};
use core::ops::ControlFlow;

pub fn find_x_wing(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::FinnedXWing, Body::Whole, 2, found)
}

pub fn find_sashimi_x_wing(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::SashimiXWing, Body::Sashimi, 2, found)
}

pub fn find_swordfish(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::FinnedSwordfish, Body::Whole, 3, found)
}

pub fn find_sashimi_swordfish(
    position: &Position,
    digit: Digit,
    found: Found<'_>,
) -> ControlFlow<()> {
    find(position, digit, Technique::SashimiSwordfish, Body::Sashimi, 3, found)
}

pub fn find_jellyfish(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    find(position, digit, Technique::FinnedJellyfish, Body::Whole, 4, found)
}

pub fn find_sashimi_jellyfish(
    position: &Position,
    digit: Digit,
    found: Found<'_>,
) -> ControlFlow<()> {
    find(position, digit, Technique::SashimiJellyfish, Body::Sashimi, 4, found)
}

/// Whether the fish stands without its fins: two places at least in each of its lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Body {
    Whole,
    Sashimi,
}

fn find(
    position: &Position,
    digit: Digit,
    technique: Technique,
    wanted: Body,
    size: usize,
    found: Found<'_>,
) -> ControlFlow<()> {
    for (base_kind, cover_kind) in DIRECTIONS {
        let lines = Lines::of(position, base_kind, digit);
        for bases in lines.choices(size, 2..=9) {
            for covers in lines.covers(bases, size) {
                let shape = if lines.stand(bases, covers) { Body::Whole } else { Body::Sashimi };
                if shape != wanted {
                    continue;
                }
                let places = lines::places(position, base_kind, bases, digit);
                let covered = lines::places(position, cover_kind, covers, digit);
                let (body, fins) = (places & covered, places - covered);
                // In one box all see each other.
                let gone = (covered - places) & box_of(fins);
                found(
                    Step::new(technique)
                        .cells(CellRole::Pattern, places)
                        .candidates(CandidateRole::Pattern, body, digit)
                        .candidates(CandidateRole::Fin, fins, digit)
                        .houses(HouseRole::Base, houses(base_kind, bases))
                        .houses(HouseRole::Cover, houses(cover_kind, covers))
                        .removes(gone, digit),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The box of these cells.
fn box_of(cells: CellSet) -> CellSet {
    cells.first().map(|cell| cell.house(HouseKind::Box).cells()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn finned_x_wing() {
        check(
            Technique::FinnedXWing,
            "..562..+9+7...9..8..9...+8.+6.129+43+687+1+5.......+8..7.....46.5...7.+68....4..32.1..3..7.:154 223 233 254 411 421 534 554",
            "r2c1<>3 r2c3<>3",
        );
        check(
            Technique::FinnedXWing,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r7c4<>5 r9c4<>5",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::FinnedXWing,
            "..562..+9+7...9..8..9...+8.+6.129+43+687+1+5.......+8..7.....46.5...7.+68....4..32.1..3..7.:154 223 233 254 322 411 421 534 554",
        );
    }

    #[test]
    fn sashimi_x_wing() {
        check(
            Technique::SashimiXWing,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r5c3<>6",
        );
        check(
            Technique::SashimiXWing,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r5c7<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::SashimiXWing,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.:642",
        );
    }

    #[test]
    fn finned_swordfish() {
        check(
            Technique::FinnedSwordfish,
            "........9.59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....",
            "r3c3<>3",
        );
        check(
            Technique::FinnedSwordfish,
            ".4...5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
            "r7c4<>4 r9c4<>4",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::FinnedSwordfish,
            "..........59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....",
        );
    }

    #[test]
    fn sashimi_swordfish() {
        check(
            Technique::SashimiSwordfish,
            "........9.59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....",
            "r4c7<>9",
        );
        check(
            Technique::SashimiSwordfish,
            ".4...5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
            "r3c8<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::SashimiSwordfish,
            "........9.59..3...6....2..........3.52..6...171...9..5.8.2..45.2..39..6...5.7....:947",
        );
    }

    #[test]
    fn finned_jellyfish() {
        check(
            Technique::FinnedJellyfish,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r5c9<>8",
        );
        check(
            Technique::FinnedJellyfish,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r7c8<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::FinnedJellyfish,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.:812",
        );
    }

    #[test]
    fn sashimi_jellyfish() {
        check(
            Technique::SashimiJellyfish,
            ".....63..2...5......9.....7....6.8.9.82.3.....3....6..7..4..5.6..1....4....5.9.83",
            "r8c1<>9",
        );
        check(
            Technique::SashimiJellyfish,
            "..7.1.2.......36983..5.......42......8....1695.........6....43...9......7....5.2.",
            "r1c2<>5",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::SashimiJellyfish,
            ".....63..2...5......9.....7....6.8.9.82.3.....3....6..7..4..5.6..1....4....5.9.83:981",
        );
    }
}
