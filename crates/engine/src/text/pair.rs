//! The two-line pair: the solution, then the puzzle with a blank for each cell to fill.

use super::Entry;
use super::error::{ParseError, Problem};
use super::line::read;
use super::pasted::Line;
use crate::Grid;

/// Holds the solution until its puzzle comes.
#[derive(Debug, Default)]
pub(super) enum PairReader {
    #[default]
    Solution,
    Puzzle {
        line: u64,
        solution: Grid,
    },
    /// The solution was at fault; its puzzle line cannot be judged.
    Skip(ParseError),
}

impl PairReader {
    pub(super) fn feed(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        let grid = match read(line) {
            Ok(None) => return None,
            Ok(Some(read)) => Ok(read.puzzle),
            Err(fault) => Err(fault),
        };
        match core::mem::take(self) {
            PairReader::Solution => {
                *self = match grid.and_then(|grid| solved(line, grid)) {
                    Ok(solution) => PairReader::Puzzle { line: line.number, solution },
                    Err(fault) => PairReader::Skip(fault),
                };
                None
            }
            PairReader::Puzzle { line: first_line, solution } => Some(
                grid.and_then(|puzzle| pair(line, puzzle, solution))
                    .map(|entry| Entry { line: first_line, ..entry }),
            ),
            PairReader::Skip(fault) => Some(Err(fault)),
        }
    }

    pub(super) fn finish(&mut self, line: Line<'_>) -> Option<Result<Entry, ParseError>> {
        match core::mem::take(self) {
            PairReader::Solution => None,
            PairReader::Puzzle { .. } => Some(Err(line.fault(0, Problem::PuzzleMissing))),
            PairReader::Skip(fault) => Some(Err(fault)),
        }
    }
}

fn solved(line: Line<'_>, grid: Grid) -> Result<Grid, ParseError> {
    if grid.n_clues() < 81 {
        let blanks = 81 - grid.n_clues();
        return Err(line.fault(0, Problem::SolutionHasBlanks { blanks }));
    }
    match grid.broken_house() {
        Some((house, digit)) => Err(line.fault(0, Problem::SolutionBroken { house, digit })),
        None => Ok(grid),
    }
}

fn pair(line: Line<'_>, puzzle: Grid, solution: Grid) -> Result<Entry, ParseError> {
    for (cell, found) in puzzle.placed() {
        if let Some(expected) = solution[cell]
            && expected != found
        {
            let problem = Problem::NotInSolution { cell, found, expected };
            return Err(line.fault(cell.index(), problem));
        }
    }
    Ok(Entry { solution: Some(solution), ..Entry::new(puzzle) })
}
