//! A puzzle: a template, its givens, the clues of its empty cells and its one solution; how it is
//! made, and how a deal writes it.

use super::deduce;
use super::search::{self, Filling, Solutions};
use super::template::{Range, Template, TemplateError};
use super::zones::Zones;
use crate::{Deal, DealError};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use engine::{Cell, Digit, DigitSet, Phrase, Rng, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub template: Template,
    pub zones: Zones,
    pub givens: Filling,
    /// The numbers that empty cells show.
    pub clues: Filling,
    pub solution: Filling,
}

impl Puzzle {
    /// Makes a puzzle that deductions alone solve, hence one with a single solution.
    /// `None` only if the template cannot be filled within the search's bound.
    pub fn make(template: &Template, rng: &mut Rng) -> Option<Puzzle> {
        let zones = Zones::of(template);
        let solution = search::random(&zones, rng)?;
        let givens = dig(template, &zones, &solution, rng);
        let clues = clues(template, &givens, &solution, rng);
        Some(Puzzle { template: template.clone(), zones, givens, clues, solution })
    }

    pub fn write(&self, mut deal: Deal) -> Deal {
        for region in self.template.regions() {
            let Range { low, high } = region.range;
            deal = deal.with("range", format!("{} {low}-{high}", region.letter));
        }
        for row in 0..self.template.rows() {
            deal = deal.with("row", self.template.row(row));
        }
        for row in 0..self.template.rows() {
            deal = deal.with("givens", self.row_of(row));
        }
        for (cell, digit) in entries(&self.clues) {
            deal = deal.with("clue", format!("{cell} {digit}"));
        }
        deal
    }

    /// The givens of one row: `.` is hidden, `-` an empty cell.
    fn row_of(&self, row: u8) -> String {
        (0..self.template.cols())
            .filter_map(|col| Cell::at(row, col))
            .map(|cell| match self.givens[cell.index()] {
                Some(digit) => digit.to_char(),
                None if self.zones.cells.contains(cell) => '.',
                None => '-',
            })
            .collect()
    }

    /// Reads what [`Puzzle::write`] wrote and proves that there is one solution.
    pub fn read(deal: &Deal) -> Result<Puzzle, DealError> {
        let mut text = String::new();
        for range in deal.all("range") {
            text += &format!("{}\n", range.replacen(' ', ": ", 1));
        }
        for row in deal.all("row") {
            text += &format!("{row}\n");
        }
        let template: Template =
            text.parse().map_err(|error: TemplateError| DealError::new("row", error.phrase()))?;
        let zones = Zones::of(&template);
        let givens = read_givens(deal, &template)?;
        let clues = read_clues(deal, &template)?;
        let solution = match search::solve(&zones, &givens) {
            Solutions::One(solution) => solution,
            Solutions::None => return Err(wrong(phrase!("deal-no-solution"))),
            Solutions::Many => return Err(wrong(phrase!("deal-many-solutions"))),
            Solutions::Undecided => return Err(wrong(phrase!("deal-unproven"))),
        };
        Ok(Puzzle { template, zones, givens, clues, solution })
    }
}

/// Proves that digging would have come to this: deductions suffice, and no given could be hidden.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let Puzzle { template, zones, givens, .. } = Puzzle::read(deal)?;
    if !deduce::solves(&zones, &givens) {
        return Err(wrong(phrase!("deal-not-deducible")));
    }
    match entries(&givens).find(|&(cell, _)| can_hide(&template, &zones, &givens, cell)) {
        Some((cell, _)) => Err(wrong(phrase!("deal-given-in-vain", cell = cell))),
        None => Ok(()),
    }
}

fn wrong(givens: Phrase) -> DealError {
    DealError::new("givens", givens)
}

/// The filled cells with their digits.
pub fn entries(filling: &Filling) -> impl Iterator<Item = (Cell, Digit)> {
    Cell::all().filter_map(|cell| Some((cell, filling[cell.index()]?)))
}

