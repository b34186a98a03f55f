//! Following an assumption to its end.
//!
//! Two queues: what is on is always followed before what is off, so the ancestry of a node is not
//! the shortest possible. At the first contradiction everything stops, and what was derived until
//! then is still used. Both are Sudoku Explainer's ways and decide the length of chains.

use super::node::{Cause, Node};
use super::trace::Trace;
use crate::CellSet;
use crate::rating::position::{
    HOUSE, HOUSES_OF, Mask, PEERS, Position, bits, cell_at, cells_of, houses_with_places,
};
use alloc::vec::Vec;

/// Which links are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Links {
    /// One digit only; struck candidates are gone for the links that follow.
    OneDigit,
    /// All links of the grid as it is.
    Fixed,
    /// All links; struck candidates are gone for the links that follow.
    Dynamic,
}

/// The state of one propagation; reused for the next.
pub(super) struct Propagation {
    /// The grid without the candidates struck so far (in the two modes that strike them).
    pub work: Position,
    on_cells: [Mask; 81],
    off_cells: [Mask; 81],
    pending_on: Vec<u16>,
    pending_off: Vec<u16>,
    next_on: usize,
    next_off: usize,
}

impl Propagation {
    pub fn new(source: &Position) -> Propagation {
        Propagation {
            work: source.clone(),
            on_cells: [0; 81],
            off_cells: [0; 81],
            pending_on: Vec::new(),
            pending_off: Vec::new(),
            next_on: 0,
            next_off: 0,
        }
    }

    pub fn begin(&mut self, source: &Position, trace: &mut Trace, start: Node) {
        self.work.clone_from(source);
        self.on_cells = [0; 81];
        self.off_cells = [0; 81];
        self.pending_on.clear();
        self.pending_off.clear();
        self.next_on = 0;
        self.next_off = 0;
        trace.clear();
        self.derive(trace, start, Cause::Assumed);
    }

    /// Runs until nothing is pending or a contradiction is found.
    pub fn run(&mut self, source: &Position, trace: &mut Trace, links: Links) {
        loop {
            let done = if let Some(&number) = self.pending_on.get(self.next_on) {
                self.next_on += 1;
                self.follow_on(trace, links, number)
            } else if let Some(&number) = self.pending_off.get(self.next_off) {
                self.next_off += 1;
                match links {
                    Links::Fixed => self.follow_off_fixed(trace, number),
                    _ => self.follow_off_dynamic(source, trace, links, number),
                }
            } else {
                return;
            };
            if done.is_some() {
                trace.contradiction = done;
                return;
            }
        }
    }

    /// Records a node whose parents are already added and puts it in its queue.
    pub fn derive(&mut self, trace: &mut Trace, node: Node, cause: Cause) -> u16 {
        let number = trace.close(node, cause);
        self.enter(trace, number, node);
        number
    }

    #[inline]
    fn derive_under(&mut self, trace: &mut Trace, parent: u16, node: Node, cause: Cause) {
        let number = trace.close_under(parent, node, cause);
        self.enter(trace, number, node);
    }

    #[inline]
    fn enter(&mut self, trace: &mut Trace, number: u16, node: Node) {
        trace.enter(number, node);
        let bit = 1 << node.digit();
        if node.is_on() {
            self.on_cells[node.cell()] |= bit;
            self.pending_on.push(number);
        } else {
            self.off_cells[node.cell()] |= bit;
            self.pending_off.push(number);
        }
    }

