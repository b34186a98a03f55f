//! The walk that finds the loops, with its memory lapse kept.

use crate::CellSet;
use crate::closing::closing;
use crate::rating::sheet::{CELL, HOUSE, HOUSES_OF, Mask, Sheet, cells_of};

/// Visits the cells and the two digits of every valid loop, from every cell of two candidates.
pub(super) fn each(sheet: &Sheet, mut visit: impl FnMut(&[usize], Mask)) {
    for start in cells_of(sheet.empty) {
        let pair = sheet.cells[start];
        if pair.count_ones() != 2 {
            continue;
        }
        let low = sheet.digits[pair.trailing_zeros() as usize];
        let high = sheet.digits[15 - pair.leading_zeros() as usize];
        let with_both = low & high;
        let closing = closing(with_both);
        if (closing & CELL[start]).is_empty() {
            continue;
        }
        let mut walk = Walk {
            sheet,
            pair,
            with_both,
            closing,
            cells: [0; 81],
            len: 0,
            on_path: CellSet::EMPTY,
            visited: [0; 2],
        };
        walk.go(start, Stand { extras_left: 2, extra: 0, last_kind: usize::MAX }, &mut visit);
    }
}

struct Walk<'a> {
    sheet: &'a Sheet,
    pair: Mask,
    /// The cells that hold both digits: only they are looked at.
    with_both: CellSet,
    /// Those of them that the walk goes on to: the others lead nowhere.
    closing: CellSet,
    cells: [usize; 81],
    len: usize,
    /// The same cells but the first, which the walk may come back to.
    on_path: CellSet,
    /// The houses visited by the odd cells and by the even ones. In a loop of use each house is
    /// visited once by each, or by neither; a rectangle over four boxes is none.
    visited: [u32; 2],
}

/// Where a walk stands: what it may still do and what it has met.
#[derive(Clone, Copy)]
struct Stand {
    /// This many cells may still have extra digits of any kind.
    extras_left: u32,
    /// The extra digits met so far.
    extra: Mask,
    /// The kind of house of the last link; the next must be of another.
    last_kind: usize,
}

impl Walk<'_> {
    fn go(&mut self, cell: usize, stand: Stand, visit: &mut impl FnMut(&[usize], Mask)) {
        let side = self.len % 2;
        let houses = HOUSES_OF[cell].iter().fold(0, |houses, house| houses | 1u32 << house);
        if self.visited[side] & houses != 0 {
            return;
        }
        self.visited[side] |= houses;
        self.cells[self.len] = cell;
        self.len += 1;
        if self.len > 1 {
            self.on_path |= CELL[cell];
        }
        let mut extra = stand.extra;
        for kind in (0..3).filter(|&kind| kind != stand.last_kind) {
            let house = HOUSE[HOUSES_OF[cell][kind] as usize];
            for next in cells_of((house & self.with_both) - self.on_path) {
                if next == self.cells[0] {
                    if self.len >= 4 && self.visited[0] == self.visited[1] {
                        visit(&self.cells[..self.len], self.pair);
                    }
                    continue;
                }
                // Every neighbour looked at leaves its extra digits behind, even one that is
                // refused: Sudoku Explainer thereby misses some loops, and so do we.
                extra |= self.sheet.cells[next] & !self.pair;
                let is_plain = self.sheet.cells[next] == self.pair;
                let is_allowed = is_plain || extra.is_power_of_two() || stand.extras_left > 0;
                if is_allowed && !(self.closing & CELL[next]).is_empty() {
                    let extras_left = stand.extras_left.saturating_sub(u32::from(!is_plain));
                    self.go(next, Stand { extras_left, extra, last_kind: kind }, visit);
                }
            }
        }
        self.len -= 1;
        self.on_path -= CELL[cell];
        self.visited[side] &= !houses;
    }
}
