//! What was found and what was looked for in vain, so that it is not looked for again: at a position
//! that another path has come through, or among places of a digit that no step has changed. It answers
//! no differently than looking again would.

use super::als::Als;
use super::chain::Forest;
use super::rectangle::Deadly;
use super::{Finder, Technique};
use crate::position::{Key, Position};
use crate::step::Step;
use crate::{CellSet, Digit, DigitSet};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// What techniques are known to find, or not. It grows with each position, so keep one for the
/// paths of one puzzle, not for those of many.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    positions: BTreeMap<Key, Known>,
    /// By the places of a digit; which digit it is makes no difference.
    places: BTreeMap<CellSet, Techniques>,
}

/// What was looked for at one position.
#[derive(Clone, Debug, Default)]
struct Known {
    in_vain: Techniques,
    /// The first step of each technique that has one. Different orders seldom agree on the next step, but
    /// they meet again where the easy ones are used up, and what is found there took longest.
    found: Vec<Step>,
}

/// A set of techniques.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Techniques(u64);

const _: () = assert!(Technique::ALL.len() <= 64, "a technique is a bit of a set");

impl Techniques {
    fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as u32 & 1 == 1
    }

    fn insert(&mut self, technique: Technique) {
        self.0 |= 1 << technique as u32;
    }
}

impl Memory {
    /// One that knows nothing.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// The first step that one of these techniques finds, in their order.
    pub fn first(&mut self, position: &Position, techniques: &[Technique]) -> Option<Step> {
        // Singles are found sooner than remembered.
        let is_single = |technique: &Technique| *technique <= Technique::NakedSingle;
        let n_singles = techniques.iter().take_while(|technique| is_single(technique)).count();
        let (singles, others) = techniques.split_at(n_singles);
        if let Some(step) = singles.iter().find_map(|technique| technique.first(position)) {
            return Some(step);
        }
        let Memory { positions, places } = self;
        let known = positions.entry(position.key()).or_default();
        let mut look = Look {
            position,
            known,
            places,
            in_digits: None,
            deadly: None,
            sets: None,
            forest: None,
        };
        let step = others.iter().find_map(|technique| look.first(*technique));
        look.keep();
        step
    }
}

/// One position, with what is known of it.
struct Look<'a> {
    position: &'a Position,
    known: &'a mut Known,
    places: &'a mut BTreeMap<CellSet, Techniques>,
    /// What was looked for in vain among the places of each digit, as it was known before and is now.
    in_digits: Option<[(Techniques, Techniques); 9]>,
    /// The rectangles that must not come to be, once somebody has looked for them.
    deadly: Option<Vec<Deadly>>,
    /// The almost locked sets likewise.
    sets: Option<Vec<Als>>,
    /// The chains that were looked through last: others over the same links are in it too.
    forest: Option<Forest>,
}

impl Look<'_> {
    fn first(&mut self, technique: Technique) -> Option<Step> {
        if self.known.in_vain.contains(technique) {
            return None;
        }
        if let Some(step) = self.known.found.iter().find(|step| step.technique == technique) {
            return Some(step.clone());
        }
        let step = match technique.finder() {
            Finder::Board(_) => technique.first(self.position),
            Finder::Digit(find) => self.open_digits(technique).iter().find_map(|digit| {
                let step = one(|found| find(self.position, digit, found));
                if step.is_none() {
                    self.in_digits()[digit.index()].1.insert(technique);
                }
                step
            }),
            Finder::Deadly(find) => {
                let deadly = || Deadly::all(self.position).collect();
                let deadly = self.deadly.get_or_insert_with(deadly).iter();
                deadly.copied().find_map(|deadly| one(|found| find(self.position, &deadly, found)))
            }
            Finder::Sets(find) => {
                let sets = self.sets.get_or_insert_with(|| Als::all(self.position));
                one(|found| find(self.position, sets, found))
            }
            Finder::Chain((links, ending)) => {
                let digits = match links.is_of_one_digit() {
                    true => self.open_digits(technique),
                    false => DigitSet::ALL,
                };
                let known = self.forest.take().filter(|forest| forest.links() == links);
                let mut forest = known.unwrap_or_else(|| Forest::new(self.position, links, digits));
                let step = one(|found| forest.each(technique, ending, found));
                if step.is_none() && links.is_of_one_digit() {
                    let in_digits = self.in_digits();
                    digits.iter().for_each(|digit| in_digits[digit.index()].1.insert(technique));
                }
                self.forest = Some(forest);
                step
            }
        };
        match &step {
            None => self.known.in_vain.insert(technique),
            Some(step) => self.known.found.push(step.clone()),
        }
        step
    }

    /// The digits whose places have not been looked through for this technique.
    fn open_digits(&mut self, technique: Technique) -> DigitSet {
        let in_digits = self.in_digits();
        Digit::all().filter(|digit| !in_digits[digit.index()].1.contains(technique)).collect()
    }

    fn in_digits(&mut self) -> &mut [(Techniques, Techniques); 9] {
        let Look { position, places, in_digits, .. } = self;
        in_digits.get_or_insert_with(|| {
            core::array::from_fn(|index| {
                let cells = position.cells_with(Digit::from_index(index as u8));
                let known = places.get(&cells).copied().unwrap_or_default();
                (known, known)
            })
        })
    }

    /// Remembers what was newly looked for among the places of digits.
    fn keep(self) {
        for (digit, (before, now)) in Digit::all().zip(self.in_digits.into_iter().flatten()) {
            if now != before {
                self.places.insert(self.position.cells_with(digit), now);
            }
        }
    }
}

/// The first that a finder shows.
pub(super) fn one(
    find: impl FnOnce(&mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<Step> {
    let mut first = None;
    let _ = find(&mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Proofs, Recipe, generate};
    use crate::{Rng, ladder};

    /// Two ways in different orders, each remembered for the other, are those of who remembers nothing.
    #[test]
    fn whoever_remembers_finds_the_same() {
        let orders = [
            Technique::ALL.to_vec(),
            ladder::RUNGS.iter().map(|rung| rung.technique).collect::<Vec<_>>(),
        ];
        for number in 0..12 {
            let puzzle =
                generate(&Recipe::MINIMAL, &mut Rng::stream(8, number), Proofs::DEFAULT).unwrap();
            let mut memory = Memory::new();
            for order in [&orders[0], &orders[1], &orders[0]] {
                let mut position = Position::from_puzzle(&puzzle);
                while !position.empty().is_empty() {
                    let anew = order.iter().find_map(|technique| technique.first(&position));
                    assert_eq!(memory.first(&position, order), anew, "{puzzle}");
                    position.apply(&anew.unwrap());
                }
            }
        }
    }
}