fn read_givens(deal: &Deal, template: &Template) -> Result<Filling, DealError> {
    let marks: Vec<Vec<char>> = deal.all("givens").map(|row| row.chars().collect()).collect();
    let fits = marks.len() == usize::from(template.rows())
        && marks.iter().all(|row| row.len() == usize::from(template.cols()));
    if !fits {
        let (rows, cols) = (template.rows(), template.cols());
        return Err(wrong(phrase!("deal-marks", rows = rows, cols = cols)));
    }
    let mut givens = [None; 81];
    for cell in template.board() {
        let mark = marks[usize::from(cell.row())][usize::from(cell.col())];
        givens[cell.index()] = match (template.cells().contains(cell), Digit::from_char(mark)) {
            (true, Some(digit)) => Some(digit),
            (true, None) if mark == '.' => None,
            (false, None) if mark == '-' => None,
            (true, _) => {
                let found = mark.to_string();
                let cause = phrase!("deal-bad-cell", cell = cell, found = found, blank = ".");
                return Err(wrong(cause));
            }
            (false, _) => {
                let found = mark.to_string();
                return Err(wrong(phrase!("deal-bad-void", cell = cell, found = found)));
            }
        };
    }
    Ok(givens)
}

fn read_clues(deal: &Deal, template: &Template) -> Result<Filling, DealError> {
    let mut clues = [None; 81];
    for clue in deal.all("clue") {
        let read = || {
            let (cell, digit) = clue.split_once(' ')?;
            let cell: Cell = cell.parse().ok()?;
            let digit = Digit::new(digit.parse().ok()?)?;
            template.voids().contains(cell).then_some((cell, digit))
        };
        let (cell, digit) = read().ok_or_else(|| {
            let expected = phrase!("expect-clue");
            DealError::new("clue", phrase!("found-expected", found = clue, expected = expected))
        })?;
        clues[cell.index()] = Some(digit);
    }
    Ok(clues)
}

/// Hides cells in random order as long as deductions alone bring them back. Every region keeps a
/// given, as a place to begin.
fn dig(template: &Template, zones: &Zones, solution: &Filling, rng: &mut Rng) -> Filling {
    let mut givens = *solution;
    let mut order: Vec<Cell> = zones.cells.iter().collect();
    rng.shuffle(&mut order);
    for cell in order {
        if can_hide(template, zones, &givens, cell) {
            givens[cell.index()] = None;
        }
    }
    givens
}

/// Whether deductions bring this given back, and its region keeps another.
fn can_hide(template: &Template, zones: &Zones, givens: &Filling, cell: Cell) -> bool {
    let region = template.regions().iter().find(|region| region.cells.contains(cell));
    let keeps_one = region.is_some_and(|region| {
        region.cells.iter().any(|other| other != cell && givens[other.index()].is_some())
    });
    let mut fewer = *givens;
    fewer[cell.index()] = None;
    keeps_one && deduce::solves(zones, &fewer)
}

/// For every empty cell a number of its region's range that is not given in its region, row or
/// column; one that is hidden in the region, so that the clue is worth reading, where there is one.
fn clues(template: &Template, givens: &Filling, solution: &Filling, rng: &mut Rng) -> Filling {
    let mut clues: Filling = [None; 81];
    for region in template.regions() {
        let digits = |filling: &Filling| -> DigitSet {
            region.cells.iter().filter_map(|cell| filling[cell.index()]).collect()
        };
        let hidden = digits(solution) - digits(givens);
        let mut shown = DigitSet::EMPTY;
        for void in region.voids.iter() {
            let lines: DigitSet = entries(givens)
                .filter(|(cell, _)| cell.row() == void.row() || cell.col() == void.col())
                .map(|(_, digit)| digit)
                .collect();
            let allowed = region.range.digits() - digits(givens) - lines;
            let choice = [(allowed & hidden) - shown, allowed & hidden, allowed]
                .into_iter()
                .find(|digits| !digits.is_empty())
                .unwrap_or_default();
            let choice: Vec<Digit> = choice.iter().collect();
            clues[void.index()] = rng.pick(&choice).copied();
            shown |= clues[void.index()].map_or(DigitSet::EMPTY, DigitSet::only);
        }
    }
    clues
}
