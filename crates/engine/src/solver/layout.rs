//! Between the board row by row and the board in nine vectors, by moving bytes.
//!
//! Both ways are a third of what an easy puzzle costs if done cell by cell.

use super::lanes::Lanes;
use core::ops::Range;

/// Vectors of 32 bytes, in two halves of 16 that do not exchange bytes.
pub(super) trait Bytes: Lanes {
    fn of_halves(low: &[u8; 16], high: &[u8; 16]) -> Self;
    fn store_low(self, into: &mut [u8; 16]);
    /// The high half as the low one; what the high one then is, is not said.
    fn high_to_low(self) -> Self;
    /// Byte `n` of the result is byte `from[n]` of its half, or 0 if that is 128 or more.
    fn swizzle(self, from: &[u8; 32]) -> Self;
    /// Byte `n` of the result is byte `index[n]` of the table, or 0 if that is 128 or more.
    fn look_up(index: Self, table: &[u8; 16]) -> Self;
    /// The same for indices below 128, counted modulo 16.
    fn look_up_modulo(index: Self, table: &[u8; 16]) -> Self;
    /// In each half the lanes of `self`, then those of `other`, as bytes of at most 255.
    fn pack(self, other: Self) -> Self;
    /// Each lane times the factor, divided by 2^15 and rounded.
    fn times(self, factor: i16) -> Self;
}

/// All bits of the lanes that are boxes.
pub(super) static BOX_LANES: [u16; 16] = [!0, !0, !0, 0, !0, !0, !0, 0, !0, !0, !0, 0, 0, 0, 0, 0];

/// Where each box of two bands finds its right and left neighbor; idle lanes find themselves.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) static RIGHT_NEIGHBORS: [u8; 16] =
    [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) static LEFT_NEIGHBORS: [u8; 16] = [4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15];

/// The nine vectors of a puzzle of digits row by row, 0 for blank.
#[inline(always)]
pub(super) fn spread<V: Bytes>(digits: &[u8; 81]) -> [V; 9] {
    let mut cells = [V::splat(0); 9];
    let mut row = 0;
    while row < 3 {
        // The last row ends where the board ends; the window that holds it starts earlier.
        let bottom = if row < 2 { window(digits, 54 + 9 * row) } else { window(digits, 65) };
        let outer = V::of_halves(window(digits, 9 * row), bottom);
        let inner = V::of_halves(window(digits, 27 + 9 * row), &[0; 16]);
        let from = if row < 2 { &OUTER } else { &OUTER_LAST };
        let mut col = 0;
        while col < 3 {
            let both = outer.swizzle(&from[col]).or(inner.swizzle(&INNER[col]));
            cells[3 * row + col] = V::look_up(both.or(V::splat(0x8000)), &LOW_BYTE)
                .or(V::look_up(both.or(V::splat(0x0080)), &HIGH_BYTE));
            col += 1;
        }
        row += 1;
    }
    cells
}

/// The digits row by row of a board whose cells hold one digit each; each byte is 0 to 9, whatever
/// the cells hold, because it comes out of [`DIGITS`].
///
/// Everything is done in registers and written once, without overlap, so that the compiler writes it
/// straight to where the caller wants it: a store that is read again while it is under way costs more
/// than all of this.
///
/// ```text
/// vector       0             1             2             3
/// low half     0 ······ 15  16 ······ 31  32 ······ 47  48 ·· 53           bands 0 and 1
/// high half   54 ······ 63  64 ······ 79  80                               band 2
/// ```
#[inline(always)]
pub(super) fn gather<V: Bytes>(cells: &[V; 9]) -> [u8; 81] {
    let [a, b, c, d, e, f, g, h, i] = cells;
    let pairs = [packed(a, b), packed(c, d), packed(e, f), packed(g, h), packed(i, i)];
    let [p, q, r, s, t] = [0, 1, 2, 3, 4];
    let first = moved(&pairs, 0, p).or(moved(&pairs, 0, q)).or(moved(&pairs, 0, r));
    let second = moved(&pairs, 1, p).or(moved(&pairs, 1, q)).or(moved(&pairs, 1, r));
    let second = second.or(moved(&pairs, 1, s)).or(moved(&pairs, 1, t));
    let third = moved(&pairs, 2, p).or(moved(&pairs, 2, q)).or(moved(&pairs, 2, r));
    let third = third.or(moved(&pairs, 2, s)).or(moved(&pairs, 2, t));
    let fourth = moved(&pairs, 3, s).or(moved(&pairs, 3, t));
    let mut digits = [0; 81];
    first.store_low(window_mut(&mut digits, 0));
    second.store_low(window_mut(&mut digits, 16));
    third.store_low(window_mut(&mut digits, 32));
    fourth.or(first.high_to_low()).store_low(window_mut(&mut digits, 48));
    second.high_to_low().store_low(window_mut(&mut digits, 64));
    let mut last = [0; 16];
    third.high_to_low().store_low(&mut last);
    digits[80] = last[0];
    digits
}

