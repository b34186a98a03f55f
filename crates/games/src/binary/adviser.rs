//! Ranks placements by looking up to one piece ahead. Sees only what the player sees: the board and the
//! hand, never the pieces to come; the same position always gets the same advice.

use super::board::Board;
use super::{Held, Piece, Shape};
use crate::PieceId;
use alloc::vec::Vec;
use engine::{Cell, CellSet, House, sort};

/// A placement and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    pub piece: PieceId,
    pub at: Cell,
    /// What it pays at once.
    pub points: u32,
    /// What it pays plus what the position after it promises, in hundredths of a point. Only
    /// differences count.
    pub worth: i64,
}

/// How far the adviser looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The position right after the placement. Microseconds.
    Near,
    /// Also the best answer to each of the ten shapes that may come. Milliseconds.
    Far,
}

/// How many of the placements that look best from near are looked at from far.
const CLOSER: usize = 16;

/// Every placement of every piece in hand, the best first.
pub fn rank(board: &Board, hand: &[Held], sight: Sight) -> Vec<Advice> {
    let mut advice: Vec<(Advice, Sketch)> = Vec::new();
    for held in hand {
        for at in held.piece.shape.homes(board.free()).iter() {
            let mut sketch = Sketch::of(board);
            let points = sketch.place(held.piece, at);
            let worth = POINT * i64::from(points) + sketch.promise();
            advice.push((Advice { piece: held.id, at, points, worth }, sketch));
        }
    }
    let by_worth = |advice: &(Advice, Sketch)| core::cmp::Reverse(advice.0.worth);
    sort::by_key(&mut advice, by_worth);
    if sight == Sight::Far {
        look_closer(&mut advice, hand);
        sort::by_key(&mut advice, by_worth);
    }
    advice.into_iter().map(|(advice, _)| advice).collect()
}

/// Judges the first few anew by what may follow them, and the others by what those lost or won
/// on average, so that all are on one scale.
fn look_closer(advice: &mut [(Advice, Sketch)], hand: &[Held]) {
    let closer = advice.len().min(CLOSER);
    let mut shift = 0;
    for (advice, sketch) in &mut advice[..closer] {
        let rest: Vec<Piece> =
            hand.iter().filter(|held| held.id != advice.piece).map(|held| held.piece).collect();
        let worth = POINT * i64::from(advice.points) + sketch.outlook(&rest);
        shift += worth - advice.worth;
        advice.worth = worth;
    }
    let lowest = advice[..closer].iter().map(|(advice, _)| advice.worth).min();
    for (advice, _) in &mut advice[closer..] {
        let worth = advice.worth + shift / closer as i64;
        advice.worth = lowest.map_or(worth, |lowest| worth.min(lowest));
    }
}

/// A board on which some bits are not known yet: those of pieces to come. What is counted is kept
/// along with every change, since thousands of sketches are made for one piece of advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sketch {
    filled: CellSet,
    ones: CellSet,
    unknown: CellSet,
    /// How many cells of each house are filled.
    counts: [u8; 27],
    /// What the ones pull, and what all cells with a known bit would if they were ones.
    pull_of_ones: i64,
    pull_of_known: i64,
}

/// The unit of a worth.
pub(super) const POINT: i64 = 100;

/// What a position promises, in hundredths of a point. Found by playing some ten thousand runs of
/// up to 2000 pieces and keeping, generation by generation, the weights that scored best;
/// `ninefold bench adviser` measures them.
mod weight {
    /// A shape that fits nowhere.
    pub const DEAD: i64 = -22_900;
    /// A shape that fits in one or two places only.
    pub const SCARCE: i64 = -5_200;
    /// A filled cell beside a free one or a free cell at the rim.
    pub const EDGE: i64 = -3_200;
    pub const FILLED: i64 = 170;
    /// A house with so many filled cells.
    pub const PROGRESS: [i64; 10] = [0, 20, 80, 180, 320, 500, 720, 2_860, 1_790, 0];
    /// What a bit adds to the lines through it.
    pub const HELD: i64 = 56;
    /// The end of the run.
    pub const LOST: i64 = -480_000;
}

impl Sketch {
    fn of(board: &Board) -> Sketch {
        Sketch::with(board.filled(), board.ones(), CellSet::EMPTY)
    }

    fn with(filled: CellSet, ones: CellSet, unknown: CellSet) -> Sketch {
        let mut counts = [0; 27];
        for house in House::all() {
            counts[house.index()] = (house.cells() & filled).len() as u8;
        }
        Sketch {
            filled,
            ones,
            unknown,
            counts,
            pull_of_ones: pulls(ones),
            pull_of_known: pulls(filled - unknown),
        }
    }

