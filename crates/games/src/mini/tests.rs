//! Runs of Mini from their deals, and the deals themselves.

use super::size::Size;
use super::step::Skill;
use super::variant::Kind;
use super::*;
use crate::GameId;
use crate::view::{Content, Face};
use std::string::{String, ToString};

const NOW: Millis = Millis(1_000);

/// Three blanks to the right of a full board: the last column but its 4.
fn start() -> Mini {
    let deal = Deal::new(GameId::Mini, "four-full")
        .with("puzzle", "1230341021404321")
        .with("solution", "1234341221434321");
    Mini::start(&deal).unwrap()
}

fn cells(cell: &str) -> CellSet {
    CellSet::only(cell.parse().unwrap())
}

fn enter(game: &mut Mini, cell: &str, value: u8) -> Vec<Event> {
    game.act(&Action::Enter { cells: cells(cell), value }, NOW).unwrap()
}

#[test]
fn a_board_is_filled_and_paid() {
    let mut game = start();
    enter(&mut game, "r1c4", 4);
    enter(&mut game, "r2c4", 2);
    let events = enter(&mut game, "r3c4", 3);
    assert_eq!(events.last(), Some(&Event::Won));
    let sheet = &game.outcome.end().unwrap().sheet;
    assert_eq!(sheet.lines[0].points, 500);
    assert_eq!(game.tally, Tally::default());
}

#[test]
fn twins_are_ringed_and_no_more() {
    let mut game = start();
    let events = enter(&mut game, "r1c4", 2);
    assert_eq!(events[1], Event::Mistake { cells: cells("r1c4") });
    let view = game.view(NOW);
    let ringed: Vec<String> = view
        .board
        .cells
        .iter()
        .filter(|cell| cell.flags.conflict)
        .map(|cell| cell.cell.to_string())
        .collect();
    assert_eq!(ringed, ["r1c2", "r1c4"]);
    assert_eq!(view.notice[0].id, "mini-twice");
    assert_eq!(game.outcome, Outcome::Playing);
    // The same again, after it was taken away, is no second mistake.
    game.act(&Action::Erase { cells: cells("r1c4") }, NOW).unwrap();
    enter(&mut game, "r1c4", 2);
    assert_eq!(game.tally.mistakes, 1);
}

#[test]
fn who_asks_is_shown_what_is_wrong() {
    let mut game = start();
    assert_eq!(game.check()[1], Event::Said { what: phrase!("mini-still-right") });
    enter(&mut game, "r1c4", 2);
    game.act(&Action::Command(Command::Check), NOW).unwrap();
    let wrong: Vec<bool> = game.view(NOW).board.cells.iter().map(|cell| cell.flags.wrong).collect();
    assert_eq!(wrong.iter().position(|wrong| *wrong), Some(3));
    let hint = game.hint(NOW).unwrap();
    assert_eq!(hint.actions, [Action::Erase { cells: cells("r1c4") }]);
    game.act(&hint.actions[0], NOW).unwrap();
    assert!(game.told_wrong.is_empty() && game.is_on_track());
}

#[test]
fn a_hint_has_four_stages_and_counts_once() {
    let mut game = start();
    let hint = game.hint(NOW).unwrap();
    let told: Vec<&str> = hint.stages.iter().map(|stage| &*stage.phrase.id).collect();
    assert_eq!(told, ["mini-look", "mini-idea-last", "mini-seen-last", "mini-step"]);
    for stage in [1, 2, 2, 3, 4] {
        game.act(&Action::Hint { stage }, NOW).unwrap();
    }
    assert_eq!(game.tally.hints, 1);
    assert!(game.act(&Action::Hint { stage: 5 }, NOW).is_err());
    game.act(&hint.actions[0], NOW).unwrap();
    assert!(game.act(&Action::Hint { stage: 2 }, NOW).is_err());
}

