//! X-cycles, Y-cycles, XY-cycles and simple forcing chains: 6.5 to about 7.9.
//!
//! Three passes over three graphs; in each, every candidate is a start: first its cycles, then the
//! chain that strikes it, then the chain that proves it. The cheapest of all is taken.

use super::cost::{Cost, SortKey, rating};
use super::graph::{Graph, Pass};
use super::group::removals;
use super::node::Node;
use super::walk::Walk;
use crate::CellSet;
use crate::rating::sheet::{CELL, Mask, PEERS, Sheet, cells_of};
use crate::rating::work::Work;
use crate::rating::{Method, Tenths, step::Step};
use alloc::vec::Vec;
use core::mem::swap;

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
    pub sheet: &'a Sheet,
    pub method: Method,
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
            (one_way[digit] & other_way[digit] & self.sheet.digits[digit]) - cells
        })
    }
}

/// The search, which reuses its memory.
#[derive(Default)]
pub(in crate::rating) struct Cycles {
    walk: Walk,
    /// The graph that the walk is not on.
    other: Graph,
}

impl Cycles {
    /// The cheapest cycle or chain. The solution tells which chains cannot exist.
    pub fn find(&mut self, sheet: &Sheet, solution: &[u8; 81], work: &mut Work) -> Option<Step> {
        let mut cheapest = Cheapest { solution, best: None };
        self.search(sheet, &mut cheapest, work);
        cheapest.best.map(|(_, step)| step)
    }

    /// Finds all cycles and chains the sink has an interest in.
    pub(super) fn search(&mut self, sheet: &Sheet, sink: &mut impl Sink, work: &mut Work) {
        let walk = &mut self.walk;
        walk.n_visited = 0;
        // With all links every walk goes at least as far as with some.
        walk.graph.build(sheet, Pass::Xy);
        let is_promising = (0..walk.graph.len() as u16).any(|start| {
            walk.graph.may_cycle(start)
                || walk.graph.is_proved(start)
                || walk.graph.is_struck(start)
        });
        if !is_promising {
            return;
        }
        swap(&mut walk.graph, &mut self.other);
        for (pass, key, cycle, chain) in [
            (Pass::X, SortKey::X, (Method::XCycle, 65), Some((Method::ForcingXChain, 66))),
            (Pass::Y, SortKey::Y, (Method::YCycle, 65), None),
            (Pass::Xy, SortKey::Xy, (Method::XyCycle, 70), Some((Method::ForcingChain, 70))),
        ] {
            let kind = |(method, base)| Kind { sheet, method, base: Tenths(base), key };
            let (cycle, chain) = (kind(cycle), chain.map(kind));
            let is_short = |kind: Kind<'_>| sink.longest(kind.base, kind.key) < 4;
            if is_short(cycle) && chain.is_none_or(is_short) {
                continue;
            }
            if pass == Pass::Xy {
                swap(&mut walk.graph, &mut self.other);
            } else {
                walk.graph.build(sheet, pass);
            }
            for start in 0..walk.graph.len() as u16 {
                if walk.is_start(sheet, pass, start) {
                    walk.explore(start, cycle, chain, sink);
                }
            }
        }
        work.spend(walk.n_visited);
    }
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
        if let Some(mut step) = Step::removing(found.method, rating.0, removals) {
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
        self.take(found, removals(found.sheet, found.nodes[0]), found.nodes[0].is_on());
    }
}

/// What all finds of one pass have in common.
#[derive(Clone, Copy)]
pub(super) struct Kind<'a> {
    pub sheet: &'a Sheet,
    pub method: Method,
    pub base: Tenths,
    pub key: SortKey,
}

impl<'a> Kind<'a> {
    pub fn found<'f>(&self, complexity: u32, nodes: &'f [Node]) -> Found<'f>
    where
        'a: 'f,
    {
        let Kind { sheet, method, base, key } = *self;
        Found { sheet, method, base, key, complexity, nodes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::Links;

    /// The digit 1 has two places in columns 1 and 5 each; one of each column lies in row 1.
    fn skyscraper(tops: [usize; 2]) -> Sheet {
        let mut sheet = Sheet::full();
        sheet.keep(9, 0, 1 | 1 << tops[0]);
        sheet.keep(13, 0, 1 | 1 << tops[1]);
        sheet
    }

    #[test]
    fn a_turbot_fish_is_the_shortest_chain() {
        let mut work = Work::new(Links::AMPLE);
        let step = Cycles::default().find(&skyscraper([5, 3]), &[8; 81], &mut work).unwrap();
        assert_eq!((step.method, step.rating), (Method::ForcingXChain, Tenths(66)));
        assert_eq!(step.removals, [(3 * 9 + 1, 1)]);
    }

    #[test]
    fn tops_that_no_cell_sees_give_nothing() {
        let mut work = Work::new(Links::AMPLE);
        assert_eq!(Cycles::default().find(&skyscraper([5, 7]), &[8; 81], &mut work), None);
    }
}
