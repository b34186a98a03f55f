//! The links a player draws between notes to follow a chain by eye. They know no rule: what they
//! mean is the player's business.

use crate::hint::{Link, Strength};
use crate::kept::{Pack, Unpack};
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
    /// As many as a board can show and still be read. Every state of a run is kept in equally many
    /// bytes, so there has to be a bound.
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

    pub fn pack(&self, pack: &mut Pack) {
        for index in 0..Links::MOST {
            pack.number(self.0.get(index).map_or(0, number), 4);
        }
    }

    pub fn unpack(unpack: &mut Unpack<'_>) -> Links {
        Links((0..Links::MOST).filter_map(|_| link(unpack.number(4))).collect())
    }
}

/// A link as a number from 1, by its ends and its strength.
fn number(link: &Link) -> u64 {
    let end = |(cell, digit): End| (cell.index() * 9 + digit.index()) as u64;
    let weak = u64::from(link.strength == Strength::Weak);
    1 + weak + 2 * (end(link.from) + 729 * end(link.to))
}

fn link(number: u64) -> Option<Link> {
    let number = number.checked_sub(1)?;
    let end =
        |index: u64| Some((Cell::new((index / 9) as u8)?, Digit::new((index % 9) as u8 + 1)?));
    Some(Link {
        from: end(number / 2 % 729)?,
        to: end(number / 2 / 729)?,
        strength: if number % 2 == 0 { Strength::Strong } else { Strength::Weak },
    })
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
    fn they_are_kept_and_come_back() {
        let mut links = Links::default();
        links.turn(end("r1c1", 1), end("r1c1", 2)).unwrap();
        links.turn(end("r9c9", 9), end("r9c8", 1)).unwrap();
        links.turn(end("r9c9", 9), end("r9c8", 1)).unwrap();
        let mut pack = Pack::default();
        links.pack(&mut pack);
        let kept = pack.done();
        assert_eq!(kept.len(), 4 * Links::MOST);
        assert_eq!(Links::unpack(&mut Unpack(&kept)), links);
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
