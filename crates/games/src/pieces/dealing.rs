//! From randomness to a deal: a source board, a cut, and the proof that only one board comes of it.

use super::cut::{Cut, cut};
use super::difficulty::Difficulty;
use super::shape::Shape;
use crate::{Deal, GameId, Turn};
use alloc::vec::Vec;
use engine::cover::{Cover, Way};
use engine::{Digit, Grid, Rng, generator};

/// A hundred filled boards, one a line, made by Ninefold's own generator.
pub const BOARDS: &str = include_str!("boards.txt");

/// How many choices a proof may try before the board is cut anew. Cuts that need more are rare and
/// would make a player wait.
const BUDGET: u32 = 1_000;

/// Deals a cut that allows exactly one filled board.
pub fn deal(difficulty: &'static Difficulty, rng: &mut Rng) -> Deal {
    loop {
        let board = source_board(rng);
        let cut = cut(difficulty, rng);
        let mut shapes: Vec<Shape> = cut
            .pieces
            .iter()
            .map(|cells| Shape::cut_from(&board, cells, Turn::new(rng.below(4) as u8)))
            .collect();
        rng.shuffle(&mut shapes);
        let givens = givens(&board, &cut);
        if is_only(&givens, &shapes, &board) {
            let deal = Deal::new(GameId::Pieces, difficulty.key)
                .with("givens", givens)
                .with("solution", board);
            return shapes.iter().fold(deal, |deal, shape| deal.with("piece", shape));
        }
    }
}

/// One of the hundred, or as often a new one.
fn source_board(rng: &mut Rng) -> Grid {
    let n_boards = BOARDS.lines().count() as u32;
    match BOARDS.lines().nth(rng.below(2 * n_boards) as usize) {
        Some(line) => filled(line).expect("the built-in boards are filled"),
        None => generator::full_grid(rng),
    }
}

/// The filled board an 81-digit line shows.
pub fn filled(line: &str) -> Option<Grid> {
    let digits: Vec<Option<Digit>> =
        line.chars().map(|mark| Digit::from_char(mark).map(Some)).collect::<Option<_>>()?;
    Some(Grid::from_cells(digits.try_into().ok()?)).filter(Grid::is_solved)
}

fn givens(board: &Grid, cut: &Cut) -> Grid {
    let mut givens = Grid::EMPTY;
    for cell in cut.hints.iter() {
        givens[cell] = board[cell];
    }
    givens
}

/// Whether the pieces, turned at will, fill the board in no way but this. Several arrangements of
/// the same digits are fine.
fn is_only(givens: &Grid, shapes: &[Shape], board: &Grid) -> bool {
    let ways: Vec<Vec<Way>> =
        shapes.iter().map(|shape| shape.ways().map(|(_, way)| way).collect()).collect();
    Cover::new(givens, &ways).another(board, BUDGET) == Ok(None)
}
