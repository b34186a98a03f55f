//! The deal of Mini: made, or read from a log and proven again.
//!
//! Its lines are `puzzle` and `solution`: 16 or 36 digits row by row, 0 for a blank.

use super::size::Size;
use super::solve::{Solutions, random, solve};
use super::step::needs;
use super::variant::Variant;
use crate::{Deal, DealError, GameId};
use alloc::string::String;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, Grid, Rng, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub clues: Grid,
    pub solution: Grid,
}

impl Puzzle {
    /// The cells to be filled.
    pub fn blanks(&self) -> CellSet {
        self.solution.filled() - self.clues.filled()
    }
}

/// Deals a puzzle of this variant, in a few milliseconds.
pub fn deal(variant: Variant, rng: &mut Rng) -> Deal {
    let puzzle = (0..10_000)
        .find_map(|_| dig(variant, rng))
        .expect("of every kind one of a few full boards can be dug");
    Deal::new(GameId::Mini, variant.key())
        .with("puzzle", to_line(variant.size, &puzzle.clues))
        .with("solution", to_line(variant.size, &puzzle.solution))
}

/// Takes values away from a full board, in any order, as long as the variant's skill suffices. `None`
/// when too few could go, or less skill suffices too.
fn dig(variant: Variant, rng: &mut Rng) -> Option<Puzzle> {
    let (size, skill) = (variant.size, variant.skill());
    let solution = random(size, rng);
    let mut clues = solution;
    let mut order: Vec<Cell> = size.cells().collect();
    rng.shuffle(&mut order);
    let (fewest, most) = variant.blanks();
    let wanted = rng.between(fewest, most);
    let mut blanks = 0;
    for cell in order {
        if blanks == wanted {
            break;
        }
        clues[cell] = None;
        if needs(size, &clues).is_some_and(|needed| needed <= skill) {
            blanks += 1;
        } else {
            clues[cell] = solution[cell];
        }
    }
    (blanks == wanted && needs(size, &clues) == Some(skill)).then_some(Puzzle { clues, solution })
}

/// Reads a deal and proves that the solution it names is the only one.
pub fn read(variant: Variant, deal: &Deal) -> Result<Puzzle, DealError> {
    let clues = from_line(variant.size, deal, "puzzle")?;
    let solution = from_line(variant.size, deal, "solution")?;
    let wrong = |field, cause| Err(DealError::new(field, cause));
    match solve(variant.size, &clues) {
        Solutions::None => wrong("puzzle", phrase!("deal-no-solution")),
        Solutions::Many => wrong("puzzle", phrase!("deal-many-solutions")),
        Solutions::One(only) if only != solution => {
            wrong("solution", phrase!("deal-solves-nothing"))
        }
        Solutions::One(only) if only == clues => wrong("puzzle", phrase!("deal-finished")),
        Solutions::One(_) => Ok(Puzzle { clues, solution }),
    }
}

/// Proves that the preset could have dealt this.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let variant = variant_of(deal)?;
    let puzzle = read(variant, deal)?;
    let wrong = |cause| Err(DealError::new("puzzle", cause));
    let (fewest, most) = variant.blanks();
    let blanks = puzzle.blanks().len();
    if !(fewest..=most).contains(&blanks) {
        return wrong(phrase!("deal-blanks", found = blanks, least = fewest, most = most));
    }
    if needs(variant.size, &puzzle.clues) != Some(variant.skill()) {
        return wrong(phrase!("mini-other-skill"));
    }
    Ok(())
}

pub fn variant_of(deal: &Deal) -> Result<Variant, DealError> {
    Variant::of_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))
}

fn to_line(size: Size, grid: &Grid) -> String {
    size.cells().map(|cell| grid[cell].map_or('0', Digit::to_char)).collect()
}

fn from_line(size: Size, deal: &Deal, field: &'static str) -> Result<Grid, DealError> {
    let line = deal.get(field)?;
    let side = size.side();
    let wrong = || {
        let expected = phrase!("mini-expect-board", cells = side * side, side = side);
        DealError::new(field, phrase!("found-expected", found = line, expected = expected))
    };
    if line.chars().count() != size.cells().count() {
        return Err(wrong());
    }
    let mut grid = Grid::EMPTY;
    for (cell, ch) in size.cells().zip(line.chars()) {
        let digit = Digit::from_char(ch).filter(|&digit| size.digits().contains(digit));
        if digit.is_none() && ch != '0' {
            return Err(wrong());
        }
        grid[cell] = digit;
    }
    Ok(grid)
}