#[test]
fn a_board_that_was_told_alone_is_not_won() {
    let mut game = start();
    for cell in ["r1c4", "r2c4", "r3c4"] {
        game.act(&Action::Reveal { cell: cell.parse().unwrap() }, NOW).unwrap();
    }
    let end = game.outcome.end().unwrap();
    assert_eq!((end.result, end.sheet.total()), (EndResult::Lost, 0));
}

#[test]
fn only_what_is_on_the_board_is_taken() {
    let mut game = start();
    let refused = |game: &mut Mini, cell: &str, value: u8| {
        game.act(&Action::Enter { cells: cells(cell), value }, NOW).unwrap_err().why.id
    };
    assert_eq!(refused(&mut game, "r1c4", 5), "refuse-value");
    assert_eq!(refused(&mut game, "r1c5", 1), "refuse-given");
    assert_eq!(refused(&mut game, "r1c1", 1), "refuse-given");
    enter(&mut game, "r1c4", 1);
    assert_eq!(refused(&mut game, "r1c4", 1), "mini-same");
}

#[test]
fn pictures_are_called_by_their_names() {
    let deal = Deal::new(GameId::Mini, "pictures-four-full")
        .with("puzzle", "1230341021404321")
        .with("solution", "1234341221434321");
    let game = Mini::start(&deal).unwrap();
    let view = game.view(NOW);
    assert_eq!((view.board.face, view.pad.len()), (Face::Colors, 4));
    assert_eq!(view.board.cells[0].content, Content::Given(1));
    let told = &game.hint(NOW).unwrap().stages[3];
    let [(cell, digit, _)] = told.candidates[..] else { panic!("one value is told") };
    let expected = phrase!(
        "mini-step",
        value = Face::Colors.name(digit.get()),
        row = cell.row() + 1,
        column = cell.col() + 1
    );
    assert_eq!(told.phrase, expected);
}

#[test]
fn a_deal_tells_what_is_wrong_with_it() {
    let check = |puzzle: &str, solution: &str, expected: &str| {
        let deal =
            Deal::new(GameId::Mini, "four-full").with("puzzle", puzzle).with("solution", solution);
        let error = Mini::start(&deal).map(|_| ()).and_then(|()| prove(&deal)).unwrap_err();
        let told = words::say(&error.phrase(), words::Language::English);
        assert_eq!(told.split_once(": ").unwrap().1, expected);
    };
    let solution = "1234341221434321";
    check("123", solution, "`123` found, 16 digits from 0 to 4 expected");
    check("1235341021404321", solution, "`1235341021404321` found, 16 digits from 0 to 4 expected");
    check("1000000000000000", solution, "there is more than one solution");
    check("1130341021404321", solution, "there is no solution");
    check(solution, solution, "nothing is left to solve");
    check("1230341021404321", "1234341221434312", "does not solve the puzzle");
    check("1230341021404321", solution, "3 blanks, 4 to 6 expected");
}

#[test]
fn a_kind_is_proven_by_what_it_takes() {
    let variant = Variant { size: Size::Six, face: Face::Digits, kind: Kind::Thought };
    assert_eq!(variant.skill(), Skill::Thought);
    let deal = puzzle::deal(variant, &mut Rng::new(4));
    assert_eq!(prove(&deal), Ok(()));
    let lines = [deal.get("puzzle").unwrap(), deal.get("solution").unwrap()];
    let easier =
        Deal::new(GameId::Mini, "six-gaps").with("puzzle", lines[0]).with("solution", lines[1]);
    assert!(prove(&easier).is_err());
}

/// Seeds are a promise: whoever deals by one gets what others got.
#[test]
fn seeds_stay_what_they_are() {
    let puzzle =
        |preset: &str| Mini::deal(preset, &mut Rng::new(7)).get("puzzle").unwrap().to_string();
    assert_eq!(puzzle("four-full"), "0020214314023210");
    assert_eq!(puzzle("four-thought"), "0020014010000200");
    assert_eq!(puzzle("six-gaps"), "346510215300060030003001451600630004");
    assert_eq!(puzzle("six-thought"), "001000040000120460600012000030000520");
}
