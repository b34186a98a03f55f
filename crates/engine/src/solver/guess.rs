//! Which guess to make: a digit in a triad, that is a row or column of a box.
//!
//! A digit lies in the three boxes of a band in one of six ways. With the rows named by number, and
//! a lane for each box that row 0 may be in:
//!
//! ```text
//! ways[0]   0 1 2   2 0 1   1 2 0      lane b: row 0 in box b, row 1 in the next, row 2 in the last
//! ways[1]   0 2 1   1 0 2   2 1 0      lane b: row 0 in box b, row 2 in the next, row 1 in the last
//! ```
//!
//! The best guess is about a band or stack with few ways left, and there about a digit with few:
//! what it settles, settles the neighborhood. (The rule is tdoku's; against taking any cell with
//! two digits it spares four guesses in ten on the hardest puzzles.)

use super::board::{ALL, Board};
use super::lanes::{Lanes, Places};

pub(super) struct Guess {
    digit: u16,
    /// The box, as a lane.
    lane: usize,
    triad: &'static Triad,
}

impl Guess {
    /// Chooses for a board on which nothing can be deduced and something is open.
    ///
    /// Nothing here branches on the board: which line wins is a coin toss to the processor.
    #[inline(always)]
    pub fn choose<V: Lanes>(board: &Board<V>) -> Guess {
        let [a, b, c] = board.rows();
        let [d, e, f] = a.and(b.right_neighbors()).and(c.left_neighbors()).bands();
        let [g, h, i] = a.and(b.left_neighbors()).and(c.right_neighbors()).bands();
        let [a, b, c] = board.columns();
        let [j, k, l] = a.and(b.lower_neighbors()).and(c.upper_neighbors()).bands();
        let [m, n, o] = a.and(b.upper_neighbors()).and(c.lower_neighbors()).bands();

        let in_band = |a: u64, b: u64| (a & BAND).count_ones() + (b & BAND).count_ones();
        let in_stack = |stack: u32| {
            [j, k, l, m, n, o].map(|ways| (ways & LANE_0 << (16 * stack)).count_ones())
        };
        let sum = |[a, b, c, d, e, f]: [u32; 6]| (a + b) + (c + d) + (e + f);
        let n_ways = [
            in_band(d, g),
            in_band(e, h),
            in_band(f, i),
            sum(in_stack(0)),
            sum(in_stack(1)),
            sum(in_stack(2)),
        ];
        // Nine ways are one for each digit: nothing is left to guess there, so let it come last.
        let key = |line: u32| n_ways[line as usize].wrapping_sub(10) << 3 | line;
        let best = key(0).min(key(1)).min(key(2)).min(key(3)).min(key(4)).min(key(5)) & 7;
        let line = &LINES[best as usize % 6];
        let words = [d, e, f, g, h, i, j, k, l, m, n, o];
        line.guess(line.ways.map(|(word, shift)| (words[word] >> shift) as u16 & ALL))
    }

    /// The board with the digit in the triad.
    #[inline(always)]
    pub fn taken<V: Lanes>(&self, board: &Board<V>) -> Board<V> {
        let mut taken = board.copied();
        V::remove(&mut taken.cells, self.mask(), &self.triad.elsewhere);
        taken
    }

    /// Takes the digit out of the triad.
    #[inline(always)]
    pub fn refuse<V: Lanes>(&self, board: &mut Board<V>) {
        V::remove(&mut board.cells, self.mask(), &self.triad.here);
    }

    #[inline(always)]
    fn mask<V: Lanes>(&self) -> V {
        V::load(&LANE[self.lane]).and(V::splat(self.digit))
    }
}

/// The three boxes of a band in a word, and the first of them.
const BAND: u64 = 0x0000_01ff_01ff_01ff;
const LANE_0: u64 = 0x01ff;

/// A band or a stack.
struct Line {
    /// Where each of its six ways is: the word among the twelve, and the bit it starts at.
    ways: [(usize, u32); 6],
    /// Its boxes, as lanes.
    lanes: [usize; 3],
    /// Its rows (in a band) or columns (in a stack).
    triads: &'static [Triad; 3],
}

impl Line {
    /// The guess about one of the digits with the fewest of these ways.
    #[inline(always)]
    fn guess(&self, ways: [u16; 6]) -> Guess {
        let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
        for way in ways {
            four |= three & way;
            three |= two & way;
            two |= one & way;
            one |= way;
        }
        // Of the digits with more than three ways any will do: there are hardly ever only those.
        let digits = match (two & !three, three & !four) {
            (0, 0) => four,
            (0, three) => three,
            (two, _) => two,
        };
        let digit = digits & digits.wrapping_neg();
        let may = |square: usize| usize::from((ways[square] | ways[square + 3]) & digit != 0);
        let (triad, square) = SPLITS[may(0) | may(1) << 1 | may(2) << 2];
        Guess { digit, lane: self.lanes[square], triad: &self.triads[triad] }
    }
}

/// Which triad in which box parts the ways, given the boxes that triad 0 may be in. If that is only
/// one, the ways differ in where triad 1 is. (No box at all does not happen.)
static SPLITS: [(usize, usize); 8] =
    [(0, 0), (1, 1), (1, 2), (0, 0), (1, 0), (0, 0), (0, 1), (0, 0)];

static LINES: [Line; 6] =
    [Line::band(0), Line::band(1), Line::band(2), Line::stack(0), Line::stack(1), Line::stack(2)];

impl Line {
    const fn band(band: usize) -> Line {
        let (first, second) = (band, band + 3);
        Line {
            ways: [(first, 0), (first, 16), (first, 32), (second, 0), (second, 16), (second, 32)],
            lanes: [4 * band, 4 * band + 1, 4 * band + 2],
            triads: &ROWS,
        }
    }

    const fn stack(stack: usize) -> Line {
        let shift = 16 * stack as u32;
        Line {
            ways: [(6, shift), (7, shift), (8, shift), (9, shift), (10, shift), (11, shift)],
            lanes: [stack, stack + 4, stack + 8],
            triads: &COLUMNS,
        }
    }
}

/// A row or column of a box, and the rest of the box.
struct Triad {
    here: Places,
    elsewhere: Places,
}

static ROWS: [Triad; 3] = [
    Triad::of(&[0, 1, 2], &[3, 4, 5, 6, 7, 8]),
    Triad::of(&[3, 4, 5], &[0, 1, 2, 6, 7, 8]),
    Triad::of(&[6, 7, 8], &[0, 1, 2, 3, 4, 5]),
];
static COLUMNS: [Triad; 3] = [
    Triad::of(&[0, 3, 6], &[1, 4, 7, 2, 5, 8]),
    Triad::of(&[1, 4, 7], &[0, 3, 6, 2, 5, 8]),
    Triad::of(&[2, 5, 8], &[0, 3, 6, 1, 4, 7]),
];

impl Triad {
    const fn of(here: &'static [usize], elsewhere: &'static [usize]) -> Triad {
        Triad { here: Places::of(here), elsewhere: Places::of(elsewhere) }
    }
}

static LANE: [[u16; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut lane = 0;
    while lane < 16 {
        table[lane][lane] = ALL;
        lane += 1;
    }
    table
};
