//! XY-wing 4.2 and XYZ-wing 4.4.

use super::sheet::{CELL, Mask, PEERS, Sheet, bits, cells_of, peers_in_order};
use super::{Method, step::Step};
use crate::CellSet;

pub(super) fn xy(sheet: &Sheet) -> Option<Step> {
    find(sheet, 2, Method::XyWing, 42)
}

pub(super) fn xyz(sheet: &Sheet) -> Option<Step> {
    find(sheet, 3, Method::XyzWing, 44)
}

fn find(sheet: &Sheet, pivot_size: u32, method: Method, rating: u16) -> Option<Step> {
    let bivalue: CellSet =
        sheet.empty.iter().filter(|cell| sheet.cells[cell.index()].count_ones() == 2).collect();
    for pivot in cells_of(sheet.empty) {
        let pivot_digits = sheet.cells[pivot];
        let wings = bivalue & PEERS[pivot];
        if pivot_digits.count_ones() != pivot_size || wings.len() < 2 {
            continue;
        }
        let seen = |digit: usize| {
            if pivot_size == 3 { sheet.digits[digit] & PEERS[pivot] } else { sheet.digits[digit] }
        };
        let hit = |first: usize, second: usize| {
            let shared = wing(pivot_digits, sheet.cells[first], sheet.cells[second])?;
            let victims = seen(shared.trailing_zeros() as usize) & PEERS[first] & PEERS[second];
            (!victims.is_empty()).then_some((victims, shared))
        };
        // Whether there is a wing can be asked in any order; which comes first cannot. Of a pivot of three one
        // digit is shared and the others are in one wing each; of a pivot of two, both are.
        let is_shared = |&digit: &usize| (pivot_digits >> digit & 1 == 1) == (pivot_size == 3);
        let is_hit = (0..9).filter(is_shared).any(|digit| {
            let mut ends = bits(pivot_digits & !(1 << digit))
                .map(|end| wings & sheet.digits[end] & sheet.digits[digit]);
            let (Some(some), Some(others)) = (ends.next(), ends.next()) else { return false };
            !others.is_empty()
                && cells_of(some).any(|one| {
                    let victims = seen(digit) & PEERS[one];
                    cells_of(others).any(|other| !(victims & PEERS[other]).is_empty())
                })
        });
        if is_hit {
            let wings = peers_in_order(pivot).filter(|&cell| !(bivalue & CELL[cell]).is_empty());
            let (victims, shared) = wings
                .clone()
                .find_map(|first| wings.clone().find_map(|second| hit(first, second)))?;
            let removals = cells_of(victims).map(|cell| (cell, shared)).collect();
            return Step::removing(method, rating, removals);
        }
    }
    None
}

/// The digit both wings hold, if the three cells are a wing: three digits in all, and common to
/// the three cells none beside a pivot of two, one beside a pivot of three.
fn wing(pivot: Mask, first: Mask, second: Mask) -> Option<Mask> {
    let common = pivot & first & second;
    let is_wing = (pivot | first | second).count_ones() == 3
        && common.count_ones() == pivot.count_ones() - 2
        && first != second;
    is_wing.then_some(first & second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(cells: [(usize, Mask); 3]) -> Sheet {
        let mut sheet = Sheet::full();
        for (cell, digits) in cells {
            sheet.only(cell, digits);
        }
        sheet
    }

    #[test]
    fn an_xy_wing_strikes_what_both_wings_see() {
        let step = xy(&cells([(0, 0b011), (4, 0b101), (36, 0b110)])).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::XyWing, 42));
        assert_eq!(step.removals, [(40, 0b100)]);
    }

    #[test]
    fn an_xyz_wing_strikes_what_the_pivot_sees_too() {
        let step = xyz(&cells([(0, 0b111), (4, 0b101), (10, 0b110)])).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::XyzWing, 44));
        assert_eq!(step.removals, [(1, 0b100), (2, 0b100)]);
    }

    #[test]
    fn wings_that_see_nothing_together_are_none() {
        assert_eq!(xy(&cells([(0, 0b011), (4, 0b101), (36, 0b011)])), None);
    }
}
