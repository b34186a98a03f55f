//! Every backend of the solver against the plain reference: fixtures, hostile boards, random boards.

use engine::generator::{Proofs, Recipe, full_grid, generate};
use engine::solver::{self, Backend, Solutions, reference};
use engine::{Candidates, Cell, Digit, DigitSet, Grid, Rng};
use ninefold_engine as engine;
use proptest::prelude::*;
use std::ops::ControlFlow;

fn grid(line: &str) -> Grid {
    line.parse().expect(line)
}

/// All backends give this number of solutions and, when asked for them, the very same ones.
#[track_caller]
fn check(candidates: &Candidates, n_solutions: u64) {
    let found = solver::solve(candidates);
    let allowed = |solution: &Grid| {
        solution.is_solved() && solution.placed().all(|(c, d)| candidates[c].contains(d))
    };
    let right = match found {
        Solutions::None => n_solutions == 0,
        Solutions::One(solution) => n_solutions == 1 && allowed(&solution),
        Solutions::Many([a, b]) => n_solutions > 1 && a != b && allowed(&a) && allowed(&b),
    };
    assert!(right, "{n_solutions} solutions expected, {found:?} found in {candidates:?}");
    for backend in Backend::all() {
        let n_counted = backend.count(candidates, n_solutions + 1);
        assert_eq!(n_counted, n_solutions, "{} on {candidates:?}", backend.name());
        assert_eq!(backend.solve(candidates), found, "{}", backend.name());
    }
}

/// The same for a puzzle, given the number of its solutions up to two.
#[track_caller]
fn check_puzzle(puzzle: &Grid, up_to_two: u64) {
    let found = solver::solve(puzzle);
    assert_eq!(found, solver::solve(&Candidates::of(puzzle)), "{puzzle}");
    for backend in Backend::all() {
        assert_eq!(backend.count(puzzle, 2), up_to_two, "{} on {puzzle}", backend.name());
        assert_eq!(backend.solve(puzzle), found, "{} on {puzzle}", backend.name());
    }
    let n_found = match found {
        Solutions::None => 0,
        Solutions::One(_) => 1,
        Solutions::Many(_) => 2,
    };
    assert_eq!(n_found, up_to_two, "{puzzle}");
}

/// A quarter turn to the right.
fn turned(puzzle: &Grid) -> Grid {
    let mut turned = Grid::EMPTY;
    for (cell, digit) in puzzle.placed() {
        turned[Cell::at(cell.col(), 8 - cell.row()).expect("on the board")] = Some(digit);
    }
    turned
}

#[test]
fn the_portable_path_is_always_there() {
    assert!(Backend::all().any(|backend| backend.name() == "portable"));
    assert_eq!(Backend::all().next(), Some(Backend::best()));
}

/// `fixtures/puzzles/solutions.txt`: a puzzle, its number of solutions up to two, and the one.
#[test]
fn fixtures_come_out_as_recorded() {
    let text = include_str!("../../../fixtures/puzzles/solutions.txt");
    let mut n_lines = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split(' ');
        let puzzle = grid(fields.next().unwrap());
        check_puzzle(&puzzle, fields.next().unwrap().parse().unwrap());
        assert_eq!(solver::solve(&puzzle).unique(), fields.next().map(grid), "{puzzle}");
        n_lines += 1;
    }
    assert_eq!(n_lines, 600);
}

#[test]
fn hostile_boards_are_answered() {
    check_puzzle(&Grid::EMPTY, 2);
    let hard = "001000000200000000003000000400000005005000600600000040007103000800000000009020000";
    let mut puzzle = grid(hard);
    for _ in 0..4 {
        check_puzzle(&puzzle, 2);
        puzzle = turned(&puzzle);
    }
    // Hard for those who try the cells in order: the first row is 987654321.
    let slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let mut puzzle = grid(slow);
    for _ in 0..4 {
        check_puzzle(&puzzle, 1);
        puzzle = turned(&puzzle);
    }
    let full = full_grid(&mut Rng::new(80));
    check_puzzle(&full, 1);
    for cell in Cell::all() {
        let mut puzzle = full;
        puzzle[cell] = None;
        check_puzzle(&puzzle, 1);
        assert_eq!(solver::first(&puzzle), Some(full));
    }
}

#[test]
fn contradictions_have_no_solution_wherever_they_stand() {
    let full = full_grid(&mut Rng::new(81));
    for cell in Cell::all() {
        // Another digit in a full grid, and two of a kind that see each other on an empty one.
        let mut wrong = full;
        wrong[cell] = Digit::all().find(|&digit| Some(digit) != full[cell]);
        check_puzzle(&wrong, 0);
        for peer in cell.peers().iter() {
            let mut twice = Grid::EMPTY;
            twice[cell] = Digit::new(5);
            twice[peer] = Digit::new(5);
            check_puzzle(&twice, 0);
        }
    }
    let mut no_digit = Candidates::ALL;
    no_digit[Cell::at(4, 4).unwrap()] = DigitSet::EMPTY;
    check(&no_digit, 0);
    let mut no_place = Candidates::ALL;
    for cell in engine::House::column(3).cells().iter() {
        no_place[cell].remove(Digit::from_index(6));
    }
    check(&no_place, 0);
}

#[test]
fn every_solution_is_listed_once() {
    let puzzle = Recipe::MINIMAL;
    for seed in 0..20 {
        let mut puzzle = generate(&puzzle, &mut Rng::new(seed), Proofs::DEFAULT).unwrap();
        for cell in puzzle.filled().iter().take(1) {
            puzzle[cell] = None;
        }
        let (mut fast, mut plain) = (vec![], vec![]);
        let list = |list: &mut Vec<Grid>, solution: &Grid| {
            list.push(*solution);
            if list.len() < 20_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        solver::each(&puzzle, |solution| list(&mut fast, solution));
        reference::each(&Candidates::of(&puzzle), |solution| list(&mut plain, solution));
        fast.sort();
        plain.sort();
        assert!(fast == plain, "{puzzle}: {} and {}", fast.len(), plain.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Clues of a full grid, some of them wrong: unique, ambiguous and impossible puzzles.
    #[test]
    fn agrees_with_the_reference_on_puzzles(seed: u64, n_clues in 22u32..40, n_wrong in 0u32..3) {
        let mut rng = Rng::new(seed);
        let full = full_grid(&mut rng);
        let mut cells: Vec<Cell> = Cell::all().collect();
        rng.shuffle(&mut cells);
        let mut puzzle = Grid::EMPTY;
        for &cell in &cells[..n_clues as usize] {
            puzzle[cell] = full[cell];
        }
        for &cell in &cells[..n_wrong as usize] {
            puzzle[cell] = Digit::new(rng.between(1, 9) as u8);
        }
        check_puzzle(&puzzle, reference::count(&Candidates::of(&puzzle), 2));
    }

    /// A full grid hidden among other candidates.
    #[test]
    fn agrees_with_the_reference_on_pencilmarks(seed: u64, density in 1u32..5) {
        let mut rng = Rng::new(seed);
        let full = full_grid(&mut rng);
        let mut candidates = Candidates::ALL;
        for cell in Cell::all() {
            for digit in Digit::all() {
                if Some(digit) != full[cell] && rng.below(10) >= density {
                    candidates[cell].remove(digit);
                }
            }
        }
        let n_solutions = reference::count(&candidates, 1000);
        prop_assert_eq!(solver::count(&candidates, 1000), n_solutions);
        if n_solutions < 1000 {
            check(&candidates, n_solutions);
        }
    }
}
