//! Aligned pair exclusion 6.2 and aligned triplet exclusion 7.5.
//!
//! Despite the name nothing need be aligned: two (three) cells that see the same two or more small
//! cells cannot take a combination that would empty one of those.

use super::sheet::{CELL, Mask, PEERS, Sheet, bits, cells_of, peers_in_order};
use super::{Method, step::Step};
use crate::CellSet;
use alloc::vec::Vec;

pub(super) fn pair(sheet: &Sheet) -> Option<Step> {
    let (bases, _) = bases(sheet, 2);
    for (index, second) in bases.iter().enumerate() {
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if common.len() >= 2
                && let Some(removals) = exclude(sheet, &[first.cell, second.cell], common)
            {
                return Step::removing(Method::AlignedPairExclusion, 62, removals);
            }
        }
    }
    None
}

pub(super) fn triplet(sheet: &Sheet) -> Option<Step> {
    let (bases, base_of) = bases(sheet, 3);
    if bases.len() < 3 {
        return None;
    }
    for (index, second) in bases.iter().enumerate() {
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if common.len() < 2 {
                continue;
            }
            let pair = CELL[first.cell] | CELL[second.cell];
            // The excluders of the first in its peers' order, then the rest of the second's.
            let thirds = peers_in_order(first.cell)
                .filter(|&cell| !(first.excluders & CELL[cell]).is_empty())
                .chain(
                    peers_in_order(second.cell)
                        .filter(|&cell| !(second.excluders & CELL[cell]).is_empty())
                        .filter(|&cell| (first.excluders & CELL[cell]).is_empty()),
                )
                .filter(|&cell| (pair & CELL[cell]).is_empty());
            for third in thirds {
                let Some(base) = base_of[third] else { continue };
                let common = common & bases[base].excluders;
                if common.len() >= 2
                    && let Some(removals) =
                        exclude(sheet, &[first.cell, second.cell, third], common)
                {
                    return Step::removing(Method::AlignedTripleExclusion, 75, removals);
                }
            }
        }
    }
    None
}

/// A cell that may take part, and the small cells it sees.
struct Base {
    cell: usize,
    excluders: CellSet,
}

/// The cells that may take part, and for each cell its number among them. A cell beside a naked
/// single may not.
fn bases(sheet: &Sheet, max_excluder: u32) -> (Vec<Base>, [Option<usize>; 81]) {
    let (mut single, mut small) = (CellSet::EMPTY, CellSet::EMPTY);
    for cell in cells_of(sheet.empty) {
        match sheet.cells[cell].count_ones() {
            1 => single |= CELL[cell],
            n if n <= max_excluder => small |= CELL[cell],
            _ => {}
        }
    }
    let mut bases = Vec::new();
    let mut base_of = [None; 81];
    for cell in cells_of(sheet.empty - single) {
        let excluders = small & PEERS[cell];
        if !excluders.is_empty() && (single & PEERS[cell]).is_empty() {
            base_of[cell] = Some(bases.len());
            bases.push(Base { cell, excluders });
        }
    }
    (bases, base_of)
}

/// The digits that no allowed combination gives to their cell.
fn exclude(sheet: &Sheet, cells: &[usize], excluders: CellSet) -> Option<Vec<(usize, Mask)>> {
    let union = cells.iter().fold(0, |union, &cell| union | sheet.cells[cell]);
    // Only an excluder whose digits the cells can cover between them forbids anything, and where
    // none does, only a naked pair could remove a digit, which would have gone before.
    let mut covered = [0; 20];
    let mut n_covered = 0;
    for cell in cells_of(excluders) {
        let digits = sheet.cells[cell];
        if digits & !union == 0 {
            covered[n_covered] = digits;
            n_covered += 1;
        }
    }
    if n_covered == 0 {
        return None;
    }
    let mut removals = Vec::new();
    for (index, &cell) in cells.iter().enumerate() {
        let other = |step: usize| cells[(index + step) % cells.len()];
        let lost = bits(sheet.cells[cell])
            .filter(|&digit| {
                let forbidden = Forbidden::beside(digit, &covered[..n_covered]);
                let ways = |other: usize| {
                    let mut ways = sheet.cells[other] & !forbidden.alone;
                    if see_each_other(cell, other) {
                        ways &= !(1 << digit);
                    }
                    ways
                };
                match cells.len() {
                    2 => ways(other(1)) == 0,
                    _ => forbidden.all(other(1), ways(other(1)), other(2), ways(other(2))),
                }
            })
            .fold(0, |lost, digit| lost | 1 << digit);
        if lost != 0 {
            removals.push((cell, lost));
        }
    }
    (!removals.is_empty()).then_some(removals)
}

/// What the other cells cannot take once one of them has its digit.
struct Forbidden {
    /// Digits that no other cell can take.
    alone: Mask,
    /// For each digit those that a third cell cannot take beside it.
    beside: [Mask; 9],
}

impl Forbidden {
    fn beside(digit: usize, excluders: &[Mask]) -> Forbidden {
        let mut forbidden = Forbidden { alone: 0, beside: [0; 9] };
        for excluder in excluders {
            let rest = excluder & !(1 << digit);
            match rest.count_ones() {
                1 => forbidden.alone |= rest,
                2 => {
                    let (low, high) = (rest.trailing_zeros(), 15 - rest.leading_zeros());
                    forbidden.beside[low as usize] |= 1 << high;
                    forbidden.beside[high as usize] |= 1 << low;
                }
                _ => {}
            }
        }
        forbidden
    }

    /// Whether the two other cells cannot both take a digit of theirs.
    fn all(&self, one: usize, ways_of_one: Mask, other: usize, ways_of_other: Mask) -> bool {
        let meet = see_each_other(one, other);
        bits(ways_of_one).all(|digit| {
            let same = if meet { 1 << digit } else { 0 };
            ways_of_other & !self.beside[digit] & !same == 0
        })
    }
}

fn see_each_other(one: usize, other: usize) -> bool {
    !(PEERS[one] & CELL[other]).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(cells: &[(usize, Mask)]) -> Sheet {
        let mut sheet = Sheet::full();
        for &(cell, digits) in cells {
            sheet.only(cell, digits);
        }
        sheet
    }

    #[test]
    fn a_digit_whose_every_partner_empties_a_cell_goes() {
        let sheet = cells(&[(0, 0b1001), (1, 0b0110), (4, 0b0011), (5, 0b0101)]);
        let step = pair(&sheet).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::AlignedPairExclusion, 62));
        assert_eq!(step.removals, [(0, 0b0001)]);
    }

    #[test]
    fn one_excluder_is_not_enough() {
        assert_eq!(pair(&cells(&[(0, 0b1001), (1, 0b0110), (4, 0b0011)])), None);
    }

    #[test]
    fn three_cells_exclude_by_cells_of_three() {
        let sheet = cells(&[(0, 0b1001), (1, 0b0010), (2, 0b0100), (4, 0b0111), (5, 0b0111)]);
        // The cells 1 and 2 are naked singles here, beside which nothing is asked.
        assert_eq!(triplet(&sheet), None);
        let excluders = CELL[4] | CELL[5];
        assert_eq!(exclude(&sheet, &[0, 1, 2], excluders), Some([(0, 1)].to_vec()));
    }
}
