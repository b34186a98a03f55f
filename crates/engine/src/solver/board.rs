//! The whole board in nine vectors, and the deductions that need no guess.
//!
//! ```text
//!  a box:   0 1 2      vector k holds the k-th cell of every box, a lane each: cells[4] is the
//!           3 4 5      middle cells of the nine boxes. A lane's nine bits are the digits its cell
//!           6 7 8      may still take.
//! ```
//!
//! So what happens within a box happens between vectors, for nine boxes and nine digits at once,
//! and only the six rows and columns of boxes have to be moved between lanes.

// Iterators and closures over vectors are functions of their own to the compiler; they would be
// compiled without the instructions that the search is compiled with, and cost a call each.
#![expect(clippy::needless_range_loop, reason = "an index is inlined where an iterator is not")]

use super::lanes::Lanes;
use crate::{Candidates, Cell, DigitSet, Grid};

pub(super) const ALL: u16 = DigitSet::ALL.bits();

#[derive(Clone, Copy)]
pub(super) struct Board<V> {
    pub cells: [V; 9],
}

/// What deduction came to.
pub(super) enum State {
    /// Some cell or digit has no place left.
    Dead,
    Solved,
    Open,
}

impl<V: Lanes> Board<V> {
    #[inline(always)]
    pub fn of_grid(puzzle: &Grid) -> Board<V> {
        Board { cells: V::spread(&puzzle.values()) }
    }

    #[inline(always)]
    pub fn of_candidates(candidates: &Candidates) -> Board<V> {
        let mut lanes = [[ALL; 16]; 9];
        for cell in Cell::all() {
            let (row, col) = (usize::from(cell.row()), usize::from(cell.col()));
            lanes[row % 3 * 3 + col % 3][row / 3 * 4 + col / 3] = candidates[cell].bits();
        }
        let mut cells = [V::splat(ALL); 9];
        for place in 0..9 {
            cells[place] = V::load(&lanes[place]);
        }
        Board { cells }
    }

    /// The digits of a solved board.
    #[inline(always)]
    pub fn grid(&self) -> Grid {
        Grid::from_values(&V::gather(&self.cells))
    }

    /// Draws conclusions until none is new.
    #[inline(always)]
    pub fn deduce(&mut self) -> State {
        let mut before = self.sum();
        loop {
            self.arrange_rows();
            self.arrange_columns();
            let missing = self.place_hidden_singles();
            let open = self.spread_naked_singles();
            let mut empty = self.cells[0];
            for place in 1..9 {
                empty = empty.empty_if_either(self.cells[place]);
            }
            if empty.empty_if_either(missing).any_empty() {
                return State::Dead;
            }
            let after = self.sum();
            if after.equals(before) {
                return if open.all_empty() { State::Solved } else { State::Open };
            }
            before = after;
        }
    }

    /// Digits only ever disappear, so two positions with the same sums are the same.
    #[inline(always)]
    fn sum(&self) -> V {
        let mut sum = self.cells[0];
        for place in 1..9 {
            sum = sum.plus(self.cells[place]);
        }
        sum
    }

    /// In a band a digit takes a different row of cells in each box. A row of a box keeps a digit
    /// if the other two boxes can share the other two rows, one way or the other.
    #[inline(always)]
    fn arrange_rows(&mut self) {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        let rows = [a.or(b).or(c), d.or(e).or(f), g.or(h).or(i)];
        let [x, y, z] = arranged(
            [rows[0].right_neighbors(), rows[1].right_neighbors(), rows[2].right_neighbors()],
            [rows[0].left_neighbors(), rows[1].left_neighbors(), rows[2].left_neighbors()],
        );
        self.cells = [
            a.and(x),
            b.and(x),
            c.and(x),
            d.and(y),
            e.and(y),
            f.and(y),
            g.and(z),
            h.and(z),
            i.and(z),
        ];
    }

    /// The same for the columns of boxes in a stack.
    #[inline(always)]
    fn arrange_columns(&mut self) {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        let columns = [a.or(d).or(g), b.or(e).or(h), c.or(f).or(i)];
        let [x, y, z] = arranged(
            [
                columns[0].lower_neighbors(),
                columns[1].lower_neighbors(),
                columns[2].lower_neighbors(),
            ],
            [
                columns[0].upper_neighbors(),
                columns[1].upper_neighbors(),
                columns[2].upper_neighbors(),
            ],
        );
        self.cells = [
            a.and(x),
            b.and(y),
            c.and(z),
            d.and(x),
            e.and(y),
            f.and(z),
            g.and(x),
            h.and(y),
            i.and(z),
        ];
    }

    /// A digit with one cell left in a box takes it. (One with one cell left in a row or column has
    /// only that cell left in its box, once the rows and columns are arranged.)
    ///
    /// Empty where a box has no cell left for a digit.
    #[inline(always)]
    fn place_hidden_singles(&mut self) -> V {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        let (once0, twice0) = counted(a, b, c);
        let (once1, twice1) = counted(d, e, f);
        let (once2, twice2) = counted(g, h, i);
        let (once, twice) = counted(once0, once1, once2);
        let twice = twice.or(twice0).or(twice1).or(twice2);
        for place in 0..9 {
            let cell = self.cells[place];
            let hidden = cell.without(twice);
            self.cells[place] = cell.and(hidden.where_empty()).or(hidden);
        }
        V::splat(ALL).without(once).where_empty()
    }

    /// A digit that is alone in its cell leaves the other cells of the box. Returns the digits
    /// that are not alone.
    #[inline(always)]
    fn spread_naked_singles(&mut self) -> V {
        let (mut open, mut taken) = (V::splat(0), V::splat(0));
        let mut singles = self.cells;
        for place in 0..9 {
            let rest = self.cells[place].without_lowest();
            open = open.or(rest);
            singles[place] = self.cells[place].and(rest.where_empty());
            taken = taken.or(singles[place]);
        }
        for place in 0..9 {
            self.cells[place] = self.cells[place].without(taken).or(singles[place]);
        }
        open
    }
}

/// Which of three triads a digit may take, given what the other two boxes offer for each.
#[inline(always)]
fn arranged<V: Lanes>([p0, p1, p2]: [V; 3], [q0, q1, q2]: [V; 3]) -> [V; 3] {
    [p1.and(q2).or(p2.and(q1)), p2.and(q0).or(p0.and(q2)), p0.and(q1).or(p1.and(q0))]
}

/// The digits in at least one and in at least two of the three.
#[inline(always)]
fn counted<V: Lanes>(a: V, b: V, c: V) -> (V, V) {
    let either = a.or(b);
    (either.or(c), a.and(b).or(either.and(c)))
}
