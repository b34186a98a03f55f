//! The search: forced choices first, then what clashes with every choice of an item is dropped,
//! and only then a guess, on the item with the fewest choices.
//!
//! Dropping the common clashes is what makes small pieces searchable. It is one rule for much that
//! has names in Sudoku: a digit confined to a box's row, two cells for two digits, a hole that only
//! one of two pieces can fill.

use super::table::Table;
use super::{Cover, OverBudget};
use crate::Grid;
use alloc::vec;
use alloc::vec::Vec;

/// Items with more choices are not asked for their common clashes: there are hardly any.
const FEW: usize = 6;

pub struct Search<'a> {
    cover: &'a Cover,
    budget: u32,
    /// The distinct boards found, each with the ways that agree with it.
    found: Vec<(Grid, Vec<u64>)>,
    /// The first arrangement found.
    arrangement: Option<Vec<u16>>,
    chosen: Vec<u16>,
}

/// What is still possible at one point of the search.
#[derive(Clone)]
pub struct State {
    live: Vec<u64>,
    /// Whether each item is still to be chosen.
    open: Vec<bool>,
    /// How many pieces of each kind are still to be placed.
    left: Vec<u8>,
}

/// No arrangement continues this state.
pub struct DeadEnd;

impl<'a> Search<'a> {
    pub fn new(cover: &'a Cover, budget: u32) -> Search<'a> {
        Search { cover, budget, found: Vec::new(), arrangement: None, chosen: Vec::new() }
    }

    /// Counts this board as found.
    pub fn know(&mut self, board: Grid) {
        let mut agreeing = vec![0; self.cover.table.words];
        for (way, known) in self.cover.ways.iter().enumerate() {
            if known.way.iter().all(|&(cell, digit)| board[cell] == Some(digit)) {
                agreeing[way / 64] |= 1 << (way % 64);
            }
        }
        self.found.push((board, agreeing));
    }

    /// Searches until `limit` boards are known or there are no more.
    pub fn collect(&mut self, limit: usize) -> Result<(), OverBudget> {
        if !self.cover.givens.conflicts().is_empty() {
            return Ok(());
        }
        self.explore(State::new(self.cover), limit)
    }

    pub fn into_boards(self) -> Vec<Grid> {
        self.found.into_iter().map(|(board, _)| board).collect()
    }

    pub fn into_arrangement(self) -> Option<Vec<u16>> {
        self.arrangement
    }

    fn explore(&mut self, mut state: State, limit: usize) -> Result<(), OverBudget> {
        let depth = self.chosen.len();
        let outcome = self.explore_from(&mut state, limit);
        self.chosen.truncate(depth);
        outcome
    }

    fn explore_from(&mut self, state: &mut State, limit: usize) -> Result<(), OverBudget> {
        if state.propagate(&self.cover.table, &mut self.chosen).is_err()
            || self.leads_only_to_known(state)
        {
            return Ok(());
        }
        let Some(item) = state.narrowest(&self.cover.table) else {
            self.keep();
            return Ok(());
        };
        let choices: Vec<usize> = ones(&state.live, self.cover.table.members(item)).collect();
        for way in choices {
            if self.found.len() >= limit {
                return Ok(());
            }
            self.budget = self.budget.checked_sub(1).ok_or(OverBudget)?;
            let mut next = state.clone();
            next.choose(way, &self.cover.table);
            self.chosen.push(way as u16);
            self.explore(next, limit)?;
            self.chosen.pop();
        }
        Ok(())
    }

    /// Whether every arrangement from here shows a board that is already known.
    fn leads_only_to_known(&self, state: &State) -> bool {
        self.found.iter().any(|(_, agreeing)| {
            self.chosen.iter().all(|&way| is_set(agreeing, usize::from(way)))
                && state.live.iter().zip(agreeing).all(|(live, agreeing)| live & !agreeing == 0)
        })
    }

    fn keep(&mut self) {
        let mut board = self.cover.givens;
        for &way in &self.chosen {
            for &(cell, digit) in &self.cover.ways[usize::from(way)].way {
                board[cell] = Some(digit);
            }
        }
        self.arrangement.get_or_insert_with(|| self.chosen.clone());
        if self.found.iter().all(|(known, _)| *known != board) {
            self.know(board);
        }
    }
}

impl State {
    pub fn new(cover: &Cover) -> State {
        let mut live = vec![0; cover.table.words];
        for way in 0..cover.ways.len() {
            live[way / 64] |= 1 << (way % 64);
        }
        let mut open = vec![false; cover.table.items.count()];
        for &(item, _) in &cover.table.open {
            open[item] = true;
        }
        State { live, open, left: cover.kinds.iter().map(|kind| kind.pieces.len() as u8).collect() }
    }

