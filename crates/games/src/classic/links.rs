//! The links a player draws between notes to follow a chain by eye. They know no rule: what they
//! mean is the player's business.

use crate::hint::{Link, Strength};
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit};

/// A digit in a cell: one end of a link.
pub type End = (Cell, Digit);

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Links(Vec<Link>);

/// There are as many links as a board may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl Links {
    /// As many as a board can show and still be read. Undo keeps thousands of boards, so there has to
    /// be a bound.
    pub const MOST: usize = 40;

    pub fn iter(&self) -> impl Iterator<Item = &Link> {
        self.0.iter()
    }

    /// Draws a strong link between two ends; a strong one becomes weak, and a weak one goes.
    /// What is drawn now.
    ///
    /// # Errors
    /// There are too many already.
    pub fn turn(&mut self, one: End, other: End) -> Result<Option<Strength>, Full> {
        let (from, to) = if one <= other { (one, other) } else { (other, one) };
        match self.0.iter().position(|link| (link.from, link.to) == (from, to)) {
            None if self.0.len() == Links::MOST => Err(Full),
            None => {
                self.0.push(Link { from, to, strength: Strength::Strong });
                Ok(Some(Strength::Strong))
            }
            Some(index) if self.0[index].strength == Strength::Strong => {
                self.0[index].strength = Strength::Weak;
                Ok(Some(Strength::Weak))
            }
            Some(index) => {
                self.0.remove(index);
                Ok(None)
            }
        }
    }

    /// Takes away all links that end in one of these cells; the cells that lost one.
    pub fn erase(&mut self, cells: CellSet) -> CellSet {
        let mut erased = CellSet::EMPTY;
        self.0.retain(|link| {
            let ends: CellSet = link.ends().into_iter().collect();
            let goes = !(ends & cells).is_empty();
            if goes {
                erased |= ends;
            }
            !goes
        });
        erased
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(cell: &str, digit: u8) -> End {
        (cell.parse().unwrap(), Digit::new(digit).unwrap())
    }

    #[test]
    fn a_link_is_strong_then_weak_then_gone_from_either_end() {
        let (one, other) = (end("r1c2", 5), end("r9c9", 9));
        let mut links = Links::default();
        assert_eq!(links.turn(one, other), Ok(Some(Strength::Strong)));
        assert_eq!(links.turn(other, one), Ok(Some(Strength::Weak)));
        assert_eq!(links.turn(one, other), Ok(None));
        assert_eq!(links, Links::default());
    }

    #[test]
    fn there_is_an_end_to_them() {
        let mut links = Links::default();
        let mut ends = Cell::all().skip(1).map(|cell| (cell, Digit::new(1).unwrap()));
        for other in ends.by_ref().take(Links::MOST) {
            assert!(links.turn(end("r1c1", 1), other).is_ok());
        }
        assert_eq!(links.turn(end("r1c1", 1), ends.next().unwrap()), Err(Full));
        assert_eq!(links.erase(CellSet::only("r1c2".parse().unwrap())).len(), 2);
        assert!(links.turn(end("r1c1", 1), end("r5c5", 5)).is_ok());
    }
}
