//! The candidates of a position as nodes, and the strong and weak links between them.

use crate::position::Position;
use crate::step::Node;
use crate::{Cell, CellSet, Digit, House, HouseKind};
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

/// Nodes and links by index. Only nodes with a strong link are kept: a chain has no use for others.
pub struct Graph {
    pub nodes: Vec<Node>,
    pub strong: Vec<Vec<usize>>,
    pub weak: Vec<Nodes>,
    /// For each node and digit, the cells that cannot have the digit if the node is true.
    pub sees: Vec<[CellSet; 9]>,
    links: Links,
}

/// A set of nodes, by their numbers.
#[derive(Clone)]
pub struct Nodes(pub Vec<u64>);

impl Nodes {
    /// None of so many.
    pub fn none(count: usize) -> Nodes {
        Nodes(vec![0; count.div_ceil(64)])
    }

    pub fn contains(&self, node: usize) -> bool {
        self.0[node / 64] >> (node % 64) & 1 == 1
    }

    pub fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }
}

impl Graph {
    pub fn new(position: &Position, links: Links) -> Graph {
        let mut graph = Graph {
            nodes: Vec::new(),
            strong: Vec::new(),
            weak: Vec::new(),
            sees: Vec::new(),
            links,
        };
        if links != Links::TwoCandidates {
            for digit in Digit::all() {
                for house in House::all() {
                    let places = position.cells_in(house, digit);
                    for (one, other) in splits(house, places, links) {
                        graph.join(Node { digit, cells: one }, Node { digit, cells: other });
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
        graph.sees = graph.nodes.iter().map(|node| sees(position, node, links)).collect();
        let count = graph.nodes.len();
        graph.weak = vec![Nodes::none(count); count];
        for (from, weak) in graph.weak.iter_mut().enumerate() {
            for (to, Node { digit, cells }) in graph.nodes.iter().enumerate() {
                if from != to && cells.is_subset(graph.sees[from][digit.index()]) {
                    weak.insert(to);
                }
            }
        }
        graph
    }

    /// Whether the two cannot both be true.
    pub fn is_weak(&self, from: usize, to: usize) -> bool {
        let Node { digit, cells } = self.nodes[to];
        cells.is_subset(self.sees[from][digit.index()])
    }

    /// Whether a chain between these two ends is one of the technique's own.
    pub fn may_conclude(&self, start: usize, end: usize) -> bool {
        // An XY-chain says something about one digit, the one at both its ends.
        self.links != Links::TwoCandidates || self.nodes[start].digit == self.nodes[end].digit
    }

    fn join(&mut self, one: Node, other: Node) {
        let [one, other] = [one, other].map(|node| {
            let known = self.nodes.iter().position(|known| *known == node);
            known.unwrap_or_else(|| {
                self.nodes.push(node);
                self.strong.push(Vec::new());
                self.nodes.len() - 1
            })
        });
        for (from, to) in [(one, other), (other, one)] {
            if !self.strong[from].contains(&to) {
                self.strong[from].push(to);
            }
        }
    }
}

/// The ways to divide a digit's places in a house into two nodes.
fn splits(house: House, places: CellSet, links: Links) -> Vec<(CellSet, CellSet)> {
    if links != Links::Grouped {
        let first = places.first().map(CellSet::only).unwrap_or_default();
        return if places.len() == 2 { [(first, places - first)].into() } else { Vec::new() };
    }
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

fn sees(position: &Position, node: &Node, links: Links) -> [CellSet; 9] {
    let mut sees = [CellSet::EMPTY; 9];
    if let (Some(cell), true) = (node.cells.single(), links != Links::OneDigit) {
        for digit in position[cell].iter() {
            sees[digit.index()].insert(cell);
        }
    }
    sees[node.digit.index()] = node.cells.common_peers() & position.cells_with(node.digit);
    sees
}
