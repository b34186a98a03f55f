//! What the search asks of a vector, and the answer in plain integers for machines without one.
//!
//! ```text
//! lane   0  1  2  .      a lane is 16 bits wide and stands for a box;
//!        4  5  6  .      the dotted lanes are idle and hold all nine digits,
//!        8  9 10  .      so that they are never empty and never change
//!        .  .  .  .
//! ```

use core::ops::ControlFlow;

use super::board::{ALL, Board};
use super::search::Tally;
use crate::Grid;

/// Sixteen lanes, nine of them boxes of the board in the order of the picture above.
///
/// Lanes hold digit sets (the low nine bits) or masks (all bits alike) or small sums.
pub(super) trait Lanes: Copy {
    fn load(lanes: &[u16; 16]) -> Self;
    /// The lanes of each band, the first in the lowest bits.
    fn bands(self) -> [u64; 3];
    fn splat(lane: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` without the bits of `other`.
    fn without(self, other: Self) -> Self;
    /// Lane by lane; no lane may overflow.
    fn plus(self, other: Self) -> Self;

    /// Lane by lane; no lane may be below that of `other`.
    fn minus(self, other: Self) -> Self;

    /// Each lane without its lowest bit.
    fn without_lowest(self) -> Self;
    /// All bits where a digit set is empty, none elsewhere.
    fn where_empty(self) -> Self;
    /// Empty where either of the digit sets is; not otherwise meaningful.
    fn empty_if_either(self, other: Self) -> Self;

    /// Each box gets what its right neighbor in the band has, the last one what the first has.
    fn right_neighbors(self) -> Self;
    /// Each box gets what its left neighbor in the band has.
    fn left_neighbors(self) -> Self;
    /// Each box gets what its lower neighbor in the stack has, the last one what the first has.
    fn lower_neighbors(self) -> Self;
    /// Each box gets what its upper neighbor in the stack has.
    fn upper_neighbors(self) -> Self;

    fn equals(self, other: Self) -> bool;
    /// Whether a digit set of a box is empty.
    fn any_empty(self) -> bool;
    /// Whether the digit sets of all boxes are empty.
    fn all_empty(self) -> bool;

    /// The nine vectors of a puzzle of digits row by row, 0 for blank.
    fn spread(digits: &[u8; 81]) -> [Self; 9];
    /// The digits of a board whose cells hold one each.
    fn gather(cells: &[Self; 9]) -> Grid;

    /// `search::descend`, compiled for the machine that has these vectors.
    fn descend(board: &mut Board<Self>, tally: &mut impl Tally) -> ControlFlow<()>;
}

/// Three words of four lanes: a band each.
#[derive(Clone, Copy)]
pub(super) struct Words([u64; 3]);

const LOW: u64 = 0x0001_0001_0001_0001;
const HIGH: u64 = LOW << 15;

impl Words {
    #[inline(always)]
    fn zip(self, other: Words, word: impl Fn(u64, u64) -> u64) -> Words {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Words([word(a, x), word(b, y), word(c, z)])
    }

    #[inline(always)]
    fn map(self, word: impl Fn(u64) -> u64) -> Words {
        Words(self.0.map(word))
    }
}

/// The high bit of each lane that is not empty. A lane's high bit is free, so it can lend.
#[inline(always)]
const fn filled(word: u64) -> u64 {
    ((word | HIGH) - LOW) & HIGH
}

/// The set of a digit as a number, and of 0 for blank.
#[inline(always)]
fn set_of(digit: u8) -> u64 {
    const SETS: [u16; 16] = [ALL, 1, 2, 4, 8, 16, 32, 64, 128, 256, ALL, ALL, ALL, ALL, ALL, ALL];
    u64::from(SETS[usize::from(digit & 15)])
}

impl Lanes for Words {
    #[inline(always)]
    fn load(lanes: &[u16; 16]) -> Words {
        let word = |band: usize| {
            (0..4).fold(0, |word, lane| word | u64::from(lanes[band * 4 + lane]) << (16 * lane))
        };
        Words([word(0), word(1), word(2)])
    }

    #[inline(always)]
    fn bands(self) -> [u64; 3] {
        self.0
    }

    #[inline(always)]
    fn splat(lane: u16) -> Words {
        Words([u64::from(lane) * LOW; 3])
    }

    #[inline(always)]
    fn and(self, other: Words) -> Words {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Words) -> Words {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Words) -> Words {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn plus(self, other: Words) -> Words {
        self.zip(other, |a, b| a.wrapping_add(b))
    }

    #[inline(always)]
    fn minus(self, other: Words) -> Words {
        self.zip(other, |a, b| a - b)
    }

    #[inline(always)]
    fn without_lowest(self) -> Words {
        self.map(|a| a & ((a | HIGH) - LOW))
    }

    #[inline(always)]
    fn where_empty(self) -> Words {
        self.map(|a| {
            let filled = filled(a);
            !(filled | (filled - (filled >> 15)))
        })
    }

    #[inline(always)]
    fn empty_if_either(self, other: Words) -> Words {
        self.zip(other, |a, b| (filled(a) & filled(b)) >> 15)
    }

    #[inline(always)]
    fn right_neighbors(self) -> Words {
        self.map(|a| {
            a >> 16 & 0x0000_0000_ffff_ffff | a << 32 & 0x0000_ffff_0000_0000 | a & 0xffff << 48
        })
    }

    #[inline(always)]
    fn left_neighbors(self) -> Words {
        self.map(|a| a << 16 & 0x0000_ffff_ffff_0000 | a >> 32 & 0xffff | a & 0xffff << 48)
    }

    #[inline(always)]
    fn lower_neighbors(self) -> Words {
        let [a, b, c] = self.0;
        Words([b, c, a])
    }

    #[inline(always)]
    fn upper_neighbors(self) -> Words {
        let [a, b, c] = self.0;
        Words([c, a, b])
    }

    #[inline(always)]
    fn equals(self, other: Words) -> bool {
        self.0 == other.0
    }

    #[inline(always)]
    fn any_empty(self) -> bool {
        let [a, b, c] = self.0;
        filled(a) & filled(b) & filled(c) != HIGH
    }

    #[inline(always)]
    fn all_empty(self) -> bool {
        let [a, b, c] = self.0;
        (a | b | c) & 0x0000_ffff_ffff_ffff == 0
    }

    #[inline(always)]
    fn spread(digits: &[u8; 81]) -> [Words; 9] {
        let mut cells = [Words([0; 3]); 9];
        for (row, digits) in digits.as_chunks().0.iter().enumerate() {
            let digits: &[u8; 9] = digits;
            for col in 0..3 {
                let [left, middle, right] = [col, col + 3, col + 6].map(|col| set_of(digits[col]));
                cells[row % 3 * 3 + col].0[row / 3] =
                    left | middle << 16 | right << 32 | u64::from(ALL) << 48;
            }
        }
        cells
    }

    #[inline(always)]
    fn gather(cells: &[Words; 9]) -> Grid {
        let mut digits = [0; 81];
        for (row, digits) in digits.as_chunks_mut().0.iter_mut().enumerate() {
            let digits: &mut [u8; 9] = digits;
            for (col, digit) in digits.iter_mut().enumerate() {
                let word = cells[row % 3 * 3 + col % 3].0[row / 3];
                *digit = (word >> (col / 3 * 16)).trailing_zeros() as u8 + 1;
            }
        }
        Grid::from_values(&digits)
    }

    fn descend(board: &mut Board<Words>, tally: &mut impl Tally) -> ControlFlow<()> {
        super::search::descend(board, tally)
    }
}
