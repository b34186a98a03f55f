//! The rules of Pieces, played.

use super::*;
use crate::view::{CommandState, Content};
use crate::{AnyGame, GameId};
use engine::cover::Cover;
use engine::{Cell, Digit, Rng};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::format;
use std::string::{String, ToString};
use words::{Language, say};

fn deal(preset: &'static str) -> Deal {
    Pieces::deal(preset, &mut Rng::new(11))
}

fn new_run(preset: &'static str) -> Pieces {
    Pieces::start(&deal(preset)).unwrap()
}

fn place_at(piece: usize, spot: Spot) -> Action {
    Action::Place { piece: PieceId(piece as u16), at: spot.at, turn: spot.turn }
}

/// Lays every piece where the solution has it.
fn fill(game: &mut Pieces) {
    for (piece, spot) in game.puzzle.homes.clone().into_iter().enumerate() {
        game.act(&place_at(piece, spot), Millis(0)).unwrap();
    }
}

const SUBMIT: Action = Action::Command(Command::Submit);

#[test]
fn the_presets_open_with_the_levels() {
    let levels: Vec<(&str, u8)> =
        info().presets.iter().map(|preset| (preset.key, preset.level)).collect();
    assert_eq!(levels, [("easy", 1), ("medium", 1), ("hard", 5), ("lunatic", 10), ("extra", 15)]);
}

#[test]
fn every_difficulty_deals_and_can_be_won() {
    for difficulty in &difficulty::ALL {
        for seed in 0..4 {
            let deal = Pieces::deal(difficulty.key, &mut Rng::new(seed));
            let mut game = Pieces::start(&deal).unwrap();
            assert!(game.puzzle.givens.n_clues() >= difficulty.hints);
            assert!(game.is_on_track());
            fill(&mut game);
            assert!(game.is_on_track());
            let won = game.act(&SUBMIT, Millis(60_000)).unwrap();
            assert_eq!(won, [Event::Won]);
            let end = game.outcome().end().unwrap();
            let bonus = score::time_bonus(difficulty, Millis(60_000));
            assert_eq!(end.sheet.total(), u64::from(difficulty.base + bonus));
        }
    }
}

#[test]
fn the_same_seed_deals_the_same() {
    assert_eq!(deal("hard"), deal("hard"));
    assert_ne!(deal("hard"), Pieces::deal("hard", &mut Rng::new(12)));
}

fn ways(game: &Pieces) -> Vec<Vec<engine::cover::Way>> {
    let ways = |shape: &shape::Shape| shape.ways().map(|(_, way)| way).collect();
    game.puzzle.shapes.iter().map(ways).collect()
}

/// Proven by the search at dealing; here by the full count, without the known solution's help.
#[test]
fn a_deal_allows_exactly_one_board() {
    for difficulty in &difficulty::ALL {
        let game = new_run(difficulty.key);
        let boards = Cover::new(&game.puzzle.givens, &ways(&game)).boards(2, 20_000);
        assert_eq!(boards, Ok(vec![game.puzzle.solution]));
    }
}

#[test]
fn without_hints_a_turned_board_is_another() {
    let game = new_run("easy");
    let quarter = |cell: Cell| Cell::at(cell.col(), 8 - cell.row()).unwrap();
    // The hints become one more piece that has two ways: as it was, and turned with the board.
    let hints: Vec<(Cell, Digit)> = game.puzzle.givens.placed().collect();
    let turned = hints.iter().map(|&(cell, digit)| (quarter(cell), digit)).collect();
    let mut ways = ways(&game);
    ways.push(vec![hints, turned]);
    let cover = Cover::new(&Grid::EMPTY, &ways);
    assert_eq!(cover.boards(3, 20_000).unwrap().len(), 2);
    let another = cover.another(&game.puzzle.solution, 20_000).unwrap().unwrap();
    for cell in Cell::all() {
        assert_eq!(game.puzzle.solution[cell], another[quarter(cell)]);
    }
}

/// Published: changing them changes every seeded deal.
#[test]
fn the_built_in_boards_are_a_hundred_different_ones() {
    let boards: Vec<Grid> = (0..dealing::N_BOARDS).map(dealing::built_in).collect();
    assert!(boards.iter().all(Grid::is_solved));
    let digits = boards.iter().map(Grid::to_string).collect::<String>();
    assert!(digits.starts_with("379126458826345971"));
    // All of them, to the last digit.
    let sum =
        digits.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    assert_eq!(sum, 18_279_735_753_035_549_944);
    assert_eq!(BTreeSet::from_iter(boards).len(), 100);
}

