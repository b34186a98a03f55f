//! Exact cover under the Sudoku rules: pieces that carry digits, each to lie in one of its ways,
//! so that they fill the free cells and no house holds a digit twice.
//!
//! It knows no turning and no shapes: whoever asks lists the ways a piece may lie. It answers how
//! many *filled boards* there are (two arrangements that show the same digits are one), finds an
//! arrangement, and says what is forced and by what, for hints.
//!
//! ```
//! # use ninefold_engine as engine;
//! use engine::cover::Cover;
//! use engine::{Grid, Rng, generator};
//! // A full grid cut into single cells that may lie anywhere: any Sudoku with these digits.
//! let grid = generator::full_grid(&mut Rng::new(1));
//! let pieces: Vec<_> = grid
//!     .placed()
//!     .map(|(_, digit)| engine::Cell::all().map(|cell| vec![(cell, digit)]).collect())
//!     .collect();
//! assert_eq!(Cover::new(&Grid::EMPTY, &pieces).boards(2, 10_000).unwrap().len(), 2);
//! ```

mod forced;
mod search;
mod table;

pub use forced::{Forced, Reason};

use crate::phrase::error_by_phrase;
use crate::{Candidates, Cell, Digit, Grid, Phrase, phrase, sort};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use search::Search;
use table::Table;

/// One way for a piece to lie: the cells it covers, with its digits.
pub type Way = Vec<(Cell, Digit)>;

/// Where the pieces of a puzzle can lie at all, made ready for searching.
#[derive(Clone, Debug)]
pub struct Cover {
    givens: Grid,
    /// What the givens allow of all pieces, kind by kind.
    ways: Vec<KnownWay>,
    kinds: Vec<Kind>,
    table: Table,
}

/// A way with the kind of piece it belongs to.
#[derive(Clone, Debug)]
struct KnownWay {
    kind: u16,
    way: Way,
}

/// Pieces that can lie in the same ways are one kind: exchanging them changes nothing.
#[derive(Clone, Debug)]
struct Kind {
    /// Which of the ways of all kinds are its own.
    ways: Range<usize>,
    /// Each piece with the numbers its ways have in the list of that piece.
    pieces: Vec<(u16, Vec<u32>)>,
}

/// The piece, by its number, and its way, by its number in the list of that piece.
pub type Lie = (u16, u32);

/// The search was given up before it knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverBudget;

impl OverBudget {
    /// The error as a sentence to be said.
    pub fn phrase(self) -> Phrase {
        phrase!("search-budget-spent")
    }
}

error_by_phrase!(OverBudget);

impl Cover {
    /// `pieces` holds for each piece all the ways it may lie. Ways that cover a given, repeat a
    /// digit of a house or say the same as another way are left out.
    pub fn new(givens: &Grid, pieces: &[Vec<Way>]) -> Cover {
        let candidates = Candidates::of(givens);
        let free = !givens.filled();
        let mut ways: Vec<KnownWay> = Vec::new();
        let mut kinds: Vec<Kind> = Vec::new();
        for (number, listed) in pieces.iter().enumerate() {
            let mut own: Vec<(Way, u32)> = Vec::new();
            for (place, way) in listed.iter().enumerate() {
                let mut way = way.clone();
                sort::sort(&mut way);
                let fits = way
                    .iter()
                    .all(|&(cell, digit)| free.contains(cell) && candidates[cell].contains(digit));
                if fits && is_legal(&way) {
                    own.push((way, place as u32));
                }
            }
            sort::sort(&mut own);
            own.dedup_by(|(a, _), (b, _)| a == b);
            let (own, listed): (Vec<Way>, Vec<u32>) = own.into_iter().unzip();
            let is_twin = |kind: &&mut Kind| {
                ways[kind.ways.clone()].iter().map(|known| &known.way).eq(own.iter())
            };
            let piece = (number as u16, listed);
            match kinds.iter_mut().find(is_twin) {
                Some(kind) => kind.pieces.push(piece),
                None => {
                    let kind = kinds.len() as u16;
                    let first = ways.len();
                    ways.extend(own.into_iter().map(|way| KnownWay { kind, way }));
                    kinds.push(Kind { ways: first..ways.len(), pieces: Vec::from([piece]) });
                }
            }
        }
        let table = Table::new(givens, &ways, &kinds);
        Cover { givens: *givens, ways, kinds, table }
    }

    /// The distinct filled boards, up to `limit` of them. The budget is the number of choices tried.
    ///
    /// # Errors
    /// When the budget is spent before `limit` boards or the end of the search are reached.
    pub fn boards(&self, limit: usize, budget: u32) -> Result<Vec<Grid>, OverBudget> {
        let mut search = Search::new(self, budget);
        search.collect(limit)?;
        Ok(search.into_boards())
    }

    /// A filled board other than this one, if there is one: with a solution at hand, `None` is the
    /// proof that it is the only one, and cheaper than counting.
    ///
    /// # Errors
    /// When the budget is spent before that is known.
    pub fn another(&self, known: &Grid, budget: u32) -> Result<Option<Grid>, OverBudget> {
        let mut search = Search::new(self, budget);
        search.know(*known);
        search.collect(2)?;
        Ok(search.into_boards().into_iter().nth(1))
    }

    /// How every piece lies in one arrangement that fills the board, by piece.
    ///
    /// # Errors
    /// When the budget is spent before one is found or ruled out.
    pub fn arrange(&self, budget: u32) -> Result<Option<Vec<Lie>>, OverBudget> {
        let mut search = Search::new(self, budget);
        search.collect(1)?;
        Ok(search.into_arrangement().map(|chosen| self.lies(&chosen)))
    }

    /// What one look at the board forces, the plainest reason first.
    pub fn forced(&self) -> Option<Forced> {
        forced::forced(self)
    }

    /// Deals the pieces of each kind to the ways chosen for it.
    fn lies(&self, chosen: &[u16]) -> Vec<Lie> {
        let mut used = vec![0; self.kinds.len()];
        let mut lies = Vec::new();
        for &index in chosen {
            let number = usize::from(self.ways[usize::from(index)].kind);
            let kind = &self.kinds[number];
            let (piece, listed) = &kind.pieces[used[number]];
            used[number] += 1;
            lies.push((*piece, listed[usize::from(index) - kind.ways.start]));
        }
        sort::sort(&mut lies);
        lies
    }
}

/// Whether no house holds a digit twice within the way itself.
fn is_legal(way: &Way) -> bool {
    way.iter().enumerate().all(|(place, &(cell, digit))| {
        way[..place]
            .iter()
            .all(|&(before, twin)| before != cell && !(digit == twin && before.sees(cell)))
    })
}

#[cfg(test)]
mod tests;
