//! The one form all disguises of a puzzle share: its lexicographically smallest transform.
//!
//! Two puzzles are essentially different exactly when their canonical forms differ. Blanks count as
//! smallest, so the canonical form has as many as it can at the top left.

use crate::{Cell, Digit, Grid, sort};

/// The smallest of all transforms of a puzzle, read row by row with a blank as 0.
pub fn canonical(puzzle: &Grid) -> Grid {
    let upright = Rows::of(puzzle);
    let transposed = upright.transposed();
    let orders = orders();
    let mut search = Search { best: [[u8::MAX; 9]; 9], path: [[0; 9]; 9] };
    let top = [&upright, &transposed]
        .into_iter()
        .flat_map(|rows| rows.0.iter().map(smallest_top))
        .min()
        .unwrap_or_default();
    for rows in [&upright, &transposed] {
        // Only rows that can come first as the smallest of all top rows are worth starting from.
        let firsts: [bool; 9] = core::array::from_fn(|row| smallest_top(&rows.0[row]) == top);
        if !firsts.contains(&true) {
            continue;
        }
        let columns_of = rows.transposed();
        for columns in orders.iter().filter(|columns| columns_of.is_first_of_alike(columns)) {
            let ordered = rows.with_columns(columns);
            for first in (0..9).filter(|&row| firsts[row] && mask(&ordered.0[row]) == top) {
                search.place(&ordered, Labels::NONE, 0, 0, first);
            }
        }
    }
    let mut canonical = Grid::EMPTY;
    for cell in Cell::all() {
        canonical[cell] = Digit::new(search.best[cell.row() as usize][cell.col() as usize]);
    }
    canonical
}

/// The grid's rows, 0 for a blank.
struct Rows([[u8; 9]; 9]);

impl Rows {
    fn of(grid: &Grid) -> Rows {
        let mut rows = [[0; 9]; 9];
        for (cell, digit) in grid.placed() {
            rows[cell.row() as usize][cell.col() as usize] = digit.get();
        }
        Rows(rows)
    }

    fn transposed(&self) -> Rows {
        Rows(core::array::from_fn(|row| core::array::from_fn(|col| self.0[col][row])))
    }

    /// Whether of all orders of these rows that look the same this is the one to try: where
    /// nothing tells two apart, the first comes first. An empty grid has one order instead of 1,296.
    fn is_first_of_alike(&self, order: &[usize; 9]) -> bool {
        let in_turn = |a: usize, b: usize, is_alike: bool| a < b || !is_alike;
        let alike = |a: usize, b: usize| self.0[a] == self.0[b];
        [0, 3, 6].into_iter().all(|at| {
            let [a, b, c] = [order[at], order[at + 1], order[at + 2]];
            in_turn(a, b, alike(a, b)) && in_turn(b, c, alike(b, c)) && in_turn(a, c, alike(a, c))
        }) && [(0, 3), (3, 6), (0, 6)].into_iter().all(|(one, other)| {
            let [a, b] = [order[one], order[other]].map(|row| row / 3);
            in_turn(a, b, self.is_blank_band(a) && self.is_blank_band(b))
        })
    }

    fn is_blank_band(&self, band: usize) -> bool {
        self.0[band * 3..band * 3 + 3] == [[0; 9]; 3]
    }

    fn with_columns(&self, columns: &[usize; 9]) -> Rows {
        Rows(core::array::from_fn(|row| columns.map(|col| self.0[row][col])))
    }
}

/// The filled places of a row as bits, the leftmost highest: smaller means smaller as a first row,
/// because a first row's digits become 1, 2, 3 … from the left.
fn mask(row: &[u8; 9]) -> u16 {
    row.iter().fold(0, |mask, &digit| mask << 1 | u16::from(digit != 0))
}

/// The smallest mask a row can get by reordering columns: full stacks right, full columns right.
fn smallest_top(row: &[u8; 9]) -> u16 {
    let mut counts =
        [0, 3, 6].map(|stack| row[stack..stack + 3].iter().filter(|&&d| d != 0).count());
    sort::sort(&mut counts);
    counts.into_iter().fold(0, |mask, count| mask << 3 | ((1 << count) - 1))
}

