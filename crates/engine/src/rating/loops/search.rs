//! The walk that finds the loops, with its memory lapse kept.

use crate::CellSet;
use crate::rating::position::{CELL, HOUSE, HOUSES_OF, Mask, Position, cells_of};

/// Visits the cells and the two digits of every valid loop, from every cell of two candidates.
pub(super) fn each(position: &Position, mut visit: impl FnMut(&[usize], Mask)) {
    for start in cells_of(position.empty) {
        let pair = position.cells[start];
        if pair.count_ones() != 2 {
            continue;
        }
        let low = position.digits[pair.trailing_zeros() as usize];
        let high = position.digits[15 - pair.leading_zeros() as usize];
        let mut walk = Walk { position, pair, with_both: low & high, cells: [0; 81], len: 0 };
        walk.go(start, CellSet::EMPTY, 2, 0, usize::MAX, &mut visit);
    }
}

struct Walk<'a> {
    position: &'a Position,
    pair: Mask,
    /// The cells that hold both digits: only they can be on the loop.
    with_both: CellSet,
    cells: [usize; 81],
    len: usize,
}

impl Walk<'_> {
    /// `extras_left` cells may still have extra digits of any kind; `extra` are those met so far.
    fn go(
        &mut self,
        cell: usize,
        before: CellSet,
        extras_left: u32,
        mut extra: Mask,
        last_kind: usize,
        visit: &mut impl FnMut(&[usize], Mask),
    ) {
        self.cells[self.len] = cell;
        self.len += 1;
        let seen = before | CELL[cell];
        let start = self.cells[0];
        for kind in (0..3).filter(|&kind| kind != last_kind) {
            let house = HOUSE[HOUSES_OF[cell][kind] as usize];
            for next in cells_of(house & self.with_both) {
                if next == start {
                    if self.len >= 4 && self.is_valid() {
                        visit(&self.cells[..self.len], self.pair);
                    }
                    continue;
                }
                if !(seen & CELL[next]).is_empty() {
                    continue;
                }
                // Every neighbour looked at leaves its extra digits behind, even one that is
                // refused: Sudoku Explainer thereby misses some loops, and so do we.
                extra |= self.position.cells[next] & !self.pair;
                let is_plain = self.position.cells[next] == self.pair;
                if is_plain || extra.is_power_of_two() || extras_left > 0 {
                    let extras_left = extras_left.saturating_sub(u32::from(!is_plain));
                    self.go(next, seen, extras_left, extra, kind, visit);
                }
            }
        }
        self.len -= 1;
    }

    /// Every house is visited once by the odd cells and once by the even ones, or not at all. A
    /// rectangle over four boxes is not.
    fn is_valid(&self) -> bool {
        let mut visited = [0u32; 2];
        for (index, &cell) in self.cells[..self.len].iter().enumerate() {
            for house in HOUSES_OF[cell] {
                if visited[index % 2] >> house & 1 == 1 {
                    return false;
                }
                visited[index % 2] |= 1 << house;
            }
        }
        visited[0] == visited[1]
    }
}
