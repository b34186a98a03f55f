//! Following an assumption to its end.
//!
//! Two queues: what is on is always followed before what is off, so the ancestry of a node is not
//! the shortest possible. At the first contradiction everything stops, and what was derived until
//! then is still used. Both are Sudoku Explainer's ways and decide the length of chains.

use super::node::{Cause, Node};
use super::trace::Trace;
use crate::CellSet;
use crate::rating::sheet::{
    HOUSE, HOUSES_OF, Mask, PEERS, Sheet, bits, cell_at, cells_of, houses_with_places,
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

/// The queues of one propagation; reused for the next.
pub(super) struct Propagation {
    pending_on: Vec<u16>,
    pending_off: Vec<u16>,
    next_on: usize,
    next_off: usize,
    /// A longer ancestry is of no interest.
    longest: u32,
    /// Pending nodes whose consequences may still be of interest.
    n_live: u32,
}

impl Propagation {
    pub fn new() -> Propagation {
        Propagation {
            pending_on: Vec::new(),
            pending_off: Vec::new(),
            next_on: 0,
            next_off: 0,
            longest: u32::MAX,
            n_live: 0,
        }
    }

    /// Begins with an assumption. Nodes with an ancestry above `longest` may be left out.
    pub fn begin(
        &mut self,
        source: &Sheet,
        trace: &mut Trace,
        start: Node,
        links: Links,
        longest: u32,
    ) {
        self.resume();
        self.longest = longest;
        trace.clear();
        if links != Links::Fixed {
            trace.work.clone_from(source);
        }
        self.derive(trace, start, Cause::Assumed);
    }

    /// Goes on with a trace that had come to its end.
    pub fn resume(&mut self) {
        self.pending_on.clear();
        self.pending_off.clear();
        self.next_on = 0;
        self.next_off = 0;
        self.longest = u32::MAX;
        self.n_live = 0;
    }

    /// Runs until nothing of interest is pending or a contradiction is found.
    pub fn run(&mut self, source: &Sheet, trace: &mut Trace, links: Links) {
        while self.n_live > 0 {
            let done = if let Some(&number) = self.pending_on.get(self.next_on) {
                self.next_on += 1;
                self.n_live -= u32::from(self.is_live(trace, number));
                self.follow_on(source, trace, links, number)
            } else {
                let number = self.pending_off[self.next_off];
                self.next_off += 1;
                self.n_live -= u32::from(self.is_live(trace, number));
                match links {
                    Links::Fixed => self.follow_off_fixed(source, trace, number),
                    _ => self.follow_off_dynamic(source, trace, links, number),
                }
            };
            if done.is_some() {
                trace.contradiction = done;
                return;
            }
        }
    }

    /// Whether what follows from this node can be short enough.
    #[inline]
    fn is_live(&self, trace: &Trace, number: u16) -> bool {
        trace.floor(number) < self.longest
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
        self.n_live += u32::from(self.is_live(trace, number));
        if node.is_on() {
            self.pending_on.push(number);
        } else {
            self.pending_off.push(number);
        }
    }

    /// Strikes the other digits of the cell, then the digit from box, row and column.
    fn follow_on(
        &mut self,
        source: &Sheet,
        trace: &mut Trace,
        links: Links,
        number: u16,
    ) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        let grid = if links == Links::Fixed { source } else { &trace.work };
        let (in_cell, in_grid) = (grid.cells[cell], grid.digits[digit]);
        if links != Links::OneDigit {
            let others = in_cell & !(1 << digit);
            let clash = others & trace.on_cells[cell];
            let until = clash & clash.wrapping_neg();
            let before = if clash == 0 { Mask::MAX } else { until - 1 };
            for other in bits(others & before & !trace.off_cells[cell]) {
                self.derive_under(trace, number, Node::off(cell, other), Cause::Cell);
            }
            if clash != 0 {
                let other = Node::off(cell, until.trailing_zeros() as usize);
                return Some(clash_off(trace, number, other, Cause::Cell));
            }
        }
        let seen = in_grid & PEERS[cell];
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
    fn follow_off_fixed(
        &mut self,
        source: &Sheet,
        trace: &mut Trace,
        number: u16,
    ) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        let rest = source.cells[cell] & !(1 << digit);
        if rest.is_power_of_two() {
            let other = Node::on(cell, rest.trailing_zeros() as usize);
            if let Some(clash) = self.turn_on(trace, other, Cause::Cell, |trace| {
                trace.add_parent(number);
            }) {
                return Some(clash);
            }
        }
        for (kind, (house, place)) in houses_with_places(cell).into_iter().enumerate() {
            let rest = source.places[house][digit] & !(1 << place);
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
        source: &Sheet,
        trace: &mut Trace,
        links: Links,
        number: u16,
    ) -> Option<(u16, u16)> {
        let node = trace.node(number);
        let (cell, digit) = (node.cell(), node.digit());
        trace.work.remove(cell, digit);
        let rest = trace.work.cells[cell];
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
            let rest = trace.work.places[house][digit];
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
        if trace.off_cells[cell] & bit != 0 {
            add_parents(trace);
            let on = trace.close(node, cause);
            return Some((on, trace.number_of(node.twin())));
        }
        if trace.on_cells[cell] & bit == 0 {
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
