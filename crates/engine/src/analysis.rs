//! What there is to know of one puzzle: its solutions, how the rater goes through it, what it takes to
//! solve it, which clues it does not need and which could stand elsewhere.
//!
//! It is here and not in a command because a page shows it too. It judges nothing: whether few
//! backdoors are good, its reader says.

use crate::canon::canonical;
use crate::generator::Symmetry;
use crate::ladder::{self, Height};
use crate::path::Path;
use crate::position::Position;
use crate::rating::{Hurdle, Links, Rater, Rating, Unratable};
use crate::solver::{self, Solutions};
use crate::step::Candidate;
use crate::technique::{Memory, Technique};
use crate::{Cell, CellSet, Digit, Grid};
use alloc::vec::Vec;

/// All that is known of a puzzle.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The clues.
    pub puzzle: Grid,
    /// The solution, or two of several, or none.
    pub solutions: Solutions,
    /// The symmetries that the places of the clues have.
    pub symmetries: Vec<Symmetry>,
    /// The form that all disguises of the puzzle share.
    pub canonical: Grid,
    /// What only a puzzle with one solution has, and of that only one with something left to solve.
    pub proper: Option<Proper>,
}

/// What is known of a puzzle with one solution.
#[derive(Clone, Debug)]
pub struct Proper {
    /// The rating with the whole path of the rater; or why there is none.
    pub rated: Result<(Rating, Vec<Hurdle>), Unratable>,
    /// The easiest path in techniques that are taught.
    pub path: Path,
    /// Tier and score in the manner of HoDoKu.
    pub height: Height,
    /// The clues without any one of which the puzzle still has one solution.
    pub redundant: CellSet,
    /// Cells that leave nothing but singles once their digit is known; all of them where there is
    /// nothing else anyway.
    pub backdoors: Vec<Candidate>,
    /// Clues that could stand elsewhere: each with the cells whose digit, given in its place, keeps the
    /// solution the only one. Redundant clues could be anywhere and are not among them.
    pub movable: Vec<(Candidate, CellSet)>,
}

impl Proper {
    /// The techniques of the easiest path with how often each is used, the easiest first.
    pub fn uses(&self) -> Vec<(Technique, u32)> {
        let times = |technique: &Technique| {
            self.path.steps.iter().filter(|step| step.technique == *technique).count() as u32
        };
        self.path.techniques().into_iter().map(|technique| (technique, times(&technique))).collect()
    }

    /// Whether no clue can be taken away.
    pub fn is_minimal(&self) -> bool {
        self.redundant.is_empty()
    }
}

/// Looks at a puzzle from every side. The budget is that of the rating, which may take longer than
/// all the rest.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::analysis::analyse;
/// use engine::rating::Links;
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let known = analyse(&line.parse()?, Links::PATIENT);
/// let proper = known.proper.expect("it has one solution");
/// assert!(proper.redundant.contains("r1c1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(puzzle: &Grid, budget: Links) -> Analysis {
    let solutions = solver::solve(puzzle);
    let has_blanks = puzzle.filled() != CellSet::ALL;
    let proper = match &solutions {
        Solutions::One(solution) if has_blanks => Some(proper(puzzle, solution, budget)),
        _ => None,
    };
    let keeps =
        |symmetry: &Symmetry| *symmetry != Symmetry::None && symmetry.keeps(puzzle.filled());
    let symmetries = Symmetry::ALL.into_iter().filter(keeps).collect();
    Analysis { puzzle: *puzzle, solutions, symmetries, canonical: canonical(puzzle), proper }
}

fn proper(puzzle: &Grid, solution: &Grid, budget: Links) -> Proper {
    let start = Position::from_puzzle(puzzle);
    let mut memory = Memory::new();
    let path = Path::remembered(&start, &Technique::ALL, &mut memory);
    let height = ladder::climb_remembered(&start, &mut memory);
    let redundant = redundant(puzzle);
    Proper {
        rated: Rater::new().trace(puzzle, budget),
        path,
        height,
        redundant,
        backdoors: backdoors(&start, solution),
        movable: movable(puzzle, solution, redundant),
    }
}

/// The clues without any one of which a puzzle with one solution still has one.
pub fn redundant(puzzle: &Grid) -> CellSet {
    puzzle.filled().iter().filter(|&cell| is_unique(&without(puzzle, cell))).collect()
}

fn backdoors(start: &Position, solution: &Grid) -> Vec<Candidate> {
    const SINGLES: &[Technique] = &[
        Technique::FullHouse,
        Technique::NakedSingle,
        Technique::HiddenSingleBox,
        Technique::HiddenSingleLine,
    ];
    let of = |cell: Cell| Some(Candidate { cell, digit: solution[cell]? });
    let opens = |Candidate { cell, digit }: &Candidate| {
        let mut position = start.clone();
        position.place(*cell, *digit);
        Path::with(&position, SINGLES).is_solved()
    };
    start.empty().iter().filter_map(of).filter(opens).collect()
}

