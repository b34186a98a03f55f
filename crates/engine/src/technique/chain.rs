//! Alternating chains: "if not this, then that, so not that, then …" over candidates, or groups of
//! them, joined by strong and weak links in turn. The techniques built on it differ in the links
//! they allow and in how a chain ends.

mod graph;

pub use graph::{Graph, Links};

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, LinkKind, Node, Step};
use crate::{CellSet, Digit, DigitSet, sort};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use graph::{NodeSets, contains, insert};

/// How a chain ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With two ends: one of them is true, so what sees both goes.
    Open,
    /// Into a ring: each weak link has one true end, so what sees both ends of any of them goes.
    Ring,
}

/// All chains of a position, grown as far as anybody looked. Rings and open chains over the same
/// links are looked for in the same one.
pub struct Forest {
    graph: Graph,
    trees: Vec<Tree>,
    /// In each tree, which nodes are true; which are denied.
    truths: NodeSets,
    denials: NodeSets,
}

impl Forest {
    /// The chains over these links. Of those of one digit, only of these digits.
    pub fn new(position: &Position, links: Links, digits: DigitSet) -> Forest {
        let graph = Graph::new(position, links, digits);
        let count = graph.nodes.len();
        let (mut truths, mut denials) = (NodeSets::empty(count), NodeSets::empty(count));
        let plant = |start| Tree::plant(&graph, start, Known::of(start, &mut truths, &mut denials));
        let trees = (0..count).map(plant).collect();
        Forest { graph, trees, truths, denials }
    }

    pub fn links(&self) -> Links {
        self.graph.links
    }

    /// The chains that end so and say something, shortest first.
    pub fn each(
        &mut self,
        technique: Technique,
        ending: Ending,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        let Forest { graph, trees, truths, denials } = self;
        let mut told = Vec::new();
        let mut ends = Vec::new();
        // All trees grow together, so that a short chain is found before a long one is looked for.
        for level in 0.. {
            let mut grows = false;
            for (start, tree) in trees.iter_mut().enumerate() {
                let known = Known::of(start, truths, denials);
                let grown = tree.level(graph, level, known);
                grows |= !grown.is_empty();
                // A chain reads the same from its other end, so one direction is enough.
                ends.clear();
                let reached = grown.iter().map(|reached| usize::from(reached.node));
                ends.extend(reached.filter(|&end| end >= start && ending.fits(graph, start, end)));
                sort::sort(&mut ends);
                for &end in &ends {
                    let path = tree.path(end);
                    let step = ending.conclude(graph, &path, Step::new(technique));
                    let conclusion =
                        (step.conclusion.placements.clone(), step.conclusion.eliminations.clone());
                    if step.changes_something() && !told.contains(&conclusion) {
                        told.push(conclusion);
                        found(draw(step, graph, &path))?;
                    }
                }
            }
            if !grows {
                break;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Ending {
    /// Whether a chain between these may end so: to be asked before the chain is looked at.
    fn fits(self, graph: &Graph, start: usize, end: usize) -> bool {
        graph.may_conclude(start, end)
            && match self {
                Ending::Open => start == end || graph.sees_in_common(start, end),
                Ending::Ring => start != end && contains(graph.weak.of(end), start),
            }
    }

    fn conclude(self, graph: &Graph, path: &[usize], step: Step) -> Step {
        match self {
            Ending::Open => conclude_open(graph, path, step),
            Ending::Ring => conclude_ring(graph, path, step),
        }
    }
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
    core::array::from_fn(|index| {
        let digit = Digit::from_index(index as u8);
        graph.sees(one, digit) & graph.sees(other, digit)
    })
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
    start: u16,
    /// The true nodes, in the order they were reached.
    reached: Vec<Reached>,
    /// Where in that order each level ends: the first is what follows from the start at once.
    levels: Vec<usize>,
}

/// What is known in one tree.
struct Known<'a> {
    truths: &'a mut [u64],
    denials: &'a mut [u64],
}

impl<'a> Known<'a> {
    fn of(start: usize, truths: &'a mut NodeSets, denials: &'a mut NodeSets) -> Known<'a> {
        Known { truths: truths.of_mut(start), denials: denials.of_mut(start) }
    }
}

/// A node found true, the node denied just before it, and where the true node before that was
/// reached; none before the first.
#[derive(Clone, Copy)]
struct Reached {
    node: u16,
    denied: u16,
    cause: Option<u16>,
}

impl Tree {
    /// With the nodes that follow from the start at once.
    fn plant(graph: &Graph, start: usize, mut known: Known<'_>) -> Tree {
        let mut tree = Tree {
            start: start as u16,
            reached: Vec::with_capacity(16),
            levels: Vec::with_capacity(8),
        };
        insert(known.denials, start);
        tree.affirm(graph, start, None, &mut known);
        tree.levels.push(tree.reached.len());
        tree
    }

    /// What is reached at this level, from what was reached at the one before by two links.
    fn level(&mut self, graph: &Graph, level: usize, mut known: Known<'_>) -> &[Reached] {
        while self.levels.len() < level + 2 {
            let (before, now) = match self.levels[..] {
                [.., before, now] => (before, now),
                [now] => (0, now),
                [] => (0, 0),
            };
            // Where nothing was reached, nothing follows.
            if before == now {
                return &[];
            }
            self.grow(graph, before, now, &mut known);
        }
        &self.reached[self.levels[level]..self.levels[level + 1]]
    }

    fn grow(&mut self, graph: &Graph, before: usize, now: usize, known: &mut Known<'_>) {
        for index in before..now {
            let node = usize::from(self.reached[index].node);
            for (word, weak) in graph.weak.of(node).iter().enumerate() {
                let mut fresh = weak & !known.denials[word];
                known.denials[word] |= fresh;
                while fresh != 0 {
                    let denied = word * 64 + fresh.trailing_zeros() as usize;
                    fresh &= fresh - 1;
                    self.affirm(graph, denied, Some(index as u16), known);
                }
            }
        }
        self.levels.push(self.reached.len());
    }

    fn affirm(&mut self, graph: &Graph, denied: usize, cause: Option<u16>, known: &mut Known<'_>) {
        for &node in &graph.strong[denied] {
            if !contains(known.truths, node.into()) {
                insert(known.truths, node.into());
                self.reached.push(Reached { node, denied: denied as u16, cause });
            }
        }
    }

    /// The nodes from the start to `end`, denied and affirmed in turn.
    fn path(&self, end: usize) -> Vec<usize> {
        let mut path = vec![];
        let mut next = self.reached.iter().find(|reached| usize::from(reached.node) == end);
        while let Some(Reached { node, denied, cause }) = next {
            path.push(usize::from(*node));
            path.push(usize::from(*denied));
            next = cause.map(|cause| &self.reached[usize::from(cause)]);
        }
        path.reverse();
        debug_assert_eq!(path[0], usize::from(self.start));
        path
    }
}
