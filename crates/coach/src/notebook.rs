//! The coach's notebook: what is known of a player after so many runs. It does not grow with them but for their
//! names: a leaf for each technique has all meetings counted, and the last of them as they were. What is in it
//! follows from which runs it has seen, in whatever order, so that it can be found out again from their logs.

mod leaf;
mod text;

pub(crate) use leaf::{Leaf, Meeting};

use crate::opinion::Opinion;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use engine::technique::Technique;
use session::RunId;

/// How many of the last runs are looked through for twins.
const LATELY: usize = 5;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook {
    /// The runs that it has seen, by half of their names: chance made those, and half is enough to tell them
    /// apart.
    runs: BTreeSet<u64>,
    /// How many of them something was learned from.
    n_telling: u32,
    /// How many chapters of the course the best placement test has shown to be known.
    placed: u32,
    /// Of the last runs, the oldest first: when each was begun, and its twins.
    twins: Vec<(u64, RunId, u32)>,
    leaves: BTreeMap<Technique, Leaf>,
}

impl Notebook {
    /// Adds what was found out about a run, once.
    pub fn add(&mut self, opinion: &Opinion) {
        if !self.runs.insert(half(opinion.run)) {
            return;
        }
        self.n_telling += u32::from(!opinion.met.is_empty());
        self.placed = self.placed.max(opinion.placed);
        keep_last(&mut self.twins, (opinion.started, opinion.run, opinion.twins), LATELY);
        let mut met: Vec<Technique> = opinion.met.iter().map(|met| met.technique).collect();
        met.sort_unstable();
        met.dedup();
        for technique in met {
            self.leaves.entry(technique).or_default().add(technique, opinion);
        }
    }

    pub fn has(&self, run: RunId) -> bool {
        self.runs.contains(&half(run))
    }

    /// The runs that something was learned from.
    pub fn n_telling(&self) -> u32 {
        self.n_telling
    }

    /// How many chapters of the course are known by a placement test.
    pub(crate) fn placed(&self) -> u32 {
        self.placed
    }

    /// Digits that were entered beside their like, in the last runs.
    pub(crate) fn n_twins(&self) -> u32 {
        self.twins.iter().map(|(_, _, twins)| twins).sum()
    }

    pub(crate) fn leaf(&self, technique: Technique) -> Option<&Leaf> {
        self.leaves.get(&technique)
    }

    /// What there is a leaf of, the easiest first.
    pub(crate) fn leaves(&self) -> impl Iterator<Item = (Technique, &Leaf)> {
        self.leaves.iter().map(|(technique, leaf)| (*technique, leaf))
    }
}

fn half(run: RunId) -> u64 {
    run.0 as u64
}

/// Puts one in its place, and lets the first go where there are too many.
fn keep_last<T: Ord>(all: &mut Vec<T>, one: T, most: usize) {
    let at = all.partition_point(|known| *known < one);
    all.insert(at, one);
    if all.len() > most {
        all.remove(0);
    }
}

#[cfg(test)]
mod tests;