    /// Puts a piece that fits and says what it pays.
    fn place(&mut self, piece: Piece, at: Cell) -> u32 {
        let (cells, ones) = (piece.shape.cells(at), piece.ones(at));
        self.ones |= ones;
        self.pull_of_ones += pulls(ones);
        self.pull_of_known += pulls(cells);
        self.fill(cells) / 2
    }

    /// Puts a shape whose bits are not known and says what it pays on average, times two.
    fn place_unknown(&mut self, shape: Shape, at: Cell) -> u32 {
        let cells = shape.cells(at);
        self.unknown |= cells;
        self.fill(cells)
    }

    fn fill(&mut self, cells: CellSet) -> u32 {
        self.filled |= cells;
        let mut is_any_full = false;
        for house in cells.iter().flat_map(Cell::houses) {
            let count = &mut self.counts[house.index()];
            *count += 1;
            is_any_full |= *count == 9;
        }
        if is_any_full { self.clear() } else { 0 }
    }

    /// Takes the full houses off and says what they pay on average, times two.
    fn clear(&mut self) -> u32 {
        let (mut count, mut doubled, mut cleared) = (0, 0, CellSet::EMPTY);
        for house in House::all().filter(|house| self.counts[house.index()] == 9) {
            count += 1;
            cleared |= house.cells();
            for position in 0..9 {
                let cell = house.cell(position);
                let bit = 2 * u32::from(self.ones.contains(cell))
                    + u32::from(self.unknown.contains(cell));
                doubled += bit << (8 - position);
            }
        }
        *self = Sketch::with(self.filled - cleared, self.ones - cleared, self.unknown - cleared);
        count * doubled
    }

    /// The best that can follow: with a piece in hand, or on average over the ten shapes.
    fn outlook(&self, rest: &[Piece]) -> i64 {
        if rest.is_empty() {
            let each = |shape: &Shape| {
                let after = |at| {
                    let mut next = *self;
                    let doubled = next.place_unknown(*shape, at);
                    POINT * i64::from(doubled) / 2 + next.promise()
                };
                shape.homes(!self.filled).iter().map(after).max().unwrap_or(weight::LOST)
            };
            return Shape::ALL.iter().map(each).sum::<i64>() / Shape::ALL.len() as i64;
        }
        rest.iter()
            .flat_map(|&piece| {
                piece.shape.homes(!self.filled).iter().map(move |at| {
                    let mut next = *self;
                    let points = next.place(piece, at);
                    POINT * i64::from(points) + next.promise()
                })
            })
            .max()
            .unwrap_or(weight::LOST)
    }

    /// What the position is worth by its looks.
    fn promise(&self) -> i64 {
        let room = |shape: &Shape| match shape.homes(!self.filled).iter().take(3).count() {
            0 => weight::DEAD,
            1..=2 => weight::SCARCE,
            _ => 0,
        };
        let progress = |count: &u8| weight::PROGRESS[usize::from(*count)];
        Shape::ALL.iter().map(room).sum::<i64>()
            + self.counts.iter().map(progress).sum::<i64>()
            + i64::from(edges(self.filled)) * weight::EDGE
            + i64::from(self.filled.len()) * weight::FILLED
            + self.held() * weight::HELD
    }

    /// What the known bits will add to lines, above what average bits would.
    fn held(&self) -> i64 {
        self.pull_of_ones - self.pull_of_known / 2
    }
}

fn pulls(cells: CellSet) -> i64 {
    cells.iter().map(pull).sum()
}

/// What a 1 in this cell adds to its row, its column and its box together.
fn pull(cell: Cell) -> i64 {
    let (row, col) = (cell.row(), cell.col());
    (1 << (8 - col)) + (1 << (8 - row)) + (1 << (8 - (row % 3 * 3 + col % 3)))
}

/// How often a filled cell lies beside a free one; the rim counts as filled.
fn edges(filled: CellSet) -> u32 {
    let (bits, free) = (filled.bits(), (!filled).bits());
    let rows = (bits ^ bits >> 9) & !BOTTOM;
    let columns = (bits ^ bits >> 1) & !RIGHT;
    let rim = [TOP, BOTTOM, LEFT, RIGHT].map(|side| (free & side).count_ones());
    (rows & CellSet::ALL.bits()).count_ones()
        + (columns & CellSet::ALL.bits()).count_ones()
        + rim.iter().sum::<u32>()
}

const TOP: u128 = House::row(0).cells().bits();
const BOTTOM: u128 = House::row(8).cells().bits();
const LEFT: u128 = House::column(0).cells().bits();
const RIGHT: u128 = House::column(8).cells().bits();

