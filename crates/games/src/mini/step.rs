//! The easiest step on a board, with its reason. What a hint explains and what a preset demands are
//! both this.

use super::size::{House, Size};
use super::solve::Seen;
use engine::{Cell, CellSet, Digit, Grid};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub cell: Cell,
    pub digit: Digit,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is the only empty cell of this house.
    LastCell(House),
    /// It is the only cell of this house that the value fits in.
    OnlyPlace(House),
    /// All other values stand in its houses.
    OnlyValue,
}

/// The ways of seeing, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    LastCell,
    /// The only place in a box.
    PlaceInBox,
    /// The only place in a row or column, or the only value.
    Thought,
}

impl Step {
    pub fn skill(&self) -> Skill {
        match self.why {
            Why::LastCell(_) => Skill::LastCell,
            Why::OnlyPlace(House::Box(_)) => Skill::PlaceInBox,
            Why::OnlyPlace(_) | Why::OnlyValue => Skill::Thought,
        }
    }
}

/// The easiest step, if a person can see one.
pub fn easiest(size: Size, grid: &Grid) -> Option<Step> {
    let open: CellSet = size.cells().filter(|&cell| grid[cell].is_none()).collect();
    let seen = Seen::on(size, grid);
    last_cell(size, &seen, open)
        .or_else(|| only_place(size, &seen, open, grid))
        .or_else(|| only_value(&seen, open))
}

/// The hardest skill it takes to fill the board step by step; none where steps do not suffice.
pub fn needs(size: Size, puzzle: &Grid) -> Option<Skill> {
    let mut grid = *puzzle;
    let mut hardest = Skill::LastCell;
    while let Some(step) = easiest(size, &grid) {
        grid[step.cell] = Some(step.digit);
        hardest = hardest.max(step.skill());
    }
    size.cells().all(|cell| grid[cell].is_some()).then_some(hardest)
}

fn last_cell(size: Size, seen: &Seen, open: CellSet) -> Option<Step> {
    size.houses().find_map(|house| {
        let cell = (size.cells_of(house) & open).single()?;
        let digit = seen.left_for(cell).single()?;
        Some(Step { cell, digit, why: Why::LastCell(house) })
    })
}

fn only_place(size: Size, seen: &Seen, open: CellSet, grid: &Grid) -> Option<Step> {
    size.houses().find_map(|house| {
        let cells = size.cells_of(house);
        let stands = |digit: Digit| cells.iter().any(|cell| grid[cell] == Some(digit));
        size.digits().iter().filter(|&digit| !stands(digit)).find_map(|digit| {
            let takes = |cell: &Cell| seen.left_for(*cell).contains(digit);
            let places: CellSet = (cells & open).iter().filter(takes).collect();
            Some(Step { cell: places.single()?, digit, why: Why::OnlyPlace(house) })
        })
    })
}

fn only_value(seen: &Seen, open: CellSet) -> Option<Step> {
    open.iter().find_map(|cell| {
        let digit = seen.left_for(cell).single()?;
        Some(Step { cell, digit, why: Why::OnlyValue })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of a board of four, `.` for an empty cell.
    #[track_caller]
    fn check(board: &str, expected: Option<(&str, u8, Why)>) {
        let mut grid = Grid::EMPTY;
        for (cell, mark) in Size::Four.cells().zip(board.chars().filter(|ch| *ch != ' ')) {
            grid[cell] = Digit::from_char(mark);
        }
        let found = easiest(Size::Four, &grid).map(|step| (step.cell, step.digit.get(), step.why));
        let expected = expected.map(|(cell, digit, why)| (cell.parse().unwrap(), digit, why));
        assert_eq!(found, expected);
    }

    #[test]
    fn the_easiest_reason_comes_first() {
        check("12.. 3... .... ....", Some(("r2c2", 4, Why::LastCell(House::Box(0)))));
        check("123. .... .... ....", Some(("r1c4", 4, Why::LastCell(House::Row(0)))));
        check("1... ..1. ...1 ....", Some(("r4c2", 1, Why::OnlyPlace(House::Box(2)))));
        check("1... ..2. .3.. ...4", Some(("r1c2", 2, Why::OnlyPlace(House::Box(0)))));
        check("1... .... .... ....", None);
    }

    /// On a board of four a value that is left alone has also only one place; on one of six it may not.
    #[test]
    fn a_cell_that_sees_all_other_values_is_a_step() {
        let mut grid = Grid::EMPTY;
        let given = [("r1c2", 1), ("r1c4", 2), ("r3c1", 3), ("r5c1", 4), ("r2c3", 5)];
        for (cell, digit) in given {
            grid[cell.parse().unwrap()] = Digit::new(digit);
        }
        let step = easiest(Size::Six, &grid).unwrap();
        assert_eq!((step.digit.get(), step.why), (6, Why::OnlyValue));
        assert_eq!(step.skill(), Skill::Thought);
    }
}
