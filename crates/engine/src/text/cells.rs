//! One character, one cell: the alphabet that all formats share.

use crate::{Digit, Grid};

/// The characters that stand for a cell without a digit. A space does too, in a line that has
/// none of these.
pub(super) const BLANKS: &[u8] = b"0.X*_";

/// What a byte means as a cell: 0 for a blank, 1 to 9 for a digit, [`NONE`] for no cell at all.
pub(super) const VALUE: [u8; 256] = {
    let mut value = [NONE; 256];
    let mut digit = b'1';
    while digit <= b'9' {
        value[digit as usize] = digit - b'0';
        digit += 1;
    }
    let mut idx = 0;
    while idx < BLANKS.len() {
        value[BLANKS[idx] as usize] = 0;
        idx += 1;
    }
    value
};

/// No cell. Its high bits show in the union of a whole line's values, so a line is judged by one
/// comparison.
pub(super) const NONE: u8 = 0x80;

pub(super) fn is_cell(byte: u8) -> bool {
    VALUE[byte as usize] != NONE
}

/// The grid of 81 characters, if each is a cell.
pub(super) fn grid(bytes: &[u8; 81]) -> Option<Grid> {
    let mut values = [0; 81];
    let mut union = 0;
    for (value, &byte) in values.iter_mut().zip(bytes) {
        *value = VALUE[byte as usize];
        union |= *value;
    }
    (union & NONE == 0).then(|| Grid::from_cells(values.map(Digit::new)))
}

/// The 81-character line of a grid with `blank` where there is no digit.
pub fn line_bytes(grid: &Grid, blank: u8) -> [u8; 81] {
    let mut bytes = [blank; 81];
    for (cell, digit) in grid.placed() {
        bytes[cell.index()] = b'0' + digit.get();
    }
    bytes
}
