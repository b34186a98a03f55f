//! Nishio, multiple, dynamic and nested forcing chains: 7.5 and up.
//!
//! Every candidate is assumed on and off. What contradicts itself is wrong; what follows from every
//! digit of a cell, every place of a house, or from a candidate both ways, is right.

use super::cost::{SortKey, rating};
use super::graph::{Graph, Pass};
use super::group::{Group, Judge, Outcome, each_group, removals};
use super::mode::Mode;
use super::nested::Nest;
use super::node::Node;
use super::propagate::Propagation;
use super::trace::Trace;
use crate::CellSet;
use crate::rating::Tenths;
use crate::rating::sheet::{Sheet, cells_of};
use crate::rating::step::Step;
use crate::rating::work::Work;
use alloc::vec::Vec;

/// The search and its memory of assumptions followed, for one sheet at a time.
pub(in crate::rating) struct Forcing {
    traces: Vec<Trace>,
    n_traces: usize,
    /// The number of each assumption's trace.
    slots: [u16; Node::COUNT],
    propagation: Propagation,
    /// The fixed links of the sheet, once they are asked for.
    graph: Graph,
    has_graph: bool,
    pub(super) nest: Nest,
}

const NONE: u16 = u16::MAX;

impl Forcing {
    pub fn new() -> Forcing {
        Forcing {
            traces: Vec::new(),
            n_traces: 0,
            slots: [NONE; Node::COUNT],
            propagation: Propagation::new(),
            graph: Graph::default(),
            has_graph: false,
            nest: Nest::new(),
        }
    }

    /// The cheapest chain of the first method that has one, of those that can be had for `most`.
    /// The solution tells which contradictions cannot be.
    pub fn find(
        &mut self,
        sheet: &Sheet,
        solution: &[u8; 81],
        most: Tenths,
        work: &mut Work,
    ) -> Option<Step> {
        Mode::ALL.into_iter().take_while(|mode| mode.base() <= most).find_map(|mode| {
            // Where a mode only adds to the one before, its assumptions go on where they stood.
            if !mode.extends_last() {
                self.forget();
            }
            self.find_with(mode, sheet, solution, work)
        })
    }

    fn find_with(
        &mut self,
        mode: Mode,
        sheet: &Sheet,
        solution: &[u8; 81],
        work: &mut Work,
    ) -> Option<Step> {
        let mut best: Option<(SortKey, Outcome)> = None;
        each_group(sheet, mode, |group| {
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
            self.conclude(sheet, mode, group, limit, work, &mut cheapest);
            if let Some(outcome) = cheapest.found {
                best = Some((group.key(), outcome));
            }
        });
        let (_, Outcome { conclusion, complexity, .. }) = best?;
        let rating = rating(mode.base(), complexity);
        let removals = removals(sheet, conclusion);
        let mut step = Step::removing(mode.method(), rating.0, removals)?;
        if conclusion.is_on() {
            step.placement = Some((conclusion.cell(), conclusion.digit()));
        }
        Some(step)
    }

    fn graph_of(&mut self, sheet: &Sheet) -> &Graph {
        if !self.has_graph {
            self.graph.build(sheet, Pass::Xy);
            self.has_graph = true;
        }
        &self.graph
    }

    /// Forgets the traces of the last sheet.
    pub fn forget(&mut self) {
        self.has_graph = false;
        self.slots = [NONE; Node::COUNT];
        self.n_traces = 0;
        self.nest.forget();
    }

    /// Shows a judge the conclusions of a group. Those longer than `longest` may be left out,
    /// then and in all later calls.
    pub(super) fn conclude(
        &mut self,
        sheet: &Sheet,
        mode: Mode,
        group: Group,
        longest: u32,
        work: &mut Work,
        judge: &mut impl Judge,
    ) {
        if let Group::Contradiction(start) = group {
            let trace = self.follow(sheet, mode, start, longest, work);
            if let Some((one, other)) = self.traces[trace].contradiction {
                let ends = [(trace, one), (trace, other)];
                self.judge(sheet, start.twin(), 0, &ends, judge);
            }
            return;
        }
        let branches = group.branches(sheet);
        if mode == Mode::Multiple {
            // Links that do not change can be followed for all candidates at once, if only to see
            // that nothing comes of it.
            let starts = branches.iter().map(|start| (start.cell(), start.digit()));
            if !self.graph_of(sheet).have_common_end(starts) {
                return;
            }
        }
        let mut traces = [0; 9];
        let (mut on, mut off) = ([CellSet::ALL; 9], [CellSet::ALL; 9]);
        for (slot, &start) in traces.iter_mut().zip(&branches) {
            *slot = self.follow(sheet, mode, start, longest, work);
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
                self.judge(sheet, node, order, &ends[..traces.len()], judge);
            }
        }
    }

    fn judge(
        &mut self,
        sheet: &Sheet,
        conclusion: Node,
        order: u32,
        ends: &[(usize, u16)],
        judge: &mut impl Judge,
    ) {
        if conclusion.is_on() && sheet.cells[conclusion.cell()].is_power_of_two() {
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

    /// The trace of an assumption, followed as far as the mode goes.
    fn follow(
        &mut self,
        sheet: &Sheet,
        mode: Mode,
        start: Node,
        longest: u32,
        work: &mut Work,
    ) -> usize {
        let mut number = self.slots[start.index()] as usize;
        if number == NONE as usize {
            number = self.n_traces;
            self.n_traces += 1;
            self.slots[start.index()] = number as u16;
            if self.traces.len() == number {
                self.traces.push(Trace::new(sheet));
            }
            let trace = &mut self.traces[number];
            // An advanced rule may shorten the way to what seems far.
            let longest = if mode.level() == 0 { longest } else { u32::MAX };
            self.propagation.begin(sheet, trace, start, mode.links(), longest);
            self.propagation.run(sheet, trace, mode.links());
            work.spend(trace.len() as u64);
        }
        let trace = &mut self.traces[number];
        if trace.level < mode.level() {
            // What the last level asked in vain need not be asked again.
            let mut asked = trace.level;
            trace.level = mode.level();
            self.propagation.resume();
            while trace.contradiction.is_none() && !work.is_exhausted() {
                let levels = (asked, mode.level());
                if !self.nest.extend(sheet, &mut self.propagation, trace, levels, work) {
                    break;
                }
                asked = 0;
                self.propagation.run(sheet, trace, mode.links());
                work.spend(trace.len() as u64);
            }
        }
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
