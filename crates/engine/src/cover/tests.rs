//! The search against the plain solver, and what it says is forced.

use super::*;
use crate::{CellSet, Digit, House, Rng, generator, solver};
use proptest::prelude::*;

/// A puzzle whose missing digits are pieces of one cell that may lie anywhere.
fn singles(puzzle: &Grid, solution: &Grid) -> Cover {
    let missing = (!puzzle.filled()).iter().filter_map(|cell| solution[cell]);
    let pieces: Vec<Vec<Way>> =
        missing.map(|digit| Cell::all().map(|cell| vec![(cell, digit)]).collect()).collect();
    Cover::new(puzzle, &pieces)
}

/// The board in dominoes that lie as they were cut or turned half around, but anywhere.
fn dominoes(puzzle: &Grid, solution: &Grid) -> Cover {
    let free = !puzzle.filled();
    let at = |index: usize| Cell::new(index as u8).unwrap();
    let mut left = free;
    let mut pieces = Vec::new();
    for cell in free.iter() {
        if !left.contains(cell) {
            continue;
        }
        left.remove(cell);
        let beside =
            (cell.col() < 8).then(|| at(cell.index() + 1)).filter(|&next| left.contains(next));
        let first = solution[cell].unwrap();
        let ways = match beside {
            None => Cell::all().map(|cell| vec![(cell, first)]).collect(),
            Some(next) => {
                left.remove(next);
                let second = solution[next].unwrap();
                let pairs = || Cell::all().filter(|cell| cell.col() < 8);
                let way = |a, b| move |cell: Cell| vec![(cell, a), (at(cell.index() + 1), b)];
                pairs().map(way(first, second)).chain(pairs().map(way(second, first))).collect()
            }
        };
        pieces.push(ways);
    }
    Cover::new(puzzle, &pieces)
}

fn without(solution: &Grid, cells: CellSet) -> Grid {
    let mut puzzle = *solution;
    for cell in cells.iter() {
        puzzle[cell] = None;
    }
    puzzle
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Single cells that may lie anywhere are plain Sudoku.
    #[test]
    fn counts_as_the_solver_counts(seed: u64, blanks in proptest::collection::vec(0..81u8, 30..55)) {
        let solution = generator::full_grid(&mut Rng::new(seed));
        let puzzle = without(&solution, blanks.into_iter().filter_map(Cell::new).collect());
        let boards = singles(&puzzle, &solution).boards(20, 100_000).unwrap();
        prop_assert_eq!(boards.len() as u64, solver::count(&puzzle, 20));
        for (place, board) in boards.iter().enumerate() {
            prop_assert!(board.is_solved() && !boards[..place].contains(board));
        }
    }

    #[test]
    fn another_is_another(seed: u64, blanks in proptest::collection::vec(0..81u8, 40..75)) {
        let solution = generator::full_grid(&mut Rng::new(seed));
        let puzzle = without(&solution, blanks.into_iter().filter_map(Cell::new).collect());
        let cover = dominoes(&puzzle, &solution);
        let boards = cover.boards(2, 100_000).unwrap();
        let another = cover.another(&solution, 100_000).unwrap();
        prop_assert_eq!(another.is_some(), boards.len() == 2);
        prop_assert!(another.is_none_or(|board| board.is_solved() && board != solution));
    }

    #[test]
    fn an_arrangement_uses_every_piece_and_fills_the_board(seed: u64) {
        let solution = generator::full_grid(&mut Rng::new(seed));
        let puzzle = without(&solution, House::row(0).cells() | House::box_(4).cells());
        let free = !puzzle.filled();
        let ways: Vec<Vec<Way>> = free
            .iter()
            .map(|cell| free.iter().map(|at| vec![(at, solution[cell].unwrap())]).collect())
            .collect();
        let lies = Cover::new(&puzzle, &ways).arrange(10_000).unwrap().unwrap();
        let mut board = puzzle;
        for (place, &(piece, way)) in lies.iter().enumerate() {
            prop_assert_eq!(usize::from(piece), place);
            let (cell, digit) = ways[place][way as usize][0];
            prop_assert!(board[cell].is_none());
            board[cell] = Some(digit);
        }
        prop_assert!(board.is_solved());
    }

    /// What is forced is so in every board there is.
    #[test]
    fn what_is_forced_is_true(seed: u64, blanks in proptest::collection::vec(0..81u8, 20..50)) {
        let solution = generator::full_grid(&mut Rng::new(seed));
        let puzzle = without(&solution, blanks.into_iter().filter_map(Cell::new).collect());
        let missing: Vec<Digit> =
            (!puzzle.filled()).iter().filter_map(|cell| solution[cell]).collect();
        let cover = singles(&puzzle, &solution);
        if let Some(forced) = cover.forced() {
            let (piece, way) = forced.lie;
            let (cell, digit) = (Cell::new(way as u8).unwrap(), missing[usize::from(piece)]);
            for board in cover.boards(20, 100_000).unwrap() {
                prop_assert_eq!(board[cell], Some(digit));
            }
        }
    }
}

#[test]
fn the_reason_is_the_plainest() {
    let solution = generator::full_grid(&mut Rng::new(3));
    let cell = Cell::at(4, 4).unwrap();
    let forced = singles(&without(&solution, CellSet::only(cell)), &solution).forced().unwrap();
    assert_eq!(forced.reason, Reason::OnlyPlace);
    assert_eq!(forced.lie, (0, cell.index() as u32));
    // One equal digit more: each of the two pieces has two places, but the cell has one cover.
    let twin = solution.cells_with(solution[cell].unwrap()).iter().find(|&twin| twin != cell);
    let both = CellSet::only(cell) | CellSet::only(twin.unwrap());
    let forced = singles(&without(&solution, both), &solution).forced().unwrap();
    assert_eq!(forced.reason, Reason::OnlyCover(both.first().unwrap()));
}

#[test]
fn a_broken_or_overfull_puzzle_has_no_board() {
    let solution = generator::full_grid(&mut Rng::new(4));
    let cell = Cell::at(0, 0).unwrap();
    let mut broken = solution;
    broken[cell] = solution[Cell::at(0, 1).unwrap()];
    assert_eq!(Cover::new(&broken, &[]).boards(1, 10), Ok(Vec::new()));
    let digit = solution[cell].unwrap();
    let one_too_many = vec![vec![vec![(cell, digit)]]; 2];
    let puzzle = without(&solution, CellSet::only(cell));
    assert_eq!(Cover::new(&puzzle, &one_too_many).boards(1, 10), Ok(Vec::new()));
    assert_eq!(Cover::new(&puzzle, &[]).boards(1, 10), Ok(Vec::new()));
    assert_eq!(Cover::new(&solution, &[]).boards(2, 10), Ok(vec![solution]));
}

#[test]
fn gives_up_when_the_budget_is_spent() {
    let solution = generator::full_grid(&mut Rng::new(5));
    let cover = singles(&Grid::EMPTY, &solution);
    assert_eq!(cover.boards(1_000, 100), Err(OverBudget));
}
