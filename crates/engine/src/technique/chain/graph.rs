//! The candidates of a position as nodes, and the strong and weak links between them.

use crate::position::Position;
use crate::step::Node;
use crate::{Cell, CellSet, Digit, DigitSet, House, HouseKind};
use alloc::vec;
use alloc::vec::Vec;

/// Which links a technique allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Links {
    /// One digit, two places in a house.
    OneDigit,
    /// Cells with two candidates.
    TwoCandidates,
    /// Both of these.
    All,
    /// Both, and groups of cells that lie in one box and one line.
    Grouped,
}

impl Links {
    /// Whether the chains of a digit have nothing to do with those of another.
    pub fn is_of_one_digit(self) -> bool {
        self == Links::OneDigit
    }
}

/// Nodes and links by index. Only nodes with a strong link are kept: a chain has no use for others.
pub struct Graph {
    pub nodes: Vec<Node>,
    pub strong: Vec<Vec<u16>>,
    pub weak: NodeSets,
    pub links: Links,
    /// For each node the cells that cannot have its digit if it is true.
    seen: Vec<CellSet>,
    /// For each node of one cell that cell, and what else might stand there; nothing else can.
    homes: Vec<Option<(Cell, DigitSet)>>,
    /// The nodes of one cell, by cell and digit.
    singles: [u16; 729],
}

/// There is no such node.
const NONE: u16 = u16::MAX;

/// For each node a set of nodes, all in one piece of memory.
pub struct NodeSets {
    n_words: usize,
    all: Vec<u64>,
}

impl NodeSets {
    /// An empty set for each of so many nodes.
    pub fn empty(count: usize) -> NodeSets {
        let n_words = count.div_ceil(64);
        NodeSets { n_words, all: vec![0; n_words * count] }
    }

    pub fn of(&self, node: usize) -> &[u64] {
        &self.all[node * self.n_words..][..self.n_words]
    }

    pub fn of_mut(&mut self, node: usize) -> &mut [u64] {
        &mut self.all[node * self.n_words..][..self.n_words]
    }
}

pub fn contains(nodes: &[u64], node: usize) -> bool {
    nodes[node / 64] >> (node % 64) & 1 == 1
}

pub fn insert(nodes: &mut [u64], node: usize) {
    nodes[node / 64] |= 1 << (node % 64);
}

impl Graph {
    /// Links of one digit are those of these digits alone.
    pub fn new(position: &Position, links: Links, digits: DigitSet) -> Graph {
        let mut graph = Graph {
            nodes: Vec::new(),
            strong: Vec::new(),
            weak: NodeSets::empty(0),
            links,
            seen: Vec::new(),
            homes: Vec::new(),
            singles: [NONE; 729],
        };
        if links != Links::TwoCandidates {
            for digit in digits.iter() {
                for house in House::all() {
                    let places = position.cells_in(house, digit);
                    if links == Links::Grouped {
                        for (one, other) in splits(house, places) {
                            graph.join(Node { digit, cells: one }, Node { digit, cells: other });
                        }
                    } else if let Some((one, other)) = pair(places) {
                        graph.join(Node::cell(one, digit), Node::cell(other, digit));
                    }
                }
            }
        }
        if links != Links::OneDigit {
            for cell in position.cells_of_size(2).iter() {
                let mut digits = position[cell].iter();
                if let (Some(low), Some(high)) = (digits.next(), digits.next()) {
                    graph.join(Node::cell(cell, low), Node::cell(cell, high));
                }
            }
        }
        graph.look_around(position);
        graph
    }

