//! How many ways there are to fill a board. It answers and never explains.

use super::size::Size;
use alloc::vec::Vec;
use engine::{Cell, Digit, DigitSet, Grid, Rng};

/// What fills a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    None,
    One(Grid),
    Many,
}

pub fn solve(size: Size, givens: &Grid) -> Solutions {
    if size.cells().any(|cell| meets_twin(size, givens, cell)) {
        return Solutions::None;
    }
    let mut found = Solutions::None;
    let mut search = Search { grid: *givens, seen: Seen::on(size, givens), rng: None };
    search.run(&mut |full| {
        found = match found {
            Solutions::None => Solutions::One(*full),
            _ => Solutions::Many,
        };
        found != Solutions::Many
    });
    found
}

/// A full board, any of them.
pub fn random(size: Size, rng: &mut Rng) -> Grid {
    let empty = Grid::EMPTY;
    let mut found = empty;
    let mut search = Search { grid: empty, seen: Seen::on(size, &empty), rng: Some(rng) };
    search.run(&mut |full| {
        found = *full;
        false
    });
    found
}

/// Which values each row, column and box has.
pub struct Seen {
    size: Size,
    rows: [DigitSet; 6],
    cols: [DigitSet; 6],
    boxes: [DigitSet; 6],
}

impl Seen {
    pub fn on(size: Size, grid: &Grid) -> Seen {
        let none = [DigitSet::EMPTY; 6];
        let mut seen = Seen { size, rows: none, cols: none, boxes: none };
        for cell in size.cells() {
            grid[cell].into_iter().for_each(|digit| seen.add(cell, digit));
        }
        seen
    }

    pub fn add(&mut self, cell: Cell, digit: Digit) {
        self.of(cell).into_iter().for_each(|digits| digits.insert(digit));
    }

    fn remove(&mut self, cell: Cell, digit: Digit) {
        self.of(cell).into_iter().for_each(|digits| digits.remove(digit));
    }

    /// The values that stand in no house of this cell.
    pub fn left_for(&self, cell: Cell) -> DigitSet {
        let (row, col) = (usize::from(cell.row()), usize::from(cell.col()));
        let number = usize::from(self.size.box_of(cell));
        self.size.digits() - self.rows[row] - self.cols[col] - self.boxes[number]
    }

    fn of(&mut self, cell: Cell) -> [&mut DigitSet; 3] {
        let number = usize::from(self.size.box_of(cell));
        [
            &mut self.rows[usize::from(cell.row())],
            &mut self.cols[usize::from(cell.col())],
            &mut self.boxes[number],
        ]
    }
}

/// Whether the value of this cell stands in one of its houses again.
pub fn meets_twin(size: Size, grid: &Grid, cell: Cell) -> bool {
    grid[cell].is_some() && size.peers(cell).iter().any(|peer| grid[peer] == grid[cell])
}

/// Goes through the full boards, by the order of values or by chance.
struct Search<'r> {
    grid: Grid,
    seen: Seen,
    rng: Option<&'r mut Rng>,
}

impl Search<'_> {
    /// Tells every full board until `tell` has heard enough. Says whether it has not.
    fn run(&mut self, tell: &mut impl FnMut(&Grid) -> bool) -> bool {
        let open = self.seen.size.cells().filter(|&cell| self.grid[cell].is_none());
        let fewest = open.min_by_key(|&cell| self.seen.left_for(cell).len());
        let Some(cell) = fewest else { return tell(&self.grid) };
        let mut digits: Vec<Digit> = self.seen.left_for(cell).iter().collect();
        if let Some(rng) = &mut self.rng {
            rng.shuffle(&mut digits);
        }
        for digit in digits {
            self.grid[cell] = Some(digit);
            self.seen.add(cell, digit);
            let goes_on = self.run(tell);
            self.seen.remove(cell, digit);
            self.grid[cell] = None;
            if !goes_on {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(size: Size, text: &str) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, mark) in size.cells().zip(text.chars().filter(|ch| !ch.is_whitespace())) {
            grid[cell] = Digit::from_char(mark);
        }
        grid
    }

    fn count(size: Size, givens: &Grid) -> u32 {
        let mut count = 0;
        let mut search = Search { grid: *givens, seen: Seen::on(size, givens), rng: None };
        search.run(&mut |full| {
            assert!(size.cells().all(|cell| full[cell].is_some() && !meets_twin(size, full, cell)));
            count += 1;
            true
        });
        count
    }

    #[test]
    fn every_small_board_is_found() {
        assert_eq!(count(Size::Four, &Grid::EMPTY), 288);
        // There are 28,200,960 larger ones: with each naming of the first row so many.
        assert_eq!(count(Size::Six, &grid(Size::Six, "123456")), 28_200_960 / 720);
    }

    #[test]
    fn none_one_and_many_are_told_apart() {
        let check = |text: &str, expected: fn(&Solutions) -> bool| {
            let found = solve(Size::Four, &grid(Size::Four, text));
            assert!(expected(&found), "{text}: {found:?}");
        };
        check("1... .... .... ....", |found| *found == Solutions::Many);
        check("1... ..3. .2.. ...4", |found| matches!(found, Solutions::One(_)));
        check("11.. .... .... ....", |found| *found == Solutions::None);
        check("123. ...4 .... ....", |found| *found == Solutions::None);
    }

    #[test]
    fn chance_fills_a_board_by_the_rules() {
        for size in Size::ALL {
            let full = random(size, &mut Rng::new(5));
            assert_eq!(solve(size, &full), Solutions::One(full));
            assert_ne!(full, random(size, &mut Rng::new(6)));
        }
    }
}
