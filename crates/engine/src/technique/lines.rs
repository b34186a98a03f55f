//! Where a digit may stand in nine lines, in bits: what all fish are looked for in.

use crate::position::Position;
use crate::{CellSet, Digit, House, HouseKind};
use core::ops::RangeInclusive;

/// For each of nine lines, a bit for each line that crosses it where the digit may stand.
pub struct Lines([u16; 9]);

/// The three lines of each band or stack.
const THREES: [u16; 3] = [0b111, 0b111_000, 0b111_000_000];

impl Lines {
    pub fn of(position: &Position, kind: HouseKind, digit: Digit) -> Lines {
        let mut lines = [0; 9];
        for cell in position.cells_with(digit).iter() {
            let (line, place) = match kind {
                HouseKind::Row => (cell.row(), cell.col()),
                _ => (cell.col(), cell.row()),
            };
            lines[usize::from(line)] |= 1 << place;
        }
        Lines(lines)
    }

    /// The choices of so many lines with a number of places in this range, as bits, the lowest first.
    pub fn choices(
        &self,
        size: usize,
        places: RangeInclusive<u32>,
    ) -> impl Iterator<Item = u16> + use<> {
        let fits = |line: &&u16| places.contains(&line.count_ones());
        let all =
            (0..9).filter(|&index| fits(&&self.0[index])).fold(0, |all, index| all | 1 << index);
        let choices: &[u16] = match size {
            2 => &TWO_OF_NINE,
            3 => &THREE_OF_NINE,
            _ => &FOUR_OF_NINE,
        };
        choices.iter().copied().filter(move |choice| choice & !all == 0)
    }

    /// The lines that cross these where the digit may stand.
    pub fn crossed(&self, bases: u16) -> u16 {
        bits(bases).fold(0, |crossed, base| crossed | self.0[base])
    }

    /// The choices of `size` lines that cover the digit in these bases but for fins in one box, and cover it in that
    /// box elsewhere, where it goes. The lowest come first.
    pub fn covers(&self, bases: u16, size: usize) -> impl Iterator<Item = u16> + use<> {
        let crossed = self.crossed(bases);
        let surplus = crossed.count_ones().wrapping_sub(size as u32);
        // Fins in all three lines of a box leave none of its lines covered.
        let is_possible = (1..=2).contains(&surplus);
        let threes = if is_possible { &THREES[..] } else { &[] };
        // Of each band, where it alone may have fins, and where its other lines may lose the digit.
        let bands = THREES.map(|band| {
            let of = |lines| if is_possible { self.crossed(lines) } else { 0 };
            (crossed & !of(bases & !band), of(band & !bases))
        });
        // To spare the highest lines first leaves the lowest covers.
        threes.iter().rev().flat_map(move |three| {
            let finned = three & (bands[0].0 | bands[1].0 | bands[2].0);
            let takes = move |spared: u16| {
                let gone = three & crossed & !spared;
                bands.iter().any(|&(fins, rest)| spared & !fins == 0 && rest & gone != 0)
            };
            let spared = parts(finned).filter(move |part| part.count_ones() == surplus);
            spared.filter(move |&part| takes(part)).map(move |part| crossed & !part)
        })
    }

    /// Whether two places at least are covered in each of the bases.
    pub fn stand(&self, bases: u16, covers: u16) -> bool {
        bits(bases).all(|base| (self.0[base] & covers).count_ones() >= 2)
    }
}

/// The parts of a set but the empty one, the highest first.
fn parts(set: u16) -> impl Iterator<Item = u16> {
    let next = move |part: &u16| Some((part - 1) & set).filter(|&part| part != 0);
    core::iter::successors(Some(set).filter(|&set| set != 0), next)
}

/// The lines of a kind that these bits stand for.
pub fn houses(kind: HouseKind, mask: u16) -> impl Iterator<Item = House> {
    bits(mask).map(move |index| match kind {
        HouseKind::Row => House::row(index as u8),
        _ => House::column(index as u8),
    })
}

/// The cells of these lines that may take the digit.
pub fn places(position: &Position, kind: HouseKind, mask: u16, digit: Digit) -> CellSet {
    let lines = houses(kind, mask).fold(CellSet::EMPTY, |lines, house| lines | house.cells());
    position.cells_with(digit) & lines
}

fn bits(mask: u16) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    core::iter::from_fn(move || {
        let first = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(first)
    })
}

const TWO_OF_NINE: [u16; 36] = of_nine(2);
const THREE_OF_NINE: [u16; 84] = of_nine(3);
const FOUR_OF_NINE: [u16; 126] = of_nine(4);

/// All numbers of nine bits with `count` ones, ascending.
const fn of_nine<const N: usize>(count: u32) -> [u16; N] {
    let mut all = [0; N];
    let (mut next, mut mask) = (0, 0u16);
    while mask < 1 << 9 {
        if mask.count_ones() == count {
            all[next] = mask;
            next += 1;
        }
        mask += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn every_choice_once() {
        assert!(FOUR_OF_NINE.is_sorted() && FOUR_OF_NINE[0] == 0b1111);
        assert_eq!(THREE_OF_NINE[83], 0b1_1100_0000);
        assert!(TWO_OF_NINE.iter().all(|choice| choice.count_ones() == 2));
    }

    #[test]
    fn fins_lie_in_one_box_and_take_something_there() {
        let lines = Lines([0b11, 0b10_0001, 0b11_1111, 0b1_1000_0000, 0, 0b1_0000_0000, 0, 0, 0]);
        let covers = |bases, size| lines.covers(bases, size).collect::<Vec<_>>();
        // A fin in the sixth line would leave no line of its box covered.
        assert_eq!(covers(0b11, 2), [0b10_0001, 0b10_0010]);
        // Lines of two bands share a fin in none.
        assert_eq!(covers(0b1001, 3), [0b1_0000_0011, 0b1_1000_0001, 0b1_1000_0010]);
        assert!(covers(0b11, 3).is_empty());
    }
}
