//! One character, one cell: the alphabet that all formats share.

use crate::{Digit, Grid};

/// The characters that stand for a cell without a digit. A space does too, in a line that has
/// none of these.
pub(super) const BLANKS: &[u8] = b"0.Xx*_-?";

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

/// No cell.
pub(super) const NONE: u8 = 0x80;

pub(super) fn is_cell(byte: u8) -> bool {
    VALUE[byte as usize] != NONE
}

/// The grid of 81 characters, if each is a cell.
///
/// Arithmetic instead of the table above: the compiler turns these loops into vector code, and a
/// line of a long list is read in a fraction of the time it takes to solve.
pub(super) fn grid(bytes: &[u8; 81]) -> Option<Grid> {
    let mut cells = [None; 81];
    let mut is_other = 0;
    for (cell, &byte) in cells.iter_mut().zip(bytes) {
        let digit = byte.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        let is_blank = matches!(byte, b'.' | b'X' | b'x' | b'*' | b'_' | b'-' | b'?');
        *cell = Digit::new(if is_digit { digit } else { 0 });
        is_other |= u8::from(!(is_digit | is_blank));
    }
    (is_other == 0).then(|| Grid::from_cells(cells))
}

/// The 81-character line of a grid with `blank` where there is no digit.
pub fn line_bytes(grid: &Grid, blank: u8) -> [u8; 81] {
    let mut bytes = grid.values();
    for byte in &mut bytes {
        *byte = if *byte == 0 { blank } else { b'0' + *byte };
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arithmetic_agrees_with_the_table() {
        for byte in 0..=255 {
            let read = grid(&[byte; 81]);
            assert_eq!(read.is_some(), is_cell(byte), "{byte}");
            if let Some(grid) = read {
                assert_eq!(grid.values(), [VALUE[byte as usize]; 81]);
            }
        }
    }
}
