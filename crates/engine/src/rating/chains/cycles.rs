//! X-cycles, Y-cycles, XY-cycles and simple forcing chains: 6.5 to about 7.9.
//!
//! Three passes over three graphs; in each, every candidate is a start: first its cycles, then the
//! chain that strikes it, then the chain that proves it. The cheapest of all is taken.

use super::cost::{Cost, SortKey, rating};
use super::graph::{Graph, Pass};
use super::group::removals;
use super::node::Node;
use crate::CellSet;
use crate::rating::position::{CELL, Mask, PEERS, Position, cells_of};
use crate::rating::work::Work;
use crate::rating::{Technique, Tenths, step::Step};
use alloc::vec::Vec;

/// What a search does with what it finds.
pub(super) trait Sink {
    /// The longest hint of this kind that is still of interest, 0 for none.
    fn longest(&self, base: Tenths, key: SortKey) -> u32;
    /// Whether a chain that strikes (`false`: proves) this candidate is of interest at all.
    fn wants_chain(&self, conclusion: Node) -> bool;
    fn cycle(&mut self, found: &Found<'_>);
    fn chain(&mut self, found: &Found<'_>);
}

/// A cycle or chain: its nodes from the conclusion back to the start.
pub(super) struct Found<'a> {
    pub position: &'a Position,
    pub technique: Technique,
    pub base: Tenths,
    pub key: SortKey,
    pub complexity: u32,
    /// For a cycle the start, which is also the conclusion, is named once.
    pub nodes: &'a [Node],
}

impl Found<'_> {
    pub fn cost(&self) -> Cost {
        Cost::new(self.base, self.complexity, self.key)
    }

    /// What a cycle removes, by digit: all outside its cells that both its ways round strike.
    pub fn cycle_removals(&self) -> [CellSet; 9] {
        let (mut one_way, mut other_way) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        let mut cells = CellSet::EMPTY;
        for node in self.nodes {
            let way = if node.is_on() { &mut one_way } else { &mut other_way };
            way[node.digit()] |= PEERS[node.cell()];
            cells |= CELL[node.cell()];
        }
        core::array::from_fn(|digit| {
            (one_way[digit] & other_way[digit] & self.position.digits[digit]) - cells
        })
    }
}

/// The cheapest cycle or chain. The solution tells which chains cannot exist.
pub(in crate::rating) fn find(
    position: &Position,
    solution: &[u8; 81],
    work: &mut Work,
) -> Option<Step> {
    let mut cheapest = Cheapest { solution, best: None };
    search(position, &mut cheapest, work);
    cheapest.best.map(|(_, step)| step)
}

struct Cheapest<'a> {
    solution: &'a [u8; 81],
    best: Option<(Cost, Step)>,
}

impl Cheapest<'_> {
    fn take(&mut self, found: &Found<'_>, removals: Vec<(usize, Mask)>, is_placed: bool) {
        let cost = found.cost();
        if self.best.as_ref().is_some_and(|(best, _)| *best <= cost) {
            return;
        }
        let rating = rating(found.base, found.complexity);
        if let Some(mut step) = Step::removing(found.technique, rating.0, removals) {
            if is_placed {
                step.placement = Some((found.nodes[0].cell(), found.nodes[0].digit()));
            }
            self.best = Some((cost, step));
        }
    }
}

impl Sink for Cheapest<'_> {
    fn longest(&self, base: Tenths, key: SortKey) -> u32 {
        let Some((best, _)) = &self.best else { return u32::MAX };
        // Hints have an even number of nodes; a longer one of the same base never goes first.
        let mut longest = 0;
        while longest < 2 * 729 && Cost::new(base, longest + 2, key) < *best {
            longest += 2;
        }
        longest
    }

    fn wants_chain(&self, conclusion: Node) -> bool {
        let is_true = usize::from(self.solution[conclusion.cell()]) == conclusion.digit();
        is_true == conclusion.is_on()
    }

    fn cycle(&mut self, found: &Found<'_>) {
        let mut removals: Vec<(usize, Mask)> = Vec::new();
        for (digit, victims) in found.cycle_removals().into_iter().enumerate() {
            removals.extend(cells_of(victims).map(|cell| (cell, 1 << digit)));
        }
        self.take(found, removals, false);
    }

    fn chain(&mut self, found: &Found<'_>) {
        self.take(found, removals(found.position, found.nodes[0]), found.nodes[0].is_on());
    }
}

