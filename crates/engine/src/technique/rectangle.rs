//! The rectangles that could be deadly: four cells in two rows, two columns and two boxes.
//!
//! If such cells held two digits crosswise, the digits could swap and the puzzle would have a
//! second solution. A puzzle with one solution therefore never comes to that.

use crate::position::Position;
use crate::step::{CandidateRole, CellRole, Step};
use crate::technique::Technique;
use crate::{Cell, CellSet, Digit, DigitSet};

/// Four corners in turn: each shares a line with the next, and the last with the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rectangle {
    pub corners: [Cell; 4],
}

impl Rectangle {
    /// Those whose sides are among the columns that are given, as bits, for each two rows.
    pub fn with_sides(sides: impl Fn(u8, u8) -> u16) -> impl Iterator<Item = Rectangle> {
        let pairs = || (0..9u8).flat_map(|low| (low + 1..9).map(move |high| (low, high)));
        let at = |row, col| Cell::at(row, col).expect("both are below 9");
        pairs().flat_map(move |rows| {
            let sides = sides(rows.0, rows.1);
            let is_side = move |col: u8| sides >> col & 1 == 1;
            let is_one = sides & sides.wrapping_sub(1) == 0;
            let highest = if is_one { 0 } else { 9 };
            let columns = (0..highest).filter(move |&low| is_side(low)).flat_map(move |low| {
                (low + 1..highest).filter(move |&high| is_side(high)).map(move |high| (low, high))
            });
            columns.filter_map(move |columns| {
                let same_band = rows.0 / 3 == rows.1 / 3;
                let same_stack = columns.0 / 3 == columns.1 / 3;
                (same_band != same_stack).then(|| Rectangle {
                    corners: [
                        at(rows.0, columns.0),
                        at(rows.0, columns.1),
                        at(rows.1, columns.1),
                        at(rows.1, columns.0),
                    ],
                })
            })
        })
    }

    pub fn cells(self) -> CellSet {
        self.corners.into_iter().collect()
    }

    /// The corners in turn, starting from each of the four.
    pub fn turns(self) -> impl Iterator<Item = [Cell; 4]> {
        (0..4).map(move |start| core::array::from_fn(|index| self.corners[(start + index) % 4]))
    }
}

/// A rectangle of empty cells that all have the same two candidates, some of them alone and some with more.
#[derive(Clone, Copy, Debug)]
pub struct Deadly {
    pub rectangle: Rectangle,
    pub digits: [Digit; 2],
    /// The corners with the two digits alone.
    pub floor: CellSet,
    /// The corners with more; without them the pattern would be deadly.
    pub roof: CellSet,
    /// What the roof has besides the two.
    pub extras: DigitSet,
}

impl Deadly {
    pub fn all(position: &Position) -> impl Iterator<Item = Deadly> + '_ {
        let share_two = |rows: (u8, u8), col| {
            let at = |row| Cell::at(row, col).expect("both are below 9");
            let shared = position[at(rows.0)] & position[at(rows.1)];
            !shared.is_empty() && shared.single().is_none()
        };
        let sides = move |low, high| {
            let open = in_row(position.empty(), low) & in_row(position.empty(), high);
            let columns = (0..9).filter(|col| open >> col & 1 == 1);
            let columns = columns.filter(|&col| share_two((low, high), col));
            columns.fold(0, |sides, col| sides | 1 << col)
        };
        Rectangle::with_sides(sides).flat_map(move |rectangle| {
            let cells = rectangle.cells();
            let shared = cells.iter().fold(DigitSet::ALL, |shared, cell| shared & position[cell]);
            pairs(shared)
                .map(move |digits| {
                    let two: DigitSet = digits.into_iter().collect();
                    let floor: CellSet =
                        cells.iter().filter(|&cell| position[cell] == two).collect();
                    let extras = position.digits_of(cells) - two;
                    Deadly { rectangle, digits, floor, roof: cells - floor, extras }
                })
                .filter(|deadly| !deadly.floor.is_empty())
        })
    }

    /// Whether the roof is two cells of one line.
    pub fn has_straight_roof(&self) -> bool {
        self.roof.len() == 2 && self.roof.iter().all(|cell| (self.roof & cell.peers()).len() == 1)
    }

    /// Whether the roof is two opposite corners.
    pub fn has_diagonal_roof(&self) -> bool {
        self.roof.len() == 2 && !self.has_straight_roof()
    }

    /// The pattern as the beginning of a step.
    pub fn step(&self, technique: Technique) -> Step {
        let mut step = Step::new(technique)
            .cells(CellRole::Floor, self.floor)
            .cells(CellRole::Roof, self.roof);
        for digit in self.digits {
            step = step.candidates(CandidateRole::Pattern, self.rectangle.cells(), digit);
        }
        step
    }
}

/// The columns of a row's cells among these, as bits.
pub fn in_row(cells: CellSet, row: u8) -> u16 {
    (cells.bits() >> (9 * row)) as u16 & 0x1ff
}

fn pairs(digits: DigitSet) -> impl Iterator<Item = [Digit; 2]> {
    let higher = move |low: Digit| digits.iter().filter(move |&high| high > low);
    digits.iter().flat_map(move |low| higher(low).map(move |high| [low, high]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_486() {
        let all = || Rectangle::with_sides(|_, _| 0x1ff);
        assert_eq!(all().count(), 486);
        assert!(all().all(|rectangle| {
            rectangle.turns().all(|[a, b, c, _]| a.sees(b) && b.sees(c) && !a.sees(c))
        }));
    }
}
