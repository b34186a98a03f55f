//! The rater against published figures: every line of fixtures/ratings.tsv, exactly.

use ninefold_engine::rating::{Budget, Rater, Technique, Unratable, rate};
use ninefold_engine::{Cell, Digit, Grid};

const RATINGS: &str = include_str!("../../../fixtures/ratings.tsv");

#[test]
fn every_figure_agrees_with_sudoku_explainer() {
    let mut rater = Rater::new();
    let mut n_rated = 0;
    for line in RATINGS.lines().skip(1) {
        let [puzzle, er, ep, ed] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns in {line:?}")
        };
        let rating = rater.rate(&grid(puzzle), Budget::AMPLE).expect(puzzle);
        let figures = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        assert_eq!(figures, [er, ep, ed], "{puzzle}");
        n_rated += 1;
    }
    assert_eq!(n_rated, 998);
}

#[test]
fn what_cannot_be_rated_is_refused_with_the_reason() {
    let hard = grid(RATINGS.lines().find(|line| line.contains("\t8.9\t")).unwrap());
    assert_eq!(rate(&hard, Budget(1000)), Err(Unratable::OutOfBudget));
    assert_eq!(rate(&Grid::EMPTY, Budget::AMPLE), Err(Unratable::ManySolutions));

    let mut twins = hard;
    let blank = Cell::all().filter(|&cell| hard[cell].is_none());
    let (one, other) = blank
        .clone()
        .find_map(|one| blank.clone().find(|&other| one.sees(other)).map(|other| (one, other)))
        .unwrap();
    twins[one] = Digit::new(5);
    twins[other] = Digit::new(5);
    assert_eq!(rate(&twins, Budget::AMPLE), Err(Unratable::NoSolution));

    let solved = ninefold_engine::solver::first(&hard).unwrap();
    assert_eq!(rate(&solved, Budget::AMPLE), Err(Unratable::AlreadySolved));
}

#[test]
fn the_hardest_technique_is_named() {
    #[track_caller]
    fn check(puzzle: &str, technique: Technique) {
        assert_eq!(rate(&grid(puzzle), Budget::AMPLE).unwrap().hardest, technique);
    }
    for (er, technique) in [
        ("1.2", Technique::HiddenSingle),
        ("1.7", Technique::DirectPointing),
        ("2.0", Technique::DirectHiddenPair),
        ("2.3", Technique::NakedSingle),
        ("2.5", Technique::DirectHiddenTriple),
        ("2.6", Technique::Pointing),
        ("2.8", Technique::Claiming),
        ("3.0", Technique::NakedPair),
        ("3.2", Technique::XWing),
        ("3.4", Technique::HiddenPair),
        ("3.6", Technique::NakedTriple),
        ("3.8", Technique::Swordfish),
        ("4.0", Technique::HiddenTriple),
        ("4.2", Technique::XyWing),
        ("4.4", Technique::XyzWing),
        ("4.5", Technique::UniqueRectangle),
        ("5.2", Technique::Jellyfish),
        ("5.6", Technique::Bug),
        ("6.2", Technique::AlignedPairExclusion),
        ("8.3", Technique::MultipleForcingChains),
        ("8.9", Technique::DynamicForcingChains),
    ] {
        let line = RATINGS.lines().find(|line| line.split('\t').nth(1) == Some(er)).expect(er);
        check(line, technique);
    }
}

/// The puzzle at the head of a line.
fn grid(line: &str) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, ch) in Cell::all().zip(line.chars()) {
        grid[cell] = Digit::from_char(ch);
    }
    grid
}