#[cfg(test)]
mod tests {
    use super::super::board::board;
    use super::super::piece::piece;
    use super::super::tests::two_free_in_every_house;
    use super::*;
    use engine::Rng;
    use std::string::ToString;

    fn best(rows: &str, held: &[&str], sight: Sight) -> Advice {
        let hand: Vec<Held> = (0..)
            .zip(held)
            .map(|(id, rows)| Held { id: PieceId(id), piece: piece(rows) })
            .collect();
        rank(&board(rows), &hand, sight)[0]
    }

    #[test]
    fn what_is_kept_along_is_what_a_count_would_say() {
        let mut rng = Rng::new(5);
        let mut sketch = Sketch::with(CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        let mut n_cleared = 0;
        for number in 0..500 {
            let piece = Piece::dealt(5, number);
            let homes: Vec<Cell> = piece.shape.homes(!sketch.filled).iter().collect();
            let Some(&at) = homes.get(rng.below(homes.len().max(1) as u32) as usize) else {
                sketch = Sketch::with(CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
                continue;
            };
            let before = sketch.filled.len();
            match number % 3 {
                0 => sketch.place_unknown(piece.shape, at),
                _ => sketch.place(piece, at),
            };
            n_cleared += u32::from(sketch.filled.len() <= before);
            assert_eq!(sketch, Sketch::with(sketch.filled, sketch.ones, sketch.unknown));
        }
        assert!(n_cleared > 0);
    }

    #[test]
    fn edges_are_counted_as_people_see_them() {
        let plain = |filled: CellSet| {
            let mut count = 0;
            for cell in Cell::all() {
                let (row, col) = (cell.row(), cell.col());
                let beside = [
                    row.checked_sub(1).and_then(|row| Cell::at(row, col)),
                    col.checked_sub(1).and_then(|col| Cell::at(row, col)),
                    Cell::at(row + 1, col),
                    Cell::at(row, col + 1),
                ];
                if !filled.contains(cell) {
                    count += beside.iter().filter(|b| b.is_none_or(|b| filled.contains(b))).count();
                }
            }
            count as u32
        };
        let mut rng = Rng::new(5);
        for _ in 0..100 {
            let filled = Cell::all().filter(|_| rng.below(3) == 0).collect();
            assert_eq!(edges(filled), plain(filled));
        }
    }

    /// Plays a run of up to 200 pieces and says what it scored.
    fn play(seed: u64, choose: impl Fn(&Board, &[Held], &mut Rng) -> Option<Cell>) -> u64 {
        let (mut board, mut score) = (Board::default(), 0);
        let mut rng = Rng::new(seed);
        for nth in 0..200 {
            let held = Held { id: PieceId(nth), piece: Piece::dealt(seed, nth) };
            let Some(at) = choose(&board, &[held], &mut rng) else { break };
            score += u64::from(board.place(held.piece, at).points());
        }
        score
    }

    #[test]
    fn advice_beats_greed_and_greed_beats_chance() {
        let total = |choose: fn(&Board, &[Held], &mut Rng) -> Option<Cell>| {
            (0..8).map(|seed| play(seed, choose)).sum::<u64>()
        };
        let chance = total(|board, hand, rng| {
            let homes: Vec<Cell> = hand[0].piece.shape.homes(board.free()).iter().collect();
            rng.pick(&homes).copied()
        });
        let greed = total(|board, hand, _| {
            let homes = hand[0].piece.shape.homes(board.free());
            homes.iter().max_by_key(|&at| { *board }.place(hand[0].piece, at).points())
        });
        let advice = total(|board, hand, _| Some(rank(board, hand, Sight::Near).first()?.at));
        assert!(advice > 2 * greed && greed > 2 * chance, "{advice} {greed} {chance}");
    }

    #[test]
    fn a_run_is_not_thrown_away() {
        // Only with r1c1 filled does a line clear and leave room for more than single squares.
        let mut marks = two_free_in_every_house();
        marks.replace_range(2..3, "1");
        let advice = best(&marks, &["0"], Sight::Far);
        assert_eq!(advice.at.to_string(), "r1c1");
    }

    #[test]
    fn all_placements_are_ranked_once() {
        let hand = [Held { id: PieceId(0), piece: piece("10/1") }];
        for sight in [Sight::Near, Sight::Far] {
            let advice = rank(&Board::default(), &hand, sight);
            assert_eq!(advice.len(), 64);
            assert!(advice.is_sorted_by_key(|advice| core::cmp::Reverse(advice.worth)));
        }
    }
}
