//! The path of a rating: always the first step of the first technique that has one.

use super::chains::{Cycles, Forcing};
use super::position::Position;
use super::step::Step;
use super::work::Work;
use super::{Budget, Rating, Tenths, Unratable};
use super::{aligned, bug, fish, locked, loops, singles, subsets, wings};
use crate::{Cell, CellSet, Grid, solver};
use alloc::boxed::Box;

/// Rates one puzzle. For many, keep a [`Rater`]: it reuses its memory.
pub fn rate(puzzle: &Grid, budget: Budget) -> Result<Rating, Unratable> {
    Rater::new().rate(puzzle, budget)
}

/// Rates puzzles one after the other.
#[derive(Default)]
pub struct Rater {
    /// Made when the first puzzle needs them: most puzzles need no chains.
    cycles: Option<Box<Cycles>>,
    forcing: Option<Box<Forcing>>,
}

impl Rater {
    pub fn new() -> Rater {
        Rater::default()
    }

    pub fn rate(&mut self, puzzle: &Grid, budget: Budget) -> Result<Rating, Unratable> {
        let solution = match solver::solve(puzzle) {
            solver::Solutions::None => return Err(Unratable::NoSolution),
            solver::Solutions::Many(_) => return Err(Unratable::ManySolutions),
            solver::Solutions::One(solution) => solution,
        };
        if puzzle.filled() == CellSet::ALL {
            return Err(Unratable::AlreadySolved);
        }
        let mut digits = [0; 81];
        for (cell, digit) in solution.placed() {
            digits[cell.index()] = digit.index() as u8;
        }
        let mut path = Path {
            position: Position::of(puzzle),
            solution: digits,
            cycles: &mut self.cycles,
            forcing: &mut self.forcing,
            work: Work::new(budget),
        };
        path.rate()
    }
}

struct Path<'a> {
    position: Position,
    /// The digit of each cell, counted from 0.
    solution: [u8; 81],
    cycles: &'a mut Option<Box<Cycles>>,
    forcing: &'a mut Option<Box<Forcing>>,
    work: Work,
}

impl Path<'_> {
    fn rate(&mut self) -> Result<Rating, Unratable> {
        let mut hardest: Option<Step> = None;
        let (mut ed, mut ep) = (None, None);
        while !self.position.empty.is_empty() {
            let step = self.next_step();
            if self.work.is_exhausted() {
                return Err(Unratable::OutOfBudget);
            }
            let step = step.ok_or(Unratable::BeyondTechniques)?;
            step.apply(&mut self.position);
            let (rating, is_placing) = (step.rating, step.placement.is_some());
            if hardest.as_ref().is_none_or(|hardest| rating > hardest.rating) {
                hardest = Some(step);
            }
            let so_far = hardest.as_ref().map_or(Tenths(0), |hardest| hardest.rating);
            ed.get_or_insert(rating);
            if is_placing {
                ep.get_or_insert(so_far);
            }
        }
        let hardest = hardest.ok_or(Unratable::AlreadySolved)?;
        Ok(Rating {
            er: hardest.rating,
            ep: ep.unwrap_or_default(),
            ed: ed.unwrap_or_default(),
            hardest: hardest.technique,
        })
    }

    /// The order of this list is the scale: it is not that of the ratings everywhere.
    fn next_step(&mut self) -> Option<Step> {
        let position = &self.position;
        singles::hidden(position)
            .or_else(|| locked::direct(position))
            .or_else(|| subsets::direct_hidden(position, 2))
            .or_else(|| singles::naked(position))
            .or_else(|| subsets::direct_hidden(position, 3))
            .or_else(|| locked::indirect(position))
            .or_else(|| subsets::naked(position, 2))
            .or_else(|| fish::find(position, 2))
            .or_else(|| subsets::hidden(position, 2))
            .or_else(|| subsets::naked(position, 3))
            .or_else(|| fish::find(position, 3))
            .or_else(|| subsets::hidden(position, 3))
            .or_else(|| wings::xy(position))
            .or_else(|| wings::xyz(position))
            .or_else(|| loops::find(position))
            .or_else(|| subsets::naked(position, 4))
            .or_else(|| fish::find(position, 4))
            .or_else(|| subsets::hidden(position, 4))
            .or_else(|| bug::find(position))
            .or_else(|| aligned::pair(position))
            .or_else(|| self.chain_step())
    }

    fn chain_step(&mut self) -> Option<Step> {
        let Path { position, solution, work, cycles, forcing } = self;
        let cycles = cycles.get_or_insert_default();
        let step = cycles
            .find(position, solution, work)
            .or_else(|| aligned::triplet(position))
            .or_else(|| {
                let forcing = forcing.get_or_insert_with(|| Box::new(Forcing::new()));
                forcing.find(position, solution, work)
            });
        debug_assert!(
            work.is_exhausted() || step.as_ref().is_none_or(|step| is_sound(step, solution)),
            "{step:?} removes a digit of the solution"
        );
        step
    }
}

fn is_sound(step: &Step, solution: &[u8; 81]) -> bool {
    Cell::all().all(|cell| {
        step.removals
            .iter()
            .all(|&(at, lost)| at != cell.index() || lost >> solution[cell.index()] & 1 == 0)
    })
}
