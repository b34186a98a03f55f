//! Avoidable rectangle, type 1: three corners are filled, none of them given, and one digit in the
//! fourth would let two digits swap. The puzzle would have two solutions; so that digit goes.

use super::rectangle::{Rectangle, in_row};
use super::{Found, Technique};
use crate::CellSet;
use crate::position::Position;
use crate::step::{CellRole, Step};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let placed = position.grid().filled() - position.givens();
    // Of the two cells of a side none is given, and one at least is filled.
    let (own, open) = (!position.givens(), position.empty());
    let sides = |low, high| {
        in_row(own, low) & in_row(own, high) & !(in_row(open, low) & in_row(open, high))
    };
    for rectangle in Rectangle::with_sides(sides) {
        if (rectangle.cells() & open).single().is_none() {
            continue;
        }
        for [corner, before, opposite, after] in rectangle.turns() {
            let filled: CellSet = [before, opposite, after].into_iter().collect();
            let grid = position.grid();
            let Some(digit) = grid[opposite] else { continue };
            if filled.is_subset(placed)
                && grid[before] == grid[after]
                && position.has(corner, digit)
            {
                found(
                    Step::new(Technique::AvoidableRectangle1)
                        .cells(CellRole::Floor, filled)
                        .cell(CellRole::Roof, corner)
                        .removes(CellSet::only(corner), digit),
                )?;
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
    fn avoidable_rectangle_1() {
        check(
            Technique::AvoidableRectangle1,
            ".3.+7..+4...+916..3+7.7+4..+35+1.862+3+8+9+7+5+41.5+43..+8.7.+7854.+6...+1.4.89...+8..5.+71..+69+17.2+8.:519",
            "r1c8<>5",
        );
        check(
            Technique::AvoidableRectangle1,
            "+65+823+1+79+4+2+34.9.+51+817+94+5+8+2+6+3+9+8.3..+4.+536....+8.1+4+2..8.6+39.1....9+575+46.7..+82.+9.....4+6",
            "r9c1<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::AvoidableRectangle1,
            ".3.+7..+4...+916..3+7.7+4..+35+1.862+3+8+9+7+5+41.5+43..+8.7.+7854.+6...+1.4.89...+8..5.+71..+69+17.2+8.:518 519",
        );
    }
}
