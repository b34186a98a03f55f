//! One step of reasoning as data: what was used, what was seen, what follows. No words.
//!
//! The sentence ([`explain`](crate::explain)) and the highlights on a board both come from it.

use crate::name::keyed;
use crate::position::Position;
use crate::technique::Technique;
use crate::{Cell, CellSet, Digit, House, ParseNameError};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// One step a person could take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What was used.
    pub technique: Technique,
    /// What was seen.
    pub evidence: Evidence,
    /// What follows.
    pub conclusion: Conclusion,
}

/// What there is to see: everything a board should highlight, each with its part in the pattern.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The cells of the pattern.
    pub cells: Vec<(Cell, CellRole)>,
    /// The candidates of the pattern.
    pub candidates: Vec<(Candidate, CandidateRole)>,
    /// The houses of the pattern.
    pub houses: Vec<(House, HouseRole)>,
    /// The links of a chain, in the order of the argument.
    pub links: Vec<Link>,
}

/// What follows. At least one of the two is not empty, and each changes the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conclusion {
    /// The digits that can be put down.
    pub placements: Vec<Candidate>,
    /// The candidates that can be taken away.
    pub eliminations: Vec<Candidate>,
}

/// One digit possible in one cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// What.
    pub digit: Digit,
}

keyed! {
    /// The part a cell plays.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum CellRole {
        /// One of the cells that make the pattern.
        Pattern = "pattern",
        /// The hinge of a wing; the cell or set everything turns on.
        Pivot = "pivot",
        /// An end of a wing.
        Pincer = "pincer",
        /// A standing digit that rules something out.
        Blocker = "blocker",
        /// In the first set of a pattern made of sets.
        First = "first",
        /// In the second set of a pattern made of sets.
        Second = "second",
        /// In a rectangle or loop: a cell that holds the two digits alone.
        Floor = "floor",
        /// In a rectangle or loop: a cell with more than the two digits.
        Roof = "roof",
    }
}

keyed! {
    /// The part a candidate plays.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum CandidateRole {
        /// One of the candidates that make the pattern.
        Pattern = "pattern",
        /// A candidate too many that spoils a fish except near itself.
        Fin = "fin",
        /// The extra candidate of a rectangle, loop or full graveyard.
        Extra = "extra",
        /// One colour of a colouring.
        ColorA = "color-a",
        /// The other colour.
        ColorB = "color-b",
        /// One colour of a second colouring.
        ColorC = "color-c",
        /// Its other colour.
        ColorD = "color-d",
        /// The digit two sets cannot both hold.
        Common = "common",
        /// What is supposed for the sake of argument.
        Supposed = "supposed",
    }
}

keyed! {
    /// The part a house plays.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum HouseRole {
        /// Where the pattern stands.
        Base = "base",
        /// Where its consequences fall.
        Cover = "cover",
    }
}

/// One "therefore" between two claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    /// The claim that leads.
    pub from: Node,
    /// The claim that follows, or its opposite.
    pub to: Node,
    /// How it follows.
    pub kind: LinkKind,
}

keyed! {
    /// How one claim follows from another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum LinkKind {
        /// If not `from` then `to`.
        Strong = "strong",
        /// If `from` then not `to`.
        Weak = "weak",
    }
}

/// A claim: the digit stands in one of these cells. More than one cell makes a group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Where it stands.
    pub cells: CellSet,
}

impl Step {
    /// A step with nothing seen yet; the methods below add to it.
    pub(crate) fn new(technique: Technique) -> Step {
        Step { technique, evidence: Evidence::default(), conclusion: Conclusion::default() }
    }

    pub(crate) fn cells(mut self, role: CellRole, cells: CellSet) -> Step {
        self.evidence.cells.extend(cells.iter().map(|cell| (cell, role)));
        self
    }

    pub(crate) fn cell(self, role: CellRole, cell: Cell) -> Step {
        self.cells(role, CellSet::only(cell))
    }

    /// This digit in each of these cells.
    pub(crate) fn candidates(mut self, role: CandidateRole, cells: CellSet, digit: Digit) -> Step {
        let parts = cells.iter().map(|cell| (Candidate { cell, digit }, role));
        self.evidence.candidates.extend(parts);
        self
    }

