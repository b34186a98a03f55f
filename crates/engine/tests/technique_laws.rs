//! The law of every technique, over thousands of positions: no step takes a digit of the solution
//! away or places another, and every step changes something.

use engine::generator::{Proofs, Recipe, Symmetry, generate};
use engine::position::Position;
use engine::step::Step;
use engine::technique::{self, Technique};
use engine::{Grid, Rng, solver};
use ninefold_engine as engine;
use std::ops::ControlFlow;

#[test]
fn no_step_is_ever_wrong_or_idle() {
    let mut n_positions = 0;
    for seed in 0..110 {
        let recipe = match seed % 3 {
            0 => Recipe::MINIMAL.with_symmetry(Symmetry::HalfTurn),
            _ => Recipe::MINIMAL,
        };
        let Ok(puzzle) = generate(&recipe, &mut Rng::stream(5, seed), Proofs::DEFAULT) else {
            continue;
        };
        let solution = solver::solve(&puzzle).unique().unwrap();
        let mut position = Position::from_puzzle(&puzzle);
        while let Some(step) = technique::easiest(&position) {
            n_positions += 1;
            check(&position, &step, &solution);
            for technique in Technique::ALL {
                // Chains and sets come by the thousand in every position; a sample of positions
                // and the first of each keep this to seconds.
                let is_plentiful = technique >= Technique::XChain;
                if !is_plentiful || n_positions % 16 == 0 {
                    check_all(technique, &position, &solution);
                }
            }
            position.apply(&step);
        }
        assert_eq!(*position.grid(), solution, "{puzzle}");
    }
    assert!(n_positions > 4000, "only {n_positions} positions");
}

fn check_all(technique: Technique, position: &Position, solution: &Grid) {
    let mut n_steps = 0;
    let _ = technique.each(position, &mut |step| {
        assert_eq!(step.technique, technique);
        check(position, &step, solution);
        n_steps += 1;
        if n_steps < 500 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

#[track_caller]
fn check(position: &Position, step: &Step, solution: &Grid) {
    assert!(step.changes_something(), "{position}\n{step:?}");
    for placed in &step.conclusion.placements {
        assert!(position.has(placed.cell, placed.digit), "{position}\n{step:?}");
        assert_eq!(solution[placed.cell], Some(placed.digit), "{position}\n{step:?}");
    }
    for gone in &step.conclusion.eliminations {
        assert!(position.has(gone.cell, gone.digit), "{position}\n{step:?}");
        assert_ne!(solution[gone.cell], Some(gone.digit), "{position}\n{step:?}");
    }
}
