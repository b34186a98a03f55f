//! Alternating chains: "if not this, then that, so not that, then …" over candidates, or groups of
//! them, joined by strong and weak links in turn. The techniques built on it differ in the links
//! they allow.

mod graph;

pub use graph::{Graph, Links};

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, LinkKind, Node, Step};
use crate::{CellSet, Digit};
use alloc::collections::VecDeque;
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
    each(position, technique, links, conclude_open, found)
}

/// Chains that close into a ring, shortest first: each weak link has one true end, so what sees
/// both ends of any of them goes.
pub fn find_ring(
    position: &Position,
    technique: Technique,
    links: Links,
    found: Found<'_>,
) -> ControlFlow<()> {
    each(position, technique, links, conclude_ring, found)
}

fn each(
    position: &Position,
    technique: Technique,
    links: Links,
    conclude: impl Fn(&Graph, &[usize], Step) -> Step,
    found: Found<'_>,
) -> ControlFlow<()> {
    let graph = Graph::new(position, links);
    let mut ends: Vec<(u32, usize, usize)> = Vec::new();
    let trees: Vec<Tree> = (0..graph.nodes.len()).map(|start| Tree::grow(&graph, start)).collect();
    for (start, tree) in trees.iter().enumerate() {
        // A chain reads the same from its other end, so one direction is enough.
        let reached = (start..graph.nodes.len()).filter(|&end| tree.depth[end] >= 3);
        ends.extend(
            reached
                .filter(|&end| tree.depth[end] < u32::MAX)
                .map(|end| (tree.depth[end], start, end)),
        );
    }
    ends.sort();
    let mut told = Vec::new();
    for (_, start, end) in ends {
        if !graph.may_conclude(start, end) {
            continue;
        }
        let path = trees[start].path(end);
        let step = conclude(&graph, &path, Step::new(technique));
        let conclusion = (step.conclusion.placements.clone(), step.conclusion.eliminations.clone());
        if step.changes_something() && !told.contains(&conclusion) {
            told.push(conclusion);
            found(draw(step, &graph, &path))?;
        }
    }
    ControlFlow::Continue(())
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
    /// The number of links to each node as true; `u32::MAX` where no chain leads.
    depth: Vec<u32>,
    /// The node denied just before, and the true node before that.
    before: Vec<Option<(usize, Option<usize>)>>,
}

impl Tree {
    fn grow(graph: &Graph, start: usize) -> Tree {
        let count = graph.nodes.len();
        let mut tree = Tree { start, depth: vec![u32::MAX; count], before: vec![None; count] };
        let mut is_denied = vec![false; count];
        let mut queue = VecDeque::new();
        is_denied[start] = true;
        tree.affirm(graph, start, None, 1, &mut queue);
        while let Some(node) = queue.pop_front() {
            for &denied in &graph.weak[node] {
                if !is_denied[denied] {
                    is_denied[denied] = true;
                    tree.affirm(graph, denied, Some(node), tree.depth[node] + 2, &mut queue);
                }
            }
        }
        tree
    }

    fn affirm(
        &mut self,
        graph: &Graph,
        denied: usize,
        cause: Option<usize>,
        depth: u32,
        queue: &mut VecDeque<usize>,
    ) {
        for &node in &graph.strong[denied] {
            if self.depth[node] == u32::MAX {
                self.depth[node] = depth;
                self.before[node] = Some((denied, cause));
                queue.push_back(node);
            }
        }
    }

    /// The nodes from the start to `end`, denied and affirmed in turn.
    fn path(&self, end: usize) -> Vec<usize> {
        let mut path = vec![end];
        let mut node = Some(end);
        while let Some((denied, cause)) = node.and_then(|node| self.before[node]) {
            path.push(denied);
            path.extend(cause);
            node = cause;
        }
        path.reverse();
        debug_assert_eq!(path[0], self.start);
        path
    }
}
