//! Logs of ranked runs whose deal was made up: they read well and play well, and prove nothing.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use ninefold_verifier::report;
use session::{Deal, GameId, Log, Rng, RunId};

/// A deal with one of its lines written anew.
fn rewritten(deal: &Deal, name: &str, change: impl Fn(&str) -> String) -> Deal {
    let mut copy = Deal::new(deal.game, deal.preset);
    for (field, value) in deal.fields() {
        copy = match field == name {
            true => copy.with(field, change(value)),
            false => copy.with(field, value),
        };
    }
    copy
}

fn dealt(game: GameId, preset: &str, seed: u64) -> Deal {
    game.deal(&game.preset(preset).unwrap(), &mut Rng::new(seed))
}

#[track_caller]
fn check(deal: Deal, expected: &str) {
    let told = report(&Log::new(deal, RunId(1), 0).to_string());
    assert!(told.contains(expected), "{told}");
}

#[test]
fn a_made_up_deal_is_refused_with_the_reason() {
    let classic = dealt(GameId::Classic, "gentle", 1);
    check(classic.clone(), "result playing");
    check(
        rewritten(&classic, "rating", |_| "1.1".into()),
        "error not a ranked deal: deal rating: the puzzle is rated ",
    );
    let solution = classic.get("solution").unwrap().to_owned();
    let half: String = solution.chars().take(40).chain(['0'; 41]).collect();
    let helped = classic.with("entered", half);
    check(
        helped,
        "error not a ranked deal: deal entered: a ranked run begins with the clues alone",
    );

    let hudoku = dealt(GameId::Hudoku, "small", 1);
    check(hudoku.clone(), "result playing");
    let relaxed = dealt(GameId::Hudoku, "relaxed-small", 1);
    check(relaxed, "result playing");

    let pieces = dealt(GameId::Pieces, "easy", 1);
    check(pieces.clone(), "result playing");
    let solution = pieces.get("solution").unwrap().to_owned();
    // A deal of hints alone has nothing left to lay.
    let given = rewritten(&pieces, "givens", |_| solution.clone());
    check(given, "error deal piece: ");
}

#[test]
fn what_is_wrong_is_told_in_a_sentence() {
    assert_eq!(
        report("\u{1b}[31m"),
        "error line 1: `ninefold-log 1` expected, `\\u{1b}[31m` found\n"
    );
    let mut log = Log::new(dealt(GameId::Classic, "gentle", 1), RunId(1), 0);
    log.moves.push((session::Millis(0), session::Move::Undo));
    assert_eq!(
        report(&log.to_string()),
        "error move 1, at 0:00, is refused by the rules: There is nothing to take back.\n"
    );
}
