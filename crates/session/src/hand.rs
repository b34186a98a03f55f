//! The piece in hand: how it is turned, where it is held and where it would land.

use engine::{Cell, CellSet, sort};
use games::view::PieceView;
use games::{Action, PieceId, Preview, Turn};

/// A piece held by one of its cells, over a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub piece: PieceId,
    pub turn: Turn,
    /// Which of the piece's cells is held; turning pivots about it.
    pub grip: u8,
    /// Where the held cell's center is, in hundredths of a cell from the board's top left corner.
    pub over: Point,
}

/// Row and column in hundredths of a cell; the center of the first cell is (50, 50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub row: i32,
    pub col: i32,
}

/// Where a piece in hand would land, and what that would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub action: Action,
    pub preview: Preview,
}

impl Point {
    pub fn center_of(cell: Cell) -> Point {
        Point { row: i32::from(cell.row()) * 100 + 50, col: i32::from(cell.col()) * 100 + 50 }
    }

    /// The cell this point lies in, or the nearest one of a board of this size.
    pub fn cell_on(self, rows: u8, cols: u8) -> Cell {
        let clamp = |at: i32, n: u8| at.div_euclid(100).clamp(0, i32::from(n) - 1) as u8;
        Cell::at(clamp(self.row, rows), clamp(self.col, cols))
            .expect("a board has at most nine rows and columns")
    }

    pub(crate) fn distance2(self, other: Point) -> i32 {
        (self.row - other.row).pow(2) + (self.col - other.col).pow(2)
    }
}

impl Hand {
    /// Where the piece's first cell would lie, as a point, when the held cell is at `over`.
    fn anchor(&self, piece: &PieceView) -> Point {
        let (row, col) = piece
            .cells
            .get(usize::from(self.grip))
            .map_or((0, 0), |held| self.turn.apply((held.row, held.col)));
        Point {
            row: self.over.row - i32::from(row) * 100,
            col: self.over.col - i32::from(col) * 100,
        }
    }

    /// The cells it covers where it hovers, those on the board.
    pub fn covers(&self, piece: &PieceView) -> CellSet {
        let anchor = self.anchor(piece);
        let spots = piece.cells.iter().map(|cell| self.turn.apply((cell.row, cell.col)));
        let spots = spots.map(|(row, col)| {
            (
                anchor.row.div_euclid(100) + i32::from(row),
                anchor.col.div_euclid(100) + i32::from(col),
            )
        });
        spots
            .filter_map(|(row, col)| Cell::at(u8::try_from(row).ok()?, u8::try_from(col).ok()?))
            .collect()
    }

    /// The landing place: the nearest cell within reach where the rules accept the piece, else the
    /// nearest cell at all, with the reason why not. `None` when the hand is off the board.
    /// The drop does exactly what the ghost shows.
    pub fn ghost(&self, piece: &PieceView, preview: impl Fn(&Action) -> Preview) -> Option<Ghost> {
        let anchor = self.anchor(piece);
        let mut near: [Option<(i32, Cell)>; 16] = [None; 16];
        let (row, col) = (anchor.row.div_euclid(100), anchor.col.div_euclid(100));
        let spots =
            (row - 1..=row + 2).flat_map(|row| (col - 1..=col + 2).map(move |col| (row, col)));
        for (slot, (row, col)) in near.iter_mut().zip(spots) {
            let cell = u8::try_from(row)
                .ok()
                .zip(u8::try_from(col).ok())
                .and_then(|(row, col)| Cell::at(row, col));
            *slot = cell.map(|cell| (anchor.distance2(Point::center_of(cell)), cell));
        }
        sort::by_key(&mut near, |slot| slot.map_or(i32::MAX, |(distance2, _)| distance2));
        let within = i32::from(piece.reach).pow(2);
        let mut ghosts =
            near.into_iter().flatten().filter(|&(distance2, _)| distance2 <= within).map(
                |(_, at)| {
                    let action = Action::Place { piece: self.piece, at, turn: self.turn };
                    Ghost { action, preview: preview(&action) }
                },
            );
        let nearest = ghosts.next()?;
        if nearest.preview.refusal.is_none() {
            return Some(nearest);
        }
        Some(ghosts.find(|ghost| ghost.preview.refusal.is_none()).unwrap_or(nearest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;
    use games::Refusal;
    use games::view::PieceCell;

    /// Two cells side by side, held by the right one.
    fn hand(over: Point, turn: Turn) -> (Hand, PieceView) {
        let cells =
            vec![PieceCell { row: 0, col: 0, value: 1 }, PieceCell { row: 0, col: 1, value: 2 }];
        let piece = PieceView { reach: PieceView::NEARBY, ..PieceView::new(PieceId(4), cells) };
        (Hand { piece: PieceId(4), turn, grip: 1, over }, piece)
    }

    #[track_caller]
    fn check(over: (i32, i32), turn: u8, free: &[&str], expected: Option<&str>) {
        let (hand, piece) = hand(Point { row: over.0, col: over.1 }, Turn::new(turn));
        let ghost = hand.ghost(&piece, |action| {
            let Action::Place { at, .. } = *action else { unreachable!() };
            let fits = free.is_empty() || free.iter().any(|cell| cell.parse() == Ok(at));
            let refusal = (!fits).then(|| Refusal::new(engine::phrase!("refuse-not-here")));
            Preview { refusal, ..Preview::default() }
        });
        let landed = ghost.map(|ghost| match ghost.action {
            Action::Place { at, .. } => at,
            _ => unreachable!(),
        });
        assert_eq!(landed, expected.map(|cell| cell.parse().unwrap()));
    }

    #[test]
    fn lands_where_the_held_cell_is() {
        check((450, 450), 0, &[], Some("r5c4"));
        check((450, 450), 1, &[], Some("r4c5"));
        check((450, 450), 2, &[], Some("r5c6"));
    }

    #[test]
    fn slips_into_the_nearest_free_place_within_reach() {
        check((450, 450), 0, &["r5c5"], Some("r5c5"));
        check((450, 450), 0, &["r9c9"], Some("r5c4"));
        check((-300, 450), 0, &[], None);
    }
}
