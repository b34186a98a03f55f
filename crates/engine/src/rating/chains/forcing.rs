//! Nishio, multiple, dynamic and nested forcing chains: 7.5 and up.
//!
//! Every candidate is assumed on and off. What contradicts itself is wrong; what follows from every
//! digit of a cell, every place of a house, or from a candidate both ways, is right.

use super::cost::{SortKey, rating};
use super::group::{Group, Judge, Outcome, each_group, removals};
use super::mode::Mode;
use super::nested::Nest;
use super::node::Node;
use super::propagate::Propagation;
use super::trace::Trace;
use crate::CellSet;
use crate::rating::position::{Position, cells_of};
use crate::rating::step::Step;
use crate::rating::work::Work;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The search and its memory of assumptions followed, for one position at a time.
pub(in crate::rating) struct Forcing {
    traces: Vec<Trace>,
    n_traces: usize,
    /// The number of each assumption's trace.
    slots: [u16; Node::COUNT],
    propagation: Option<Box<Propagation>>,
    pub(super) nest: Nest,
}

const NONE: u16 = u16::MAX;

impl Forcing {
    pub fn new() -> Forcing {
        Forcing {
            traces: Vec::new(),
            n_traces: 0,
            slots: [NONE; Node::COUNT],
            propagation: None,
            nest: Nest::new(),
        }
    }

    /// The cheapest chain. The solution tells which contradictions cannot be.
    pub fn find(
        &mut self,
        position: &Position,
        solution: &[u8; 81],
        mode: Mode,
        work: &mut Work,
    ) -> Option<Step> {
        self.forget();
        let mut best: Option<(SortKey, Outcome)> = None;
        each_group(position, mode, |group| {
            if let Group::Contradiction(start) = group {
                let is_true = usize::from(solution[start.cell()]) == start.digit();
                if is_true == start.is_on() {
                    return;
                }
            }
            // Of two equal ones the first stays.
            let limit = best.as_ref().map_or(u32::MAX, |(key, best)| {
                if group.key() < *key { best.complexity } else { best.complexity - 1 }
            });
            let mut cheapest = Cheapest { limit, found: None };
            self.conclude(position, mode, group, work, &mut cheapest);
            if let Some(outcome) = cheapest.found {
                best = Some((group.key(), outcome));
            }
        });
        let (_, Outcome { conclusion, complexity, .. }) = best?;
        let rating = rating(mode.base(), complexity);
        let removals = removals(position, conclusion);
        let mut step = Step::removing(mode.technique(), rating.0, removals)?;
        if conclusion.is_on() {
            step.placement = Some((conclusion.cell(), conclusion.digit()));
        }
        Some(step)
    }

    /// Forgets the traces of the last position.
    pub fn forget(&mut self) {
        self.slots = [NONE; Node::COUNT];
        self.n_traces = 0;
        self.nest.forget();
    }

    /// Shows a judge the conclusions of a group.
    pub(super) fn conclude(
        &mut self,
        position: &Position,
        mode: Mode,
        group: Group,
        work: &mut Work,
        judge: &mut impl Judge,
    ) {
        if let Group::Contradiction(start) = group {
            let trace = self.follow(position, mode, start, work);
            if let Some((one, other)) = self.traces[trace].contradiction {
                let ends = [(trace, one), (trace, other)];
                self.judge(position, start.twin(), 0, &ends, judge);
            }
            return;
        }
        let branches = group.branches(position);
        let mut traces = [0; 9];
        let (mut on, mut off) = ([CellSet::ALL; 9], [CellSet::ALL; 9]);
        for (slot, &start) in traces.iter_mut().zip(&branches) {
            *slot = self.follow(position, mode, start, work);
            let mut any = CellSet::EMPTY;
            for digit in 0..9 {
                on[digit] &= self.traces[*slot].on[digit];
                off[digit] &= self.traces[*slot].off[digit];
                any |= on[digit] | off[digit];
            }
            if any.is_empty() {
                return;
            }
        }
        let traces = &traces[..branches.len()];
        for digit in 0..9 {
            let on = cells_of(on[digit]).map(|cell| (Node::on(cell, digit), 0));
            let off = cells_of(off[digit]).map(|cell| (Node::off(cell, digit), 1 << 16));
            for (node, rank) in on.chain(off) {
                let mut ends = [(0, 0); 9];
                for (end, &trace) in ends.iter_mut().zip(traces) {
                    *end = (trace, self.traces[trace].number_of(node));
                }
                let order = rank + u32::from(ends[0].1);
                self.judge(position, node, order, &ends[..traces.len()], judge);
            }
        }
    }

