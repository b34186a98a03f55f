//! Going back to what was right, held against a plain list of all former states.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

use ninefold_session::{
    Action, AnyGame, Cell, CellSet, GameId, Millis, Rng, RunId, Session, Snapshot,
};
use proptest::prelude::*;

/// Former states, whole, each with the answer to whether it could still be won.
#[derive(Default)]
struct Model {
    past: Vec<(Snapshot, bool)>,
    future: Vec<(Snapshot, bool)>,
}

fn state(session: &Session) -> (Snapshot, bool) {
    let game: &AnyGame = session.game();
    (game.snapshot(), game.as_game().is_on_track())
}

/// An entry, a colour, or a step through the history. A few cells only, so that what is wrong comes
/// right again in many ways.
fn step(session: &mut Session, model: &mut Model, rng: &mut Rng, now: Millis) {
    let before = state(session);
    let puzzle = session.deal().get("puzzle").unwrap();
    let mut empty = puzzle.match_indices('0').map(|(index, _)| index as u8);
    let cell = Cell::new(empty.nth(rng.below(2) as usize).unwrap()).unwrap();
    let (cells, value) = (CellSet::only(cell), rng.between(1, 9) as u8);
    match rng.below(12) {
        0..2 => drop(session.act(&Action::Enter { cells, value }, now)),
        2 => drop(session.act(&Action::Erase { cells }, now)),
        3 => drop(session.act(&Action::Paint { cells, color: value }, now)),
        4..8 => {
            assert_eq!(session.undo(now).is_ok(), !model.past.is_empty());
            if let Some(earlier) = model.past.pop() {
                assert_eq!(state(session), earlier);
                model.future.push(before);
            }
            return;
        }
        8 => {
            assert_eq!(session.redo(now).is_ok(), !model.future.is_empty());
            if let Some(later) = model.future.pop() {
                assert_eq!(state(session), later);
                model.past.push(before);
            }
            return;
        }
        _ => {
            let right = model.past.iter().rfind(|(_, on_track)| *on_track);
            let right = if before.1 { Some(&before) } else { right };
            session.back_to_right(now).unwrap();
            assert_eq!(Some(&state(session)), right);
        }
    }
    if state(session) != before {
        model.past.push(before);
        model.future.clear();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn finds_the_latest_state_that_was_right(seed in 0..u64::MAX) {
        let preset = GameId::Classic.preset("gentle").unwrap();
        let deal = GameId::Classic.deal(&preset, &mut Rng::new(seed % 5));
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        let (mut model, mut rng) = (Model::default(), Rng::new(seed));
        for now in 1..1_500 {
            step(&mut session, &mut model, &mut rng, Millis(now));
        }
    }
}
