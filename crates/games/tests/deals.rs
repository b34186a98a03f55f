//! Deals that come from elsewhere: what a player brings, and what a log claims to be ranked.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use engine::{Rng, phrase};
use ninefold_games as games;

use games::{AnyGame, Deal, GameId};

const PUZZLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

#[test]
fn a_text_goes_to_the_game_that_knows_it() {
    let own = |text: &str| games::deal_own(text, &mut Rng::new(1));
    assert_eq!(own(PUZZLE).unwrap().preset, "own");
    let template = "a a a b b\na a a b b\na a a d d\n-a -a -a d d";
    let deal = own(template).unwrap();
    assert_eq!(deal.get("template"), Ok("own"));
    assert!(AnyGame::start(&deal).is_ok());
    assert_eq!(own("53").unwrap_err().phrase().id, "own-unread");
    let two = own(&format!("53{}", "0".repeat(79))).unwrap_err();
    assert_eq!((two.phrase().id, two.boards().len()), (phrase!("own-two-solutions").id, 2));
    let faulty = own(&template.replace("b b\na", "b q\na")).unwrap_err();
    let cell: engine::Cell = "r1c5".parse().unwrap();
    let why = phrase!("template-no-range", cell = cell, letter = "q");
    assert_eq!(faulty, games::Unplayable::Faulty { why });
}

#[test]
fn a_ranked_deal_is_proven() {
    let deal = GameId::Classic.deal(&GameId::Classic.preset("steady").unwrap(), &mut Rng::new(3));
    assert_eq!(deal.prove(), Ok(()));
    let lines: Vec<(String, String)> =
        deal.fields().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let rewritten = |preset: &'static str, more: &[(&str, &str)]| {
        let kept = lines.iter().filter(|(name, _)| name != "rating");
        let deal = kept
            .fold(Deal::new(GameId::Classic, preset), |deal, (name, value)| deal.with(name, value));
        more.iter().fold(deal, |deal, (name, value)| deal.with(name, value))
    };
    let check = |deal: Deal, expected: &str| {
        assert!(AnyGame::start(&deal).is_ok(), "{expected}");
        let error = words::say(&deal.prove().unwrap_err().phrase(), words::Language::English);
        assert!(error.contains(expected), "{error}");
    };
    check(rewritten("nightmare", &[]), "which is not of this grade");
    check(rewritten("nightmare", &[("rating", "9.9")]), "which is not of this grade");
    check(rewritten("steady", &[("note", "r1c1 1,4,7")]), "begins without notes");
    let solution = deal.get("solution").unwrap();
    let empty = deal.get("puzzle").unwrap().find('0').unwrap();
    let most: String =
        solution.chars().enumerate().map(|(at, ch)| if at == empty { '0' } else { ch }).collect();
    check(rewritten("steady", &[("entered", &most)]), "begins with the clues alone");
}

/// Made to order it is a deal like those of its grade, which scores and proofs rely on.
#[test]
fn a_puzzle_made_to_order_is_dealt_in_its_grade() {
    let puzzle = engine::text::parse_one(PUZZLE).unwrap().puzzle;
    let deal = games::classic::from_made(&puzzle).unwrap();
    assert_eq!((deal.preset, deal.get("rating")), ("gentle", Ok("1.2")));
    assert_eq!(deal.prove(), Ok(()));
    assert_eq!(games::classic::from_made(&engine::Grid::EMPTY), None);
}
