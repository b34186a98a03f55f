//! Lays pieces side by side on as little card as it can, with room for scissors between them. It knows
//! cells and pages of cells, no points.

use games::outline::Spot;

/// How finely places are tried: a cell is so many steps wide, and pieces lie one step apart.
pub const STEPS: usize = 3;

/// Where a piece lies: its page, and how far its top left corner is from that of the page, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    pub page: usize,
    pub row: usize,
    pub col: usize,
}

/// Lays pieces on pages that are so many steps high and wide, the largest first. `None` when one is
/// larger than a page.
pub fn pack(pieces: &[Vec<Spot>], rows: usize, cols: usize) -> Option<Vec<Spread>> {
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by_key(|&piece| core::cmp::Reverse(pieces[piece].len()));
    let mut pages: Vec<Page> = Vec::new();
    let mut spread = vec![Spread { page: 0, row: 0, col: 0 }; pieces.len()];
    for piece in order {
        let mut page = 0;
        spread[piece] = loop {
            if page == pages.len() {
                pages.push(Page { taken: vec![false; rows * cols], rows, cols });
                pages[page].place(&pieces[piece])?;
                pages[page].taken.fill(false);
            }
            if let Some((row, col)) = pages[page].place(&pieces[piece]) {
                break Spread { page, row, col };
            }
            page += 1;
        };
    }
    Some(spread)
}

/// The same piece with its top left corner at 0, 0.
pub fn at_corner(piece: &[Spot]) -> Vec<Spot> {
    let top = piece.iter().map(|(row, _)| *row).min().unwrap_or(0);
    let left = piece.iter().map(|(_, col)| *col).min().unwrap_or(0);
    piece.iter().map(|(row, col)| (row - top, col - left)).collect()
}

struct Page {
    /// Step by step what is covered, row by row, the gap beside each piece included.
    taken: Vec<bool>,
    rows: usize,
    cols: usize,
}

impl Page {
    /// Takes the first free place from the top, if there is one.
    fn place(&mut self, piece: &[Spot]) -> Option<(usize, usize)> {
        let height = piece.iter().map(|(row, _)| *row as usize + 1).max()? * STEPS;
        let width = piece.iter().map(|(_, col)| *col as usize + 1).max()? * STEPS;
        let (last_row, last_col) = (self.rows.checked_sub(height)?, self.cols.checked_sub(width)?);
        let places = (0..=last_row).flat_map(|row| (0..=last_col).map(move |col| (row, col)));
        let (row, col) = { places }.find(|&(row, col)| self.is_free(piece, row, col))?;
        for (top, left) in piece.iter().map(|&cell| corner(cell, row, col)) {
            // The gap to the next piece belongs to this one, on every side.
            for row in top.saturating_sub(1)..(top + STEPS + 1).min(self.rows) {
                for col in left.saturating_sub(1)..(left + STEPS + 1).min(self.cols) {
                    self.taken[row * self.cols + col] = true;
                }
            }
        }
        Some((row, col))
    }

    /// What is taken consists of squares wider than a cell, so a cell that meets one has a corner in it.
    fn is_free(&self, piece: &[Spot], row: usize, col: usize) -> bool {
        piece.iter().map(|&cell| corner(cell, row, col)).all(|(top, left)| {
            let (bottom, right) = (top + STEPS - 1, left + STEPS - 1);
            [(top, left), (top, right), (bottom, left), (bottom, right)]
                .iter()
                .all(|(row, col)| !self.taken[row * self.cols + col])
        })
    }
}

fn corner((row, col): Spot, top: usize, left: usize) -> (usize, usize) {
    (top + row as usize * STEPS, left + col as usize * STEPS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_lie_apart_and_fill_page_after_page() {
        let square: Vec<Spot> = vec![(0, 0), (0, 1), (1, 0), (1, 1)];
        let spread = pack(&[square.clone(), square.clone(), square.clone()], 6, 13).unwrap();
        let places: Vec<_> = spread.iter().map(|at| (at.page, at.row, at.col)).collect();
        assert_eq!(places, [(0, 0, 0), (0, 0, 7), (1, 0, 0)]);
        assert_eq!(pack(&[square], 5, 13), None);
    }
}