/// Finds all cycles and chains the sink has an interest in.
pub(super) fn search(position: &Position, sink: &mut impl Sink, work: &mut Work) {
    let mut walk = Walk::new();
    for (pass, key, cycle, chain) in [
        (Pass::X, SortKey::X, (Technique::XCycle, 65), Some((Technique::ForcingXChain, 66))),
        (Pass::Y, SortKey::Y, (Technique::YCycle, 65), None),
        (Pass::Xy, SortKey::Xy, (Technique::XyCycle, 70), Some((Technique::ForcingChain, 70))),
    ] {
        let base = Tenths(cycle.1);
        if sink.longest(base, key) < 4 && chain.is_none_or(|c| sink.longest(Tenths(c.1), key) < 4) {
            continue;
        }
        walk.graph.build(position, pass);
        for start in 0..walk.graph.len() as u16 {
            let n_digits =
                position.cells[walk.graph.candidates[start as usize].0 as usize].count_ones();
            if n_digits < 2 || pass == Pass::Y && n_digits > 2 {
                continue;
            }
            let kind = |(technique, base)| Kind { position, technique, base: Tenths(base), key };
            walk.explore(start, kind(cycle), chain.map(kind), sink);
        }
    }
    work.spend(walk.n_visited);
}

/// What all finds of one pass have in common.
#[derive(Clone, Copy)]
struct Kind<'a> {
    position: &'a Position,
    technique: Technique,
    base: Tenths,
    key: SortKey,
}

/// A walk in layers over one graph, and the way back from each candidate reached.
struct Walk {
    graph: Graph,
    visited: [u64; 12],
    /// The struck candidate and the one before it that led to each candidate.
    via: Vec<(u16, u16)>,
    queue: Vec<u16>,
    nodes: Vec<Node>,
    n_visited: u64,
}

const NOWHERE: u16 = u16::MAX;

impl Walk {
    fn new() -> Walk {
        Walk {
            graph: Graph::new(),
            visited: [0; 12],
            via: Vec::new(),
            queue: Vec::new(),
            nodes: Vec::new(),
            n_visited: 0,
        }
    }

    fn explore(
        &mut self,
        start: u16,
        cycle: Kind<'_>,
        chain: Option<Kind<'_>>,
        sink: &mut impl Sink,
    ) {
        let (cell, digit) = self.graph.candidates[start as usize];
        let (cell, digit) = (cell as usize, digit as usize);
        let struck = chain.filter(|_| sink.wants_chain(Node::off(cell, digit)));
        self.explore_on(start, cycle, struck, sink);
        if let Some(kind) = chain
            && sink.wants_chain(Node::on(cell, digit))
        {
            self.explore_off(start, kind, sink);
        }
    }

    /// Cycles through the start, and the chain from it to its own end. Both follow the same walk,
    /// as a cycle's rule that no candidate be struck twice on one way only matters at its end.
    fn explore_on(
        &mut self,
        start: u16,
        cycle: Kind<'_>,
        chain: Option<Kind<'_>>,
        sink: &mut impl Sink,
    ) {
        self.begin();
        self.visit(start, NOWHERE, NOWHERE);
        let mut struck_by = None;
        let mut layer_end = 1;
        let (mut layer, mut at) = (0, 0);
        let mut longest_cycle = sink.longest(cycle.base, cycle.key);
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
                if leads_back && complexity <= longest_cycle {
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

impl<'a> Kind<'a> {
    fn found<'f>(&self, complexity: u32, nodes: &'f [Node]) -> Found<'f>
    where
        'a: 'f,
    {
        let Kind { position, technique, base, key } = *self;
        Found { position, technique, base, key, complexity, nodes }
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
