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
use super::search::Listener;
use super::simd;
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
        Board { cells: V::spread(simd::bytes(puzzle)) }
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

    /// A copy taken apart and put together: for a whole one the compiler calls `memcpy`, and keeps
    /// both in memory for it.
    #[inline(always)]
    pub fn copied(&self) -> Board<V> {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        Board { cells: [a, b, c, d, e, f, g, h, i] }
    }

    /// The digits of a solved board.
    #[inline(always)]
    pub fn grid(&self) -> Grid {
        V::gather(&self.cells)
    }

    /// Draws conclusions until none is new.
    #[inline(always)]
    pub fn deduce(&mut self, listener: &mut impl Listener<V>) -> State {
        let mut before = self.sum();
        loop {
            listener.passing();
            self.arrange_rows();
            self.arrange_columns();
            let missing = self.place_hidden_singles();
            let (open, distinct) = self.spread_naked_singles();
            let mut empty = self.cells[0];
            for place in 1..9 {
                empty = empty.empty_if_either(self.cells[place]);
            }
            if empty.empty_if_either(missing.and(distinct)).any_empty() {
                return State::Dead;
            }
            let after = self.sum();
            if after.equals(before) {
                if !open.all_empty() {
                    self.lock_triads();
                    let locked = self.sum();
                    if !locked.equals(after) {
                        before = locked;
                        continue;
                    }
                }
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

    /// The digits each row of each box may take.
    #[inline(always)]
    pub fn rows(&self) -> [V; 3] {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        [a.or(b).or(c), d.or(e).or(f), g.or(h).or(i)]
    }

    /// The digits each column of each box may take.
    #[inline(always)]
    pub fn columns(&self) -> [V; 3] {
        let [a, b, c, d, e, f, g, h, i] = self.cells;
        [a.or(d).or(g), b.or(e).or(h), c.or(f).or(i)]
    }

    #[inline(always)]
    fn restrict_rows(&mut self, kept: [V; 3]) {
        for place in 0..9 {
            self.cells[place] = self.cells[place].and(kept[place / 3]);
        }
    }

    #[inline(always)]
    fn restrict_columns(&mut self, kept: [V; 3]) {
        for place in 0..9 {
            self.cells[place] = self.cells[place].and(kept[place % 3]);
        }
    }

    /// In a band a digit takes a different row of cells in each box. A row of a box keeps a digit
    /// if the other two boxes can share the other two rows, one way or the other.
    #[inline(always)]
    fn arrange_rows(&mut self) {
        let [a, b, c] = self.rows();
        self.restrict_rows(arranged(
            [a.right_neighbors(), b.right_neighbors(), c.right_neighbors()],
            [a.left_neighbors(), b.left_neighbors(), c.left_neighbors()],
        ));
    }

    /// The same for the columns of boxes in a stack.
    #[inline(always)]
    fn arrange_columns(&mut self) {
        let [a, b, c] = self.columns();
        self.restrict_columns(arranged(
            [a.lower_neighbors(), b.lower_neighbors(), c.lower_neighbors()],
            [a.upper_neighbors(), b.upper_neighbors(), c.upper_neighbors()],
        ));
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
        once.where_equal(V::splat(ALL))
    }

    /// A digit that is alone in its cell leaves the other cells of the box. Returns the digits that
    /// are not alone, and what is empty where two cells of a box have the same one.
    #[inline(always)]
    fn spread_naked_singles(&mut self) -> (V, V) {
        let (mut open, mut taken, mut sum) = (V::splat(0), V::splat(0), V::splat(0));
        let mut singles = self.cells;
        for place in 0..9 {
            let rest = self.cells[place].without_lowest();
            open = open.or(rest);
            singles[place] = self.cells[place].and(rest.where_empty());
            taken = taken.or(singles[place]);
            sum = sum.plus(singles[place]);
        }
        for place in 0..9 {
            self.cells[place] = self.cells[place].without(taken).or(singles[place]);
        }
        // Single bits add up to their union only if no two are the same.
        (open, sum.where_equal(taken))
    }

    /// A row or column of a box with three digits left takes all three, and nothing else in its box
    /// or line does. One that has to take three digits takes no other.
    #[inline(always)]
    fn lock_triads(&mut self) {
        let rows = self.rows();
        let [a, b, c] = [triple(rows[0]), triple(rows[1]), triple(rows[2])];
        self.restrict_rows(locked(
            rows,
            [a, b, c],
            [
                a.right_neighbors().or(a.left_neighbors()),
                b.right_neighbors().or(b.left_neighbors()),
                c.right_neighbors().or(c.left_neighbors()),
            ],
        ));
        let columns = self.columns();
        let [a, b, c] = [triple(columns[0]), triple(columns[1]), triple(columns[2])];
        self.restrict_columns(locked(
            columns,
            [a, b, c],
            [
                a.lower_neighbors().or(a.upper_neighbors()),
                b.lower_neighbors().or(b.upper_neighbors()),
                c.lower_neighbors().or(c.upper_neighbors()),
            ],
        ));
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

/// What three triads of a box may keep, given the triples in the box and in their lines.
#[inline(always)]
fn locked<V: Lanes>([a, b, c]: [V; 3], [x, y, z]: [V; 3], [p, q, r]: [V; 3]) -> [V; 3] {
    [
        due(a, b.or(c)).without(y.or(z).or(p)),
        due(b, c.or(a)).without(z.or(x).or(q)),
        due(c, a.or(b)).without(x.or(y).or(r)),
    ]
}

/// The digits a triad may keep: those the box has nowhere else, if they are three; all, if not.
#[inline(always)]
fn due<V: Lanes>(triad: V, others: V) -> V {
    let here = triple(triad.without(others));
    here.or(here.where_empty())
}

/// The digit sets of three; the others become empty.
#[inline(always)]
fn triple<V: Lanes>(digits: V) -> V {
    let two_less = digits.without_lowest().without_lowest();
    let three_less = two_less.without_lowest();
    digits.and(three_less.where_empty().without(two_less.where_empty()))
}