    /// Takes every forced choice and drops what cannot be, until nothing changes.
    pub fn propagate(&mut self, table: &Table, chosen: &mut Vec<u16>) -> Result<(), DeadEnd> {
        loop {
            while self.take_forced(table, chosen)? {}
            if !self.drop_common_clashes(table) {
                return Ok(());
            }
        }
    }

    /// Chooses wherever an item has one choice left.
    fn take_forced(&mut self, table: &Table, chosen: &mut Vec<u16>) -> Result<bool, DeadEnd> {
        let mut changed = false;
        for &(item, _) in &table.open {
            if !self.open[item] {
                continue;
            }
            let needed = self.needed(item, table);
            let count = count_up_to(needed + 1, &self.live, table.members(item));
            if count < needed {
                return Err(DeadEnd);
            }
            if count == needed {
                // Equal pieces may exclude each other, so the next is looked for after each choice.
                for _ in 0..needed {
                    let way = ones(&self.live, table.members(item)).next().ok_or(DeadEnd)?;
                    self.choose(way, table);
                    chosen.push(way as u16);
                }
                changed = true;
            }
        }
        Ok(changed)
    }

    /// Whatever is chosen for an item excludes what all its choices exclude.
    fn drop_common_clashes(&mut self, table: &Table) -> bool {
        let mut changed = false;
        let mut common = vec![0; table.words];
        for &(item, _) in &table.open {
            if !self.open[item] {
                continue;
            }
            let members = table.members(item);
            if count_up_to(FEW + 1, &self.live, members) > FEW {
                continue;
            }
            for (common, (live, members)) in common.iter_mut().zip(self.live.iter().zip(members)) {
                *common = live & !members;
            }
            for way in ones(&self.live, members) {
                for (common, clashes) in common.iter_mut().zip(table.clashes(way)) {
                    *common &= clashes;
                }
            }
            for (live, common) in self.live.iter_mut().zip(&common) {
                changed |= *common != 0;
                *live &= !common;
            }
        }
        changed
    }

    fn choose(&mut self, way: usize, table: &Table) {
        for (live, clashes) in self.live.iter_mut().zip(table.clashes(way)) {
            *live &= !clashes;
        }
        let [kind, places @ ..] = table.taken(way) else { return };
        for &item in places {
            self.open[usize::from(item)] = false;
        }
        let kind = usize::from(*kind);
        self.left[kind] -= 1;
        if self.left[kind] == 0 {
            self.open[kind] = false;
            for (live, members) in self.live.iter_mut().zip(table.members(kind)) {
                *live &= !members;
            }
        }
    }

    /// The one choice of an open item that needs one and has no other.
    pub fn forced(&self, item: usize, table: &Table) -> Option<usize> {
        if !self.open[item] || self.needed(item, table) > 1 {
            return None;
        }
        let mut choices = ones(&self.live, table.members(item));
        choices.next().filter(|_| choices.next().is_none())
    }

    /// How many ways an open item still needs.
    fn needed(&self, item: usize, table: &Table) -> usize {
        if table.items.is_kind(item) { usize::from(self.left[item]) } else { 1 }
    }

    /// The open item with the fewest choices; none when all is placed.
    fn narrowest(&self, table: &Table) -> Option<usize> {
        let mut best = None;
        let mut fewest = usize::MAX;
        for &(item, _) in &table.open {
            // A guess for one of several equal pieces would leave the others to be guessed again.
            if !self.open[item] || self.needed(item, table) > 1 {
                continue;
            }
            let count = count_up_to(fewest, &self.live, table.members(item));
            if count < fewest {
                (best, fewest) = (Some(item), count);
            }
        }
        best
    }
}

/// How many bits are set in both rows; counting stops at `limit`.
fn count_up_to(limit: usize, live: &[u64], members: &[u64]) -> usize {
    let mut count = 0;
    for (live, members) in live.iter().zip(members) {
        count += (live & members).count_ones() as usize;
        if count >= limit {
            return limit;
        }
    }
    count
}

/// The bits set in both rows.
fn ones<'a>(live: &'a [u64], members: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    live.iter().zip(members).enumerate().flat_map(|(word, (live, members))| {
        let mut bits = live & members;
        core::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(word * 64 + bit)
        })
    })
}

fn is_set(row: &[u64], way: usize) -> bool {
    row[way / 64] >> (way % 64) & 1 == 1
}
