//! Ranks placements by looking one piece ahead. Sees only what the player sees: the board and the
//! hand, never the pieces to come; the same position always gets the same advice.

use super::board::Board;
use super::{Held, Piece, Shape};
use crate::PieceId;
use alloc::vec::Vec;
use engine::{Cell, CellSet, House};

/// A placement and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    pub piece: PieceId,
    pub at: Cell,
    /// What it pays at once.
    pub points: u32,
    /// What it pays plus what the position after it promises, in points. Only differences count.
    pub worth: i64,
}

/// How many of the placements that look best at first sight are looked at more closely.
const CLOSER: usize = 16;

/// Every placement of every piece in hand, the best first.
pub fn rank(board: &Board, hand: &[Held]) -> Vec<Advice> {
    let mut advice: Vec<(Advice, Sketch)> = Vec::new();
    for held in hand {
        for at in held.piece.shape.homes(board.free()).iter() {
            let mut sketch = Sketch::of(board);
            let points = sketch.place(held.piece, at);
            let worth = i64::from(points) + sketch.promise();
            advice.push((Advice { piece: held.id, at, points, worth }, sketch));
        }
    }
    let by_worth = |advice: &(Advice, Sketch)| core::cmp::Reverse(advice.0.worth);
    advice.sort_by_key(by_worth);
    // The closer look judges on another scale, so only those that had it may lead.
    let closer = advice.len().min(CLOSER);
    for (advice, sketch) in &mut advice[..closer] {
        let rest: Vec<Piece> =
            hand.iter().filter(|held| held.id != advice.piece).map(|held| held.piece).collect();
        advice.worth = i64::from(advice.points) + sketch.outlook(&rest);
    }
    advice[..closer].sort_by_key(by_worth);
    advice.into_iter().map(|(advice, _)| advice).collect()
}

/// A board on which some bits are not known yet: those of pieces to come.
#[derive(Clone, Copy)]
struct Sketch {
    filled: CellSet,
    ones: CellSet,
    unknown: CellSet,
}

/// What a position promises, in points: weights found by playing.
mod weight {
    pub const DEAD_SHAPE: i64 = 300;
    pub const HOME: i64 = 2;
    pub const EDGE: i64 = 10;
    pub const FILLED: i64 = 6;
    /// For a house with so many filled cells.
    pub const PROGRESS: [i64; 10] = [0, 0, 0, 1, 2, 4, 8, 14, 22, 0];
    /// In thousandths of what a bit adds to the lines through it.
    pub const HELD: i64 = 300;
    pub const LOST: i64 = 3_000;
}

impl Sketch {
    fn of(board: &Board) -> Sketch {
        Sketch { filled: board.filled(), ones: board.ones(), unknown: CellSet::EMPTY }
    }

    /// Puts a piece that fits and says what it pays.
    fn place(&mut self, piece: Piece, at: Cell) -> u32 {
        self.ones |= piece.ones(at);
        self.fill(piece.shape.cells(at)) / 2
    }

    /// Puts a shape whose bits are not known and says what it pays on average, times two.
    fn place_unknown(&mut self, shape: Shape, at: Cell) -> u32 {
        let cells = shape.cells(at);
        self.unknown |= cells;
        self.fill(cells)
    }

    fn fill(&mut self, cells: CellSet) -> u32 {
        self.filled |= cells;
        let (mut count, mut doubled, mut cleared) = (0, 0, CellSet::EMPTY);
        for house in House::all().filter(|house| house.cells().is_subset(self.filled)) {
            count += 1;
            cleared |= house.cells();
            for position in 0..9 {
                let cell = house.cell(position);
                let bit = 2 * u32::from(self.ones.contains(cell))
                    + u32::from(self.unknown.contains(cell));
                doubled += bit << (8 - position);
            }
        }
        self.filled -= cleared;
        self.ones -= cleared;
        self.unknown -= cleared;
        count * doubled
    }

    /// The best that can follow: with a piece in hand, or on average over the ten shapes.
    fn outlook(&self, rest: &[Piece]) -> i64 {
        if rest.is_empty() {
            let each = |shape: &Shape| {
                let after = |at| {
                    let mut next = *self;
                    let doubled = next.place_unknown(*shape, at);
                    i64::from(doubled) / 2 + next.promise()
                };
                shape.homes(!self.filled).iter().map(after).max().unwrap_or(-weight::LOST)
            };
            return Shape::ALL.iter().map(each).sum::<i64>() / Shape::ALL.len() as i64;
        }
        rest.iter()
            .flat_map(|&piece| {
                piece.shape.homes(!self.filled).iter().map(move |at| {
                    let mut next = *self;
                    let points = next.place(piece, at);
                    i64::from(points) + next.promise()
                })
            })
            .max()
            .unwrap_or(-weight::LOST)
    }

    /// What the position is worth by its looks.
    fn promise(&self) -> i64 {
        let homes = Shape::ALL.iter().map(|shape| i64::from(shape.homes(!self.filled).len()));
        let room: i64 =
            homes.map(|n| if n == 0 { -weight::DEAD_SHAPE } else { n * weight::HOME }).sum();
        let progress: i64 = House::all()
            .map(|house| weight::PROGRESS[(house.cells() & self.filled).len() as usize])
            .sum();
        let edges = i64::from(edges(self.filled)) * weight::EDGE;
        let filled = i64::from(self.filled.len()) * weight::FILLED;
        room + progress - edges - filled + self.held() * weight::HELD / 1000
    }

    /// What the known bits will add to lines, above what average bits would.
    fn held(&self) -> i64 {
        let total = |cells: CellSet| cells.iter().map(pull).sum::<i64>();
        let known = self.filled - self.unknown;
        total(self.ones) - total(known) / 2
    }
}

/// What a 1 in this cell adds to its row, its column and its box together.
fn pull(cell: Cell) -> i64 {
    let (row, col) = (cell.row(), cell.col());
    (1 << (8 - col)) + (1 << (8 - row)) + (1 << (8 - (row % 3 * 3 + col % 3)))
}

/// How often a filled cell lies beside a free one; the rim counts as filled.
fn edges(filled: CellSet) -> u32 {
    const RIGHT: u128 = {
        // Every column but the last.
        let (mut bits, mut row) = (0, 0);
        while row < 9 {
            bits |= 0xff << (row * 9);
            row += 1;
        }
        bits
    };
    const UPPER: u128 = (1 << 72) - 1;
    let bits = filled.bits();
    let free = !bits;
    let rim = |cells: u128| (free & cells).count_ones();
    const TOP: u128 = 0x1ff;
    const LEFT: u128 = {
        let (mut bits, mut row) = (0, 0);
        while row < 9 {
            bits |= 1 << (row * 9);
            row += 1;
        }
        bits
    };
    ((bits ^ bits >> 1) & RIGHT).count_ones()
        + ((bits ^ bits >> 9) & UPPER).count_ones()
        + rim(TOP)
        + rim(TOP << 72)
        + rim(LEFT)
        + rim(LEFT << 8)
}