#[test]
fn overlaps_and_overhangs_are_refused_with_their_cells() {
    let mut game = new_run("medium");
    let before = game.clone();
    let given = game.puzzle.givens.filled().first().unwrap();
    let on_given = Spot { at: given, turn: Turn::NONE };
    let corner = Spot { at: Cell::at(8, 8).unwrap(), turn: Turn::NONE };
    let refused = |game: &mut Pieces, action: Action| {
        let refusal = game.act(&action, Millis(0)).unwrap_err();
        assert_eq!(game.preview(&action, Millis(0)).refusal.as_ref(), Some(&refusal));
        (refusal.why.id, refusal.cells)
    };
    let inside = (0..game.puzzle.shapes.len()).find(|&piece| {
        game.puzzle.cells(piece, on_given).len() == game.puzzle.shapes[piece].len() as u32
    });
    if let Some(piece) = inside {
        let (why, cells) = refused(&mut game, place_at(piece, on_given));
        assert_eq!(why, "pieces-on-given");
        assert!(cells.contains(given));
    }
    assert_eq!(refused(&mut game, place_at(0, corner)).0, "pieces-beside");
    let nobody = Action::Lift { piece: PieceId(99) };
    assert_eq!(refused(&mut game, nobody).0, "pieces-no-such-piece");
    assert_eq!(refused(&mut game, Action::Lift { piece: PieceId(0) }).0, "pieces-in-tray");
    let not_full = ("pieces-not-full".into(), !game.puzzle.givens.filled());
    assert_eq!(refused(&mut game, SUBMIT), not_full);
    assert_eq!(game, before);

    // Onto another piece: the same spot as a piece that lies already, with its twin in shape or not.
    fill(&mut game);
    let (a, b) = (game.puzzle.homes[0], game.puzzle.homes[1]);
    game.act(&Action::Lift { piece: PieceId(0) }, Millis(0)).unwrap();
    let (why, cells) = refused(&mut game, place_at(0, Spot { at: b.at, turn: a.turn }));
    assert!(why == "pieces-taken" || why == "pieces-on-given" || why == "pieces-beside");
    assert!(!cells.is_empty());
}

#[test]
fn equal_digits_may_meet_and_are_shown() {
    let game = new_run("easy");
    // Somewhere on the board a piece meets an equal digit; the preview promises what happens.
    let (action, preview) = (0..game.puzzle.shapes.len())
        .flat_map(|piece| {
            game.puzzle.shapes[piece].ways().map(move |(spot, _)| place_at(piece, spot))
        })
        .map(|action| (action, game.preview(&action, Millis(0))))
        .find(|(_, preview)| preview.refusal.is_none() && !preview.conflicts.is_empty())
        .unwrap();
    let mut played = game.clone();
    let events = played.act(&action, Millis(0)).unwrap();
    assert!(events.contains(&Event::Mistake { cells: preview.conflicts }));
    let view = played.view(Millis(0));
    let marked: CellSet =
        view.board.cells.iter().filter(|cell| cell.flags.conflict).map(|cell| cell.cell).collect();
    assert_eq!(marked, preview.conflicts);
    assert_eq!(view.notice[0].id, "pieces-meets");
    assert_eq!(played.tally().mistakes, 1);
    // Undo takes the piece back and keeps the count.
    played.restore(&game.snapshot());
    assert_eq!(played.tally().mistakes, 1);
    assert_eq!(played.view(Millis(0)), game.view(Millis(0)));
}

#[test]
fn a_placed_piece_moves_and_comes_back_as_it_lay() {
    let mut game = new_run("medium");
    let home = game.puzzle.homes[0];
    let spots: Vec<Spot> = game.puzzle.shapes[0]
        .ways()
        .map(|(spot, _)| spot)
        .filter(|&spot| spot != home && game.try_place(0, spot).is_ok())
        .collect();
    game.act(&place_at(0, spots[0]), Millis(0)).unwrap();
    game.act(&place_at(0, home), Millis(0)).unwrap();
    let covered = |game: &Pieces| -> CellSet {
        let cells = game.view(Millis(0)).board.cells;
        cells.iter().filter(|cell| cell.is_under(PieceId(0))).map(|cell| cell.cell).collect()
    };
    assert_eq!(covered(&game), game.puzzle.cells(0, home));
    let events = game.act(&Action::Lift { piece: PieceId(0) }, Millis(0)).unwrap();
    let cells = game.puzzle.cells(0, home);
    assert_eq!(events, [Event::PieceLifted { piece: PieceId(0), cells }]);
    assert!(covered(&game).is_empty());
    assert_eq!(game.view(Millis(0)).tray[0].turn, home.turn);
}

