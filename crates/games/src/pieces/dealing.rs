//! From randomness to a deal: a source board, a cut, and the proof that only one board comes of it.

use super::cut::{Cut, cut};
use super::difficulty::Difficulty;
use super::puzzle::Puzzle;
use super::shape::Shape;
use crate::{Deal, DealError, GameId, Turn};
use alloc::vec::Vec;
use engine::cover::{Cover, OverBudget, Way};
use engine::{Grid, Rng, generator, phrase};

/// How many filled boards are built in.
pub const N_BOARDS: u32 = 100;

/// How many choices a proof may try before the board is cut anew. Cuts that need more are rare and
/// would make a player wait.
const BUDGET: u32 = 1_000;

/// More hints than a cut leaves but by rare chance; one that does is thrown away. Without a bound
/// a deal of hints and a single piece would be as good as any.
pub const MOST_HINTS: u32 = 45;

/// Deals a cut that allows exactly one filled board.
pub fn deal(difficulty: &'static Difficulty, rng: &mut Rng) -> Deal {
    loop {
        let drawn = Drawn::new(difficulty, rng);
        if drawn.givens.n_clues() <= MOST_HINTS && drawn.has_one_board() == Ok(true) {
            return drawn.write(difficulty);
        }
    }
}

/// A board that was cut up, good or not.
pub(super) struct Drawn {
    pub board: Grid,
    pub givens: Grid,
    pub shapes: Vec<Shape>,
}

impl Drawn {
    pub fn new(difficulty: &Difficulty, rng: &mut Rng) -> Drawn {
        let board = source_board(rng);
        let cut = cut(difficulty, rng);
        let mut shapes: Vec<Shape> = cut
            .pieces
            .iter()
            .map(|cells| Shape::cut_from(&board, cells, Turn::new(rng.below(4) as u8)))
            .collect();
        rng.shuffle(&mut shapes);
        Drawn { givens: givens(&board, &cut), board, shapes }
    }

    /// Whether the pieces, turned at will, fill the board in no way but this. Several arrangements
    /// of the same digits are fine.
    fn has_one_board(&self) -> Result<bool, OverBudget> {
        let ways: Vec<Vec<Way>> =
            self.shapes.iter().map(|shape| shape.ways().map(|(_, way)| way).collect()).collect();
        let another = Cover::new(&self.givens, &ways).another(&self.board, BUDGET)?;
        Ok(another.is_none())
    }

    pub fn write(&self, difficulty: &Difficulty) -> Deal {
        let deal = Deal::new(GameId::Pieces, difficulty.key)
            .with("givens", self.givens)
            .with("solution", self.board);
        self.shapes.iter().fold(deal, |deal, shape| deal.with("piece", shape))
    }
}

/// Proves that dealing could have come to this: as few hints as a cut leaves, and one filled board.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let Puzzle { difficulty, givens, solution: board, shapes, .. } = Puzzle::read(deal)?;
    let n_hints = givens.n_clues();
    if !(difficulty.hints..=MOST_HINTS).contains(&n_hints) {
        let least = difficulty.hints;
        let cause = phrase!("deal-hints", found = n_hints, least = least, most = MOST_HINTS);
        return Err(DealError::new("givens", cause));
    }
    match (Drawn { board, givens, shapes }).has_one_board() {
        Ok(true) => Ok(()),
        Ok(false) => Err(DealError::new("piece", phrase!("deal-many-boards"))),
        Err(_) => Err(DealError::new("piece", phrase!("deal-unproven"))),
    }
}

/// One of the hundred, or as often a new one.
fn source_board(rng: &mut Rng) -> Grid {
    match rng.below(2 * N_BOARDS) {
        number @ ..N_BOARDS => built_in(number),
        _ => generator::full_grid(rng),
    }
}

/// A built-in board. Their seed is known, so making one anew costs the page fewer bytes than the 81
/// digits of each would.
pub fn built_in(number: u32) -> Grid {
    generator::full_grid(&mut Rng::stream(9, number.into()))
}

fn givens(board: &Grid, cut: &Cut) -> Grid {
    let mut givens = Grid::EMPTY;
    for cell in cut.hints.iter() {
        givens[cell] = board[cell];
    }
    givens
}
