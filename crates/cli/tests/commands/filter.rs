//! `ninefold filter` keeps what is as wished, as the other commands judge it.

use super::{PUZZLE, check, run};

const HARD: &str =
    ".8.....259..1...6.......4182..6.8.....1.5.2..3..91..544...9..3....4..8.1........9";
const MINIMAL: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

#[track_caller]
fn check_kept(args: &[&str], expected: &[&str]) {
    let empty = ".".repeat(81);
    let all = [PUZZLE, HARD, MINIMAL, &empty].join("\n");
    let ran = run(&[&["filter"], args].concat(), &all);
    assert_eq!(
        (ran.out.lines().collect::<Vec<_>>(), ran.code),
        (expected.to_vec(), 0),
        "{}",
        ran.err
    );
}

#[test]
fn every_wish_drops_what_does_not_meet_it() {
    let empty = ".".repeat(81);
    check_kept(&[], &[PUZZLE, HARD, MINIMAL, &empty]);
    check_kept(&["--unique"], &[PUZZLE, HARD, MINIMAL]);
    check_kept(&["--grade", "gentle"], &[PUZZLE]);
    check_kept(&["--grade", "gentle,tricky"], &[PUZZLE, HARD]);
    check_kept(&["--rating", "2.8..3.0"], &[HARD]);
    check_kept(&["--clues", "17..20"], &[MINIMAL]);
    check_kept(&["--minimal"], &[HARD, MINIMAL]);
    check_kept(&["--symmetry", "half-turn"], &[PUZZLE, &empty]);
    check_kept(&["--technique", "naked-pair"], &[HARD]);
    check_kept(&["--technique", "hidden-single"], &[PUZZLE]);
    check_kept(&["--grade", "gentle", "--minimal"], &[]);
}

#[test]
fn disguises_are_one_puzzle_and_columns_stay() {
    let turned: String = PUZZLE.chars().rev().collect();
    let text = format!("{PUZZLE} first\n{turned} second\n{HARD} third\n");
    let kept = format!("{PUZZLE} first\n{HARD} third\n");
    check(&["filter", "--distinct", "--jobs", "4"], &text, &kept, "", 0);
    let ran = run(&["filter", "--technique", "guessing"], "");
    assert!(ran.err.contains("techniques are full-house") && ran.code == 2, "{}", ran.err);
    let made = run(&["generate", "--needs", "direct-hidden-pair", "--seed", "1"], "");
    assert_eq!(made.code, 0, "{}", made.err);
}
