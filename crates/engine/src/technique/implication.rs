//! What follows from supposing one candidate true, with the reason of everything that follows.

use crate::position::Position;
use crate::step::{Candidate, Link, LinkKind, Node};
use crate::{Cell, CellSet, Digit, House};
use alloc::vec;
use alloc::vec::Vec;

/// How far a supposition is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Each claim from the one before: cells and houses that had two possibilities at the outset.
    Chain,
    /// Everything that is left with one possibility, however many claims it took.
    Net,
}

/// A candidate said to be true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Claim {
    pub candidate: Candidate,
    pub truth: Truth,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Truth {
    True,
    False,
}

/// Why a supposition is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The candidate would be true and false.
    Both(Candidate),
    /// A cell would be left without a digit.
    Cell(crate::Cell),
    /// A digit would be left without a place.
    House(House, Digit),
}

/// All claims that follow from one supposition, in the order they were found.
pub struct Implication {
    pub supposed: Candidate,
    pub clash: Option<Clash>,
    /// For each digit, the cells where it is true, and those where it is false.
    pub on: [CellSet; 9],
    pub off: [CellSet; 9],
    claims: Vec<(Claim, Causes)>,
    /// What the claims follow from, one after the other.
    causes: Vec<u16>,
    /// The claim about each candidate, by truth.
    index: [u16; 2 * 729],
}

/// Where the causes of a claim stand: from the first to before the second.
type Causes = (u32, u32);

const NONE: u16 = u16::MAX;

impl Implication {
    pub fn of(position: &Position, supposed: Candidate, reach: Reach) -> Implication {
        let mut implication = Implication {
            supposed,
            clash: None,
            on: [CellSet::EMPTY; 9],
            off: [CellSet::EMPTY; 9],
            claims: Vec::with_capacity(64),
            causes: Vec::with_capacity(64),
            index: [NONE; 2 * 729],
        };
        implication.add(Claim { candidate: supposed, truth: Truth::True }, &[]);
        let mut next = 0;
        while next < implication.claims.len() && implication.clash.is_none() {
            let claim = implication.claims[next].0;
            match claim.truth {
                Truth::True => implication.follow_true(position, claim.candidate, next),
                Truth::False => implication.follow_false(position, claim.candidate, next, reach),
            }
            next += 1;
        }
        implication
    }

    /// The digit leaves its peers and the cell its other digits.
    fn follow_true(
        &mut self,
        position: &Position,
        Candidate { cell, digit }: Candidate,
        cause: usize,
    ) {
        for other in position[cell].iter().filter(|&other| other != digit) {
            let candidate = Candidate { cell, digit: other };
            self.add(Claim { candidate, truth: Truth::False }, &[cause as u16]);
        }
        for peer in (position.cells_with(digit) & cell.peers()).iter() {
            let candidate = Candidate { cell: peer, digit };
            self.add(Claim { candidate, truth: Truth::False }, &[cause as u16]);
        }
    }

    /// The cell, and each house of the cell, may be left with one possibility.
    fn follow_false(
        &mut self,
        position: &Position,
        Candidate { cell, digit }: Candidate,
        cause: usize,
        reach: Reach,
    ) {
        let in_cell = position[cell].iter().map(|digit| Candidate { cell, digit });
        self.narrow(Options::of(in_cell), Clash::Cell(cell), cause, reach);
        for house in cell.houses() {
            let places = position.cells_in(house, digit);
            let in_house = places.iter().map(|cell| Candidate { cell, digit });
            self.narrow(Options::of(in_house), Clash::House(house, digit), cause, reach);
        }
    }

    /// One of these is true; see whether all but one are false.
    fn narrow(&mut self, options: Options, empty: Clash, cause: usize, reach: Reach) {
        let options = options.all();
        if reach == Reach::Chain && options.len() != 2 {
            return;
        }
        let is_false = |option: &&Candidate| self.off[option.digit.index()].contains(option.cell);
        let mut left = options.iter().filter(|option| !is_false(option));
        match (left.next(), left.next()) {
            (None, _) if reach == Reach::Net => {
                self.clash = self.clash.or(Some(empty));
            }
            (Some(&candidate), None) => {
                let claim = Claim { candidate, truth: Truth::True };
                if reach == Reach::Chain {
                    return self.add(claim, &[cause as u16]);
                }
                let mut causes = [0; 9];
                let mut count = 0;
                for &candidate in options.iter().filter(|&&option| option != candidate) {
                    if let Some(cause) = self.claim(Claim { candidate, truth: Truth::False }) {
                        causes[count] = cause as u16;
                        count += 1;
                    }
                }
                self.add(claim, &causes[..count]);
            }
            _ => {}
        }
    }