    /// Every candidate of these cells.
    pub(crate) fn all_candidates(
        mut self,
        role: CandidateRole,
        cells: CellSet,
        position: &Position,
    ) -> Step {
        for cell in cells.iter() {
            let parts = position[cell].iter().map(|digit| (Candidate { cell, digit }, role));
            self.evidence.candidates.extend(parts);
        }
        self
    }

    pub(crate) fn house(mut self, role: HouseRole, house: House) -> Step {
        self.evidence.houses.push((house, role));
        self
    }

    pub(crate) fn houses(
        mut self,
        role: HouseRole,
        houses: impl IntoIterator<Item = House>,
    ) -> Step {
        self.evidence.houses.extend(houses.into_iter().map(|house| (house, role)));
        self
    }

    pub(crate) fn link(mut self, kind: LinkKind, from: Node, to: Node) -> Step {
        self.evidence.links.push(Link { from, to, kind });
        self
    }

    pub(crate) fn places(mut self, cell: Cell, digit: Digit) -> Step {
        self.conclusion.placements.push(Candidate { cell, digit });
        self
    }

    /// The digit leaves these cells. The caller names only cells that have it.
    pub(crate) fn removes(mut self, cells: CellSet, digit: Digit) -> Step {
        let gone = cells.iter().map(|cell| Candidate { cell, digit });
        self.conclusion.eliminations.extend(gone);
        self
    }

    /// Whether anything follows.
    pub fn changes_something(&self) -> bool {
        !self.conclusion.placements.is_empty() || !self.conclusion.eliminations.is_empty()
    }
}

impl Evidence {
    /// The cells that play this part.
    pub fn cells_as(&self, role: CellRole) -> CellSet {
        self.cells.iter().filter(|part| part.1 == role).map(|part| part.0).collect()
    }

    /// The candidates that play this part.
    pub fn candidates_as(&self, role: CandidateRole) -> impl Iterator<Item = Candidate> + '_ {
        self.candidates.iter().filter(move |part| part.1 == role).map(|part| part.0)
    }

    /// The houses that play this part.
    pub fn houses_as(&self, role: HouseRole) -> impl Iterator<Item = House> + '_ {
        self.houses.iter().filter(move |part| part.1 == role).map(|part| part.0)
    }
}

impl Node {
    pub(crate) const fn cell(cell: Cell, digit: Digit) -> Node {
        Node { digit, cells: CellSet::only(cell) }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.digit, self.cell)
    }
}

/// As it is displayed: `7@r3c5`.
impl FromStr for Candidate {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Candidate, ParseNameError> {
        let (digit, cell) = text.split_once('@').ok_or(ParseNameError::new("7@r3c5"))?;
        Ok(Candidate { digit: digit.parse()?, cell: cell.parse()? })
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

/// The technique and the conclusion: `x-wing: r1c2<>4`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.technique, self.conclusion)
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

/// As it is displayed; nothing at all is the empty conclusion.
impl FromStr for Conclusion {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Conclusion, ParseNameError> {
        let mut conclusion = Conclusion::default();
        for part in text.split_ascii_whitespace() {
            let (list, (cell, digit)) = match (part.split_once("<>"), part.split_once('=')) {
                (Some(gone), _) => (&mut conclusion.eliminations, gone),
                (None, Some(placed)) => (&mut conclusion.placements, placed),
                (None, None) => return Err(ParseNameError::new("r3c5=7, r1c2<>4")),
            };
            list.push(Candidate { cell: cell.parse()?, digit: digit.parse()? });
        }
        Ok(conclusion)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conclusions_round_trip() {
        for text in ["", "r3c5=7", "r3c5=7 r1c2<>4 r1c3<>4"] {
            assert_eq!(text.parse::<Conclusion>().unwrap().to_string(), text);
        }
        for bad in ["r3c5", "r3c5=0", "r0c5<>1", "7@r3c5"] {
            assert!(bad.parse::<Conclusion>().is_err(), "{bad}");
        }
        assert_eq!("7@r3c5".parse::<Candidate>().unwrap().to_string(), "7@r3c5");
        assert!("7r3c5".parse::<Candidate>().is_err());
    }
}
