//! What is offered before and beside the board does something: hints, erasers, grounds.

use crate::games::view::{BoardView, Content, PadKey};
use crate::games::{Action, AnyGame, GameId, Millis, NoteKind};
use engine::{Cell, CellSet, Rng};

/// Whoever is offered a hint gets one.
#[test]
fn hints_are_offered_where_they_are_given() {
    for game in GameId::ALL {
        for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
            let deal = game.deal(preset, &mut Rng::new(1));
            let run = AnyGame::start(&deal).unwrap();
            let given = run.as_game().hint(Millis::ZERO).is_ok();
            assert_eq!(run.as_game().has_hints(), given, "{} {}", game.key(), preset.key);
        }
    }
}

/// Whoever is offered an eraser can rub something out, and nobody else can.
#[test]
fn erasers_are_offered_where_they_rub_out() {
    for game in GameId::ALL {
        for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
            let run = AnyGame::start(&game.deal(preset, &mut Rng::new(1))).unwrap();
            let view = run.as_game().view(Millis::ZERO);
            let rubs_out = |cell: Cell, put: &Action| {
                let mut run = run.clone();
                let put = run.as_game_mut().act(put, Millis::ZERO).is_ok();
                let erase = Action::Erase { cells: CellSet::only(cell) };
                put && run.as_game_mut().act(&erase, Millis::ZERO).is_ok()
            };
            let erases = view.board.cells.iter().any(|at| {
                let cells = CellSet::only(at.cell);
                view.pad.iter().any(|&PadKey { value, .. }| {
                    rubs_out(at.cell, &Action::Enter { cells, value })
                        || rubs_out(at.cell, &Action::Note { cells, value, kind: NoteKind::Simple })
                })
            });
            assert_eq!(view.eraser, erases, "{} {}", game.key(), preset.key);
        }
    }
}

/// Who chooses a ground plays on it, and can look at it before.
#[test]
fn grounds_look_as_what_is_dealt_on_them() {
    let mut n = 0;
    for game in GameId::ALL {
        for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
            assert_eq!(game.deal_on(preset, "no such ground", &mut Rng::new(1)), None);
            for ground in game.grounds(preset.key) {
                let deal = game.deal_on(preset, ground.key, &mut Rng::new(1)).unwrap();
                assert_eq!((deal.game, deal.preset), (game, preset.key));
                assert!(deal.prove().is_ok(), "{} {}", preset.key, ground.key);
                let board = AnyGame::start(&deal).unwrap().as_game().view(Millis::ZERO).board;
                let shape = |board: &BoardView| -> Vec<(Cell, u8, bool)> {
                    let cells = board.cells.iter();
                    cells.map(|at| (at.cell, at.region, at.content == Content::Void)).collect()
                };
                assert_eq!(shape(&board), shape(&ground.board), "{} {}", preset.key, ground.key);
                assert_eq!(board.regions, ground.board.regions);
                n += 1;
            }
        }
    }
    assert!(n > 0, "no game lets choose");
}
