//! The law of every technique, over thousands of positions: no step takes a digit of the solution
//! away or places another, and every step changes something.

use engine::generator::{Budget, Recipe, Symmetry, generate};
use engine::position::Position;
use engine::step::Step;
use engine::{Grid, Rng, solver, technique};
use ninefold_engine as engine;
use std::ops::ControlFlow;

#[test]
fn no_step_is_ever_wrong_or_idle() {
    let mut n_positions = 0;
    let mut n_steps = [0u32; 128];
    for seed in 0..150 {
        let mut rng = Rng::stream(5, seed);
        let recipe = match seed % 3 {
            0 => Recipe::MINIMAL.with_symmetry(Symmetry::HalfTurn),
            _ => Recipe::MINIMAL,
        };
        let Ok(puzzle) = generate(&recipe, &mut rng, Budget::DEFAULT) else { continue };
        let solution = solver::solve(&puzzle).unique().unwrap();
        let mut position = Position::from_puzzle(&puzzle);
        while !position.is_solved() {
            n_positions += 1;
            for (index, technique) in technique::ALL.iter().enumerate() {
                let _ = technique.each(&position, &mut |step| {
                    assert_eq!(step.technique, *technique);
                    check(&position, &step, &solution);
                    n_steps[index] += 1;
                    ControlFlow::Continue(())
                });
            }
            let Some(step) = technique::easiest(&position) else { break };
            position.apply(&step);
        }
    }
    println!("{n_positions} positions");
    for (technique, count) in technique::ALL.iter().zip(n_steps) {
        println!("{technique:24} {count}");
    }
    assert!(n_positions > 3000);
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
