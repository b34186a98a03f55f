//! What is looked for in vain ends soon and says so.

use super::run;

#[test]
fn what_is_too_rare_ends_soon_and_says_how_many_there_were() {
    let args = ["generate", "--rating", "11.5..12", "--tries", "5", "--count", "1000", "-s", "1"];
    let ran = run(&args, "");
    assert_eq!((ran.out.as_str(), ran.code), ("", 1));
    assert!(ran.err.contains("puzzle 1 of seed 1: none of 5 puzzles was what was asked for"));
    assert!(ran.err.ends_with("0 of 1000 puzzles were made\n"), "{}", ran.err);
    assert!(ran.err.lines().count() < 20, "{}", ran.err);
}

#[test]
fn what_no_puzzle_can_be_is_refused_at_once() {
    for (args, why) in [
        (&["--only", "full-house", "--blanks", "60"][..], "fill at most 27 cells, and 60 or more"),
        (&["--only", "hidden-single-box", "--rating", "7"], "is rated above 1.2; ask for"),
        (&["--only", "full-house", "--needs", "x-wing"], "x-wing is to be needed, and not among"),
        (&["--rating", "3", "--tries", "0"], "0 is not in 1.."),
    ] {
        let ran = run(&[&["generate"], args].concat(), "");
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
        assert_eq!((&*ran.out, ran.code), ("", 2), "{args:?}");
    }
}

/// Puzzles of so few clues are rare: some thousand proofs are spent on each that is looked at.
#[test]
fn what_takes_long_to_make_is_not_looked_for_as_often() {
    let args = ["generate", "--needs", "sue-de-coq", "--blanks", "60", "--tries", "500", "-s", "1"];
    let ran = run(&args, "");
    let looked_at = ran.err.split("none of ").nth(1).and_then(|rest| rest.split(' ').next());
    assert!(
        looked_at.is_some_and(|n| n.parse().is_ok_and(|n| (1..100).contains(&n))),
        "{}",
        ran.err
    );
    assert_eq!((&*ran.out, ran.code), ("", 1));
}
