//! A vector in two plain integers, for machines without wider registers.
//!
//! ```text
//! lane      bit 9 8 ..... 0       nine digits and a bit to lend, which is 0
//! word 0    0  1  2  4  5  6      six lanes in 60 bits: the top and the middle boxes
//! word 1    8  9 10               three lanes in 30 bits: the bottom boxes; no lane is idle
//! ```

use super::board::{ALL, Board};
use super::lanes::Lanes;
use super::search::{self, Listener};
use crate::{Digit, Grid};
use core::ops::ControlFlow;

#[derive(Clone, Copy)]
pub(super) struct Words([u64; 2]);

/// The width of a lane and of a band.
const LANE: u32 = 10;
const BAND: u32 = 30;

/// One band, and one bit in each of its lanes.
const BAND_BITS: u64 = (1 << BAND) - 1;
const BAND_ONES: u64 = 1 | 1 << LANE | 1 << (2 * LANE);

/// The lowest digit, all digits, and the bit to lend of every lane, word by word.
const LOW: [u64; 2] = [BAND_ONES | BAND_ONES << BAND, BAND_ONES];
const DIGITS: [u64; 2] = [LOW[0] * ALL as u64, LOW[1] * ALL as u64];
const LENT: [u64; 2] = [LOW[0] << 9, LOW[1] << 9];

impl Words {
    #[inline(always)]
    fn zip(self, other: Words, word: impl Fn(u64, u64) -> u64) -> Words {
        let ([a, b], [x, y]) = (self.0, other.0);
        Words([word(a, x), word(b, y)])
    }

    /// The bit to lend of each lane that is not empty: the one that was not needed to take 1 away.
    #[inline(always)]
    fn filled(self) -> Words {
        let [a, b] = self.0;
        Words([((a | LENT[0]) - LOW[0]) & LENT[0], ((b | LENT[1]) - LOW[1]) & LENT[1]])
    }
}

impl Lanes for Words {
    #[inline(always)]
    fn load(lanes: &[u16; 16]) -> Words {
        let mut words = [0; 2];
        let mut lane = 0;
        while lane < 11 {
            if lane % 4 < 3 {
                let shift = BAND * (lane as u32 / 4 % 2) + LANE * (lane as u32 % 4);
                words[lane / 8] |= u64::from(lanes[lane]) << shift;
            }
            lane += 1;
        }
        Words(words)
    }

    #[inline(always)]
    fn bands(self) -> [u64; 3] {
        let [a, b] = self.0;
        let lane = |band: u64, lane: u32| (band >> (LANE * lane) & u64::from(ALL)) << (16 * lane);
        let wide = |band: u64| lane(band, 0) | lane(band, 1) | lane(band, 2);
        [wide(a), wide(a >> BAND), wide(b)]
    }

    #[inline(always)]
    fn splat(lane: u16) -> Words {
        Words([u64::from(lane) * LOW[0], u64::from(lane) * LOW[1]])
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

    /// Lanes run over into each other, but nine words of 60 bits do not run over.
    #[inline(always)]
    fn plus(self, other: Words) -> Words {
        self.zip(other, |a, b| a.wrapping_add(b))
    }

    #[inline(always)]
    fn without_lowest(self) -> Words {
        let [a, b] = self.0;
        Words([a & ((a | LENT[0]) - LOW[0]), b & ((b | LENT[1]) - LOW[1])])
    }

    #[inline(always)]
    fn where_empty(self) -> Words {
        let [a, b] = self.filled().0;
        Words([DIGITS[0] - (a - (a >> 9)), DIGITS[1] - (b - (b >> 9))])
    }

    #[inline(always)]
    fn where_equal(self, other: Words) -> Words {
        let ([a, b], [x, y]) = (self.0, other.0);
        Words([DIGITS[0] * u64::from(a == x), DIGITS[1] * u64::from(b == y)])
    }

    #[inline(always)]
    fn empty_if_either(self, other: Words) -> Words {
        self.filled().zip(other.filled(), |a, b| (a & b) >> 9)
    }

    #[inline(always)]
    fn right_neighbors(self) -> Words {
        const STAY: u64 = 0x3ff | 0x3ff << LANE;
        const WRAP: u64 = 0x3ff << (2 * LANE);
        let [a, b] = self.0;
        Words([
            a >> LANE & (STAY | STAY << BAND) | a << (2 * LANE) & (WRAP | WRAP << BAND),
            b >> LANE | b << (2 * LANE) & WRAP,
        ])
    }

    #[inline(always)]
    fn left_neighbors(self) -> Words {
        const STAY: u64 = 0x3ff << LANE | 0x3ff << (2 * LANE);
        const WRAP: u64 = 0x3ff;
        let [a, b] = self.0;
        Words([
            a << LANE & (STAY | STAY << BAND) | a >> (2 * LANE) & (WRAP | WRAP << BAND),
            b << LANE & STAY | b >> (2 * LANE),
        ])
    }

    #[inline(always)]
    fn lower_neighbors(self) -> Words {
        let [a, b] = self.0;
        Words([a >> BAND | b << BAND, a & BAND_BITS])
    }

    #[inline(always)]
    fn upper_neighbors(self) -> Words {
        let [a, b] = self.0;
        Words([b | (a & BAND_BITS) << BAND, a >> BAND])
    }

    #[inline(always)]
    fn equals(self, other: Words) -> bool {
        self.0 == other.0
    }

    #[inline(always)]
    fn any_empty(self) -> bool {
        self.filled().0 != LENT
    }

    #[inline(always)]
    fn all_empty(self) -> bool {
        self.0 == [0; 2]
    }

    #[inline(always)]
    fn spread(digits: &[u8; 81]) -> [Words; 9] {
        let mut cells = [Words([0; 2]); 9];
        for (place, &start) in STARTS.iter().enumerate() {
            let lane = |cell: usize| set_of(digits[start + cell]);
            let band = |cell| lane(cell) | lane(cell + 3) << LANE | lane(cell + 6) << (2 * LANE);
            cells[place] = Words([band(0) | band(27) << BAND, band(54)]);
        }
        cells
    }

    #[inline(always)]
    fn gather(cells: &[Words; 9]) -> Grid {
        let mut digits = [None; 81];
        for (&Words([top, bottom]), &start) in cells.iter().zip(&STARTS) {
            let mut tell = |cell, word: u64| {
                digits[start + cell] = Digit::new(word.trailing_zeros() as u8 + 1);
            };
            for (band, word) in [(0, top), (27, top >> BAND), (54, bottom)] {
                tell(band, word);
                tell(band + 3, word >> LANE);
                tell(band + 6, word >> (2 * LANE));
            }
        }
        Grid::from_cells(digits)
    }

    fn descend(board: &Board<Words>, listener: &mut impl Listener<Words>) -> ControlFlow<()> {
        search::descend(board, listener)
    }
}

/// The cell of the board that is first in each vector.
const STARTS: [usize; 9] = [0, 1, 2, 9, 10, 11, 18, 19, 20];

/// The set of a digit as a number, and of 0 for blank.
#[inline(always)]
fn set_of(digit: u8) -> u64 {
    const SETS: [u16; 16] = [ALL, 1, 2, 4, 8, 16, 32, 64, 128, 256, ALL, ALL, ALL, ALL, ALL, ALL];
    u64::from(SETS[usize::from(digit & 15)])
}
