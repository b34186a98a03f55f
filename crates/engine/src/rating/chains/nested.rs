//! Chains inside chains: an assumption that has run dry asks a whole chain search about the grid
//! it has made.

use super::advanced::{self, Strike};
use super::cost::{Cost, SortKey};
use super::cycles::{Cycles, Found, Sink};
use super::evidence::{Evidence, Record, mix};
use super::forcing::Forcing;
use super::group::{Judge, Outcome, each_group, removals};
use super::mode::Mode;
use super::node::Node;
use super::propagate::Propagation;
use super::trace::Trace;
use crate::rating::Tenths;
use crate::rating::sheet::{CELL, Mask, Sheet, bits, peers_in_order};
use crate::rating::work::Work;
use crate::sort;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A nested chain some node was struck by. Two of the same identity count once.
pub(super) struct NestedHint {
    pub complexity: u32,
    pub identity: u64,
}

/// What the levels above 0 need.
pub(super) struct Nest {
    hints: Vec<NestedHint>,
    cycles: Box<Cycles>,
    inner: Option<Box<Forcing>>,
}

impl Nest {
    pub fn new() -> Nest {
        Nest { hints: Vec::new(), cycles: Box::default(), inner: None }
    }

    pub fn forget(&mut self) {
        self.hints.clear();
    }

    pub fn hint(&self, number: u32) -> &NestedHint {
        &self.hints[number as usize]
    }

    /// Lets an assumption go on; whether it could. The rules of the level `asked` are not asked.
    pub fn extend(
        &mut self,
        source: &Sheet,
        propagation: &mut Propagation,
        trace: &mut Trace,
        (asked, level): (u8, u8),
        work: &mut Work,
    ) -> bool {
        if asked < 1 && advanced::extend(source, propagation, trace) {
            return true;
        }
        let mut with = |rule| match rule {
            Rule::Cycles => self.with_cycles(source, propagation, trace, work),
            Rule::Forcing(mode) => self.with_forcing(mode, source, propagation, trace, work),
        };
        let is_new = |rule: &&Rule| !rules(asked).contains(rule);
        rules(level).iter().filter(is_new).any(|&rule| with(rule))
    }

    fn with_cycles(
        &mut self,
        source: &Sheet,
        propagation: &mut Propagation,
        trace: &mut Trace,
        work: &mut Work,
    ) -> bool {
        let mut all = All { found: Vec::new() };
        self.cycles.search(&trace.work, &mut all, work);
        let mut found = all.found;
        sort::by_key(&mut found, |record| record.cost);
        let mut any = false;
        let mut seen = Vec::new();
        for record in found {
            if is_known(&mut seen, &record.removals) || !adds(trace, &record.removals) {
                continue;
            }
            let mut evidence = Evidence::new(source, &trace.work);
            evidence.of_static(&record);
            let (parents, name) = evidence.summary();
            let strike = Strike { removals: record.removals, parents };
            any |= self.strike(record.cost.complexity, name, strike, propagation, trace);
        }
        any
    }

    fn with_forcing(
        &mut self,
        mode: Mode,
        source: &Sheet,
        propagation: &mut Propagation,
        trace: &mut Trace,
        work: &mut Work,
    ) -> bool {
        let mut inner = self.inner.take().unwrap_or_else(|| Box::new(Forcing::new()));
        inner.forget();
        let grid = trace.work.clone();
        let mut table = Table { best: Vec::new(), group: (0, SortKey::Cell), base: mode.base() };
        table.best.resize(Node::COUNT, None);
        let mut groups = Vec::new();
        each_group(&grid, mode, |group| {
            table.group = (groups.len() as u32, group.key());
            groups.push(group);
            inner.conclude(&grid, mode, group, u32::MAX, work, &mut table);
        });
        let mut found: Vec<(Entry, usize)> = table
            .best
            .iter()
            .enumerate()
            .filter_map(|(node, entry)| entry.map(|entry| (entry, node)))
            .collect();
        sort::sort(&mut found);
        let mut any = false;
        let mut seen = Vec::new();
        for (entry, node) in found {
            let conclusion = Node::from_index(node);
            let removals = removals(&grid, conclusion);
            if is_known(&mut seen, &removals) || !adds(trace, &removals) {
                continue;
            }
            let mut evidence = Evidence::new(source, &grid);
            evidence.of_group(groups[entry.group as usize], conclusion, &inner, &grid);
            let (parents, name) = evidence.summary();
            let strike = Strike { removals, parents };
            any |= self.strike(entry.cost.complexity, name, strike, propagation, trace);
        }
        self.inner = Some(inner);
        any
    }