    fn add(&mut self, claim: Claim, causes: &[u16]) {
        let Claim { candidate, truth } = claim;
        if self.claim(claim).is_some() {
            return;
        }
        self.index[place(claim)] = self.claims.len() as u16;
        let first = self.causes.len() as u32;
        self.causes.extend_from_slice(causes);
        self.claims.push((claim, (first, self.causes.len() as u32)));
        let (same, opposite) = match truth {
            Truth::True => (&mut self.on, &self.off),
            Truth::False => (&mut self.off, &self.on),
        };
        same[candidate.digit.index()].insert(candidate.cell);
        if opposite[candidate.digit.index()].contains(candidate.cell) {
            self.clash = self.clash.or(Some(Clash::Both(candidate)));
        }
    }

    fn claim(&self, claim: Claim) -> Option<usize> {
        Some(self.index[place(claim)]).filter(|&index| index != NONE).map(usize::from)
    }

    fn causes(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let (first, end) = self.claims[index].1;
        self.causes[first as usize..end as usize].iter().map(|&cause| cause.into())
    }

    /// The claims that lead to these, first causes first, as links from cause to claim.
    pub fn reasons(&self, claims: &[Claim]) -> Vec<Link> {
        let mut needed = vec![false; self.claims.len()];
        for index in claims.iter().filter_map(|&claim| self.claim(claim)) {
            needed[index] = true;
        }
        for index in (0..self.claims.len()).rev().filter(|&index| index < self.claims.len()) {
            if needed[index] {
                self.causes(index).for_each(|cause| needed[cause] = true);
            }
        }
        let wanted = (0..self.claims.len()).filter(|&index| needed[index]);
        wanted
            .flat_map(|index| {
                let (claim, _) = self.claims[index];
                self.causes(index).map(move |cause| self.link(self.claims[cause].0, claim))
            })
            .collect()
    }

    /// The claims that make the clash.
    pub fn clash_claims(&self, position: &Position) -> Vec<Claim> {
        let falses = |candidates: Vec<Candidate>| -> Vec<Claim> {
            let claim = |candidate| Claim { candidate, truth: Truth::False };
            candidates.into_iter().map(claim).collect()
        };
        match self.clash {
            None => Vec::new(),
            Some(Clash::Both(candidate)) => {
                [Truth::True, Truth::False].map(|truth| Claim { candidate, truth }).into()
            }
            Some(Clash::Cell(cell)) => {
                falses(position[cell].iter().map(|digit| Candidate { cell, digit }).collect())
            }
            Some(Clash::House(house, digit)) => {
                let places = position.cells_in(house, digit);
                falses(places.iter().map(|cell| Candidate { cell, digit }).collect())
            }
        }
    }

    fn link(&self, from: Claim, to: Claim) -> Link {
        let kind = if to.truth == Truth::True { LinkKind::Strong } else { LinkKind::Weak };
        let node = |claim: Claim| Node::cell(claim.candidate.cell, claim.candidate.digit);
        Link { from: node(from), to: node(to), kind }
    }
}

/// The possibilities of a cell or a house.
struct Options {
    all: [Candidate; 9],
    count: usize,
}

impl Options {
    fn of(candidates: impl Iterator<Item = Candidate>) -> Options {
        let cell = Cell::new(0).expect("the first cell");
        let nothing = Candidate { cell, digit: Digit::from_index(0) };
        let mut options = Options { all: [nothing; 9], count: 0 };
        for candidate in candidates {
            options.all[options.count] = candidate;
            options.count += 1;
        }
        options
    }

    fn all(&self) -> &[Candidate] {
        &self.all[..self.count]
    }
}

fn place(Claim { candidate, truth }: Claim) -> usize {
    candidate.cell.index() * 9 + candidate.digit.index() + truth as usize * 729
}