    fn judge(
        &mut self,
        position: &Position,
        conclusion: Node,
        order: u32,
        ends: &[(usize, u16)],
        judge: &mut impl Judge,
    ) {
        if conclusion.is_on() && position.cells[conclusion.cell()].is_power_of_two() {
            return;
        }
        let floor = ends.iter().map(|&(trace, number)| self.traces[trace].floor(number)).sum();
        let mut outcome = Outcome { conclusion, complexity: floor, order };
        if judge.wants(&outcome) {
            outcome.complexity = self.complexity(ends);
            if judge.wants(&outcome) {
                judge.take(outcome);
            }
        }
    }

    /// The nodes in the ancestries of these ends, each ancestry counted by itself, and the
    /// complexity of every nested chain they use, each once.
    fn complexity(&mut self, ends: &[(usize, u16)]) -> u32 {
        let flat: u32 = ends.iter().map(|&(trace, number)| self.traces[trace].count(number)).sum();
        let traces = &self.traces;
        if ends.iter().all(|&(trace, _)| traces[trace].nested.is_empty()) {
            return flat;
        }
        let mut used: Vec<u64> = Vec::new();
        let mut nested = 0;
        for &(trace, number) in ends {
            let trace = &traces[trace];
            trace.each_ancestor(number, |ancestor| {
                let Ok(at) = trace.nested.binary_search_by_key(&ancestor, |entry| entry.0) else {
                    return;
                };
                let hint = self.nest.hint(trace.nested[at].1);
                if !used.contains(&hint.identity) {
                    used.push(hint.identity);
                    nested += hint.complexity;
                }
            });
        }
        flat + nested
    }

    /// The trace of an assumption that was followed before.
    pub(super) fn trace_of(&self, start: Node) -> &Trace {
        &self.traces[self.slots[start.index()] as usize]
    }

    /// The trace of an assumption, followed now unless it was before.
    pub(super) fn follow(
        &mut self,
        position: &Position,
        mode: Mode,
        start: Node,
        work: &mut Work,
    ) -> usize {
        let slot = self.slots[start.index()];
        if slot != NONE {
            return slot as usize;
        }
        let number = self.n_traces;
        self.n_traces += 1;
        self.slots[start.index()] = number as u16;
        if self.traces.len() == number {
            self.traces.push(Trace::new());
        }
        let propagation =
            self.propagation.get_or_insert_with(|| Box::new(Propagation::new(position)));
        let trace = &mut self.traces[number];
        propagation.begin(position, trace, start);
        while !work.is_exhausted() {
            propagation.run(position, trace, mode.links());
            let is_done = trace.contradiction.is_some()
                || mode.level() == 0
                || !self.nest.extend(position, propagation, trace, mode.level(), work);
            if is_done {
                break;
            }
        }
        work.spend(trace.len() as u64);
        number
    }
}

/// The cheapest conclusion of one group; of two equal ones the first.
struct Cheapest {
    limit: u32,
    found: Option<Outcome>,
}

impl Judge for Cheapest {
    fn wants(&self, outcome: &Outcome) -> bool {
        match &self.found {
            None => outcome.complexity <= self.limit,
            Some(found) => (outcome.complexity, outcome.order) < (found.complexity, found.order),
        }
    }

    fn take(&mut self, outcome: Outcome) {
        self.found = Some(outcome);
    }
}
