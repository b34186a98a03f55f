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
use super::lanes::Lanes;

pub(super) struct Guess {
    digit: u16,
    /// The box, as a lane.
    lane: usize,
    /// The places of the triad in the box, and the others.
    triad: &'static [usize; 3],
    others: &'static [usize; 6],
}

impl Guess {
    /// Chooses for a board on which nothing can be deduced and something is open.
    #[inline(always)]
    pub fn choose<V: Lanes>(board: &Board<V>) -> Guess {
        let [a, b, c] = board.rows();
        let bands = [
            a.and(b.right_neighbors()).and(c.left_neighbors()).store(),
            a.and(b.left_neighbors()).and(c.right_neighbors()).store(),
        ];
        let [a, b, c] = board.columns();
        let stacks = [
            a.and(b.lower_neighbors()).and(c.upper_neighbors()).store(),
            a.and(b.upper_neighbors()).and(c.lower_neighbors()).store(),
        ];
        let mut fewest = u32::MAX;
        let mut best = (&bands, &LINES[0]);
        for (ways, lines) in [(&bands, &LINES[..3]), (&stacks, &LINES[3..])] {
            for line in lines {
                let n_ways: u32 = line.ways(ways).iter().map(|way| way.count_ones()).sum();
                // Nine ways are one for each digit: nothing is left to guess there.
                if n_ways > 9 && n_ways < fewest {
                    fewest = n_ways;
                    best = (ways, line);
                }
            }
        }
        let (ways, line) = best;
        line.guess(line.ways(ways))
    }

    /// The board with the digit in the triad.
    #[inline(always)]
    pub fn taken<V: Lanes>(&self, board: &Board<V>) -> Board<V> {
        // Taken apart and put together, or the compiler calls `memcpy`.
        let [a, b, c, d, e, f, g, h, i] = board.cells;
        let mut taken = Board { cells: [a, b, c, d, e, f, g, h, i] };
        let gone = self.mask();
        for &place in self.others {
            taken.cells[place] = taken.cells[place].without(gone);
        }
        taken
    }

    /// Takes the digit out of the triad.
    #[inline(always)]
    pub fn refuse<V: Lanes>(&self, board: &mut Board<V>) {
        let gone = self.mask();
        for &place in self.triad {
            board.cells[place] = board.cells[place].without(gone);
        }
    }

    #[inline(always)]
    fn mask<V: Lanes>(&self) -> V {
        V::load(&LANE[self.lane]).and(V::splat(self.digit))
    }
}

/// A band or a stack.
struct Line {
    /// Its boxes, as lanes.
    lanes: [usize; 3],
    /// The places in a box of its rows (in a band) or columns (in a stack).
    triads: &'static [[usize; 3]; 3],
    others: &'static [[usize; 6]; 3],
}

impl Line {
    /// The digits that can lie in each of the six ways.
    #[inline(always)]
    fn ways(&self, ways: &[[u16; 16]; 2]) -> [u16; 6] {
        let [x, y, z] = self.lanes;
        [ways[0][x], ways[0][y], ways[0][z], ways[1][x], ways[1][y], ways[1][z]]
    }

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
        let may = [0, 1, 2].map(|square| (ways[square] | ways[square + 3]) & digit != 0);
        // If triad 0 has one box left, the two ways differ in where triad 1 is.
        let (triad, square) = match may {
            [true, false, false] => (1, 1),
            [false, true, false] => (1, 2),
            [false, false, _] => (1, 0),
            [true, ..] => (0, 0),
            [false, ..] => (0, 1),
        };
        Guess {
            digit,
            lane: self.lanes[square],
            triad: &self.triads[triad],
            others: &self.others[triad],
        }
    }
}

static LINES: [Line; 6] = [
    Line { lanes: [0, 1, 2], triads: &ROWS, others: &OTHER_ROWS },
    Line { lanes: [4, 5, 6], triads: &ROWS, others: &OTHER_ROWS },
    Line { lanes: [8, 9, 10], triads: &ROWS, others: &OTHER_ROWS },
    Line { lanes: [0, 4, 8], triads: &COLUMNS, others: &OTHER_COLUMNS },
    Line { lanes: [1, 5, 9], triads: &COLUMNS, others: &OTHER_COLUMNS },
    Line { lanes: [2, 6, 10], triads: &COLUMNS, others: &OTHER_COLUMNS },
];

static ROWS: [[usize; 3]; 3] = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
static OTHER_ROWS: [[usize; 6]; 3] = [[3, 4, 5, 6, 7, 8], [0, 1, 2, 6, 7, 8], [0, 1, 2, 3, 4, 5]];
static COLUMNS: [[usize; 3]; 3] = [[0, 3, 6], [1, 4, 7], [2, 5, 8]];
static OTHER_COLUMNS: [[usize; 6]; 3] =
    [[1, 4, 7, 2, 5, 8], [0, 3, 6, 2, 5, 8], [0, 3, 6, 1, 4, 7]];

static LANE: [[u16; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut lane = 0;
    while lane < 16 {
        table[lane][lane] = ALL;
        lane += 1;
    }
    table
};
