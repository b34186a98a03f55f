//! Walking the fixed links in layers from one start, to cycles and to the ends of chains.

use super::cycles::{Kind, Sink};
use super::graph::{Graph, Pass};
use super::node::Node;
use crate::rating::sheet::Sheet;
use alloc::vec::Vec;

/// A walk in layers over one graph, and the way back from each candidate reached.
#[derive(Default)]
pub(super) struct Walk {
    pub graph: Graph,
    visited: [u64; 12],
    /// The struck candidate and the one before it that led to each candidate.
    via: Vec<(u16, u16)>,
    queue: Vec<u16>,
    nodes: Vec<Node>,
    pub n_visited: u64,
}

const NOWHERE: u16 = u16::MAX;

impl Walk {
    /// Walks start in cells with a choice; those by cells alone in cells of two digits.
    pub fn is_start(&self, sheet: &Sheet, pass: Pass, candidate: u16) -> bool {
        let (cell, _) = self.graph.candidates[candidate as usize];
        match sheet.cells[cell as usize].count_ones() {
            0 | 1 => false,
            2 => true,
            _ => pass != Pass::Y,
        }
    }

    pub fn explore(
        &mut self,
        start: u16,
        cycle: Kind<'_>,
        chain: Option<Kind<'_>>,
        sink: &mut impl Sink,
    ) {
        let (cell, digit) = self.graph.candidates[start as usize];
        let (cell, digit) = (cell as usize, digit as usize);
        let strikes = chain
            .filter(|_| sink.wants_chain(Node::off(cell, digit)) && self.graph.is_struck(start));
        let closes = self.graph.may_cycle(start).then_some(cycle);
        if closes.is_some() || strikes.is_some() {
            self.explore_on(start, closes, strikes, sink);
        }
        if let Some(kind) = chain
            && sink.wants_chain(Node::on(cell, digit))
            && self.graph.is_proved(start)
        {
            self.explore_off(start, kind, sink);
        }
    }

    /// Cycles through the start, and the chain from it to its own end. Both follow the same walk,
    /// as a cycle's rule that no candidate be struck twice on one way only matters at its end.
    fn explore_on(
        &mut self,
        start: u16,
        cycle: Option<Kind<'_>>,
        chain: Option<Kind<'_>>,
        sink: &mut impl Sink,
    ) {
        self.begin();
        self.visit(start, NOWHERE, NOWHERE);
        let mut struck_by = None;
        let mut layer_end = 1;
        let (mut layer, mut at) = (0, 0);
        let mut longest_cycle = cycle.map_or(0, |kind| sink.longest(kind.base, kind.key));
        let longest_chain = chain.map_or(0, |kind| sink.longest(kind.base, kind.key));
        while at < self.queue.len() {
            if at == layer_end {
                layer += 1;
                layer_end = self.queue.len();
            }
            let complexity = 2 * layer + 2;
            let chain_open = struck_by.is_none() && complexity <= longest_chain;
            if complexity > longest_cycle && !chain_open {
                break;
            }
            let on = self.queue[at];
            at += 1;
            if layer > 0 {
                if chain_open && self.graph.strikes(on, start) {
                    struck_by = Some((on, complexity));
                }
                let leads_back = self.graph.next(on)[start as usize / 64] >> (start % 64) & 1 == 1;
                if let Some(cycle) = cycle.filter(|_| leads_back && complexity <= longest_cycle) {
                    for step in 0..self.graph.steps(on).len() {
                        let (struck, to) = self.graph.steps(on)[step];
                        if to == start && !self.was_struck(on, struck) {
                            self.trace_back(
                                on,
                                &[
                                    Node::on_of(&self.graph, start),
                                    Node::off_of(&self.graph, struck),
                                ],
                            );
                            // The start stands at the head of the list already.
                            self.nodes.pop();
                            sink.cycle(&cycle.found(complexity, &self.nodes));
                            longest_cycle = sink.longest(cycle.base, cycle.key);
                        }
                    }
                }
            }
            self.expand(on);
        }
        if let (Some(kind), Some((on, complexity))) = (chain, struck_by) {
            let end = Node::off_of(&self.graph, start);
            self.trace_back(on, &[end]);
            sink.chain(&kind.found(complexity, &self.nodes));
        }
    }

    /// The chain that proves the start: striking it turns it on.
    fn explore_off(&mut self, start: u16, kind: Kind<'_>, sink: &mut impl Sink) {
        let longest = sink.longest(kind.base, kind.key);
        self.begin();
        for index in 0..self.graph.strong(start).len() {
            let on = self.graph.strong(start)[index];
            self.visit(on, start, NOWHERE);
        }
        let mut layer_end = self.queue.len();
        let (mut layer, mut at) = (1, 0);
        while at < self.queue.len() {
            if at == layer_end {
                layer += 1;
                layer_end = self.queue.len();
            }
            let complexity = 2 * layer + 2;
            if complexity > longest {
                return;
            }
            let on = self.queue[at];
            at += 1;
            if self.graph.next(on)[start as usize / 64] >> (start % 64) & 1 == 1 {
                let steps = self.graph.steps(on);
                let (struck, _) =
                    *steps.iter().find(|step| step.1 == start).expect("a step leads to each next");
                let end = Node::on_of(&self.graph, start);
                self.trace_back(on, &[end, Node::off_of(&self.graph, struck)]);
                sink.chain(&kind.found(complexity, &self.nodes));
                return;
            }
            self.expand(on);
        }
    }

    fn begin(&mut self) {
        self.visited = [0; 12];
        self.queue.clear();
        self.via.resize(self.graph.len(), (NOWHERE, NOWHERE));
    }

    fn visit(&mut self, on: u16, struck: u16, from: u16) {
        self.n_visited += 1;
        self.visited[on as usize / 64] |= 1 << (on % 64);
        self.via[on as usize] = (struck, from);
        self.queue.push(on);
    }

    fn expand(&mut self, on: u16) {
        let fresh =
            self.graph.next(on).iter().zip(&self.visited).any(|(next, seen)| next & !seen != 0);
        if !fresh {
            return;
        }
        for index in 0..self.graph.steps(on).len() {
            let (struck, to) = self.graph.steps(on)[index];
            if self.visited[to as usize / 64] >> (to % 64) & 1 == 0 {
                self.visit(to, struck, on);
            }
        }
    }

    fn was_struck(&self, mut on: u16, candidate: u16) -> bool {
        while on != NOWHERE {
            let (struck, from) = self.via[on as usize];
            if struck == candidate {
                return true;
            }
            on = from;
        }
        false
    }

    /// Lists the nodes from the given end back over `on` to the start.
    fn trace_back(&mut self, mut on: u16, end: &[Node]) {
        self.nodes.clear();
        self.nodes.extend_from_slice(end);
        while on != NOWHERE {
            self.nodes.push(Node::on_of(&self.graph, on));
            let (struck, from) = self.via[on as usize];
            if struck != NOWHERE {
                self.nodes.push(Node::off_of(&self.graph, struck));
            }
            on = from;
        }
    }
}

impl Node {
    fn on_of(graph: &Graph, candidate: u16) -> Node {
        let (cell, digit) = graph.candidates[candidate as usize];
        Node::on(cell as usize, digit as usize)
    }

    fn off_of(graph: &Graph, candidate: u16) -> Node {
        Node::on_of(graph, candidate).twin()
    }
}
