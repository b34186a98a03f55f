//! XY-wing 4.2 and XYZ-wing 4.4.

use super::position::{CELL, Mask, PEERS, Position, cells_of, peers_in_order};
use super::{Technique, step::Step};
use crate::CellSet;

pub(super) fn xy(position: &Position) -> Option<Step> {
    find(position, 2, Technique::XyWing, 42)
}

pub(super) fn xyz(position: &Position) -> Option<Step> {
    find(position, 3, Technique::XyzWing, 44)
}

fn find(position: &Position, pivot_size: u32, technique: Technique, rating: u16) -> Option<Step> {
    let bivalue: CellSet = position
        .empty
        .iter()
        .filter(|cell| position.cells[cell.index()].count_ones() == 2)
        .collect();
    for pivot in cells_of(position.empty) {
        let pivot_digits = position.cells[pivot];
        if pivot_digits.count_ones() != pivot_size {
            continue;
        }
        let wings = peers_in_order(pivot).filter(|&cell| !(bivalue & CELL[cell]).is_empty());
        for first in wings.clone() {
            for second in wings.clone().filter(|&cell| cell != first) {
                let Some(shared) =
                    wing(pivot_digits, position.cells[first], position.cells[second])
                else {
                    continue;
                };
                let digit = shared.trailing_zeros() as usize;
                let mut victims = position.digits[digit] & PEERS[first] & PEERS[second];
                if pivot_size == 3 {
                    victims &= PEERS[pivot];
                }
                if !victims.is_empty() {
                    let removals = cells_of(victims).map(|cell| (cell, shared)).collect();
                    return Step::removing(technique, rating, removals);
                }
            }
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
