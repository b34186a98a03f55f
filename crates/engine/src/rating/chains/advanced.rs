//! What an assumption that has run dry may still do: pointing and claiming, hidden pairs, naked
//! pairs, X-wings, on the grid as the assumption has made it.
//!
//! The first kind that yields anything is used, and all of its hints. A hint counts only if it
//! needs something the assumption struck; those candidates are its parents.

use super::node::{Cause, Node};
use super::propagate::Propagation;
use super::trace::Trace;
use crate::CellSet;
use crate::rating::sheet::{COLUMNS, HOUSE, Mask, ROWS, Sheet, bits, cell_at, cells_of};
use crate::rating::{fish, locked, subsets};
use crate::sort;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Strikes what the rules strike; whether it was anything.
pub(super) fn extend(source: &Sheet, propagation: &mut Propagation, trace: &mut Trace) -> bool {
    let mut strikes = Vec::new();
    let rules = [of_locked, of_hidden_pairs, of_naked_pairs, of_x_wings];
    rules.iter().any(|rule| {
        rule(source, &trace.work, &mut strikes);
        let mut any = false;
        for strike in strikes.drain(..) {
            any |= strike.apply(propagation, trace, None);
        }
        any
    })
}

/// Candidates to be struck for a common reason.
pub(super) struct Strike {
    /// In the order they are found.
    pub removals: Vec<(usize, Mask)>,
    /// The struck candidates this depends on: cell and digit.
    pub parents: Vec<(usize, usize)>,
}

impl Strike {
    /// Derives the nodes; whether any was new.
    pub fn apply(
        mut self,
        propagation: &mut Propagation,
        trace: &mut Trace,
        nested: Option<u32>,
    ) -> bool {
        sort_like_a_hash_map(&mut self.removals);
        let mut any = false;
        for &(cell, digits) in &self.removals {
            for digit in bits(digits) {
                let node = Node::off(cell, digit);
                if trace.has(node) {
                    continue;
                }
                for &(cell, digit) in &self.parents {
                    let parent = trace.number_of(Node::off(cell, digit));
                    trace.add_parent(parent);
                }
                let number = propagation.derive(trace, node, Cause::Rule);
                if let Some(hint) = nested {
                    trace.nested.push((number, hint));
                }
                any = true;
            }
        }
        any
    }
}

/// Sudoku Explainer keeps removals in a hash map keyed by cell and takes them in the map's order.
/// That order is part of the rating of the hardest puzzles. With cells hashed by their index the
/// map has 16 buckets up to 12 cells and doubles whenever three quarters are filled.
fn sort_like_a_hash_map(removals: &mut [(usize, Mask)]) {
    let mut n_buckets = 16;
    while removals.len() * 4 > n_buckets * 3 {
        n_buckets *= 2;
    }
    sort::by_key(removals, |&(cell, _)| cell % n_buckets);
}

fn of_locked(source: &Sheet, work: &Sheet, strikes: &mut Vec<Strike>) {
    for found in locked::all_leaning(source, work) {
        let victims = found.victims(work);
        let gone = (source.digits[found.digit] - work.digits[found.digit]) & HOUSE[found.base];
        let removals = cells_of(victims).map(|cell| (cell, 1 << found.digit)).collect();
        let gone = cells_of(gone - HOUSE[found.cover]);
        push(strikes, removals, gone.map(|cell| (cell, found.digit)).collect());
    }
}

fn of_hidden_pairs(source: &Sheet, work: &Sheet, strikes: &mut Vec<Strike>) {
    let _ = subsets::each_hidden(
        work,
        2,
        4,
        |house| {
            // One of the two digits must have had a third place.
            let pairs = work.places[house].iter().zip(&source.places[house]);
            pairs.fold(false, |any, (now, before)| any | (now.count_ones() == 2) & (now != before))
        },
        |pair| {
            let parents: Vec<_> = bits(!pair.places & 0x1ff)
                .map(|place| cell_at(pair.house, place))
                .flat_map(|cell| bits(source.cells[cell] & pair.digits).map(move |d| (cell, d)))
                .collect();
            push(strikes, pair.hidden_removals(work), parents);
            ControlFlow::Continue(())
        },
    );
}

fn of_naked_pairs(source: &Sheet, work: &Sheet, strikes: &mut Vec<Strike>) {
    let changed: CellSet = work
        .empty
        .iter()
        .filter(|cell| work.cells[cell.index()].count_ones() == 2)
        .filter(|cell| work.cells[cell.index()] != source.cells[cell.index()])
        .collect();
    let _ = subsets::each_naked(
        work,
        2,
        |house| !(HOUSE[house] & changed).is_empty(),
        |pair| {
            let parents: Vec<_> = bits(pair.places)
                .map(|place| cell_at(pair.house, place))
                .flat_map(|cell| bits(source.cells[cell] & !pair.digits).map(move |d| (cell, d)))
                .collect();
            push(strikes, pair.naked_removals(work), parents);
            ControlFlow::Continue(())
        },
    );
}

fn of_x_wings(source: &Sheet, work: &Sheet, strikes: &mut Vec<Strike>) {
    // One of the two bases must have had a third place.
    let mut changed = 0;
    for line in ROWS.chain(COLUMNS) {
        for (digit, now) in work.places[line].iter().enumerate() {
            let is_new = (now.count_ones() == 2) & (*now != source.places[line][digit]);
            changed |= Mask::from(is_new) << digit;
        }
    }
    for found in fish::all(work, 2, changed) {
        let removals: Vec<_> = found.victims(work).map(|cell| (cell, 1 << found.digit)).collect();
        let parents: Vec<_> = bits(found.bases)
            .map(|base| found.first_base() + base)
            .flat_map(|base| {
                let gone = source.places[base][found.digit] & !work.places[base][found.digit];
                bits(gone & !found.covers).map(move |place| (cell_at(base, place), found.digit))
            })
            .collect();
        push(strikes, removals, parents);
    }
}

fn push(strikes: &mut Vec<Strike>, removals: Vec<(usize, Mask)>, parents: Vec<(usize, usize)>) {
    if !removals.is_empty() && !parents.is_empty() {
        strikes.push(Strike { removals, parents });
    }
}
