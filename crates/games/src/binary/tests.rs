//! How a run of Binary goes: dealing, placing, refusing, ending.

use super::board::board;
use super::piece::piece;
use super::*;
use crate::preview::Preview;
use crate::view::Figure;
use engine::Rng;
use proptest::prelude::*;
use std::string::String;

fn start(variant: Variant, seed: u64) -> Binary {
    Binary::start(&Deal::new(GameId::Binary, variant.key()).with("seed", seed)).unwrap()
}

fn place(id: u16, at: &str) -> Action {
    Action::Place { piece: PieceId(id), at: at.parse().unwrap(), turn: Turn::NONE }
}

/// A run that stands at this board with this piece in hand.
fn at(rows: &str, held: &str) -> Binary {
    let mut game = start(Variant::Single, 1);
    game.board = board(rows);
    game.hand[0].piece = piece(held);
    game
}

#[test]
fn the_calculation_is_said_as_on_the_sample_screens() {
    let mut game = at(
        "0......1. .10....1. .......1. 00..10001 10....... 000...... .......1. .0.0...1. ....10.0.",
        "10/1",
    );
    game.act(&place(0, "r4c3"), Millis::ZERO).unwrap();
    assert_eq!(
        game.view(Millis::ZERO).notice,
        [
            phrase!("binary-sum", bits = "001010001", value = 81),
            phrase!("binary-sum", bits = "001101000", value = 104),
            phrase!("binary-add", terms = "104 + 81", sum = 185),
            phrase!("binary-multiply", sum = 185, count = 2, points = 370),
        ]
    );
    assert_eq!(game.view(Millis::ZERO).readouts[0].value, Figure::Number(370));
}

#[test]
fn a_placement_out_of_the_rules_is_refused_with_its_reason() {
    let mut game = at("1........", "11");
    let mut why = |action: Action| game.act(&action, Millis::ZERO).unwrap_err();
    let cells = |text: &str| text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect();
    assert_eq!(why(place(0, "r1c1")), Refusal::at(phrase!("binary-taken"), cells("r1c1")));
    assert_eq!(why(place(0, "r3c9")), Refusal::at(phrase!("binary-off-board"), cells("r3c9")));
    assert_eq!(why(place(1, "r3c3")).why, phrase!("binary-not-in-hand"));
    let turned =
        Action::Place { piece: PieceId(0), at: "r5c5".parse().unwrap(), turn: Turn::new(1) };
    assert_eq!(why(turned).why, phrase!("binary-no-turn"));
}

#[test]
fn the_run_is_over_when_the_new_piece_fits_nowhere() {
    let seed = (0..).find(|&seed| Piece::dealt(seed, 1).shape.offsets().len() > 1).unwrap();
    let mut game = start(Variant::Single, seed);
    game.board = board(&two_free_in_every_house());
    game.hand[0].piece = piece("1");
    let action = place(0, "r1c1");
    let events = game.act(&action, Millis(7)).unwrap();
    assert_eq!(events.last(), Some(&Event::Lost));
    let end = game.outcome().end().unwrap();
    assert_eq!((end.result, end.at), (EndResult::Lost, Millis(7)));
    let view = game.view(Millis(9));
    assert!(!view.tray[0].fits, "the piece that ended the run stays to be seen");
    assert!(view.notice.contains(&phrase!("binary-over")));
    assert_eq!(game.act(&action, Millis(9)).unwrap_err().why, phrase!("refuse-over"));
}

/// Two free cells in every row, column and box, no two of them side by side.
pub(super) fn two_free_in_every_house() -> String {
    let mark = |cell: Cell| match (cell.row() * 3 + cell.row() / 3 + cell.col()) % 9 {
        0 | 2 => '.',
        _ => '1',
    };
    Cell::all().map(mark).collect()
}

#[test]
fn a_hand_of_three_is_dealt_anew_when_all_are_placed() {
    let mut game = start(Variant::Hand, 5);
    let ids = |game: &Binary| game.hand.iter().map(|held| held.id.0).collect::<Vec<_>>();
    assert_eq!(ids(&game), [0, 1, 2]);
    assert!(game.act(&place(2, "r1c2"), Millis::ZERO).is_ok());
    assert_eq!(ids(&game), [0, 1]);
    assert!(game.act(&place(0, "r4c2"), Millis::ZERO).is_ok());
    let events = game.act(&place(1, "r7c2"), Millis::ZERO).unwrap();
    assert_eq!(
        events.last(),
        Some(&Event::Dealt { pieces: vec![PieceId(3), PieceId(4), PieceId(5)] })
    );
    assert_eq!(ids(&game), [3, 4, 5]);
}