    /// Strikes the other digits of the cell, then the digit from box, row and column.
    fn follow_on(&mut self, trace: &mut Trace, links: Links, number: u16) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        if links != Links::OneDigit {
            let others = self.work.cells[cell] & !(1 << digit);
            let clash = others & self.on_cells[cell];
            let until = clash & clash.wrapping_neg();
            let before = if clash == 0 { Mask::MAX } else { until - 1 };
            for other in bits(others & before & !self.off_cells[cell]) {
                self.derive_under(trace, number, Node::off(cell, other), Cause::Cell);
            }
            if clash != 0 {
                let other = Node::off(cell, until.trailing_zeros() as usize);
                return Some(clash_off(trace, number, other, Cause::Cell));
            }
        }
        let seen = self.work.digits[digit] & PEERS[cell];
        let mut fresh = seen - trace.off[digit];
        let clash = seen & trace.on[digit];
        if fresh.is_empty() && clash.is_empty() {
            return None;
        }
        for kind in 0..3 {
            let house = HOUSE[HOUSES_OF[cell][kind] as usize];
            let cause = Cause::House(kind as u8);
            let mut here = fresh & house;
            let clash = (clash & house).first();
            if let Some(clash) = clash {
                here &= CellSet::from_bits((1 << clash.index()) - 1);
            }
            for other in cells_of(here) {
                self.derive_under(trace, number, Node::off(other, digit), cause);
            }
            if let Some(clash) = clash {
                return Some(clash_off(trace, number, Node::off(clash.index(), digit), cause));
            }
            fresh -= here;
        }
        None
    }

    /// A cell or house with two ways left must go the other.
    fn follow_off_fixed(&mut self, trace: &mut Trace, number: u16) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        let rest = self.work.cells[cell] & !(1 << digit);
        if rest.is_power_of_two() {
            let other = Node::on(cell, rest.trailing_zeros() as usize);
            if let Some(clash) = self.turn_on(trace, other, Cause::Cell, |trace| {
                trace.add_parent(number);
            }) {
                return Some(clash);
            }
        }
        for (kind, (house, place)) in houses_with_places(cell).into_iter().enumerate() {
            let rest = self.work.places[house][digit] & !(1 << place);
            if rest.is_power_of_two() {
                let other = cell_at(house, rest.trailing_zeros() as usize);
                let cause = Cause::House(kind as u8);
                if let Some(clash) = self.turn_on(trace, Node::on(other, digit), cause, |trace| {
                    trace.add_parent(number);
                }) {
                    return Some(clash);
                }
            }
        }
        None
    }

    /// The same on the grid as it has become. Then every candidate struck from that cell or house
    /// is a parent too: without it there would be more than two ways.
    fn follow_off_dynamic(
        &mut self,
        source: &Position,
        trace: &mut Trace,
        links: Links,
        number: u16,
    ) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        self.work.remove(cell, digit);
        let rest = self.work.cells[cell];
        if links != Links::OneDigit && rest.is_power_of_two() {
            let gone = source.cells[cell] & !rest & !(1 << digit);
            let other = Node::on(cell, rest.trailing_zeros() as usize);
            if let Some(clash) = self.turn_on(trace, other, Cause::Cell, |trace| {
                trace.add_parent(number);
                for digit in bits(gone) {
                    let parent = trace.number_of(Node::off(cell, digit));
                    trace.add_parent(parent);
                }
            }) {
                return Some(clash);
            }
        }
        for (kind, (house, place)) in houses_with_places(cell).into_iter().enumerate() {
            let rest = self.work.places[house][digit];
            if rest.is_power_of_two() {
                let gone = source.places[house][digit] & !rest & !(1 << place);
                let other = cell_at(house, rest.trailing_zeros() as usize);
                let cause = Cause::House(kind as u8);
                if let Some(clash) = self.turn_on(trace, Node::on(other, digit), cause, |trace| {
                    trace.add_parent(number);
                    for place in bits(gone) {
                        let parent = trace.number_of(Node::off(cell_at(house, place), digit));
                        trace.add_parent(parent);
                    }
                }) {
                    return Some(clash);
                }
            }
        }
        None
    }

    fn turn_on(
        &mut self,
        trace: &mut Trace,
        node: Node,
        cause: Cause,
        add_parents: impl FnOnce(&mut Trace),
    ) -> Option<(u16, u16)> {
        let (cell, bit) = (node.cell(), 1 << node.digit());
        if self.off_cells[cell] & bit != 0 {
            add_parents(trace);
            let on = trace.close(node, cause);
            return Some((on, trace.number_of(node.twin())));
        }
        if self.on_cells[cell] & bit == 0 {
            add_parents(trace);
            self.derive(trace, node, cause);
        }
        None
    }
}

/// Records the node that contradicts one already on.
fn clash_off(trace: &mut Trace, parent: u16, off: Node, cause: Cause) -> (u16, u16) {
    let number = trace.close_under(parent, off, cause);
    (trace.number_of(off.twin()), number)
}
