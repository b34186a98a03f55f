//! All that follows from one assumption, in the order it was derived.

use super::node::{Cause, Node};
use crate::CellSet;
use crate::rating::sheet::{CELL, Mask, Sheet};
use alloc::vec::Vec;

/// The outcome of one propagation. Node 0 is the assumption.
pub(super) struct Trace {
    entries: Vec<Entry>,
    /// The parents of all nodes, one after the other, as numbers of nodes.
    parents: Vec<u16>,
    /// The nodes that a nested chain struck, with the number of the chain.
    pub nested: Vec<(u16, u32)>,
    /// The nodes derived as on and as off, by digit.
    pub on: [CellSet; 9],
    pub off: [CellSet; 9],
    /// The number of each derived node; meaningless for others.
    index: [u16; Node::COUNT],
    /// The same by cell.
    pub on_cells: [Mask; 81],
    pub off_cells: [Mask; 81],
    /// The grid without the candidates struck so far; not used where links do not change.
    pub work: Sheet,
    /// How far it was followed: the level of the search it was made for.
    pub level: u8,
    /// Two nodes that cannot both be, if the assumption is absurd. The one that came last is not
    /// part of `on` and `off`.
    pub contradiction: Option<(u16, u16)>,
}

#[derive(Clone, Copy)]
struct Entry {
    node: Node,
    cause: Cause,
    /// Where its parents end.
    end: u32,
    /// A lower bound of its ancestry, known at once.
    floor: u16,
    /// The exact ancestry where it was asked for, else 0.
    count: u16,
}

impl Trace {
    pub fn new(source: &Sheet) -> Trace {
        Trace {
            entries: Vec::with_capacity(512),
            parents: Vec::with_capacity(1024),
            nested: Vec::new(),
            on: [CellSet::EMPTY; 9],
            off: [CellSet::EMPTY; 9],
            index: [0; Node::COUNT],
            on_cells: [0; 81],
            off_cells: [0; 81],
            work: source.clone(),
            level: 0,
            contradiction: None,
        }
    }

    /// Forgets everything but the grid.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.parents.clear();
        self.nested.clear();
        self.on = [CellSet::EMPTY; 9];
        self.off = [CellSet::EMPTY; 9];
        self.on_cells = [0; 81];
        self.off_cells = [0; 81];
        self.level = 0;
        self.contradiction = None;
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub fn node(&self, number: u16) -> Node {
        self.entries[number as usize].node
    }

    pub fn cause(&self, number: u16) -> Cause {
        self.entries[number as usize].cause
    }

    pub fn number_of(&self, node: Node) -> u16 {
        self.index[node.index()]
    }

    pub fn floor(&self, number: u16) -> u32 {
        u32::from(self.entries[number as usize].floor)
    }

    pub fn parents(&self, number: u16) -> &[u16] {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.entries[number - 1].end };
        &self.parents[start as usize..self.entries[number].end as usize]
    }

    /// Adds a parent to the node that will be closed next.
    #[inline]
    pub fn add_parent(&mut self, parent: u16) {
        self.parents.push(parent);
    }

    /// Records a node with the parents added since the last one and returns its number.
    #[inline]
    pub fn close(&mut self, node: Node, cause: Cause) -> u16 {
        let start = self.entries.last().map_or(0, |entry| entry.end) as usize;
        let parents = self.parents[start..].iter();
        let floor = parents.map(|&parent| self.entries[parent as usize].floor).max();
        self.push(node, cause, floor.unwrap_or(0) + 1)
    }

    /// Records a node with one parent.
    #[inline]
    pub fn close_under(&mut self, parent: u16, node: Node, cause: Cause) -> u16 {
        self.parents.push(parent);
        self.push(node, cause, self.entries[parent as usize].floor + 1)
    }

    #[inline]
    fn push(&mut self, node: Node, cause: Cause, floor: u16) -> u16 {
        let number = self.entries.len() as u16;
        self.entries.push(Entry { node, cause, end: self.parents.len() as u32, floor, count: 0 });
        number
    }

    /// Makes a recorded node known under its name.
    #[inline]
    pub fn enter(&mut self, number: u16, node: Node) {
        self.index[node.index()] = number;
        let (cell, digit) = (node.cell(), node.digit());
        if node.is_on() {
            self.on[digit] |= CELL[cell];
            self.on_cells[cell] |= 1 << digit;
        } else {
            self.off[digit] |= CELL[cell];
            self.off_cells[cell] |= 1 << digit;
        }
    }

    #[inline]
    pub fn has(&self, node: Node) -> bool {
        let side = if node.is_on() { &self.on_cells } else { &self.off_cells };
        side[node.cell()] >> node.digit() & 1 == 1
    }

    /// How many nodes there are in this node's ancestry, itself included.
    pub fn count(&mut self, number: u16) -> u32 {
        if self.entries[number as usize].count == 0 {
            let mut count = 0;
            self.each_ancestor(number, |_| count += 1);
            self.entries[number as usize].count = count;
        }
        u32::from(self.entries[number as usize].count)
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