#[test]
fn ranked_runs_have_no_undo_and_no_hints() {
    for variant in Variant::ALL {
        let mut game = start(variant, 1);
        let free = variant == Variant::Relaxed;
        assert_eq!(game.undo_rule() == UndoRule::Free, free);
        assert_eq!(game.hint(Millis::ZERO).is_ok(), free);
        assert_eq!(game.act(&Action::Hint { stage: 1 }, Millis::ZERO).is_ok(), free);
        assert_eq!(game.tally().hints, u32::from(free));
    }
}

#[test]
fn a_move_is_judged_against_the_best() {
    let mut game = start(Variant::Single, 3);
    for nth in 0..20 {
        let best = game.advice(Sight::Far)[0];
        let action = Action::Place { piece: best.piece, at: best.at, turn: Turn::NONE };
        let judged = game.judge(&action, Millis::ZERO).unwrap();
        assert_eq!((judged.best, judged.loss, judged.rank), (action, 0, 1));
        let last = *game.advice(Sight::Far).last().unwrap();
        let worst = Action::Place { piece: last.piece, at: last.at, turn: Turn::NONE };
        let judged = game.judge(&worst, Millis::ZERO).unwrap();
        assert!(nth == 0 || judged.loss > 0 && judged.rank > 1, "{judged:?}");
        game.act(&action, Millis::ZERO).unwrap();
    }
    assert_eq!(game.judge(&place(0, "r1c1"), Millis::ZERO), None);
    assert_eq!(game.judge(&Action::Hint { stage: 1 }, Millis::ZERO), None);
}

#[test]
fn undo_takes_back_points_and_pieces_but_not_hints() {
    let mut game = start(Variant::Relaxed, 3);
    let earlier = game.clone();
    game.act(&Action::Hint { stage: 1 }, Millis::ZERO).unwrap();
    game.act(&Action::Hint { stage: 2 }, Millis::ZERO).unwrap();
    let hint = game.hint(Millis::ZERO).unwrap();
    game.act(&hint.actions[0], Millis::ZERO).unwrap();
    game.restore(&earlier.snapshot());
    assert_eq!((game.hand.clone(), game.tally().hints), (earlier.hand.clone(), 1));
}

#[test]
fn the_stream_has_an_end_and_it_is_a_win() {
    let mut game = start(Variant::Single, 1);
    game.dealt = u16::MAX;
    game.hand = vec![Held { id: PieceId(u16::MAX - 1), piece: piece("1") }];
    let events = game.act(&place(u16::MAX - 1, "r1c1"), Millis::ZERO).unwrap();
    assert_eq!(events.last(), Some(&Event::Won));
    assert!(game.view(Millis::ZERO).tray.is_empty());
}

#[test]
fn sixty_pieces_are_a_run() {
    let mut game = start(Variant::Sprint, 3);
    for placed in 0..60 {
        assert!(!game.outcome().is_over(), "over after {placed} pieces");
        let best = game.advice(Sight::Near)[0];
        let events = game
            .act(&Action::Place { piece: best.piece, at: best.at, turn: Turn::NONE }, Millis::ZERO)
            .unwrap();
        assert_eq!(events.last() == Some(&Event::Won), placed == 59);
    }
    let view = game.view(Millis::ZERO);
    assert_eq!(view.readouts[1].value, Figure::Share { part: 60, whole: 60 });
    assert_eq!(view.notice.last(), Some(&phrase!("binary-all-placed", count = 60)));
    assert_eq!(game.outcome().end().unwrap().sheet.total(), game.earned.total());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Random legal play to the end: the preview is a promise, the sheet adds up to the score.
    #[test]
    fn random_play_keeps_the_books(seed: u64, variant in 0usize..4, picks in any::<u64>()) {
        let mut game = start(Variant::ALL[variant], seed);
        let mut rng = Rng::new(picks);
        let mut score = 0;
        while !game.outcome().is_over() {
            let homes: Vec<(PieceId, Cell)> = game
                .hand
                .iter()
                .flat_map(|held| {
                    let homes = held.piece.shape.homes(game.board.free());
                    homes.iter().map(|home| (held.id, home))
                })
                .collect();
            let &(piece, at) = rng.pick(&homes).expect("a run that goes on has a placement");
            let action = Action::Place { piece, at, turn: Turn::NONE };
            let Preview { cells, refusal, sums, points, .. } = game.preview(&action, Millis::ZERO);
            prop_assert_eq!(refusal, None);
            let events = game.act(&action, Millis::ZERO).unwrap();
            prop_assert_eq!(&events[0], &Event::PiecePlaced { piece, cells });
            if !sums.is_empty() {
                prop_assert_eq!(&events[1], &Event::Cleared { sums, points });
            }
            score += points;
            prop_assert_eq!(game.earned.total(), score);
        }
        prop_assert_eq!(game.outcome().end().unwrap().sheet.total(), score);
    }
}
