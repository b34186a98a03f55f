//! Between the board row by row and the board in nine vectors, by moving bytes.
//!
//! Both ways are a third of what an easy puzzle costs if done cell by cell.

use super::lanes::Lanes;

/// Vectors of 32 bytes, in two halves of 16 that do not exchange bytes.
pub(super) trait Bytes: Lanes {
    fn of_halves(low: &[u8; 16], high: &[u8; 16]) -> Self;
    fn halves(self) -> [[u8; 16]; 2];
    /// Byte `n` of the result is byte `from[n]` of its half, or 0 if that is 128 or more.
    fn swizzle(self, from: &[u8; 32]) -> Self;
    /// Byte `n` of the result is byte `index[n]` of the table, or 0 if that is 128 or more.
    fn look_up(index: Self, table: &[u8; 16]) -> Self;
    /// In each half the lanes of `self`, then those of `other`, as bytes of at most 255.
    fn pack(self, other: Self) -> Self;
    /// Each lane shifted down by four bits.
    fn high_nibbles(self) -> Self;
}

/// All bits of the lanes that are boxes.
pub(super) static BOX_LANES: [u16; 16] = [!0, !0, !0, 0, !0, !0, !0, 0, !0, !0, !0, 0, 0, 0, 0, 0];

/// Where each box finds its right and left neighbor in the band; idle lanes find themselves.
#[rustfmt::skip]
pub(super) static RIGHT_NEIGHBORS: [u8; 32] = [
    2, 3, 4, 5, 0, 1, 6, 7,   10, 11, 12, 13, 8, 9, 14, 15,
    2, 3, 4, 5, 0, 1, 6, 7,   8, 9, 10, 11, 12, 13, 14, 15,
];
#[rustfmt::skip]
pub(super) static LEFT_NEIGHBORS: [u8; 32] = [
    4, 5, 0, 1, 2, 3, 6, 7,   12, 13, 8, 9, 10, 11, 14, 15,
    4, 5, 0, 1, 2, 3, 6, 7,   8, 9, 10, 11, 12, 13, 14, 15,
];

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

/// The digits row by row of a board whose cells hold one digit each.
#[inline(always)]
pub(super) fn gather<V: Bytes>(cells: &[V; 9]) -> [u8; 81] {
    // Each row is written with seven bytes too many, which the next one overwrites.
    let mut rows = [0; 88];
    let mut bottom = [[0; 16]; 3];
    let mut middle = [[0; 16]; 3];
    let mut top = [[0; 16]; 3];
    let mut row = 0;
    while row < 3 {
        let left = digits(cells[3 * row].pack(cells[3 * row + 1]));
        let right = digits(cells[3 * row + 2].pack(cells[3 * row + 2]));
        let outer = left.swizzle(&LEFT_OUTER).or(right.swizzle(&RIGHT_OUTER));
        let inner = left.swizzle(&LEFT_INNER).or(right.swizzle(&RIGHT_INNER));
        [top[row], bottom[row]] = outer.halves();
        [middle[row], _] = inner.halves();
        row += 1;
    }
    let mut row = 0;
    while row < 9 {
        let band = if row < 3 {
            &top
        } else if row < 6 {
            &middle
        } else {
            &bottom
        };
        rows[9 * row..9 * row + 16].copy_from_slice(&band[row % 3]);
        row += 1;
    }
    *rows.first_chunk().expect("88 bytes hold 81")
}

/// The digit of each byte with one bit, or 9 for 255, which is what 256 became when packed.
#[inline(always)]
fn digits<V: Bytes>(bits: V) -> V {
    let nibble = V::splat(0x0f0f);
    V::look_up(bits.and(nibble), &LOW_NIBBLE)
        .or(V::look_up(bits.high_nibbles().and(nibble), &HIGH_NIBBLE))
}

#[inline(always)]
fn window(digits: &[u8; 81], start: usize) -> &[u8; 16] {
    digits[start..].first_chunk().expect("windows lie within the board")
}

const NONE: u8 = 0x80;

/// The low eight and the ninth bit of a digit's set; blank is every digit.
const LOW_BYTE: [u8; 16] = [0xff, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
const HIGH_BYTE: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];

const LOW_NIBBLE: [u8; 16] = [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9];
const HIGH_NIBBLE: [u8; 16] = [0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0];

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
        let (col, square, byte) = (idx / 6, idx / 2 % 3, idx % 2);
        tables[col][8 + 2 * square + byte] = (3 * square + col) as u8;
        idx += 1;
    }
    tables
};

const fn outer(high_start: u8) -> [[u8; 32]; 3] {
    let mut tables = [[NONE; 32]; 3];
    let mut idx = 0;
    while idx < 18 {
        let (col, square, byte) = (idx / 6, idx / 2 % 3, idx % 2);
        let from = (3 * square + col) as u8;
        tables[col][2 * square + byte] = from;
        tables[col][16 + 2 * square + byte] = from + high_start;
        idx += 1;
    }
    tables
}

/// From packed cells back to a row: the first and second cells of its boxes are in one vector (from
/// byte 0 and 8), the third in another. The outer bands start at the half, the inner at byte 4.
static LEFT_OUTER: [u8; 32] = row_from_left(0);
static LEFT_INNER: [u8; 32] = row_from_left(4);
static RIGHT_OUTER: [u8; 32] = row_from_right(0);
static RIGHT_INNER: [u8; 32] = row_from_right(4);

const fn row_from_left(start: u8) -> [u8; 32] {
    let mut table = [NONE; 32];
    let mut square = 0;
    while square < 3 {
        let mut half = 0;
        while half < 2 {
            table[16 * half + 3 * square] = start + square as u8;
            table[16 * half + 3 * square + 1] = start + square as u8 + 8;
            half += 1;
        }
        square += 1;
    }
    table
}

const fn row_from_right(start: u8) -> [u8; 32] {
    let mut table = [NONE; 32];
    let mut square = 0;
    while square < 3 {
        table[3 * square + 2] = start + square as u8;
        table[16 + 3 * square + 2] = start + square as u8;
        square += 1;
    }
    table
}
