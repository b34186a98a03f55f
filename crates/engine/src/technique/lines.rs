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

    /// What to leave uncovered of the crossed lines so that `size` are covered and the fins lie in
    /// one box: the lines they lie in, of both kinds, are then of one three. The lowest covers come
    /// first.
    pub fn spared(
        &self,
        bases: u16,
        crossed: u16,
        size: usize,
    ) -> impl Iterator<Item = u16> + use<> {
        let surplus = crossed.count_ones().wrapping_sub(size as u32);
        let mut spared = [0u16; 9];
        let mut count = 0;
        // More than three lines too many cannot all have their fins in one box.
        let threes = if (1..=3).contains(&surplus) { &THREES[..] } else { &[] };
        for three in threes.iter().map(|three| three & crossed) {
            // Every part of the three, from the whole of it down.
            let mut part = three;
            while part != 0 {
                if part.count_ones() == surplus && self.is_finned_in_one_three(bases, part) {
                    spared[count] = part;
                    count += 1;
                }
                part = (part - 1) & three;
            }
        }
        spared[..count].sort_unstable_by_key(|spared| crossed & !spared);
        spared.into_iter().take(count)
    }

    fn is_finned_in_one_three(&self, bases: u16, spared: u16) -> bool {
        let finned = bits(bases).filter(|&base| self.0[base] & spared != 0);
        let finned = finned.fold(0u16, |finned, base| finned | 1 << base);
        THREES.iter().any(|three| finned & !three == 0)
    }
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
    fn fins_lie_in_one_box() {
        let lines = Lines([0b11, 0b10_0001, 0, 0b1_1000_0000, 0, 0, 0, 0, 0]);
        let spared =
            |bases, size| lines.spared(bases, lines.crossed(bases), size).collect::<Vec<_>>();
        assert_eq!(spared(0b11, 2), [0b10_0000, 0b10, 0b1]);
        // Lines of two bands share a fin in none.
        assert_eq!(spared(0b1001, 3), [0b1_0000_0000, 0b1000_0000, 0b10, 0b1]);
        assert!(spared(0b11, 3).is_empty());
    }
}
