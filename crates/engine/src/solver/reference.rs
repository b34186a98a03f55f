//! The plain solver that the fast one is measured against: obviously right, and slow.
//!
//! Take the cell with the fewest candidates, try each of them, go on with the rest. Nothing else.

use crate::{Candidates, Cell, CellSet, Grid};
use core::ops::ControlFlow;

/// How many solutions there are, counted up to `limit`.
pub fn count(candidates: &Candidates, limit: u64) -> u64 {
    let mut n_found = 0;
    if limit > 0 {
        each(candidates, |_| {
            n_found += 1;
            if n_found < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    n_found
}

/// Calls `found` with every solution until it breaks.
pub fn each(candidates: &Candidates, mut found: impl FnMut(&Grid) -> ControlFlow<()>) {
    let _ = fill(*candidates, CellSet::ALL, &mut found);
}

fn fill(
    candidates: Candidates,
    open: CellSet,
    found: &mut impl FnMut(&Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(cell) = open.iter().min_by_key(|&cell: &Cell| candidates[cell].len()) else {
        return found(&candidates.singles());
    };
    let mut rest = open;
    rest.remove(cell);
    for digit in candidates[cell].iter() {
        let mut next = candidates;
        next.place(cell, digit);
        fill(next, rest, found)?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_can_be_counted_by_hand() {
        let mut candidates = Candidates::ALL;
        each(&Candidates::ALL, |solution| {
            assert!(solution.is_solved());
            candidates = Candidates::of(solution);
            ControlFlow::Break(())
        });
        assert_eq!(count(&candidates, 9), 1);

        // A second 1 in the row leaves nothing.
        let corner = Cell::at(0, 0).unwrap();
        let elsewhere = Cell::all().find(|&cell| corner.sees(cell)).unwrap();
        candidates[elsewhere] = candidates[corner];
        assert_eq!(count(&candidates, 9), 0);
        assert_eq!(count(&Candidates::ALL, 7), 7);
        assert_eq!(count(&Candidates::ALL, 0), 0);
    }
}
