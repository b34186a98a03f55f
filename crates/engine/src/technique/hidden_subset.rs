//! Hidden pair, triple, quad: some digits of a house share as many cells as they are digits,
//! so those cells lose every other candidate.

use super::{Found, Technique};
use crate::colex::each_colex;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{DigitSet, House};
use core::ops::ControlFlow;

pub fn find_pair(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::HiddenPair, 2, found)
}

pub fn find_triple(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::HiddenTriple, 3, found)
}

pub fn find_quad(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::HiddenQuad, 4, found)
}

fn find(position: &Position, technique: Technique, size: u32, found: Found<'_>) -> ControlFlow<()> {
    House::all().try_for_each(|house| {
        each_colex(&position.places_by_digit(house), size, &mut |digits, places| {
            let (hidden, cells) = (DigitSet::from_bits(digits), house.cells_at(places));
            let others = position.digits_of(cells) - hidden;
            if others.is_empty() {
                return ControlFlow::Continue(());
            }
            let mut step =
                Step::new(technique).cells(CellRole::Pattern, cells).house(HouseRole::Base, house);
            for digit in hidden.iter() {
                let places = position.cells_in(house, digit);
                step = step.candidates(CandidateRole::Pattern, places, digit);
            }
            for digit in others.iter() {
                step = step.removes(position.cells_with(digit) & cells, digit);
            }
            found(step)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn hidden_pair() {
        check(
            Technique::HiddenPair,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.:678 688",
            "r4c3<>4 r4c2<>5 r4c3<>5",
        );
        check(
            Technique::HiddenPair,
            "+913+2..+456..+5+19+63..6+8+7+3+54+2+91....+6....3.8...6..56.83.9...5+672.+8...+3.6....2..2..31+6.",
            "r4c8<>1 r4c8<>2 r4c8<>4 r4c9<>4 r4c9<>5 r4c8<>7 r4c9<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenPair,
            ".4....2...9.3.4.+866.......19...62.7.....+3.8..12.8..3...1...3...4..9.........78.5.:342 678 688",
        );
    }

    #[test]
    fn hidden_triple() {
        check(
            Technique::HiddenTriple,
            "+2.+81+3...74...86.....9.+7....58+6.4.+72+1+93+16+27.4.7+4+2+8+5+19+63+625.1+8....+9..+6..8.+8...92..6",
            "r3c7<>1 r3c7<>2 r3c9<>2 r3c7<>3 r1c7<>5 r3c7<>5 r3c9<>5",
        );
        check(
            Technique::HiddenTriple,
            "9.....+861+6+129.8+3+5..586....9..5.3..1+88..7..9+35.3.8.......7..6...1............84..3:175 235 236 787 788 789",
            "r6c5<>2 r6c6<>2 r6c3<>4 r6c5<>4 r6c3<>6 r6c5<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenTriple,
            "+2.+81+3...74...86.....9.+7....58+6.4.+72+1+93+16+27.4.7+4+2+8+5+19+63+625.1+8....+9..+6..8.+8...92..6:617",
        );
    }

    #[test]
    fn hidden_quad() {
        check(
            Technique::HiddenQuad,
            ".4...5.6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
            "r7c6<>1 r8c6<>1 r9c6<>1 r5c6<>6 r7c6<>6 r8c6<>6 r9c6<>6",
        );
        check(
            Technique::HiddenQuad,
            ".9.1...47.8...2...4...7.28..6..985..1.......4...5.......9..6.3....8.9...67..3..2.",
            "r9c3<>4 r9c6<>4 r9c7<>4",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::HiddenQuad,
            ".4.....6...2..7.4.1...63...8..92...43.1...9..4.....8....8....9.......7....5.7...2",
        );
    }
}