#[test]
fn a_full_board_can_be_handed_in() {
    let mut game = new_run("easy");
    let submit_state = |game: &Pieces| {
        let commands = game.view(Millis(0)).commands;
        commands.iter().find(|view| view.command == Command::Submit).unwrap().state
    };
    assert_eq!(submit_state(&game), CommandState::Resting);
    fill(&mut game);
    assert_eq!(submit_state(&game), CommandState::Ready);
    assert!(game.view(Millis(0)).tray.is_empty());
    game.act(&SUBMIT, Millis(1)).unwrap();
    assert_eq!(game.act(&SUBMIT, Millis(2)).unwrap_err().why.id, "refuse-over");
    assert_eq!(game.outcome().end().unwrap().at, Millis(1));
}

#[test]
fn hints_lead_to_the_end() {
    for preset in ["easy", "hard", "extra"] {
        let mut game = new_run(preset);
        for _ in 0..game.puzzle.shapes.len() {
            let hint = game.hint(Millis(0)).unwrap();
            assert_eq!(hint.stages.len(), usize::from(help::STAGES));
            for action in &hint.actions {
                game.act(action, Millis(0)).unwrap();
            }
            assert!(game.is_on_track());
        }
        game.act(&SUBMIT, Millis(0)).unwrap();
    }
}

/// However fast: 36 such runs were once the way to the last level.
#[test]
fn nothing_is_left_of_a_run_played_by_hints() {
    for preset in ["easy", "extra"] {
        let mut game = new_run(preset);
        for _ in 0..game.puzzle.shapes.len() {
            let hint = game.hint(Millis(0)).unwrap();
            for stage in [1, 2, 3, 1, 3] {
                game.act(&Action::Hint { stage }, Millis(0)).unwrap();
            }
            for action in &hint.actions {
                game.act(action, Millis(0)).unwrap();
            }
        }
        game.act(&SUBMIT, Millis(0)).unwrap();
        assert_eq!(game.tally().hints, game.puzzle.shapes.len() as u32, "each counts once");
        assert_eq!(game.outcome().end().unwrap().sheet.total(), 0);
    }
}

/// A cut makes hardly ever fewer pieces than the price of a hint reckons with.
#[test]
fn a_hint_costs_a_share_of_all_there_is_to_win() {
    for difficulty in &difficulty::ALL {
        let whole = difficulty.base + difficulty.bonus;
        let n_pieces = |seed| {
            let deal = Pieces::deal(difficulty.key, &mut Rng::new(seed));
            deal.all("piece").count() as u32
        };
        let fewest = (0..40).map(n_pieces).min().unwrap();
        assert!(fewest * difficulty.a_hint >= whole, "{}: {fewest} pieces", difficulty.key);
        assert!(3 * difficulty.a_hint < whole, "{}", difficulty.key);
    }
}

#[test]
fn a_misplaced_piece_is_named_first() {
    let mut game = new_run("medium");
    let wrong = game.puzzle.shapes[2]
        .ways()
        .map(|(spot, _)| spot)
        .find(|&spot| !game.puzzle.agrees(2, spot) && game.try_place(2, spot).is_ok())
        .unwrap();
    game.act(&place_at(2, wrong), Millis(0)).unwrap();
    assert!(!game.is_on_track());
    let hint = game.hint(Millis(0)).unwrap();
    assert_eq!(hint.stages[0].phrase.id, "pieces-hint-misplaced");
    assert_eq!(hint.actions, [Action::Lift { piece: PieceId(2) }]);
    let said = game.act(&Action::Command(Command::Check), Millis(0)).unwrap();
    assert_eq!(said, [Event::Said { what: phrase!("pieces-not-right") }]);
}

#[test]
fn the_solution_can_be_shown_and_ends_the_run_unscored() {
    let mut game = new_run("lunatic");
    game.act(&Action::Command(Command::ShowSolution), Millis(5)).unwrap();
    let view = game.view(Millis(9));
    assert!(view.board.cells.iter().all(|cell| {
        let value = game.puzzle.solution[cell.cell].map(engine::Digit::get);
        cell.content.value() == value && !matches!(cell.content, Content::Own(_))
    }));
    let end = game.outcome().end().unwrap();
    assert_eq!((end.result, end.sheet.total()), (EndResult::GivenUp, 0));
}

