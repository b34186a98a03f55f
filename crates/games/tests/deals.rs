//! Deals that come from elsewhere: what a player brings, and what a log claims to be ranked.

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

use engine::{Rng, phrase};
use ninefold_games as games;

use games::{AnyGame, Brought, Deal, GameId, NoteKind};

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

/// What was placed, noted and coloured elsewhere is on the table, and comes off it the same.
#[test]
fn a_game_under_way_is_gone_on_with() {
    let mut brought = Brought::untouched(PUZZLE.parse().unwrap());
    let at = |text: &str| text.parse::<engine::Cell>().unwrap();
    brought.position[at("r1c3")] = engine::Digit::new(4);
    let digits = engine::DigitSet::from_bits(0b11);
    for (cell, kind) in [("r2c2", NoteKind::Simple), ("r2c3", NoteKind::Corner)] {
        brought.note(at(cell), digits, kind);
    }
    brought.colors.push((at("r9c9"), digits));
    let deal = games::deal_brought(&brought).unwrap();
    assert_eq!(deal.to_string().parse::<Deal>().as_ref(), Ok(&deal));
    assert_eq!(AnyGame::start(&deal).unwrap().brought(), Some(brought.clone()));
    assert_eq!(deal.get("color"), Ok("r9c9 1,2"));
    // A run for ranks begins with the clues alone.
    assert!(deal.prove().is_err());
    brought.position = engine::solver::first(&brought.puzzle).unwrap();
    assert_eq!(games::deal_brought(&brought), Err(games::Unplayable::Finished));
    let sdk = "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n[State]\n534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    let deal = games::deal_own(sdk, &mut Rng::new(1)).unwrap();
    let entered = format!("004{}", "0".repeat(78));
    assert_eq!(deal.get("entered"), Ok(entered.as_str()));
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

/// Whoever would rank by filling in one cell has not been dealt that.
#[test]
fn a_ranked_deal_gives_no_more_than_its_preset_does() {
    let preset = |key| GameId::Classic.preset(key).unwrap();
    let check = |deal: &Deal, keep: &dyn Fn(usize) -> bool, expected: &str| {
        let (puzzle, solution) = (deal.get("puzzle").unwrap(), deal.get("solution").unwrap());
        let given = puzzle.chars().zip(solution.chars()).enumerate();
        let fuller: String = given
            .map(|(at, (clue, digit))| if keep(at) || clue != '0' { digit } else { '0' })
            .collect();
        let deal = Deal::new(GameId::Classic, deal.preset)
            .with("puzzle", fuller)
            .with("solution", solution);
        assert!(AnyGame::start(&deal).is_ok());
        let error = words::say(&deal.prove().unwrap_err().phrase(), words::Language::English);
        assert!(error.contains(expected), "{error}");
    };
    let gentle = GameId::Classic.deal(&preset("gentle"), &mut Rng::new(3));
    let blank = gentle.get("puzzle").unwrap().find('0').unwrap();
    check(&gentle, &|at| at != blank, "1 blanks, a ranked deal has 44 or more");
    check(&gentle, &|at| at % 3 == 0, "a ranked deal has 44 or more");
    let mirrored = GameId::Classic.deal(&preset("mirrored-52"), &mut Rng::new(3));
    assert_eq!(mirrored.prove(), Ok(()));
    // One clue for another: as many blanks, but no mirror.
    let (puzzle, solution) = (mirrored.get("puzzle").unwrap(), mirrored.get("solution").unwrap());
    let swapped =
        (0..81).flat_map(|from| (0..81).map(move |to| (from, to))).find_map(|(from, to)| {
            let mut cells: Vec<char> = puzzle.chars().collect();
            if cells[from] == '0' || cells[to] != '0' || from + to == 80 {
                return None;
            }
            cells[to] = solution.chars().nth(to)?;
            cells[from] = '0';
            let puzzle: String = cells.into_iter().collect();
            let deal = Deal::new(GameId::Classic, "mirrored-52").with("puzzle", puzzle);
            let deal = deal.with("solution", solution);
            AnyGame::start(&deal).is_ok().then_some(deal)
        });
    let error = swapped.unwrap().prove().unwrap_err();
    assert_eq!(error.cause, phrase!("deal-not-mirrored"));
}

/// They were rated before they were disguised, which changed some ratings by a tenth or two.
#[test]
fn deals_of_old_are_still_proven() {
    let puzzle =
        "..36...2......7.1.8.....9.4.....2.86.9.3..7......6......7.2.8..3........9.175.3..";
    let solution =
        "413689527259437618876215934135972486692348751748561293567123849324896175981754362";
    let stated = |rating| {
        Deal::new(GameId::Classic, "nightmare")
            .with("puzzle", puzzle.replace('.', "0"))
            .with("solution", solution)
            .with("rating", rating)
    };
    assert_eq!(stated("8.4").prove(), Ok(()), "as it stands");
    assert_eq!(stated("8.5").prove(), Ok(()), "in its canonical form");
    assert_eq!(stated("8.6").prove().unwrap_err().cause, phrase!("deal-rated", rating = "8.4"));
}

#[test]
fn a_deal_states_the_rating_of_its_very_puzzle() {
    for key in ["fierce", "nightmare"] {
        let preset = GameId::Classic.preset(key).unwrap();
        for number in 0..25 {
            let deal = GameId::Classic.deal(&preset, &mut Rng::stream(2, number));
            let puzzle: engine::Grid = deal.get("puzzle").unwrap().parse().unwrap();
            let rating = engine::rating::rate(&puzzle, engine::rating::Links::AMPLE).unwrap().er;
            assert_eq!(deal.get("rating"), Ok(&*rating.to_string()), "{puzzle}");
        }
    }
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
