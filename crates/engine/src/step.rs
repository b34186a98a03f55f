//! One step of reasoning as data: what was used, what was seen, what follows. No words.
//!
//! The sentence ([`explain`](crate::explain)) and the highlights on a board both come from it.

mod keys;

use crate::position::Position;
use crate::technique::Technique;
use crate::{Cell, CellSet, Digit, House};
use alloc::vec::Vec;
use core::fmt;

/// One step a person could take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub technique: Technique,
    pub evidence: Evidence,
    pub conclusion: Conclusion,
}

/// What there is to see: everything a board should highlight, each with its part in the pattern.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    pub cells: Vec<(Cell, CellRole)>,
    pub candidates: Vec<(Candidate, CandidateRole)>,
    pub houses: Vec<(House, HouseRole)>,
    /// In the order of the argument.
    pub links: Vec<Link>,
}

/// What follows. At least one of the two is not empty, and each changes the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conclusion {
    pub placements: Vec<Candidate>,
    pub eliminations: Vec<Candidate>,
}

/// One digit possible in one cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    pub cell: Cell,
    pub digit: Digit,
}

/// The part a cell plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellRole {
    /// One of the cells that make the pattern.
    Pattern,
    /// The hinge of a wing; the cell or set everything turns on.
    Pivot,
    /// An end of a wing.
    Pincer,
    /// A standing digit that rules something out.
    Blocker,
    /// The first or second set of a pattern made of sets.
    First,
    Second,
    /// In a rectangle or loop: cells that hold the two digits alone, and cells with more.
    Floor,
    Roof,
}

/// The part a candidate plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CandidateRole {
    /// One of the candidates that make the pattern.
    Pattern,
    /// A candidate too many that spoils a fish except near itself.
    Fin,
    /// The extra candidate of a rectangle, loop or full graveyard.
    Extra,
    /// The two colours of a colouring, and those of a second one.
    ColorA,
    ColorB,
    ColorC,
    ColorD,
    /// The digit two sets cannot both hold.
    Common,
    /// What is supposed for the sake of argument.
    Supposed,
}

/// The part a house plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseRole {
    /// Where the pattern stands.
    Base,
    /// Where its consequences fall.
    Cover,
}

/// One "therefore" between two claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    pub from: Node,
    pub to: Node,
    pub kind: LinkKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkKind {
    /// If not `from` then `to`.
    Strong,
    /// If `from` then not `to`.
    Weak,
}

/// A claim: the digit stands in one of these cells. More than one cell makes a group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    pub digit: Digit,
    pub cells: CellSet,
}

impl Step {
    /// A step with nothing seen yet; the methods below add to it.
    pub fn new(technique: Technique) -> Step {
        Step { technique, evidence: Evidence::default(), conclusion: Conclusion::default() }
    }

    pub fn cells(mut self, role: CellRole, cells: CellSet) -> Step {
        self.evidence.cells.extend(cells.iter().map(|cell| (cell, role)));
        self
    }

    pub fn cell(self, role: CellRole, cell: Cell) -> Step {
        self.cells(role, CellSet::only(cell))
    }

    /// This digit in each of these cells.
    pub fn candidates(mut self, role: CandidateRole, cells: CellSet, digit: Digit) -> Step {
        let marks = cells.iter().map(|cell| (Candidate { cell, digit }, role));
        self.evidence.candidates.extend(marks);
        self
    }

    /// Every candidate of these cells.
    pub fn all_candidates(
        mut self,
        role: CandidateRole,
        cells: CellSet,
        position: &Position,
    ) -> Step {
        for cell in cells.iter() {
            let marks = position[cell].iter().map(|digit| (Candidate { cell, digit }, role));
            self.evidence.candidates.extend(marks);
        }
        self
    }

    pub fn house(mut self, role: HouseRole, house: House) -> Step {
        self.evidence.houses.push((house, role));
        self
    }

    pub fn houses(mut self, role: HouseRole, houses: impl IntoIterator<Item = House>) -> Step {
        self.evidence.houses.extend(houses.into_iter().map(|house| (house, role)));
        self
    }

    pub fn link(mut self, kind: LinkKind, from: Node, to: Node) -> Step {
        self.evidence.links.push(Link { from, to, kind });
        self
    }

    pub fn places(mut self, cell: Cell, digit: Digit) -> Step {
        self.conclusion.placements.push(Candidate { cell, digit });
        self
    }

    /// The digit leaves these cells. The caller names only cells that have it.
    pub fn removes(mut self, cells: CellSet, digit: Digit) -> Step {
        let gone = cells.iter().map(|cell| Candidate { cell, digit });
        self.conclusion.eliminations.extend(gone);
        self
    }

    pub fn changes_something(&self) -> bool {
        !self.conclusion.placements.is_empty() || !self.conclusion.eliminations.is_empty()
    }
}

impl Evidence {
    pub fn cells_as(&self, role: CellRole) -> CellSet {
        self.cells.iter().filter(|mark| mark.1 == role).map(|mark| mark.0).collect()
    }

    pub fn candidates_as(&self, role: CandidateRole) -> impl Iterator<Item = Candidate> + '_ {
        self.candidates.iter().filter(move |mark| mark.1 == role).map(|mark| mark.0)
    }

    pub fn houses_as(&self, role: HouseRole) -> impl Iterator<Item = House> + '_ {
        self.houses.iter().filter(move |mark| mark.1 == role).map(|mark| mark.0)
    }
}

impl Node {
    pub const fn cell(cell: Cell, digit: Digit) -> Node {
        Node { digit, cells: CellSet::only(cell) }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.digit, self.cell)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{:?}", self.digit, self.cells)
    }
}

/// The conclusion in the forum's short hand: `r3c5=7`, `r1c2<>4`, joined by spaces.
impl fmt::Display for Conclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for placed in &self.placements {
            write!(f, "{between}{}={}", placed.cell, placed.digit)?;
            between = " ";
        }
        for gone in &self.eliminations {
            write!(f, "{between}{}<>{}", gone.cell, gone.digit)?;
            between = " ";
        }
        Ok(())
    }
}
