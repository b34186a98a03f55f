//! What was dealt and never changes during a run: hints, pieces, the solution they make.

use super::difficulty::{self, Difficulty};
use super::fills::fills;
use super::shape::{ParseShapeError, Shape, Spot};
use crate::{Deal, DealError};
use alloc::vec::Vec;
use engine::cover::{Cover, Way};
use engine::{CellSet, Grid, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub difficulty: &'static Difficulty,
    pub givens: Grid,
    pub solution: Grid,
    pub shapes: Vec<Shape>,
    /// All the ways in which each piece shows what the solution shows. A handful each, and asked
    /// for after every move.
    rightful: Vec<Vec<(Spot, Way)>>,
    /// How the pieces lie in one arrangement of the solution. There may be others.
    pub homes: Vec<Spot>,
    /// Which of the five fills each piece has.
    pub fills: Vec<u8>,
}

/// Enough choices to arrange the pieces of a known solution; honest deals need a handful.
const BUDGET: u32 = 2_000;

impl Puzzle {
    /// Reads a deal and makes sure that it can be won.
    pub fn read(deal: &Deal) -> Result<Puzzle, DealError> {
        let difficulty =
            difficulty::by_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))?;
        let (givens, solution) = (deal.grid("givens", '.')?, deal.grid("solution", '.')?);
        if !solution.is_solved() {
            return Err(DealError::new("solution", phrase!("deal-not-solved")));
        }
        if let Some((cell, _)) =
            givens.placed().find(|&(cell, digit)| solution[cell] != Some(digit))
        {
            return Err(DealError::new("givens", phrase!("deal-not-in-solution", cell = cell)));
        }
        let (least, most) = difficulty.sizes;
        let mut shapes = Vec::new();
        for (index, text) in deal.all("piece").enumerate() {
            let number = index as u32 + 1;
            let fault = |cause| {
                DealError::new("piece", phrase!("deal-piece", number = number, cause = cause))
            };
            let shape: Shape =
                text.parse().map_err(|error: ParseShapeError| fault(error.phrase()))?;
            let found = shape.len() as u32;
            if !(least..=most).contains(&found) {
                let cause = phrase!("shape-size", found = found, least = least, most = most);
                return Err(fault(cause));
            }
            shapes.push(shape);
        }
        let (cells, free) = (shapes.iter().map(Shape::len).sum::<usize>(), 81 - givens.n_clues());
        if cells as u32 != free {
            let cause = phrase!("deal-pieces-cells", found = cells as u32, free = free);
            return Err(DealError::new("piece", cause));
        }
        let mut puzzle = Puzzle {
            difficulty,
            givens,
            solution,
            rightful: shapes.iter().map(|shape| rightful(shape, &solution)).collect(),
            shapes,
            homes: Vec::new(),
            fills: Vec::new(),
        };
        let nowhere = Vec::from_iter(puzzle.shapes.iter().map(|_| None));
        puzzle.homes = puzzle
            .homes_beside(&nowhere)
            .ok_or_else(|| DealError::new("piece", phrase!("deal-pieces-other")))?;
        let covered: Vec<CellSet> = puzzle
            .homes
            .iter()
            .enumerate()
            .map(|(piece, &spot)| puzzle.cells(piece, spot))
            .collect();
        puzzle.fills = fills(&covered);
        Ok(puzzle)
    }

    /// The cells a piece covers at a spot, those on the board.
    pub fn cells(&self, piece: usize, spot: Spot) -> CellSet {
        self.shapes[piece].lying(spot).flatten().map(|(cell, _)| cell).collect()
    }

    /// The givens and what lies on them.
    pub fn board(&self, placed: &[Option<Spot>]) -> Grid {
        let mut board = self.givens;
        for (shape, spot) in self.shapes.iter().zip(placed) {
            for (cell, digit) in spot.iter().flat_map(|&spot| shape.lying(spot).flatten()) {
                board[cell] = Some(digit);
            }
        }
        board
    }

    /// Whether a piece at this spot shows what the solution shows.
    pub fn agrees(&self, piece: usize, spot: Spot) -> bool {
        self.rightful[piece].iter().any(|(right, _)| *right == spot)
    }

    /// How all pieces lie in an arrangement of the solution that keeps the placed ones; `None` when
    /// there is none, that is, when something placed has to come off again.
    pub fn homes_beside(&self, placed: &[Option<Spot>]) -> Option<Vec<Spot>> {
        if (0..self.shapes.len())
            .any(|piece| placed[piece].is_some_and(|spot| !self.agrees(piece, spot)))
        {
            return None;
        }
        let loose: Vec<usize> =
            (0..self.shapes.len()).filter(|&piece| placed[piece].is_none()).collect();
        let ways_of = |&piece: &usize| self.rightful[piece].iter().map(|(_, way)| way.clone());
        let only_ways: Vec<Vec<Way>> = loose.iter().map(|piece| ways_of(piece).collect()).collect();
        let lies = Cover::new(&self.board(placed), &only_ways).arrange(BUDGET).ok()??;
        let mut homes: Vec<Option<Spot>> = placed.to_vec();
        for (nth, way) in lies {
            let piece = loose[usize::from(nth)];
            homes[piece] = Some(self.rightful[piece][way as usize].0);
        }
        homes.into_iter().collect()
    }
}

fn rightful(shape: &Shape, solution: &Grid) -> Vec<(Spot, Way)> {
    let right = |way: &Way| way.iter().all(|&(cell, digit)| solution[cell] == Some(digit));
    shape.ways().filter(|(_, way)| right(way)).collect()
}