fn movable(puzzle: &Grid, solution: &Grid, redundant: CellSet) -> Vec<(Candidate, CellSet)> {
    let clues = puzzle.placed().filter(|(cell, _)| !redundant.contains(*cell));
    let goals = |(cell, digit): (Cell, Digit)| {
        let fewer = without(puzzle, cell);
        let keeps = |to: &Cell| {
            let mut moved = fewer;
            moved[*to] = solution[*to];
            is_unique(&moved)
        };
        let goals: CellSet = (!puzzle.filled()).iter().filter(keeps).collect();
        (!goals.is_empty()).then_some((Candidate { cell, digit }, goals))
    };
    clues.filter_map(goals).collect()
}

fn without(puzzle: &Grid, cell: Cell) -> Grid {
    let mut fewer = *puzzle;
    fewer[cell] = None;
    fewer
}

fn is_unique(puzzle: &Grid) -> bool {
    solver::count(puzzle, 2) == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::Tenths;
    use alloc::string::ToString;

    fn known(line: &str) -> Analysis {
        analyse(&line.parse().unwrap(), Links::AMPLE)
    }

    #[test]
    fn a_puzzle_of_singles_is_open_from_everywhere() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let Analysis { symmetries, proper, .. } = known(line);
        let proper = proper.unwrap();
        assert_eq!(symmetries, [Symmetry::HalfTurn]);
        // By a plain search in another language: any one of these can go.
        assert_eq!(proper.redundant.to_string(), REDUNDANT);
        assert_eq!(proper.backdoors.len(), 51);
        assert!(!proper.is_minimal());
        let (rating, hurdles) = proper.rated.unwrap();
        assert_eq!((rating.er, hurdles.len()), (Tenths(12), 51));
        assert_eq!(proper.path.steps.len(), 51);
    }

    const REDUNDANT: &str = "r1c1 r1c2 r1c5 r2c1 r2c4 r2c5 r2c6 r3c2 r4c1 r4c9 r5c1 \
        r5c4 r5c6 r6c1 r6c9 r7c2 r8c4 r8c5 r8c6 r8c9 r9c5 r9c9";

    #[test]
    fn a_path_of_the_rater_leads_from_the_clues_to_the_solution() {
        let line =
            ".8.......3......54..72...1..93.78....6........1...4.7...8..25....54.9...6..5..82.";
        let Analysis { puzzle, solutions, proper, .. } = known(line);
        let (rating, hurdles) = proper.unwrap().rated.unwrap();
        let mut grid = puzzle;
        for Candidate { cell, digit } in hurdles.iter().filter_map(|hurdle| hurdle.placed) {
            assert_eq!(grid[cell], None, "{cell} is placed once");
            grid[cell] = Some(digit);
        }
        assert_eq!(Some(grid), solutions.unique());
        assert_eq!(hurdles.iter().map(|hurdle| hurdle.rating).max(), Some(rating.er));
        assert_eq!(hurdles.first().map(|hurdle| hurdle.rating), Some(rating.ed));
        for Hurdle { placed, removed, .. } in &hurdles {
            assert!(placed.is_some() || !removed.is_empty(), "each does something");
            assert!(removed.iter().all(|gone| grid[gone.cell] != Some(gone.digit)));
        }
    }

    #[test]
    fn clues_are_moved_only_to_where_the_solution_stays() {
        let line =
            "....4...9....2.5..4....5.6...41..9..83.75......2....38.....7....53.1.....879..3..";
        let Analysis { puzzle, solutions, proper, .. } = known(line);
        let (proper, solution) = (proper.unwrap(), solutions.unique().unwrap());
        assert!(proper.is_minimal() && !proper.movable.is_empty());
        for cell in puzzle.filled().iter() {
            let moved = proper.movable.iter().find(|(clue, _)| clue.cell == cell);
            let goals = moved.map_or(CellSet::EMPTY, |(_, goals)| *goals);
            for to in (!puzzle.filled()).iter() {
                let mut other = puzzle;
                (other[cell], other[to]) = (None, solution[to]);
                assert_eq!(solver::count(&other, 2) == 1, goals.contains(to), "{cell} to {to}");
            }
        }
        assert_eq!(proper.uses().iter().map(|(_, times)| times).sum::<u32>(), 56);
    }

    #[test]
    fn what_has_no_single_solution_has_no_path() {
        let several = known(&".".repeat(81));
        assert!(matches!(several.solutions, Solutions::Many(_)) && several.proper.is_none());
        assert_eq!(several.symmetries.len(), Symmetry::ALL.len() - 1);
        let broken = known(&alloc::format!("55{}", ".".repeat(79)));
        assert!(matches!(broken.solutions, Solutions::None) && broken.proper.is_none());
        let solved = analyse(&solver::first(&Grid::EMPTY).unwrap(), Links::AMPLE);
        assert!(solved.proper.is_none() && solved.solutions.unique().is_some());
    }
}
