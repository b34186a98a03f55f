//! Aligned pair exclusion 6.2 and aligned triplet exclusion 7.5.
//!
//! Despite the name nothing need be aligned: two (three) cells that see the same two or more small
//! cells cannot take a combination that would empty one of those.

use super::sheet::{CELL, Mask, PEERS, Sheet, are_several, bits, cells_of, peers_in_order};
use super::{Method, step::Step};
use crate::CellSet;
use alloc::vec::Vec;

pub(super) fn pair(sheet: &Sheet) -> Option<Step> {
    let (bases, _) = bases(sheet, 2);
    for (index, second) in bases.iter().enumerate() {
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if are_several(common)
                && let Some(removals) = exclude(sheet, [first.cell, second.cell], common)
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
    let of_bases = bases.iter().fold(CellSet::EMPTY, |all, base| all | CELL[base.cell]);
    for (index, second) in bases.iter().enumerate() {
        let before = CellSet::from_bits(CELL[second.cell].bits() - 1);
        // Of three cells, any two of them may come first. Those tried already need not be tried again: they
        // are excluders of the third, or seen by it as one.
        let is_small = |first: &Base| !(first.excluders & CELL[second.cell]).is_empty();
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if !are_several(common) {
                continue;
            }
            let pair = CELL[first.cell] | CELL[second.cell];
            let tried = if is_small(first) {
                before
            } else if second.is_small {
                before & PEERS[second.cell]
            } else {
                CellSet::EMPTY
            };
            let thirds = ((first.excluders | second.excluders) & of_bases) - pair - tried;
            let hit = |third: usize| {
                let common = common & bases[base_of[third]?].excluders;
                are_several(common)
                    .then(|| exclude(sheet, [first.cell, second.cell, third], common))?
            };
            // Whether there is one can be asked in any order; which comes first cannot.
            if cells_of(thirds).any(|third| hit(third).is_some()) {
                // The excluders of the first in its peers' order, then the rest of the second's.
                let of_first = peers_in_order(first.cell)
                    .filter(|&cell| !(first.excluders & CELL[cell]).is_empty());
                let of_second = peers_in_order(second.cell).filter(|&cell| {
                    !((second.excluders - first.excluders) & CELL[cell]).is_empty()
                });
                let removals = of_first
                    .chain(of_second)
                    .filter(|&cell| !(thirds & CELL[cell]).is_empty())
                    .find_map(hit)?;
                return Step::removing(Method::AlignedTripleExclusion, 75, removals);
            }
        }
    }
    None
}

/// A cell that may take part, and the small cells it sees.
struct Base {
    cell: usize,
    excluders: CellSet,
    /// Whether others see it as such a one.
    is_small: bool,
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
            let is_small = !(small & CELL[cell]).is_empty();
            bases.push(Base { cell, excluders, is_small });
        }
    }
    (bases, base_of)
}

/// The digits that no allowed combination gives to their cell.
fn exclude<const N: usize>(
    sheet: &Sheet,
    cells: [usize; N],
    excluders: CellSet,
) -> Option<Vec<(usize, Mask)>> {
    let union = cells.iter().fold(0, |union, &cell| union | sheet.cells[cell]);
    let excluders = Excluders::of(sheet, excluders, union);
    if excluders.count == 0 || N == 2 && !can_exclude_pair(sheet, &cells, excluders.count) {
        return None;
    }
    let mut removals = Vec::new();
    for (index, &cell) in cells.iter().enumerate() {
        // Of a pair there is one other, twice.
        let others = [1, N - 1].map(|step| cells[(index + step) % N]);
        let seen = others.map(|other| Mask::from(see_each_other(cell, other)));
        let meet = Mask::from(see_each_other(others[0], others[1]));
        let lost = bits(sheet.cells[cell])
            .filter(|&digit| {
                let emptying = excluders.beside[digit];
                let ways = [0, 1]
                    .map(|nth: usize| sheet.cells[others[nth]] & !emptying & !(seen[nth] << digit));
                ways.contains(&0)
                    || N == 3
                        && bits(ways[0]).all(|second| {
                            let third = excluders.beside_both(digit, second);
                            ways[1] & !third & !(meet << second) == 0
                        })
            })
            .fold(0, |lost, digit| lost | 1 << digit);
        if lost != 0 {
            removals.push((cell, lost));
        }
    }
    (!removals.is_empty()).then_some(removals)
}

/// What the small cells forbid. Only one whose digits the cells can cover between them forbids anything,
/// and where none does, only a naked pair could remove a digit, which would have gone before.
struct Excluders {
    /// For each digit that one cell takes, those that no other can: one of two digits would be emptied.
    beside: [Mask; 9],
    /// Those of three digits.
    threes: [Mask; 20],
    n_threes: usize,
    count: u32,
}

impl Excluders {
    fn of(sheet: &Sheet, cells: CellSet, union: Mask) -> Excluders {
        let mut excluders = Excluders { beside: [0; 9], threes: [0; 20], n_threes: 0, count: 0 };
        for digits in cells_of(cells).map(|cell| sheet.cells[cell]) {
            if digits & !union != 0 {
                continue;
            }
            excluders.count += 1;
            let (low, rest) = (digits.trailing_zeros(), digits & (digits - 1));
            if rest.is_power_of_two() {
                excluders.beside[low as usize] |= rest;
                excluders.beside[rest.trailing_zeros() as usize] |= 1 << low;
            } else {
                excluders.threes[excluders.n_threes] = digits;
                excluders.n_threes += 1;
            }
        }
        excluders
    }

    /// The digits that a third cell cannot take beside these two, though it could beside the first.
    fn beside_both(&self, digit: usize, second: usize) -> Mask {
        let both = 1 << digit | 1 << second;
        let rests = self.threes[..self.n_threes].iter().map(|three| three & !both);
        rests
            .filter(|rest| rest.is_power_of_two())
            .fold(self.beside[second], |all, rest| all | rest)
    }
}

/// Each excluder of two digits takes one way from the other cell, and seeing it takes another: a
/// cell with more ways than that has one left, whatever the first cell takes.
fn can_exclude_pair(sheet: &Sheet, cells: &[usize], n_covered: u32) -> bool {
    cells.iter().any(|&cell| sheet.cells[cell].count_ones() <= n_covered + 1)
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
        assert_eq!(exclude(&sheet, [0, 1, 2], excluders), Some([(0, 1)].to_vec()));
    }
}
