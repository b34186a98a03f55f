//! What follows from supposing one candidate true, with the reason of everything that follows.

use crate::position::Position;
use crate::step::{Candidate, Link, LinkKind, Node};
use crate::{Cell, CellSet, Digit, DigitSet, House};
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
    Cell(Cell),
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
        let in_cell = position[cell];
        match reach {
            Reach::Chain => {
                let other = (in_cell - DigitSet::only(digit)).single();
                self.affirm(other.map(|digit| Candidate { cell, digit }), cause);
            }
            Reach::Net => {
                let is_false = |digit: &Digit| self.off[digit.index()].contains(cell);
                let left = in_cell - in_cell.iter().filter(is_false).collect();
                let others = in_cell - left;
                let others = others.iter().map(|digit| Candidate { cell, digit });
                let last = left.single().map(|digit| Candidate { cell, digit });
                self.gather(left.is_empty(), last, others, Clash::Cell(cell));
            }
        }
        for house in cell.houses() {
            let places = position.cells_in(house, digit);
            match reach {
                Reach::Chain => {
                    let other = (places - CellSet::only(cell)).single();
                    self.affirm(other.map(|cell| Candidate { cell, digit }), cause);
                }
                Reach::Net => {
                    let left = places - self.off[digit.index()];
                    let others = (places - left).iter().map(|cell| Candidate { cell, digit });
                    let last = left.single().map(|cell| Candidate { cell, digit });
                    self.gather(left.is_empty(), last, others, Clash::House(house, digit));
                }
            }
        }
    }

    /// Of two possibilities this is the other one.
    fn affirm(&mut self, other: Option<Candidate>, cause: usize) {
        let is_open = |other: &Candidate| !self.off[other.digit.index()].contains(other.cell);
        if let Some(candidate) = other.filter(is_open) {
            self.add(Claim { candidate, truth: Truth::True }, &[cause as u16]);
        }
    }

    /// Of several possibilities none is left, or a last one, because the others are false.
    fn gather(
        &mut self,
        is_empty: bool,
        last: Option<Candidate>,
        others: impl Iterator<Item = Candidate>,
        empty: Clash,
    ) {
        if is_empty {
            self.clash = self.clash.or(Some(empty));
        }
        let Some(candidate) = last else { return };
        let mut causes = [0; 9];
        let mut count = 0;
        for candidate in others {
            if let Some(cause) = self.claim(Claim { candidate, truth: Truth::False }) {
                causes[count] = cause as u16;
                count += 1;
            }
        }
        self.add(Claim { candidate, truth: Truth::True }, &causes[..count]);
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

    fn causes(&self, index: usize) -> &[u16] {
        let (first, end) = self.claims[index].1;
        &self.causes[first as usize..end as usize]
    }

    /// The claims that lead to these, first causes first, as links from cause to claim.
    pub fn reasons(&self, claims: &[Claim]) -> Vec<Link> {
        let mut needed = Vec::new();
        self.each_needed(claims, |index| needed.push(index));
        let to_claim = |index: usize| {
            let causes = self.causes(index).iter();
            let (claim, _) = self.claims[index];
            causes.map(move |&cause| self.link(self.claims[usize::from(cause)].0, claim))
        };
        needed.into_iter().rev().flat_map(to_claim).collect()
    }

    /// How many links these reasons are.
    pub fn n_reasons(&self, claims: &[Claim]) -> usize {
        let mut count = 0;
        self.each_needed(claims, |index| count += self.causes(index).len());
        count
    }

    /// Visits the claims that lead to these, last ones first: a cause was found before what follows from it.
    fn each_needed(&self, claims: &[Claim], mut visit: impl FnMut(usize)) {
        let mut needed = [0u64; (2 * 729usize).div_ceil(64)];
        for index in claims.iter().filter_map(|&claim| self.claim(claim)) {
            needed[index / 64] |= 1 << (index % 64);
        }
        for word in (0..self.claims.len().div_ceil(64)).rev() {
            while needed[word] != 0 {
                let bit = 63 - needed[word].leading_zeros() as usize;
                needed[word] &= !(1 << bit);
                visit(word * 64 + bit);
                for cause in self.causes(word * 64 + bit).iter().copied().map(usize::from) {
                    needed[cause / 64] |= 1 << (cause % 64);
                }
            }
        }
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

fn place(Claim { candidate, truth }: Claim) -> usize {
    candidate.cell.index() * 9 + candidate.digit.index() + truth as usize * 729
}
