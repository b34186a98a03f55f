//! The rater against published figures: every line of fixtures/ratings.tsv, exactly.

use ninefold_engine::rating::{Links, Method, Rater, Unratable, rate};
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
        let rating = rater.rate(&grid(puzzle), Links::AMPLE).expect(puzzle);
        let figures = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        assert_eq!(figures, [er, ep, ed], "{puzzle}");
        n_rated += 1;
    }
    assert_eq!(n_rated, 998);
}

#[test]
fn what_cannot_be_rated_is_refused_with_the_reason() {
    let hard = grid(RATINGS.lines().find(|line| line.contains("\t8.9\t")).unwrap());
    assert_eq!(rate(&hard, Links(1000)), Err(Unratable::OutOfBudget));
    assert_eq!(rate(&Grid::EMPTY, Links::AMPLE), Err(Unratable::ManySolutions));

    let mut twins = hard;
    let blank = Cell::all().filter(|&cell| hard[cell].is_none());
    let (one, other) = blank
        .clone()
        .find_map(|one| blank.clone().find(|&other| one.sees(other)).map(|other| (one, other)))
        .unwrap();
    twins[one] = Digit::new(5);
    twins[other] = Digit::new(5);
    assert_eq!(rate(&twins, Links::AMPLE), Err(Unratable::NoSolution));

    let solved = ninefold_engine::solver::first(&hard).unwrap();
    assert_eq!(rate(&solved, Links::AMPLE), Err(Unratable::AlreadySolved));
}

#[test]
fn the_hardest_technique_is_named() {
    #[track_caller]
    fn check(puzzle: &str, method: Method) {
        assert_eq!(rate(&grid(puzzle), Links::AMPLE).unwrap().hardest, method);
    }
    for (er, method) in [
        ("1.2", Method::HiddenSingle),
        ("1.7", Method::DirectPointing),
        ("2.0", Method::DirectHiddenPair),
        ("2.3", Method::NakedSingle),
        ("2.5", Method::DirectHiddenTriple),
        ("2.6", Method::Pointing),
        ("2.8", Method::Claiming),
        ("3.0", Method::NakedPair),
        ("3.2", Method::XWing),
        ("3.4", Method::HiddenPair),
        ("3.6", Method::NakedTriple),
        ("3.8", Method::Swordfish),
        ("4.0", Method::HiddenTriple),
        ("4.2", Method::XyWing),
        ("4.4", Method::XyzWing),
        ("4.5", Method::UniqueRectangle),
        ("5.2", Method::Jellyfish),
        ("5.6", Method::Bug),
        ("6.2", Method::AlignedPairExclusion),
        ("8.3", Method::MultipleForcingChains),
        ("8.9", Method::DynamicForcingChains),
    ] {
        let line = RATINGS.lines().find(|line| line.split('\t').nth(1) == Some(er)).expect(er);
        check(line, method);
    }
}

/// The puzzle at the head of a line.
fn grid(line: &str) -> Grid {
    line[..81].parse().expect(line)
}
