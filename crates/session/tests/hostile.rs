//! Logs from strangers: whatever they hold, reading and playing answer and never panic.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

use ninefold_session::view::BoardView;
use ninefold_session::{GameId, Log, Millis, Rng, RunId, Session};
use proptest::prelude::*;

fn started(game: GameId, seed: u64) -> Session {
    let presets = game.info().presets;
    let deal = game.deal(&presets[seed as usize % presets.len()], &mut Rng::new(seed % 4));
    Session::start(deal, RunId(9), 0, Millis::ZERO).unwrap()
}

fn game() -> impl Strategy<Value = GameId> {
    (0..GameId::ALL.len()).prop_map(|index| GameId::ALL[index])
}

/// Moves that mostly make no sense.
fn moves() -> impl Strategy<Value = Vec<(u64, String)>> {
    let cell = || (1..=9u8, 1..=9u8).prop_map(|(row, col)| format!("r{row}c{col}"));
    let one = prop_oneof![
        (cell(), 0..=9u8).prop_map(|(cell, value)| format!("enter {cell} {value}")),
        (cell(), 0..=9u8).prop_map(|(cell, value)| format!("note {cell} {value} corner")),
        (0..40u16, cell(), 0..=3u8)
            .prop_map(|(piece, cell, turn)| format!("place {piece} {cell} {turn}")),
        (0..40u16).prop_map(|piece| format!("lift {piece}")),
        (0..=4u8).prop_map(|stage| format!("hint {stage}")),
        cell().prop_map(|cell| format!("reveal {cell}")),
        prop::sample::select(vec![
            "undo",
            "redo",
            "back-to-right",
            "mark a",
            "return a",
            "do submit",
            "do show-solution"
        ])
        .prop_map(String::from),
    ];
    prop::collection::vec((0..100_000u64, one), 0..30)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn made_up_moves_are_verified_or_refused(game in game(), seed in 0..8u64, moves in moves()) {
        let mut log = started(game, seed).log(Millis::ZERO);
        let mut at = 0;
        for (span, entry) in moves {
            at += span;
            log.moves.push((Millis(at), entry.parse().unwrap()));
        }
        log.at = Millis(u64::MAX);
        let read: Log = log.to_string().parse().unwrap();
        prop_assert_eq!(&read, &log);
        let _ = Session::resume(&read, Millis::ZERO);
    }

    #[test]
    fn a_changed_text_is_refused(game in game(), index in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let text = started(game, 0).log(Millis(5)).to_string();
        let mut bytes = text.clone().into_bytes();
        let index = index.index(bytes.len());
        bytes[index] = byte;
        if let Ok(changed) = String::from_utf8(bytes) {
            prop_assert!(changed == text || changed.parse::<Log>().is_err());
        }
    }

    #[test]
    fn any_text_gets_an_answer(text in "\\PC{0,200}") {
        prop_assert!(text.parse::<Log>().is_err());
    }
}

#[test]
fn a_long_history_is_walked_back() {
    let game = GameId::ALL[0];
    let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
    let mut session = Session::start(deal, RunId(9), 0, Millis::ZERO).unwrap();
    let first = session.view(Millis::ZERO).board;
    let free = first.cells.iter().filter(|cell| cell.content.value().is_none());
    let free: Vec<_> = free.map(|cell| cell.cell).collect();
    let notes = (0..5_000).map(|nth| {
        let value = nth / free.len() % 9 + 1;
        format!("note {} {value} corner", free[nth % free.len()])
    });
    for note in notes {
        session.act(&note.parse().unwrap(), Millis(1)).unwrap();
    }
    let last = session.view(Millis(1)).board;
    while session.can_undo() {
        session.undo(Millis(2)).unwrap();
    }
    let contents = |board: &BoardView| -> Vec<_> {
        board.cells.iter().map(|cell| (cell.content, cell.notes)).collect()
    };
    assert_eq!(contents(&session.view(Millis(2)).board), contents(&first));
    while session.can_redo() {
        session.redo(Millis(3)).unwrap();
    }
    assert_eq!(contents(&session.view(Millis(3)).board), contents(&last));
}
