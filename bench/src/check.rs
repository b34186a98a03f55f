//! Every puzzle of every list, each backend of the fast solver against the plain reference.

use crate::solving::List;
use engine::solver::{Backend, Solutions, reference};
use engine::{Candidates, Grid};
use std::ops::ControlFlow;

/// Whether all answers agree; says which do not.
pub fn check(lists: &[List]) -> bool {
    let mut all_well = true;
    for list in lists {
        let n_wrong = list.ours.iter().filter(|puzzle| !agrees(puzzle)).count();
        println!("{:<24} {} puzzles, {n_wrong} wrong", list.name, list.ours.len());
        all_well &= n_wrong == 0;
    }
    all_well
}

fn agrees(puzzle: &Grid) -> bool {
    let candidates = Candidates::of(puzzle);
    let mut expected = vec![];
    reference::each(&candidates, |solution| {
        expected.push(*solution);
        if expected.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let keeps_clues = |solution: &Grid| {
        solution.is_solved() && puzzle.placed().all(|(c, d)| solution[c] == Some(d))
    };
    let right = |solutions: Solutions| match solutions {
        Solutions::None => expected.is_empty(),
        Solutions::One(solution) => expected == [solution],
        Solutions::Many(two) => {
            expected.len() == 2 && two[0] != two[1] && two.iter().all(keeps_clues)
        }
    };
    let n_expected = expected.len() as u64;
    let agrees = Backend::all().all(|backend| {
        backend.count(puzzle, 2) == n_expected
            && backend.count(&candidates, 2) == n_expected
            && right(backend.solve(puzzle))
            && right(backend.solve(&candidates))
    });
    if !agrees {
        println!("differs from the reference: {puzzle}");
    }
    agrees
}