/// What each digit has become so far; digits are named in the order they appear.
#[derive(Clone, Copy)]
struct Labels {
    names: [u8; 10],
    named: u8,
}

impl Labels {
    const NONE: Labels = Labels { names: [0; 10], named: 0 };

    fn read(&mut self, row: &[u8; 9]) -> [u8; 9] {
        row.map(|digit| {
            let name = &mut self.names[digit as usize];
            if digit != 0 && *name == 0 {
                self.named += 1;
                *name = self.named;
            }
            *name
        })
    }
}

struct Search {
    best: [[u8; 9]; 9],
    path: [[u8; 9]; 9],
}

impl Search {
    /// Puts `row` in the next place and goes on while the path is not larger than the best.
    fn place(&mut self, rows: &Rows, mut labels: Labels, used: u16, depth: usize, row: usize) {
        self.path[depth] = labels.read(&rows.0[row]);
        if self.path[..=depth] > self.best[..=depth] {
            return;
        }
        let used = used | 1 << row;
        if depth == 8 {
            self.best = self.path;
            return;
        }
        let is_free = |row: &usize| used >> row & 1 == 0;
        // A begun band is finished first.
        let begun = depth % 3 != 2;
        let fits = |next: &usize| is_free(next) && (!begun || next / 3 == row / 3);
        let starts_fresh_band = |next: &usize| used >> (next / 3 * 3) & 7 == 0;
        let nexts = (0..9).filter(|next| fits(next) && (begun || starts_fresh_band(next)));
        let smallest = nexts.clone().map(|next| labels.clone().read(&rows.0[next])).min();
        for next in nexts.clone() {
            // Of rows of a band that look the same one is enough, and of the bands without a clue.
            let is_again = nexts.clone().take_while(|before| *before < next).any(|before| {
                let is_blank = |row: usize| rows.is_blank_band(row / 3);
                rows.0[before] == rows.0[next]
                    && (before / 3 == next / 3 || is_blank(before) && is_blank(next))
            });
            if !is_again && Some(labels.clone().read(&rows.0[next])) == smallest {
                self.place(rows, labels, used, depth + 1, next);
            }
        }
    }
}

/// The 1,296 orders of nine columns that keep stacks together.
fn orders() -> [[usize; 9]; 1296] {
    const THREE: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    core::array::from_fn(|index| {
        let stacks = THREE[index / 216];
        let inner = [THREE[index / 36 % 6], THREE[index / 6 % 6], THREE[index % 6]];
        core::array::from_fn(|col| stacks[col / 3] * 3 + inner[col / 3][col % 3])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Proofs, Recipe, full_grid, generate};
    use crate::transform::Transform;
    use crate::{Rng, solver};

    #[test]
    fn every_disguise_has_the_same_canonical_form() {
        let mut rng = Rng::new(9);
        for round in 0..12 {
            let puzzle = match round % 3 {
                0 => full_grid(&mut rng),
                1 => generate(&Recipe::EASY, &mut rng, Proofs::DEFAULT).unwrap(),
                _ => generate(&Recipe::MINIMAL, &mut rng, Proofs::DEFAULT).unwrap(),
            };
            let form = canonical(&puzzle);
            assert_eq!(canonical(&form), form);
            assert!(form <= puzzle);
            assert_eq!(solver::count(&form, 2), 1);
            for _ in 0..4 {
                assert_eq!(canonical(&Transform::random(&mut rng).apply(&puzzle)), form);
            }
        }
    }

    #[test]
    fn different_puzzles_stay_different() {
        let mut rng = Rng::new(10);
        let a = generate(&Recipe::MINIMAL, &mut rng, Proofs::DEFAULT).unwrap();
        let b = generate(&Recipe::MINIMAL, &mut rng, Proofs::DEFAULT).unwrap();
        assert_ne!(canonical(&a), canonical(&b));
        assert_eq!(canonical(&Grid::EMPTY), Grid::EMPTY);
    }
}
