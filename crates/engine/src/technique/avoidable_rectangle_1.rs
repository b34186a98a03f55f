//! Avoidable rectangle, type 1: three corners are filled, none of them given, and one digit in the
//! fourth would let two digits swap. The puzzle would have two solutions; so that digit goes.

use super::rectangle::Rectangle;
use super::{Found, Technique};
use crate::CellSet;
use crate::position::Position;
use crate::step::{CellRole, Step};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let placed = position.grid().filled() - position.givens();
    for rectangle in Rectangle::all() {
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
