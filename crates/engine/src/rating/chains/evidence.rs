//! What a nested chain leans on: the candidates the outer chain had to strike for it to exist.

use super::cost::Cost;
use super::forcing::Forcing;
use super::group::Group;
use super::node::{Cause, Node};
use super::trace::Trace;
use crate::CellSet;
use crate::rating::sheet::{CELL, HOUSES_OF, Mask, Sheet, bits, cell_at, houses_with_places};
use alloc::vec::Vec;

/// A cycle or chain found in the working grid.
pub(super) struct Record {
    pub cost: Cost,
    pub is_cycle: bool,
    pub nodes: Vec<Node>,
    /// In the order Sudoku Explainer comes across them.
    pub removals: Vec<(usize, Mask)>,
}

/// What a nested chain leans on, and its name.
pub(super) struct Evidence<'a> {
    source: &'a Sheet,
    work: &'a Sheet,
    /// The candidates struck by the outer chain that its links need gone.
    parents: Vec<(usize, usize)>,
    known: [CellSet; 9],
    identity: u64,
}

impl<'a> Evidence<'a> {
    pub fn new(source: &'a Sheet, work: &'a Sheet) -> Evidence<'a> {
        let known = [CellSet::EMPTY; 9];
        Evidence { source, work, parents: Vec::new(), known, identity: 0 }
    }

    pub fn summary(self) -> (Vec<(usize, usize)>, u64) {
        (self.parents, self.identity)
    }

    pub fn of_static(&mut self, record: &Record) {
        let nodes = &record.nodes;
        self.identity = mix(self.identity, 1 + u64::from(record.is_cycle));
        for node in nodes {
            self.identity = mix(self.identity, node.index() as u64);
        }
        for pair in nodes.windows(2).filter(|pair| pair[0].is_on()) {
            self.lean_on(pair[0], self.strong_cause(pair[0], pair[1]));
        }
        if record.is_cycle {
            // The other way round: each struck candidate would be on, for the reason that it was
            // struck for. Sudoku Explainer reverses the nodes but not their reasons.
            for at in (0..nodes.len()).rev().filter(|&at| !nodes[at].is_on()) {
                let by = nodes.get(at + 1).copied().unwrap_or(nodes[0]);
                self.lean_on(nodes[at], weak_cause(nodes[at], by));
            }
        }
    }

    pub fn of_group(&mut self, group: Group, conclusion: Node, inner: &Forcing, grid: &Sheet) {
        let assumed = match group {
            Group::Cell(_) => Some(Cause::Cell),
            Group::House(house, _) => Some(Cause::House(match house {
                18.. => 0,
                0..9 => 1,
                _ => 2,
            })),
            _ => None,
        };
        let branches = group.branches(grid);
        self.identity = mix(self.identity, 8 + branches.len() as u64);
        for start in branches {
            let trace = inner.trace_of(start);
            match group {
                Group::Contradiction(_) => {
                    let (one, other) = trace.contradiction.expect("the group was concluded by it");
                    self.of_end(trace, one, assumed);
                    self.of_end(trace, other, assumed);
                }
                _ => self.of_end(trace, trace.number_of(conclusion), assumed),
            }
        }
    }

    /// The ancestry of one end, breadth first.
    fn of_end(&mut self, trace: &Trace, end: u16, assumed: Option<Cause>) {
        self.identity = mix(self.identity, 0xffff);
        let mut queue = [end].to_vec();
        let mut done = [0u64; 24];
        let mut at = 0;
        while at < queue.len() {
            let number = queue[at];
            at += 1;
            let (word, bit) = (number as usize / 64, 1u64 << (number % 64));
            if done[word] & bit != 0 {
                continue;
            }
            done[word] |= bit;
            let node = trace.node(number);
            self.identity = mix(self.identity, node.index() as u64);
            let cause = trace.cause(number);
            if node.is_on() {
                let cause = if cause == Cause::Assumed { assumed } else { Some(cause) };
                if let Some(cause) = cause {
                    self.lean_on(node, cause);
                }
            }
            queue.extend_from_slice(trace.parents(number));
        }
    }

    /// Adds what was struck from the cell or house that this node was derived by.
    fn lean_on(&mut self, node: Node, cause: Cause) {
        let (cell, digit) = (node.cell(), node.digit());
        match cause {
            Cause::Cell => {
                for digit in bits(self.source.cells[cell] & !self.work.cells[cell]) {
                    self.add_parent(cell, digit);
                }
            }
            Cause::House(kind) => {
                let house = HOUSES_OF[cell][kind as usize] as usize;
                let gone = self.source.places[house][digit] & !self.work.places[house][digit];
                for place in bits(gone) {
                    self.add_parent(cell_at(house, place), digit);
                }
            }
            Cause::Assumed | Cause::Rule => {}
        }
    }

    fn add_parent(&mut self, cell: usize, digit: usize) {
        if (self.known[digit] & CELL[cell]).is_empty() {
            self.known[digit] |= CELL[cell];
            self.parents.push((cell, digit));
        }
    }

    /// The first link that turns `on` on once `off` is struck.
    fn strong_cause(&self, on: Node, off: Node) -> Cause {
        if on.cell() == off.cell() {
            return Cause::Cell;
        }
        let kind = (0..3).find(|&kind| {
            let house = HOUSES_OF[on.cell()][kind];
            house == HOUSES_OF[off.cell()][kind]
                && self.work.places[house as usize][on.digit()].count_ones() == 2
        });
        Cause::House(kind.expect("the chain was built from such a link") as u8)
    }
}

/// The first link by which `on` strikes `off`.
fn weak_cause(off: Node, on: Node) -> Cause {
    if on.cell() == off.cell() {
        return Cause::Cell;
    }
    let shared = houses_with_places(on.cell())
        .into_iter()
        .zip(houses_with_places(off.cell()))
        .position(|(one, other)| one.0 == other.0);
    Cause::House(shared.expect("a link joins cells of one house") as u8)
}

/// One step of a 64-bit hash (the finisher of splitmix64).
pub(super) fn mix(hash: u64, value: u64) -> u64 {
    let mut x = hash.rotate_left(5) ^ value.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
