//! A step's evidence, asked for what a sentence needs. What a pattern lacks is said as nothing.

use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{Arg, CellSet, DigitSet};
use alloc::string::String;

#[derive(Clone, Copy)]
pub struct Seen<'a>(pub &'a Step);

impl Seen<'_> {
    pub fn cells(self, role: CellRole) -> CellSet {
        self.0.evidence.cells_as(role)
    }

    pub fn cell(self, role: CellRole) -> Arg {
        self.cells(role).first().map_or_else(nothing, Arg::Cell)
    }

    pub fn placed_cell(self) -> Arg {
        self.0.conclusion.placements.first().map_or_else(nothing, |placed| Arg::Cell(placed.cell))
    }

    /// The cells that have a candidate with this part.
    pub fn cells_of(self, role: CandidateRole) -> CellSet {
        self.0.evidence.candidates_as(role).map(|candidate| candidate.cell).collect()
    }

    /// The digits that play this part.
    pub fn digits_as(self, role: CandidateRole) -> DigitSet {
        self.0.evidence.candidates_as(role).map(|candidate| candidate.digit).collect()
    }

    /// The one digit that plays this part.
    pub fn digit_as(self, role: CandidateRole) -> Arg {
        self.digits_as(role).first().map_or_else(nothing, Arg::Digit)
    }

    pub fn supposed_cell(self) -> Arg {
        self.cells_of(CandidateRole::Supposed).first().map_or_else(nothing, Arg::Cell)
    }

    /// Every digit of the pattern.
    pub fn digits(self) -> DigitSet {
        self.0.evidence.candidates.iter().map(|part| part.0.digit).collect()
    }

    /// Every digit of the pattern in these cells.
    pub fn digits_in(self, cells: CellSet) -> DigitSet {
        let inside = self.0.evidence.candidates.iter().filter(|part| cells.contains(part.0.cell));
        inside.map(|part| part.0.digit).collect()
    }

    /// The digit of a pattern that has only one.
    pub fn digit(self) -> Arg {
        self.digits().first().map_or_else(nothing, Arg::Digit)
    }

    /// The digit that leaves.
    pub fn removed_digit(self) -> Arg {
        let gone = self.0.conclusion.eliminations.first();
        gone.map_or_else(nothing, |gone| Arg::Digit(gone.digit))
    }

    pub fn base(self, index: usize) -> Arg {
        self.house(HouseRole::Base, index)
    }

    pub fn cover(self, index: usize) -> Arg {
        self.house(HouseRole::Cover, index)
    }

    fn house(self, role: HouseRole, index: usize) -> Arg {
        self.0.evidence.houses_as(role).nth(index).map_or_else(nothing, Arg::House)
    }

    /// The cells of a chain's node; node 0 starts the first link.
    pub fn node(self, index: usize) -> Arg {
        let links = &self.0.evidence.links;
        let node = match index.checked_sub(1) {
            None => links.first().map(|link| link.from),
            Some(before) => links.get(before).map(|link| link.to),
        };
        node.map_or(Arg::Cells(CellSet::EMPTY), |node| Arg::Cells(node.cells))
    }
}

fn nothing() -> Arg {
    Arg::Verbatim(String::new())
}