/// The digits of two vectors, a byte each.
#[inline(always)]
fn packed<V: Bytes>(a: &V, b: &V) -> V {
    V::look_up_modulo(a.times(TELLING).pack(b.times(TELLING)), &DIGITS)
}

/// What a pair of vectors has of two windows of the board.
#[inline(always)]
fn moved<V: Bytes>(pairs: &[V; 5], windows: usize, pair: usize) -> V {
    pairs[pair].swizzle(&WRITTEN[windows][pair])
}

#[inline(always)]
fn window(digits: &[u8; 81], start: usize) -> &[u8; 16] {
    digits[start..].first_chunk().expect("windows lie within the board")
}

#[inline(always)]
fn window_mut(digits: &mut [u8; 81], start: usize) -> &mut [u8; 16] {
    digits[start..].first_chunk_mut().expect("windows lie within the board")
}

const NONE: u8 = 0x80;

/// The low eight and the ninth bit of a digit's set; blank is every digit.
const LOW_BYTE: [u8; 16] = [0xff, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
const HIGH_BYTE: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];

/// A lone digit's set times this, divided by 2^15 and rounded, has low four bits that no other
/// digit's has, and fits in seven: 0, 1, 2, 3, 6, 13, 26, 52, 103. (Found by trying all factors.)
const TELLING: i16 = 13184;
/// The digit for each of these low four bits.
const DIGITS: [u8; 16] = [1, 2, 3, 4, 8, 0, 5, 9, 0, 0, 7, 0, 0, 6, 0, 0];

/// From the first row of the board (low half) and the seventh (high half) to the lanes of the boxes
/// at the top and bottom, each byte twice; one table for each column of the box.
static OUTER: [[u8; 32]; 3] = outer(0);
/// The same where the high half starts seven bytes before its row.
static OUTER_LAST: [[u8; 32]; 3] = outer(7);
/// From the fourth row of the board to the lanes of the boxes in the middle.
static INNER: [[u8; 32]; 3] = {
    let mut tables = [[NONE; 32]; 3];
    let mut idx = 0;
    while idx < 18 {
        let (col, box_, byte) = (idx / 6, idx / 2 % 3, idx % 2);
        tables[col][8 + 2 * box_ + byte] = (3 * box_ + col) as u8;
        idx += 1;
    }
    tables
};

const fn outer(high_start: u8) -> [[u8; 32]; 3] {
    let mut tables = [[NONE; 32]; 3];
    let mut idx = 0;
    while idx < 18 {
        let (col, box_, byte) = (idx / 6, idx / 2 % 3, idx % 2);
        let from = (3 * box_ + col) as u8;
        tables[col][2 * box_ + byte] = from;
        tables[col][16 + 2 * box_ + byte] = from + high_start;
        idx += 1;
    }
    tables
}

/// Where each byte of a window of the board is among the pairs: one table for each pair of vectors,
/// for each vector of two windows. What is in another pair is none.
static WRITTEN: [[[u8; 32]; 5]; 4] = [
    windows(0..16, 54..64, 6),
    windows(16..32, 64..80, 0),
    windows(32..48, 80..81, 0),
    windows(48..54, 0..0, 0),
];

/// The tables for a low half and a high half that starts with some idle bytes.
const fn windows(low: Range<usize>, high: Range<usize>, n_idle: usize) -> [[u8; 32]; 5] {
    let mut tables = [[NONE; 32]; 5];
    let mut cell = low.start;
    while cell < low.end {
        write_place(&mut tables, cell, cell - low.start);
        cell += 1;
    }
    let mut cell = high.start;
    while cell < high.end {
        write_place(&mut tables, cell, 16 + n_idle + cell - high.start);
        cell += 1;
    }
    tables
}

const fn write_place(tables: &mut [[u8; 32]; 5], cell: usize, to: usize) {
    let (row, col) = (cell / 9, cell % 9);
    let vector = row % 3 * 3 + col % 3;
    // In a packed half the first vector's lanes come first, four for each band.
    let lane = if row / 3 == 1 { 4 + col / 3 } else { col / 3 };
    tables[vector / 2][to] = (vector % 2 * 8 + lane) as u8;
}
