//! Unique loop: a deadly rectangle with more corners. Six cells or more, each house of the loop
//! holding two of them, all with the same two digits: they could swap all around. One cell with
//! more digits holds neither of the two; several with the same one digit more hold it somewhere.

use super::{Found, Technique};
use crate::closing::closing;
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::{Cell, CellSet, Digit, DigitSet, House};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Longer loops exist, but nobody sees them and they hardly ever say more.
const MAX_LENGTH: usize = 10;
/// With four corners it is a rectangle.
const SHORTEST: usize = 6;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for low in Digit::all() {
        for high in Digit::all().filter(|&high| high > low) {
            let digits: DigitSet = [low, high].into_iter().collect();
            let cells = position.cells_with(low) & position.cells_with(high);
            let floor: CellSet = cells.iter().filter(|&cell| position[cell] == digits).collect();
            if floor.is_empty() {
                continue;
            }
            let cells = closing(cells);
            let floor = floor & cells;
            for start in floor.iter() {
                let mut walk =
                    Walk { position, digits, cells, floor, path: Vec::new(), seen: Vec::new() };
                walk.path.push(start);
                walk.extend(found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Walk<'a> {
    position: &'a Position,
    digits: DigitSet,
    cells: CellSet,
    floor: CellSet,
    path: Vec<Cell>,
    /// The loops told already; each would come again from the other direction.
    seen: Vec<CellSet>,
}

impl Walk<'_> {
    fn extend(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let (start, last) = (self.path[0], self.path[self.path.len() - 1]);
        let visited: CellSet = self.path.iter().copied().collect();
        if self.path.len() >= SHORTEST && last.sees(start) && is_loop(&self.path) {
            self.report(visited, found)?;
        }
        if self.path.len() == MAX_LENGTH || (visited - self.floor).len() > 2 {
            return ControlFlow::Continue(());
        }
        for next in ((self.cells & last.peers()) - visited).iter() {
            // The loop is begun at its first cell with two candidates, to be found from there only.
            let is_later = !self.floor.contains(next) || next > start;
            self.path.push(next);
            if is_later && may_grow(&self.path) {
                self.extend(found)?;
            }
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    fn report(&mut self, cells: CellSet, found: Found<'_>) -> ControlFlow<()> {
        if self.seen.contains(&cells) {
            return ControlFlow::Continue(());
        }
        self.seen.push(cells);
        let roof = cells - self.floor;
        let extras = self.position.digits_of(cells) - self.digits;
        let mut step = Step::new(Technique::UniqueLoop)
            .cells(CellRole::Floor, cells & self.floor)
            .cells(CellRole::Roof, roof);
        for digit in self.digits.iter() {
            step = step.candidates(CandidateRole::Pattern, cells, digit);
        }
        if roof.len() == 1 {
            for digit in self.digits.iter() {
                step = step.removes(roof, digit);
            }
        } else if let Some(extra) = extras.single() {
            let gone = self.position.cells_with(extra) & roof.common_peers();
            step = step.candidates(CandidateRole::Extra, roof, extra).removes(gone, extra);
        }
        if step.changes_something() { found(step) } else { ControlFlow::Continue(()) }
    }
}

/// No house holds three cells of a path that may still become a loop.
fn may_grow(path: &[Cell]) -> bool {
    let cells: CellSet = path.iter().copied().collect();
    let last = path[path.len() - 1];
    last.houses().into_iter().all(|house| (house.cells() & cells).len() <= 2)
}

/// Every house the path touches holds two of its cells, one of each parity.
fn is_loop(path: &[Cell]) -> bool {
    let even: CellSet = path.iter().copied().step_by(2).collect();
    let odd: CellSet = path.iter().copied().skip(1).step_by(2).collect();
    path.len().is_multiple_of(2)
        && House::all().all(|house| {
            let (evens, odds) = ((house.cells() & even).len(), (house.cells() & odd).len());
            evens == odds && evens <= 1
        })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn unique_loop() {
        check(
            Technique::UniqueLoop,
            ".+3+2+6.+7+5.9.59+1.3...6+7.+9+52+3+1..+9.+5+2+1.3.52+3+76.+9.171..+39..5+98+72+1+645+32+4+139+5.6.+3+65.7.+1+9+2",
            "r6c8<>4 r6c8<>8",
        );
        check(
            Technique::UniqueLoop,
            "+3.+8..7+6+4.4.+7+63+12..2.+6..+43.7+5+8+4.+6+37.+2.627+45+8+3.+7+3...8+564+973+4.+21.+6+8+45+1+769+23+6+2.+3.9+4+7.",
            "r1c9<>9 r2c2<>9 r3c8<>9",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::UniqueLoop,
            ".+3+2+6.+7+5.9.59+1.3...6+7.+9+52+3+1..+9.+5+2+1.3.52+3+76.+9.171..+39..5+98+72+1+645+32+4+139+5.6.+3+65.7.+1+9+2:456",
        );
    }
}