    fn strike(
        &mut self,
        complexity: u32,
        identity: u64,
        strike: Strike,
        propagation: &mut Propagation,
        trace: &mut Trace,
    ) -> bool {
        if strike.parents.is_empty() {
            return false;
        }
        let number = self.hints.len() as u32;
        self.hints.push(NestedHint { complexity, identity });
        strike.apply(propagation, trace, Some(number))
    }
}

/// A chain search as a rule inside a chain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    Cycles,
    Forcing(Mode),
}

/// The nested searches of a level, in the order they are asked.
fn rules(level: u8) -> &'static [Rule] {
    match level {
        0 | 1 => &[],
        2 => &[Rule::Cycles],
        3 => &[Rule::Cycles, Rule::Forcing(Mode::Multiple)],
        4 => &[Rule::Forcing(Mode::Dynamic)],
        _ => &[Rule::Forcing(Mode::Dynamic), Rule::Forcing(Mode::Leveled(2))],
    }
}

/// Of hints that remove exactly the same, only the first counts, be it of use or not.
fn is_known(seen: &mut Vec<u64>, removals: &[(usize, Mask)]) -> bool {
    let name = removals
        .iter()
        .map(|&(cell, digits)| mix(0, (cell as u64) << 16 | u64::from(digits)))
        .fold(0u64, |sum, one| sum.wrapping_add(one));
    let is_known = seen.contains(&name);
    if !is_known {
        seen.push(name);
    }
    is_known
}

/// Whether any of it is not struck yet.
fn adds(trace: &Trace, removals: &[(usize, Mask)]) -> bool {
    removals
        .iter()
        .any(|&(cell, digits)| bits(digits).any(|digit| !trace.has(Node::off(cell, digit))))
}

struct All {
    found: Vec<Record>,
}

impl Sink for All {
    fn longest(&self, _: Tenths, _: SortKey) -> u32 {
        u32::MAX
    }

    fn wants_chain(&self, _: Node) -> bool {
        true
    }

    fn cycle(&mut self, found: &Found<'_>) {
        let lost = found.cycle_removals();
        if lost.iter().all(|cells| cells.is_empty()) {
            return;
        }
        let mut removals: Vec<(usize, Mask)> = Vec::new();
        for node in found.nodes.iter().filter(|node| node.is_on()) {
            for cell in peers_in_order(node.cell()) {
                let is_lost = !(lost[node.digit()] & CELL[cell]).is_empty();
                if is_lost && !removals.iter().any(|&(known, _)| known == cell) {
                    let digits = (0..9)
                        .filter(|&digit| !(lost[digit] & CELL[cell]).is_empty())
                        .fold(0, |mask, digit| mask | 1 << digit);
                    removals.push((cell, digits));
                }
            }
        }
        self.found.push(Record {
            cost: found.cost(),
            is_cycle: true,
            nodes: found.nodes.to_vec(),
            removals,
        });
    }

    fn chain(&mut self, found: &Found<'_>) {
        let removals = removals(found.sheet, found.nodes[0]);
        if !removals.is_empty() {
            let nodes = found.nodes.to_vec();
            self.found.push(Record { cost: found.cost(), is_cycle: false, nodes, removals });
        }
    }
}

/// The best hint for each conclusion.
struct Table {
    best: Vec<Option<Entry>>,
    /// The group now looked at: its number and kind.
    group: (u32, SortKey),
    base: Tenths,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    cost: Cost,
    group: u32,
    order: u32,
}

impl Table {
    fn entry(&self, outcome: &Outcome) -> Entry {
        let (group, key) = self.group;
        Entry { cost: Cost::new(self.base, outcome.complexity, key), group, order: outcome.order }
    }
}

impl Judge for Table {
    fn wants(&self, outcome: &Outcome) -> bool {
        let best = &self.best[outcome.conclusion.index()];
        best.as_ref().is_none_or(|best| self.entry(outcome) < *best)
    }

    fn take(&mut self, outcome: Outcome) {
        self.best[outcome.conclusion.index()] = Some(self.entry(&outcome));
    }
}
