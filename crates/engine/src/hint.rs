//! The next step from a player's position, or what is wrong with it.

use crate::position::Position;
use crate::step::Step;
use crate::{Cell, Digit, Grid, technique};

/// The easiest step from here. A position that is already wrong is told before anything else:
/// a step that follows from a mistake teaches nothing.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::position::Position;
/// use engine::{Grid, hint, solver};
/// let line = "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";
/// let puzzle: Grid = line.parse()?;
/// let solution = solver::solve(&puzzle).unique().expect("a proper puzzle");
/// let step = hint::next(&Position::from_puzzle(&puzzle), &solution).expect("a way on");
/// assert_eq!(step.to_string(), "hidden-single-box: r7c9=8");
/// # Ok::<(), engine::text::ParseError>(())
/// ```
///
/// # Errors
/// When there is something wrong, or nothing left to do.
pub fn next(position: &Position, solution: &Grid) -> Result<Step, Trouble> {
    if let Some(trouble) = trouble(position, solution) {
        return Err(trouble);
    }
    technique::easiest(position).ok_or(Trouble::Beyond)
}

/// What is wrong with a position, if anything.
pub fn trouble(position: &Position, solution: &Grid) -> Option<Trouble> {
    let wrong = |(cell, digit): (Cell, Digit)| {
        (solution[cell] != Some(digit)).then_some(Trouble::WrongDigit { cell, digit })
    };
    if let Some(trouble) = position.grid().placed().find_map(wrong) {
        return Some(trouble);
    }
    let missing = |cell: Cell| {
        let digit = solution[cell]?;
        (!position.has(cell, digit)).then_some(Trouble::MissingNote { cell, digit })
    };
    if let Some(trouble) = position.empty().iter().find_map(missing) {
        return Some(trouble);
    }
    position.empty().is_empty().then_some(Trouble::Solved)
}

/// Why there is no step to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason tells what its fields are")]
pub enum Trouble {
    /// A digit that stands is not the solution's.
    WrongDigit { cell: Cell, digit: Digit },
    /// The player's notes lack the digit the cell needs.
    MissingNote { cell: Cell, digit: Digit },
    /// There is nothing left to do.
    Solved,
    /// The position is right, but no technique here goes on from it.
    Beyond,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DigitSet;
    use crate::solver;

    const PUZZLE: &str =
        "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";

    fn start() -> (Position, Grid) {
        let position: Position = PUZZLE.parse().unwrap();
        let solution = solver::first(position.grid()).unwrap();
        (position, solution)
    }

    #[test]
    fn hints_lead_from_the_start_to_the_solution() {
        let (mut position, solution) = start();
        let trouble = loop {
            match next(&position, &solution) {
                Ok(step) => position.apply(&step),
                Err(trouble) => break trouble,
            }
        };
        assert_eq!(trouble, Trouble::Solved);
        assert_eq!(*position.grid(), solution);
    }

    #[test]
    fn a_wrong_digit_is_told_before_a_missing_note() {
        let (mut position, solution) = start();
        let (first, second) = (Cell::at(0, 1).unwrap(), Cell::at(0, 2).unwrap());
        let needed = solution[second].unwrap();
        position.remove(second, needed);
        assert_eq!(
            next(&position, &solution),
            Err(Trouble::MissingNote { cell: second, digit: needed })
        );
        let right = DigitSet::only(solution[first].unwrap());
        let wrong = (position[first] - right).first().unwrap();
        position.place(first, wrong);
        assert_eq!(
            next(&position, &solution),
            Err(Trouble::WrongDigit { cell: first, digit: wrong })
        );
    }
}
