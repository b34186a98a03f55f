//! Which assumptions are compared with each other, and in which order.

use super::cost::SortKey;
use super::mode::Mode;
use super::node::Node;
use crate::rating::sheet::{Mask, Sheet, bits, cell_at, cells_of, houses_with_places};
use alloc::vec::Vec;

/// Something that yields conclusions: assumptions of which one must hold, or one that may fail.
#[derive(Clone, Copy, Debug)]
pub(super) enum Group {
    Contradiction(Node),
    /// A candidate both ways.
    Double(usize, usize),
    /// All places of a digit in a house.
    House(usize, usize),
    /// All digits of a cell.
    Cell(usize),
}

impl Group {
    pub fn key(self) -> SortKey {
        match self {
            Group::Contradiction(_) => SortKey::Contradiction,
            Group::Double(..) => SortKey::Double,
            Group::House(..) => SortKey::House,
            Group::Cell(_) => SortKey::Cell,
        }
    }

    /// The assumptions compared, in order.
    pub fn branches(self, sheet: &Sheet) -> Vec<Node> {
        match self {
            Group::Contradiction(start) => [start].to_vec(),
            Group::Double(cell, digit) => [Node::on(cell, digit), Node::off(cell, digit)].to_vec(),
            Group::House(house, digit) => bits(sheet.places[house][digit])
                .map(|place| Node::on(cell_at(house, place), digit))
                .collect(),
            Group::Cell(cell) => {
                bits(sheet.cells[cell]).map(|digit| Node::on(cell, digit)).collect()
            }
        }
    }
}

/// A conclusion of a group.
pub(super) struct Outcome {
    /// What must be so.
    pub conclusion: Node,
    pub complexity: u32,
    /// Its place among the conclusions of its group: first those that are on, then those off.
    pub order: u32,
}

/// Who decides which conclusions are worth their exact length.
pub(super) trait Judge {
    /// Asked twice: with a lower bound of the complexity, then with the exact one.
    fn wants(&self, outcome: &Outcome) -> bool;
    fn take(&mut self, outcome: Outcome);
}

/// Visits the groups in Sudoku Explainer's order. A house is looked at from its first place only,
/// and from cells of three digits only where nothing is struck: a house whose first place has two
/// digits is then missed; kept.
pub(super) fn each_group(sheet: &Sheet, mode: Mode, mut visit: impl FnMut(Group)) {
    for cell in cells_of(sheet.empty) {
        let n_digits = sheet.cells[cell].count_ones();
        if n_digits < 2 || n_digits == 2 && mode == Mode::Multiple {
            continue;
        }
        for digit in bits(sheet.cells[cell]) {
            if mode.has_contradictions() {
                visit(Group::Contradiction(Node::on(cell, digit)));
                visit(Group::Contradiction(Node::off(cell, digit)));
            }
            if !mode.has_comparisons() {
                continue;
            }
            if mode != Mode::Multiple && n_digits >= 3 {
                visit(Group::Double(cell, digit));
            }
            for (house, place) in houses_with_places(cell) {
                let places = sheet.places[house][digit];
                if places.trailing_zeros() as usize == place && places.count_ones() >= 2 {
                    visit(Group::House(house, digit));
                }
            }
        }
        if mode.has_comparisons() {
            visit(Group::Cell(cell));
        }
    }
}

/// What a conclusion removes.
pub(super) fn removals(sheet: &Sheet, conclusion: Node) -> Vec<(usize, Mask)> {
    let (cell, bit) = (conclusion.cell(), 1 << conclusion.digit());
    let lost = if conclusion.is_on() { sheet.cells[cell] & !bit } else { bit };
    if lost == 0 { Vec::new() } else { [(cell, lost)].to_vec() }
}