#[track_caller]
fn refused(name: &str, change: impl Fn(&str) -> Option<String>, why: &str) {
    let mut changed = Deal::new(GameId::Pieces, "easy");
    for (field, value) in deal("easy").fields() {
        let value = if field == name { change(value) } else { Some(value.into()) };
        if let Some(value) = value {
            changed = changed.with(field, value);
        }
    }
    let error = say(&AnyGame::start(&changed).unwrap_err().phrase(), Language::English);
    assert!(error.starts_with(why), "{error}");
}

#[test]
fn a_faulty_deal_is_refused_with_the_place() {
    refused("givens", |_| None, "deal givens: the line is missing");
    refused("givens", |text| Some(text[1..].into()), "deal givens: 80 cells, 81 expected");
    refused(
        "givens",
        |text| Some(format!("k{}", &text[1..])),
        "deal givens: 'k' where cell 1 of 81 should be",
    );
    refused("givens", |text| Some(text.replace('.', "0")), "deal givens: 81 signs expected");
    refused("solution", |text| Some(text.replace('1', "2")), "deal solution: it is not a filled");
    refused("piece", |_| None, "deal piece: 0 cells in all, ");
    refused("piece", |_| Some("12".into()), "deal piece: piece 1: 2 cells, 6 to 9 expected");
    refused("piece", |text| Some(text.replace('1', "2")), "deal piece: the pieces do not make");
}

#[test]
fn what_is_dealt_is_proven_and_what_is_made_up_is_not() {
    for difficulty in &difficulty::ALL {
        assert_eq!(prove(&Pieces::deal(difficulty.key, &mut Rng::new(5))), Ok(()));
    }
    // Of cuts into small pieces some allow several boards.
    let last = &difficulty::ALL[4];
    let mut rng = Rng::new(1);
    let mut errors = (0..200)
        .map(|_| dealing::Drawn::new(last, &mut rng).write(last))
        .filter_map(|deal| Some(say(&prove(&deal).err()?.phrase(), Language::English)));
    assert!(
        errors.any(|error| error == "deal piece: the pieces fill the board in more than one way")
    );
    // All hints and one piece would be the quickest run of all.
    let first = &difficulty::ALL[0];
    let mut drawn = dealing::Drawn::new(first, &mut rng);
    let homes = Puzzle::read(&drawn.write(first)).unwrap().homes;
    while drawn.shapes.len() > 1 {
        let (shape, spot) = (drawn.shapes.pop().unwrap(), homes[drawn.shapes.len()]);
        for (cell, digit) in shape.lying(spot).flatten() {
            drawn.givens[cell] = Some(digit);
        }
    }
    let doctored = drawn.write(first);
    assert!(Pieces::start(&doctored).is_ok());
    let error = say(&prove(&doctored).unwrap_err().phrase(), Language::English);
    assert!(error.ends_with("hints, 12 to 45 expected"), "{error}");
}

#[test]
fn hardly_any_cut_leaves_more_hints_than_are_dealt() {
    for difficulty in &difficulty::ALL {
        let mut rng = Rng::new(9);
        let hints = (0..2_000).map(|_| cut::cut(difficulty, &mut rng).hints.len());
        let most = hints.max().unwrap();
        assert!(most <= dealing::MOST_HINTS, "{}: {most}", difficulty.key);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Whatever is done, the board holds each placed piece once and nothing else.
    #[test]
    fn pieces_never_overlap(moves in proptest::collection::vec((0..30u16, 0..81u8, 0..5u8), 0..200)) {
        let mut game = new_run("hard");
        for (piece, at, what) in moves {
            let piece = PieceId(piece);
            let action = match what {
                4 => Action::Lift { piece },
                _ => Action::Place { piece, at: Cell::new(at).unwrap(), turn: Turn::new(what) },
            };
            let before = game.clone();
            let preview = game.preview(&action, Millis(0));
            let done = game.act(&action, Millis(0));
            prop_assert_eq!(preview.refusal, done.as_ref().err().cloned());
            if done.is_err() {
                prop_assert_eq!(&game, &before);
            }
            let placed = game.table.placed.iter().enumerate().filter_map(|(piece, spot)| {
                Some(game.puzzle.cells(piece, (*spot)?))
            });
            let sizes: u32 = placed.clone().map(CellSet::len).sum();
            let union = placed.fold(game.puzzle.givens.filled(), |union, cells| union | cells);
            prop_assert_eq!(union.len(), sizes + game.puzzle.givens.n_clues());
            prop_assert_eq!(game.board().filled(), union);
        }
    }
}
