//! Runs under way as deals and links, and back.

use crate::view::Content;
use crate::{Action, AnyGame, Deal, GameId, Millis, NoteKind, from_link};
use alloc::string::ToString;
use alloc::vec::Vec;
use engine::{CellSet, Rng};

/// A run of this preset with some cells filled, rightly where the game says what is right, and notes.
fn under_way(game: GameId, preset: &str, n_filled: usize) -> (AnyGame, Deal) {
    let preset = game.preset(preset).unwrap();
    let deal = game.deal(&preset, &mut Rng::new(5));
    let mut run = AnyGame::start(&deal).unwrap();
    let cells = run.as_game().view(Millis::ZERO).board.cells;
    let empty: Vec<_> = cells.iter().filter(|it| it.content == Content::Empty).collect();
    let mut solved = AnyGame::start(&deal).unwrap();
    let _ = solved.as_game_mut().act(&Action::Command(crate::Command::ShowSolution), Millis::ZERO);
    let solution = solved.as_game().view(Millis::ZERO).board.cells;
    for shown in empty.iter().take(n_filled) {
        let right = solution.iter().find(|it| it.cell == shown.cell).unwrap();
        let value = right.content.value().unwrap();
        let enter = Action::Enter { cells: CellSet::only(shown.cell), value };
        run.as_game_mut().act(&enter, Millis(5)).unwrap();
    }
    for (shown, kind) in empty.iter().skip(n_filled).zip(NoteKind::ALL.into_iter().cycle()) {
        for value in 1..=4 {
            let note = Action::Note { cells: CellSet::only(shown.cell), value, kind };
            let _ = run.as_game_mut().act(&note, Millis(6));
        }
    }
    (run, deal)
}

#[test]
fn a_run_under_way_travels_by_link() {
    for (game, preset) in [
        (GameId::Classic, "gentle"),
        (GameId::Hudoku, "small"),
        (GameId::Hudoku, "full"),
        (GameId::Hudoku, "relaxed-medium"),
        (GameId::Mini, "four-gaps"),
        (GameId::Mini, "pictures-six-thought"),
    ] {
        for n_filled in [0, 3] {
            let (run, deal) = under_way(game, preset, n_filled);
            let deal = deal.to_be_beaten(Some(Millis(60_000)));
            let here = run.here(&deal).unwrap();
            let preset = game.preset(here.preset).unwrap();
            assert!(!preset.ranked && here.time_to_beat().is_none(), "{here}");
            let link = here.to_link().unwrap();
            assert_eq!(from_link(&link).unwrap().unwrap(), here, "{link}");
            let begun = AnyGame::start(&here).unwrap();
            let (now, then) = (run.as_game().view(Millis(9)), begun.as_game().view(Millis::ZERO));
            assert!(super::shows_the_same(&now.board, &then.board), "{here}");
            assert_eq!((begun.as_game().tally().mistakes, then.board.face), (0, now.board.face));
            // And again from there.
            assert_eq!(begun.here(&here), Some(here));
        }
    }
}

/// What is wrong travels where a game shows it.
#[test]
fn a_wrong_digit_comes_along() {
    let (mut run, deal) = under_way(GameId::Mini, "six-gaps", 2);
    let cells = run.as_game().view(Millis::ZERO).board.cells;
    let open = cells.iter().rfind(|it| it.content == Content::Empty).unwrap().cell;
    let enter = |value| Action::Enter { cells: CellSet::only(open), value };
    let wrong = (1..=6).find(|&value| {
        run.as_game().judge(&enter(value), Millis::ZERO).is_some_and(|it| it.rank > 1)
    });
    run.as_game_mut().act(&enter(wrong.unwrap()), Millis::ZERO).unwrap();
    let begun = AnyGame::start(&run.here(&deal).unwrap()).unwrap();
    let shown = begun.as_game().view(Millis::ZERO).board.cells;
    let shown = shown.iter().find(|it| it.cell == open).unwrap();
    assert_eq!((shown.content.value(), begun.as_game().is_on_track()), (wrong, false));
}

#[test]
fn what_is_over_or_no_board_of_cells_does_not_travel() {
    for (game, preset) in [(GameId::Hudoku, "small"), (GameId::Mini, "four-gaps")] {
        let (mut run, deal) = under_way(game, preset, 1);
        run.as_game_mut().act(&Action::Command(crate::Command::ShowSolution), Millis(9)).unwrap();
        assert_eq!(run.here(&deal), None);
    }
    for game in [GameId::Pieces, GameId::Binary, GameId::Drill] {
        let deal = game.deal(&game.info().presets[0], &mut Rng::new(1));
        assert_eq!(AnyGame::start(&deal).unwrap().here(&deal), None);
    }
}

#[test]
fn a_ranked_run_begins_at_its_beginning_and_nonsense_is_told() {
    let (run, deal) = under_way(GameId::Mini, "four-gaps", 2);
    let here = run.here(&deal).unwrap();
    let why = |deal: &Deal| AnyGame::start(deal).unwrap_err().to_string();
    let mut ranked = here.clone();
    ranked.preset = "four-gaps";
    assert!(why(&ranked).contains("deal begun"), "{}", why(&ranked));
    assert!(why(&here.clone().with("done", "dance")).contains("action unknown"));
    assert!(AnyGame::start(&here.clone().with("done", "enter r9c9 1")).is_err());
    assert!(AnyGame::start(&here.with("done", "enter r1c1 9")).is_err());
}
