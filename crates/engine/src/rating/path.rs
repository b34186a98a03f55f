//! The path of a rating: always the first step of the first method that has one.

use super::chains::{Cycles, Forcing};
use super::sheet::Sheet;
use super::step::Step;
use super::work::Work;
use super::{Links, Method, Rating, Tenths, Unratable};
use super::{aligned, bug, fish, locked, loops, singles, subsets, wings};
use crate::step::Candidate;
use crate::{Cell, CellSet, Digit, Grid, solver};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Rates one puzzle. For many, keep a [`Rater`]: it reuses its memory.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::rating::{Links, rate};
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(rate(&puzzle.parse()?, Links::AMPLE)?.er.to_string(), "1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As for [`Rater::rate`].
pub fn rate(puzzle: &Grid, budget: Links) -> Result<Rating, Unratable> {
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
    /// A rater that has rated nothing yet.
    pub fn new() -> Rater {
        Rater::default()
    }

    /// Rates one puzzle, on as many links of chains as the budget allows.
    ///
    /// # Errors
    /// When the puzzle has not exactly one solution, is solved, or goes beyond scale or budget.
    pub fn rate(&mut self, puzzle: &Grid, budget: Links) -> Result<Rating, Unratable> {
        self.rate_at_most(puzzle, Tenths(u16::MAX), budget)?.ok_or(Unratable::BeyondMethods)
    }

    /// Rates one puzzle, and stops as soon as it is known to be harder than `most`: then `None`.
    ///
    /// # Errors
    /// When the puzzle has not exactly one solution, is solved, or the budget runs out.
    pub fn rate_at_most(
        &mut self,
        puzzle: &Grid,
        most: Tenths,
        budget: Links,
    ) -> Result<Option<Rating>, Unratable> {
        self.go(puzzle, most, budget, |_| {})
    }

    /// Rates one puzzle and tells every step of the way.
    ///
    /// # Errors
    /// As for [`Rater::rate`].
    pub fn trace(
        &mut self,
        puzzle: &Grid,
        budget: Links,
    ) -> Result<(Rating, Vec<Hurdle>), Unratable> {
        let mut hurdles = Vec::new();
        let told = |step: &Step| hurdles.push(Hurdle::of(step));
        let rating = self.go(puzzle, Tenths(u16::MAX), budget, told)?;
        Ok((rating.ok_or(Unratable::BeyondMethods)?, hurdles))
    }

    fn go(
        &mut self,
        puzzle: &Grid,
        most: Tenths,
        budget: Links,
        told: impl FnMut(&Step),
    ) -> Result<Option<Rating>, Unratable> {
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
        let mut solving = Solving {
            sheet: Sheet::of(puzzle),
            solution: digits,
            cycles: &mut self.cycles,
            forcing: &mut self.forcing,
            most,
            work: Work::new(budget),
        };
        solving.rate(told)
    }
}

/// One step of the rater's way, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hurdle {
    /// How it is found.
    pub method: Method,
    /// How hard that is.
    pub rating: Tenths,
    /// The digit it places, if any.
    pub placed: Option<Candidate>,
    /// The candidates it takes away, besides those that a placed digit takes from its peers.
    pub removed: Vec<Candidate>,
}

impl Hurdle {
    fn of(step: &Step) -> Hurdle {
        let at = |cell: usize, digit: usize| Candidate {
            cell: Cell::new(cell as u8).expect("the rater counts cells as the board does"),
            digit: Digit::from_index(digit as u8),
        };
        let removed = step.removals.iter().flat_map(|&(cell, digits)| {
            super::sheet::bits(digits).map(move |digit| at(cell, digit))
        });
        Hurdle {
            method: step.method,
            rating: step.rating,
            placed: step.placement.map(|(cell, digit)| at(cell, digit)),
            removed: removed.collect(),
        }
    }
}

struct Solving<'a> {
    sheet: Sheet,
    /// The digit of each cell, counted from 0.
    solution: [u8; 81],
    cycles: &'a mut Option<Box<Cycles>>,
    forcing: &'a mut Option<Box<Forcing>>,
    /// Methods that cost more are not tried.
    most: Tenths,
    work: Work,
}

impl Solving<'_> {
    fn rate(&mut self, mut told: impl FnMut(&Step)) -> Result<Option<Rating>, Unratable> {
        let mut hardest: Option<Step> = None;
        let (mut ed, mut ep) = (None, None);
        while !self.sheet.empty.is_empty() {
            let step = self.next_step();
            if self.work.is_exhausted() {
                return Err(Unratable::OutOfBudget);
            }
            let Some(step) = step.filter(|step| step.rating <= self.most) else { return Ok(None) };
            told(&step);
            step.apply(&mut self.sheet);
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
        Ok(Some(Rating {
            er: hardest.rating,
            ep: ep.unwrap_or_default(),
            ed: ed.unwrap_or_default(),
            hardest: hardest.method,
        }))
    }

    /// The order of this list is the scale: it is not that of the ratings everywhere.
    fn next_step(&mut self) -> Option<Step> {
        let sheet = &self.sheet;
        singles::hidden(sheet)
            .or_else(|| locked::direct(sheet))
            .or_else(|| subsets::direct_hidden(sheet, 2))
            .or_else(|| singles::naked(sheet))
            .or_else(|| subsets::direct_hidden(sheet, 3))
            .or_else(|| locked::indirect(sheet))
            .or_else(|| subsets::naked(sheet, 2))
            .or_else(|| fish::find(sheet, 2))
            .or_else(|| subsets::hidden(sheet, 2))
            .or_else(|| subsets::naked(sheet, 3))
            .or_else(|| fish::find(sheet, 3))
            .or_else(|| subsets::hidden(sheet, 3))
            .or_else(|| wings::xy(sheet))
            .or_else(|| wings::xyz(sheet))
            .or_else(|| loops::find(sheet))
            .or_else(|| subsets::naked(sheet, 4))
            .or_else(|| fish::find(sheet, 4))
            .or_else(|| subsets::hidden(sheet, 4))
            .or_else(|| bug::find(sheet))
            .or_else(|| aligned::pair(sheet))
            .or_else(|| self.chain_step())
    }

    fn chain_step(&mut self) -> Option<Step> {
        let Solving { sheet, solution, work, cycles, forcing, most } = self;
        if *most < EASIEST_CHAIN {
            return None;
        }
        let cycles = cycles.get_or_insert_default();
        let step =
            cycles.find(sheet, solution, work).or_else(|| aligned::triplet(sheet)).or_else(|| {
                let forcing = forcing.get_or_insert_with(|| Box::new(Forcing::new()));
                forcing.find(sheet, solution, *most, work)
            });
        debug_assert!(
            work.is_exhausted() || step.as_ref().is_none_or(|step| is_sound(step, solution)),
            "{step:?} removes a digit of the solution"
        );
        step
    }
}

/// The shortest of cycles.
const EASIEST_CHAIN: Tenths = Tenths(65);

fn is_sound(step: &Step, solution: &[u8; 81]) -> bool {
    Cell::all().all(|cell| {
        step.removals
            .iter()
            .all(|&(at, lost)| at != cell.index() || lost >> solution[cell.index()] & 1 == 0)
    })
}