    /// What each node sees, and the weak links that come of it.
    fn look_around(&mut self, position: &Position) {
        let mut by_digit: [Vec<u16>; 9] = Default::default();
        self.seen.reserve(self.nodes.len());
        self.homes.reserve(self.nodes.len());
        for (index, Node { digit, cells }) in self.nodes.iter().enumerate() {
            by_digit[digit.index()].push(index as u16);
            self.seen.push(cells.common_peers() & position.cells_with(*digit));
            let cell = cells.single().filter(|_| self.links != Links::OneDigit);
            self.homes.push(cell.map(|cell| (cell, position[cell] - DigitSet::only(*digit))));
        }
        let count = self.nodes.len();
        let mut all = NodeSets::empty(count);
        for from in 0..count {
            let weak = all.of_mut(from);
            for &to in &by_digit[self.nodes[from].digit.index()] {
                let to = usize::from(to);
                if from != to && self.nodes[to].cells.is_subset(self.seen[from]) {
                    insert(weak, to);
                }
            }
            if let Some((cell, others)) = self.homes[from] {
                let single = |digit: Digit| self.singles[cell.index() * 9 + digit.index()];
                let known = others.iter().map(single).filter(|&node| node != NONE);
                known.for_each(|node| insert(weak, node.into()));
            }
        }
        self.weak = all;
    }

    /// The cells that cannot have the digit if the node is true.
    pub fn sees(&self, node: usize, digit: Digit) -> CellSet {
        match self.homes[node] {
            _ if self.nodes[node].digit == digit => self.seen[node],
            Some((cell, others)) if others.contains(digit) => CellSet::only(cell),
            _ => CellSet::EMPTY,
        }
    }

    /// Whether there is a candidate that cannot be if either of the two is true.
    pub fn sees_in_common(&self, one: usize, other: usize) -> bool {
        if self.nodes[one].digit == self.nodes[other].digit {
            return !(self.seen[one] & self.seen[other]).is_empty();
        }
        let sees = |node: usize, home: Option<(Cell, DigitSet)>| {
            home.is_some_and(|(cell, _)| self.seen[node].contains(cell))
        };
        let (home, other_home) = (self.homes[one], self.homes[other]);
        sees(one, other_home)
            || sees(other, home)
            || matches!((home, other_home), (Some((here, others)), Some((there, _)))
                if here == there && others.len() > 1)
    }

    /// Whether a chain between these two ends is one of the technique's own.
    pub fn may_conclude(&self, start: usize, end: usize) -> bool {
        // An XY-chain says something about one digit, the one at both its ends.
        self.links != Links::TwoCandidates || self.nodes[start].digit == self.nodes[end].digit
    }

    fn join(&mut self, one: Node, other: Node) {
        let (one, other) = (self.number(one), self.number(other));
        for (from, to) in [(one, other), (other, one)] {
            let strong = &mut self.strong[usize::from(from)];
            if !strong.contains(&to) {
                strong.push(to);
            }
        }
    }

    /// The node's number, a new one if it has none yet.
    fn number(&mut self, node: Node) -> u16 {
        let next = self.nodes.len() as u16;
        let number = match node.cells.single() {
            Some(cell) => {
                let number = &mut self.singles[cell.index() * 9 + node.digit.index()];
                if *number == NONE {
                    *number = next;
                }
                *number
            }
            None => {
                let known = self.nodes.iter().position(|known| *known == node);
                known.map_or(next, |known| known as u16)
            }
        };
        if number == next {
            self.nodes.push(node);
            self.strong.push(Vec::new());
        }
        number
    }
}

/// The two cells, if there are two.
fn pair(cells: CellSet) -> Option<(Cell, Cell)> {
    let first = cells.first()?;
    Some((first, (cells - CellSet::only(first)).single()?))
}

/// The ways to divide a digit's places in a house into two nodes, groups among them.
fn splits(house: House, places: CellSet) -> Vec<(CellSet, CellSet)> {
    let segments = House::all()
        .filter(|other| (other.kind() == HouseKind::Box) != (house.kind() == HouseKind::Box))
        .map(|other| places & other.cells())
        .filter(|segment| !segment.is_empty());
    segments
        .map(|segment| (segment, places - segment))
        .filter(|(_, rest)| !rest.is_empty() && is_segment(*rest))
        .collect()
}

/// Whether the cells lie in one box and one line.
fn is_segment(cells: CellSet) -> bool {
    let share = |name: fn(Cell) -> u8| {
        let mut names = cells.iter().map(name);
        let first = names.next();
        names.all(|name| Some(name) == first)
    };
    share(Cell::box_index) && (share(Cell::row) || share(Cell::col))
}
