//! All that follows from one assumption, in the order it was derived.

use super::node::{Cause, Node};
use crate::CellSet;
use alloc::vec::Vec;

/// The outcome of one propagation. Node 0 is the assumption.
pub(super) struct Trace {
    pub nodes: Vec<Node>,
    pub causes: Vec<Cause>,
    /// The parents of all nodes, one after the other, as numbers into `nodes`.
    parents: Vec<u16>,
    /// Where the parents of each node end.
    ends: Vec<u32>,
    /// A lower bound of each node's ancestry, known at once.
    floors: Vec<u16>,
    /// The exact ancestry where it was asked for, else 0.
    counts: Vec<u16>,
    /// The nodes that a nested chain struck, with the number of the chain.
    pub nested: Vec<(u16, u32)>,
    /// The nodes derived as on and as off, by digit.
    pub on: [CellSet; 9],
    pub off: [CellSet; 9],
    /// The number of each derived node; meaningless for others.
    index: [u16; Node::COUNT],
    /// Two nodes that cannot both be, if the assumption is absurd. The one that came last is not
    /// part of `on` and `off`.
    pub contradiction: Option<(u16, u16)>,
}

impl Trace {
    pub fn new() -> Trace {
        Trace {
            nodes: Vec::new(),
            causes: Vec::new(),
            parents: Vec::new(),
            ends: Vec::new(),
            floors: Vec::new(),
            counts: Vec::new(),
            nested: Vec::new(),
            on: [CellSet::EMPTY; 9],
            off: [CellSet::EMPTY; 9],
            index: [0; Node::COUNT],
            contradiction: None,
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.causes.clear();
        self.parents.clear();
        self.ends.clear();
        self.floors.clear();
        self.counts.clear();
        self.nested.clear();
        self.on = [CellSet::EMPTY; 9];
        self.off = [CellSet::EMPTY; 9];
        self.contradiction = None;
    }

    pub fn number_of(&self, node: Node) -> u16 {
        self.index[node.index()]
    }

    pub fn floor(&self, number: u16) -> u32 {
        u32::from(self.floors[number as usize])
    }

    pub fn parents(&self, number: u16) -> &[u16] {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.parents[start as usize..self.ends[number] as usize]
    }

    /// Opens a node; its parents are added one by one, then it is closed.
    #[inline]
    pub fn add_parent(&mut self, parent: u16) {
        self.parents.push(parent);
    }

    /// Records a node with the parents added since the last one and returns its number.
    #[inline]
    pub fn close(&mut self, node: Node, cause: Cause) -> u16 {
        let number = self.nodes.len() as u16;
        let start = self.ends.last().copied().unwrap_or(0) as usize;
        let floor = self.parents[start..].iter().map(|&p| self.floors[p as usize]).max();
        self.floors.push(floor.unwrap_or(0) + 1);
        self.ends.push(self.parents.len() as u32);
        self.nodes.push(node);
        self.causes.push(cause);
        self.counts.push(0);
        number
    }

    /// Makes a recorded node known under its name.
    #[inline]
    pub fn enter(&mut self, number: u16) {
        let node = self.nodes[number as usize];
        self.index[node.index()] = number;
        let side = if node.is_on() { &mut self.on } else { &mut self.off };
        side[node.digit()] |= super::super::position::CELL[node.cell()];
    }

    pub fn has(&self, node: Node) -> bool {
        let side = if node.is_on() { &self.on } else { &self.off };
        !(side[node.digit()] & super::super::position::CELL[node.cell()]).is_empty()
    }

    /// How many nodes there are in this node's ancestry, itself included.
    pub fn count(&mut self, number: u16) -> u32 {
        if self.counts[number as usize] == 0 {
            let mut count = 0;
            self.each_ancestor(number, |_| count += 1);
            self.counts[number as usize] = count;
        }
        u32::from(self.counts[number as usize])
    }

    /// Visits the ancestry from the last derived to the first: parents are older than children,
    /// so one sweep over a bit set of numbers is enough.
    pub fn each_ancestor(&self, number: u16, mut visit: impl FnMut(u16)) {
        let mut marked = [0u64; Node::COUNT.div_ceil(64) + 1];
        let top = number as usize / 64;
        marked[top] |= 1 << (number % 64);
        for word in (0..=top).rev() {
            while marked[word] != 0 {
                let bit = 63 - marked[word].leading_zeros();
                marked[word] &= !(1 << bit);
                let ancestor = (word as u16) * 64 + bit as u16;
                visit(ancestor);
                for &parent in self.parents(ancestor) {
                    marked[parent as usize / 64] |= 1 << (parent % 64);
                }
            }
        }
    }
}
