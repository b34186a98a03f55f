//! Aligned pair exclusion 6.2 and aligned triplet exclusion 7.5.
//!
//! Despite the name nothing need be aligned: two (three) cells that see the same two or more small
//! cells cannot take a combination that would empty one of those.

use super::position::{CELL, Mask, PEERS, Position, bits, cells_of, peers_in_order};
use super::{Technique, step::Step};
use crate::CellSet;
use alloc::vec::Vec;

pub(super) fn pair(position: &Position) -> Option<Step> {
    let (bases, _) = bases(position, 2);
    for (index, second) in bases.iter().enumerate() {
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if common.len() >= 2
                && let Some(removals) = exclude(position, &[first.cell, second.cell], common)
            {
                return Step::removing(Technique::AlignedPairExclusion, 62, removals);
            }
        }
    }
    None
}

pub(super) fn triplet(position: &Position) -> Option<Step> {
    let (bases, base_of) = bases(position, 3);
    if bases.len() < 3 {
        return None;
    }
    for (index, second) in bases.iter().enumerate() {
        for first in &bases[..index] {
            let common = first.excluders & second.excluders;
            if common.len() < 2 {
                continue;
            }
            let pair = CELL[first.cell] | CELL[second.cell];
            // The excluders of the first in its peers' order, then the rest of the second's.
            let thirds = peers_in_order(first.cell)
                .filter(|&cell| !(first.excluders & CELL[cell]).is_empty())
                .chain(
                    peers_in_order(second.cell)
                        .filter(|&cell| !(second.excluders & CELL[cell]).is_empty())
                        .filter(|&cell| (first.excluders & CELL[cell]).is_empty()),
                )
                .filter(|&cell| (pair & CELL[cell]).is_empty());
            for third in thirds {
                let Some(base) = base_of[third] else { continue };
                let common = common & bases[base].excluders;
                if common.len() >= 2
                    && let Some(removals) =
                        exclude(position, &[first.cell, second.cell, third], common)
                {
                    return Step::removing(Technique::AlignedTripleExclusion, 75, removals);
                }
            }
        }
    }
    None
}

/// A cell that may take part, and the small cells it sees.
struct Base {
    cell: usize,
    excluders: CellSet,
}

/// The cells that may take part, and for each cell its number among them. A cell beside a naked
/// single may not.
fn bases(position: &Position, max_excluder: u32) -> (Vec<Base>, [Option<usize>; 81]) {
    let (mut single, mut small) = (CellSet::EMPTY, CellSet::EMPTY);
    for cell in cells_of(position.empty) {
        match position.cells[cell].count_ones() {
            1 => single |= CELL[cell],
            n if n <= max_excluder => small |= CELL[cell],
            _ => {}
        }
    }
    let mut bases = Vec::new();
    let mut base_of = [None; 81];
    for cell in cells_of(position.empty - single) {
        let excluders = small & PEERS[cell];
        if !excluders.is_empty() && (single & PEERS[cell]).is_empty() {
            base_of[cell] = Some(bases.len());
            bases.push(Base { cell, excluders });
        }
    }
    (bases, base_of)
}

/// The digits that no allowed combination gives to their cell.
fn exclude(position: &Position, cells: &[usize], excluders: CellSet) -> Option<Vec<(usize, Mask)>> {
    let union = cells.iter().fold(0, |union, &cell| union | position.cells[cell]);
    // Only an excluder whose digits the cells can cover between them forbids anything.
    let excluders: Vec<Mask> = cells_of(excluders)
        .map(|cell| position.cells[cell])
        .filter(|mask| mask & !union == 0)
        .collect();
    let mut allowed = [0; 3];
    combine(position, cells, &excluders, [0; 3], 0, &mut allowed);
    let removals: Vec<_> = (0..cells.len())
        .map(|index| (cells[index], position.cells[cells[index]] & !allowed[index]))
        .filter(|&(_, lost)| lost != 0)
        .collect();
    (!removals.is_empty()).then_some(removals)
}

fn combine(
    position: &Position,
    cells: &[usize],
    excluders: &[Mask],
    mut chosen: [Mask; 3],
    depth: usize,
    allowed: &mut [Mask; 3],
) {
    if depth == cells.len() {
        let taken = chosen[0] | chosen[1] | chosen[2];
        if excluders.iter().all(|excluder| excluder & !taken != 0) {
            for (allowed, chosen) in allowed.iter_mut().zip(chosen) {
                *allowed |= chosen;
            }
        }
        return;
    }
    for digit in bits(position.cells[cells[depth]]) {
        let bit = 1 << digit;
        let clashes = (0..depth)
            .any(|at| chosen[at] == bit && !(PEERS[cells[at]] & CELL[cells[depth]]).is_empty());
        if !clashes {
            chosen[depth] = bit;
            combine(position, cells, excluders, chosen, depth + 1, allowed);
        }
    }
}
