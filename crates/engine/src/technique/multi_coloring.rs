//! Multi-colouring: two nets of conjugate pairs of one digit. If a colour of one sees a colour of
//! the other, the two are not both true, so one of their opposites is: what sees both opposites
//! goes. A colour that sees both colours of the other net is false.

use super::simple_coloring::{Coloring, colorings, sees_any};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, Step};
use crate::{CellSet, Digit};
use core::ops::ControlFlow;

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    let all = colorings(position, digit);
    for (index, first) in all.iter().enumerate() {
        for second in all.iter().skip(index + 1) {
            for (one, other) in [(first, second), (second, first)] {
                find_false_color(digit, one, other, found)?;
            }
            find_bridge(position, digit, first, second, found)?;
        }
    }
    ControlFlow::Continue(())
}

fn find_false_color(
    digit: Digit,
    one: &Coloring,
    other: &Coloring,
    found: Found<'_>,
) -> ControlFlow<()> {
    for color in [one.a, one.b] {
        let seen = sees_any(color);
        if !(seen & other.a).is_empty() && !(seen & other.b).is_empty() {
            let rest = (one.a | one.b) - color;
            found(draw(digit, one, rest, other, other.a).removes(color, digit))?;
        }
    }
    ControlFlow::Continue(())
}

fn find_bridge(
    position: &Position,
    digit: Digit,
    first: &Coloring,
    second: &Coloring,
    found: Found<'_>,
) -> ControlFlow<()> {
    for (near, far) in [(first.a, first.b), (first.b, first.a)] {
        for (touched, across) in [(second.a, second.b), (second.b, second.a)] {
            if (sees_any(near) & touched).is_empty() {
                continue;
            }
            let gone = position.cells_with(digit) & sees_any(far) & sees_any(across);
            if !gone.is_empty() {
                found(draw(digit, first, far, second, across).removes(gone, digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn draw(digit: Digit, one: &Coloring, first: CellSet, other: &Coloring, second: CellSet) -> Step {
    let step = one.draw(Step::new(Technique::MultiColoring), digit, first);
    other.draw_as(step, digit, second, [CandidateRole::ColorC, CandidateRole::ColorD])
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn multi_colouring() {
        check(
            Technique::MultiColoring,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r9c2<>7",
        );
        check(
            Technique::MultiColoring,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r3c3<>3",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::MultiColoring,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......:333",
        );
    }
}
