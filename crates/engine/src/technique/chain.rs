//! Alternating chains: "if not this, then that, so not that, then …" over candidates, or groups of
//! them, joined by strong and weak links in turn. The techniques built on it differ in the links
//! they allow.

mod graph;

pub use graph::{Graph, Links, Nodes};

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, LinkKind, Node, Step};
use crate::{CellSet, Digit};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Chains with two ends, shortest first: one of the ends is true, so what sees both goes.
pub fn find_open(
    position: &Position,
    technique: Technique,
    links: Links,
    found: Found<'_>,
) -> ControlFlow<()> {
    each(position, technique, links, may_conclude_open, conclude_open, found)
}

/// Chains that close into a ring, shortest first: each weak link has one true end, so what sees
/// both ends of any of them goes.
pub fn find_ring(
    position: &Position,
    technique: Technique,
    links: Links,
    found: Found<'_>,
) -> ControlFlow<()> {
    each(position, technique, links, may_conclude_ring, conclude_ring, found)
}

fn each(
    position: &Position,
    technique: Technique,
    links: Links,
    may_conclude: impl Fn(&Graph, usize, usize) -> bool,
    conclude: impl Fn(&Graph, &[usize], Step) -> Step,
    found: Found<'_>,
) -> ControlFlow<()> {
    let graph = Graph::new(position, links);
    let mut trees: Vec<Tree> =
        (0..graph.nodes.len()).map(|start| Tree::plant(&graph, start)).collect();
    let mut told = Vec::new();
    let mut ends = Vec::new();
    let mut grows = true;
    // All trees grow together, so that a short chain is found before a long one is looked for.
    while grows {
        grows = false;
        for (start, tree) in trees.iter_mut().enumerate() {
            let grown = tree.grow(&graph);
            grows |= !grown.is_empty();
            // A chain reads the same from its other end, so one direction is enough.
            ends.clear();
            ends.extend(grown.iter().copied().filter(|&end| {
                end >= start && graph.may_conclude(start, end) && may_conclude(&graph, start, end)
            }));
            ends.sort_unstable();
            for &end in &ends {
                let path = tree.path(end);
                let step = conclude(&graph, &path, Step::new(technique));
                let conclusion =
                    (step.conclusion.placements.clone(), step.conclusion.eliminations.clone());
                if step.changes_something() && !told.contains(&conclusion) {
                    told.push(conclusion);
                    found(draw(step, &graph, &path))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether anything sees both ends: to be asked before the chain between them is looked at.
fn may_conclude_open(graph: &Graph, start: usize, end: usize) -> bool {
    start == end || common(graph, start, end).iter().any(|cells| !cells.is_empty())
}

fn may_conclude_ring(graph: &Graph, start: usize, end: usize) -> bool {
    start != end && graph.is_weak(end, start)
}

/// What sees both ends goes. A chain that denies its start and comes back to it affirms it.
fn conclude_open(graph: &Graph, path: &[usize], step: Step) -> Step {
    let (first, last) = (path[0], path[path.len() - 1]);
    let Node { digit, cells } = graph.nodes[first];
    match cells.single() {
        Some(cell) if first == last => step.places(cell, digit),
        _ => remove(step, &common(graph, first, last)),
    }
}

fn conclude_ring(graph: &Graph, path: &[usize], step: Step) -> Step {
    let (first, last) = (path[0], path[path.len() - 1]);
    if first == last || !graph.is_weak(last, first) {
        return step;
    }
    let mut seen = [CellSet::EMPTY; 9];
    let inner = path[1..].chunks_exact(2).map(|two| (two[0], two[1]));
    for (from, to) in inner.chain([(last, first)]) {
        for (all, both) in seen.iter_mut().zip(common(graph, from, to)) {
            *all |= both;
        }
    }
    remove(step, &seen)
}

/// For each digit, the cells that lose it.
type Seen = [CellSet; 9];

fn remove(step: Step, seen: &Seen) -> Step {
    Digit::all().fold(step, |step, digit| step.removes(seen[digit.index()], digit))
}

/// What sees both nodes.
fn common(graph: &Graph, one: usize, other: usize) -> Seen {
    core::array::from_fn(|digit| graph.sees[one][digit] & graph.sees[other][digit])
}

fn draw(mut step: Step, graph: &Graph, path: &[usize]) -> Step {
    for (index, pair) in path.windows(2).enumerate() {
        let kind = if index % 2 == 0 { LinkKind::Strong } else { LinkKind::Weak };
        step = step.link(kind, graph.nodes[pair[0]], graph.nodes[pair[1]]);
    }
    for (index, &node) in path.iter().enumerate() {
        let Node { digit, cells } = graph.nodes[node];
        // A chain that comes back to its start names it once.
        if index == 0 || node != path[0] {
            let role = if index % 2 == 0 { CandidateRole::ColorA } else { CandidateRole::ColorB };
            step = step.candidates(role, cells, digit);
        }
    }
    step
}

/// What follows from denying one node, by the shortest chains.
struct Tree {
    start: usize,
    /// The true nodes, in the order they were reached.
    reached: Vec<usize>,
    /// How many of them have been followed.
    n_followed: usize,
    /// Which nodes are true; which are denied.
    is_true: Nodes,
    is_denied: Nodes,
    /// The node denied just before each, and the true node before that.
    before: Vec<Option<(u16, Option<u16>)>>,
}

impl Tree {
    /// With the nodes that follow from the start at once.
    fn plant(graph: &Graph, start: usize) -> Tree {
        let count = graph.nodes.len();
        let mut tree = Tree {
            start,
            reached: Vec::new(),
            n_followed: 0,
            is_true: Nodes::none(count),
            is_denied: Nodes::none(count),
            before: vec![None; count],
        };
        tree.is_denied.insert(start);
        tree.affirm(graph, start, None);
        tree
    }

    /// Follows what was reached last, by two links, and says what is reached now.
    fn grow(&mut self, graph: &Graph) -> &[usize] {
        let n_reached = self.reached.len();
        for index in self.n_followed..n_reached {
            let node = self.reached[index];
            for word in 0..self.is_denied.0.len() {
                let mut fresh = graph.weak[node].0[word] & !self.is_denied.0[word];
                self.is_denied.0[word] |= fresh;
                while fresh != 0 {
                    let denied = word * 64 + fresh.trailing_zeros() as usize;
                    fresh &= fresh - 1;
                    self.affirm(graph, denied, Some(node));
                }
            }
        }
        self.n_followed = n_reached;
        &self.reached[n_reached..]
    }

    fn affirm(&mut self, graph: &Graph, denied: usize, cause: Option<usize>) {
        for &node in &graph.strong[denied] {
            if !self.is_true.contains(node) {
                self.is_true.insert(node);
                self.before[node] = Some((denied as u16, cause.map(|cause| cause as u16)));
                self.reached.push(node);
            }
        }
    }

    /// The nodes from the start to `end`, denied and affirmed in turn.
    fn path(&self, end: usize) -> Vec<usize> {
        let mut path = vec![end];
        let mut node = Some(end);
        while let Some((denied, cause)) = node.and_then(|node| self.before[node]) {
            path.push(denied.into());
            node = cause.map(usize::from);
            path.extend(node);
        }
        path.reverse();
        debug_assert_eq!(path[0], self.start);
        path
    }
}
