//! The desk with real games on it: what a front end gets for its taps and keys.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

use ninefold_session::keys::{Frontend, Held, Keymap};
use ninefold_session::view::{CommandState, Content, EntryMode};
use ninefold_session::*;

const T: Millis = Millis(10);

fn start(game: GameId, seed: u64) -> Desk {
    let preset = game.info().presets.remove(0);
    let deal = game.deal(&preset, &mut Rng::new(seed));
    Desk::new(Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap(), Millis::ZERO)
}

fn desk(is_wanted: impl Fn(&View) -> bool) -> Desk {
    let desks = GameId::ALL.into_iter().map(|game| start(game, 11));
    desks.into_iter().find(|desk| is_wanted(&desk.view(T))).expect("one of the games is like that")
}

/// A game with a pad and notes.
fn entering() -> Desk {
    desk(|view| view.pad.len() == 9 && view.board.cells.len() == 81)
}

/// A game with pieces that turn.
fn placing() -> Desk {
    desk(|view| view.tray.iter().any(|piece| piece.turnable))
}

fn empty_cells(desk: &Desk) -> Vec<Cell> {
    let cells = desk.view(T).board.cells;
    cells.iter().filter(|cell| cell.content == Content::Empty).map(|cell| cell.cell).collect()
}

fn content(desk: &Desk, cell: Cell) -> Content {
    desk.view(T).board.cells.iter().find(|at| at.cell == cell).unwrap().content
}

fn press(desk: &mut Desk, code: &str, held: Held) -> Reply {
    let keymap = Keymap::new(Frontend::Browser);
    let intent = keymap.lookup(code, held, &desk.view(T)).expect("the key is bound");
    desk.handle(intent, T)
}

#[test]
fn a_piece_just_taken_shows_where_it_could_go() {
    let mut desk = placing();
    for piece in desk.view(T).tray {
        desk.handle(Intent::Take { piece: piece.id }, T);
        for _ in 0..4 {
            let preview = desk.ghost(T).map(|ghost| ghost.preview).unwrap_or_default();
            let accuses = preview.refusal.is_some() || !preview.conflicts.is_empty();
            assert!(!accuses, "{piece:?} is called wrong before anybody has aimed");
            desk.handle(Intent::TurnClockwise, T);
        }
        desk.put_back();
    }
}

#[test]
fn what_was_chosen_is_chosen_again_where_it_is_offered() {
    let choices = [Command::FaceColors, Command::MistakesOff, Command::ShowSolution];
    for game in GameId::ALL {
        for preset in game.info().presets.iter().filter(|preset| !preset.brought) {
            let deal = game.deal(preset, &mut Rng::new(3));
            let mut session = Session::start(deal, RunId(1), 0, T).unwrap();
            let offered = |session: &Session, command: Command, state| {
                let offers = session.view(T).commands;
                offers.iter().any(|offer| {
                    offer.command == command && offer.state == state && offer.choice.is_some()
                })
            };
            let wanted = choices.map(|choice| offered(&session, choice, CommandState::Ready));
            session.choose_again(&choices, T);
            let chosen = choices.map(|choice| offered(&session, choice, CommandState::Chosen));
            assert_eq!(wanted, chosen, "{game:?} {}", preset.key);
            assert!(!session.outcome().is_over(), "a button is no choice");
        }
    }
}

#[test]
fn cell_first_and_digit_first_both_work() {
    let mut desk = entering();
    let cells = empty_cells(&desk);
    desk.handle(Intent::Point { cell: cells[0], how: Select::Only }, T);
    assert!(press(&mut desk, "Numpad4", Held::None).logged);
    assert_eq!(content(&desk, cells[0]), Content::Own(4));

    desk.handle(Intent::Escape, T);
    assert!(
        !press(&mut desk, "Digit7", Held::None).logged,
        "with nothing selected a digit is armed"
    );
    assert_eq!(desk.input().armed(), Some(7));
    desk.handle(Intent::Point { cell: cells[5], how: Select::Only }, T);
    desk.handle(Intent::Point { cell: cells[9], how: Select::Only }, T);
    assert_eq!([cells[5], cells[9]].map(|cell| content(&desk, cell)), [Content::Own(7); 2]);
}

#[test]
fn a_digit_on_several_cells_is_a_note_and_modifiers_choose_its_kind() {
    let mut desk = entering();
    let cells = empty_cells(&desk);
    for cell in &cells[..3] {
        desk.handle(Intent::Point { cell: *cell, how: Select::Also }, T);
    }
    press(&mut desk, "Digit3", Held::None);
    press(&mut desk, "Digit4", Held::Shift);
    press(&mut desk, "Digit5", Held::Ctrl);
    let view = desk.view(T);
    let notes = view.board.cells.iter().find(|at| at.cell == cells[2]).unwrap().notes;
    let only = |digit| DigitSet::only(Digit::new(digit).unwrap());
    assert_eq!((notes.simple, notes.corner, notes.center), (only(3), only(4), only(5)));
    assert_eq!(content(&desk, cells[2]), Content::Empty);
}

#[test]
fn a_link_is_drawn_from_end_to_end_or_between_two_cells() {
    let mut desk = entering();
    let cells = empty_cells(&desk);
    let ends = |desk: &Desk| {
        let links = desk.view(T).board.links;
        links.iter().map(|link| (link.from.0, link.to.0)).collect::<Vec<_>>()
    };
    press(&mut desk, "KeyE", Held::None);
    desk.handle(Intent::Point { cell: cells[0], how: Select::Only }, T);
    assert!(!press(&mut desk, "Digit3", Held::None).logged, "the first end waits");
    assert_eq!(desk.input().tied(), Some((cells[0], 3)));
    desk.handle(Intent::Point { cell: cells[4], how: Select::Only }, T);
    assert!(press(&mut desk, "Digit5", Held::None).logged);
    assert_eq!((desk.input().tied(), ends(&desk)), (None, vec![(cells[0], cells[4])]));

    desk.handle(Intent::Point { cell: cells[7], how: Select::Also }, T);
    press(&mut desk, "Digit5", Held::None);
    assert_eq!(ends(&desk).last(), Some(&(cells[4], cells[7])));

    desk.handle(Intent::Link { cell: cells[8], value: 1 }, T);
    desk.handle(Intent::Escape, T);
    assert_eq!(desk.input().tied(), None, "Escape lets go of the end");
    assert_eq!(ends(&desk).len(), 2);
    press(&mut desk, "KeyU", Held::None);
    assert_eq!((ends(&desk).len(), desk.input().cursor()), (1, cells[4]), "undo shows where");
    press(&mut desk, "KeyY", Held::None);
    assert_eq!(ends(&desk).len(), 2);
}

#[test]
fn an_armed_digit_is_noted_wherever_it_can_go() {
    let mut desk = entering();
    press(&mut desk, "Digit3", Held::None);
    assert!(press(&mut desk, "KeyF", Held::Shift).logged);
    let three = Digit::new(3).unwrap();
    let view = desk.view(T);
    let noted = view.board.cells.iter().filter(|at| at.notes.simple.contains(three));
    assert!(noted.count() > 1);
    assert!(view.board.cells.iter().all(|at| at.notes.simple.iter().all(|digit| digit == three)));
}

#[test]
fn a_double_tap_selects_the_same_colours_too() {
    let mut desk = entering();
    let cells = empty_cells(&desk);
    for cell in [cells[1], cells[6]] {
        desk.act(&Action::Paint { cells: CellSet::only(cell), color: 2 }, T);
    }
    desk.handle(Intent::DoubleTap { cell: cells[6] }, T);
    assert_eq!(desk.input().selection(), [cells[1], cells[6]].into_iter().collect());
}

#[test]
fn undo_moves_the_cursor_to_what_changed() {
    let mut desk = entering();
    let cells = empty_cells(&desk);
    desk.handle(Intent::Point { cell: cells[0], how: Select::Only }, T);
    press(&mut desk, "Digit1", Held::None);
    desk.handle(Intent::Point { cell: cells[20], how: Select::Only }, T);
    press(&mut desk, "KeyZ", Held::Ctrl);
    assert_eq!(desk.input().cursor(), cells[0]);
    assert_eq!(content(&desk, cells[0]), Content::Empty);
}

#[test]
fn a_piece_is_taken_turned_dropped_and_taken_again() {
    let mut desk = placing();
    let n_pieces = desk.view(T).tray.len();
    press(&mut desk, "Period", Held::None);
    let piece = desk.hand().expect("a piece is in hand").piece;
    assert_eq!(desk.view(T).tray.len(), n_pieces - 1, "the piece in hand is not in the tray");
    // Walk and turn until it fits somewhere; an open board has a place for any piece.
    let landed = (0..81 * 4u16).find_map(|step| {
        if step % 81 == 80 {
            press(&mut desk, "KeyX", Held::None);
        }
        desk.hover(Point::center_of(Cell::new((step % 81) as u8).unwrap()));
        let ghost = desk.ghost(T).filter(|ghost| ghost.preview.refusal.is_none())?;
        Some(ghost.preview.cells)
    });
    let landed = landed.expect("it fits somewhere");
    assert!(press(&mut desk, "Enter", Held::None).logged);
    assert_eq!(desk.hand(), None);
    let covered = |desk: &Desk| -> CellSet {
        let cells = desk.view(T).board.cells;
        cells.iter().filter(|cell| cell.is_under(piece)).map(|cell| cell.cell).collect()
    };
    assert_eq!(covered(&desk), landed, "the drop does what the ghost showed");

    // Taken up by any of its cells and dropped again at once, it lies where it lay.
    let by = landed.iter().last().unwrap();
    desk.handle(Intent::Point { cell: by, how: Select::Only }, T);
    assert_eq!(desk.hand().map(|hand| hand.piece), Some(piece));
    assert_eq!(covered(&desk), CellSet::EMPTY);
    desk.handle(Intent::Drop, T);
    assert_eq!(covered(&desk), landed);
}

#[test]
fn hints_go_on_stage_by_stage_and_do_the_step() {
    for mut desk in GameId::ALL.map(|game| start(game, 3)) {
        let game = desk.session().deal().game;
        let before = desk.view(T).board;
        // A ranked game may refuse hints; then it must say why and open none.
        if desk.handle(Intent::Hint, T).refusal.is_some() {
            assert!(desk.open_hint().is_none());
            continue;
        }
        let n_stages = desk.open_hint().expect("a hint is open").n_stages();
        for number in 2..=n_stages {
            desk.handle(Intent::Hint, T);
            assert_eq!(desk.open_hint().map(OpenHint::number), Some(number), "{game:?}");
        }
        assert_eq!(desk.handle(Intent::Hint, T).refusal, None, "{game:?}");
        assert!(desk.open_hint().is_none());
        assert_ne!(desk.view(T).board, before, "{game:?}: the step was done");
        assert!(desk.session().game().as_game().tally().hints > 0, "{game:?}");
    }
}

#[test]
fn escape_disarms_then_deselects_then_pauses() {
    let mut desk = entering();
    press(&mut desk, "Digit7", Held::None);
    desk.handle(Intent::Escape, T);
    assert_eq!(desk.input().armed(), None);
    desk.handle(Intent::SelectAll, T);
    desk.handle(Intent::Escape, T);
    assert!(desk.input().selection().is_empty() && !desk.session().is_paused());
    desk.handle(Intent::Escape, T);
    assert!(desk.session().is_paused());
}

#[test]
fn going_back_to_right_is_no_free_question() {
    let mut desk = entering();
    let checks = |desk: &Desk| desk.session().game().as_game().tally().checks;
    assert_eq!(desk.handle(Intent::BackToRight, T).refusal, None);
    assert_eq!(checks(&desk), 1);
    let cell = empty_cells(&desk)[0];
    desk.handle(Intent::Point { cell, how: Select::Only }, T);
    for digit in 1..=9 {
        desk.handle(Intent::Value { value: digit, mode: Some(EntryMode::Value) }, T);
        if !desk.session().game().as_game().is_on_track() {
            break;
        }
    }
    assert!(desk.handle(Intent::BackToRight, T).logged);
    assert!(desk.session().game().as_game().is_on_track());
    assert_eq!(checks(&desk), 1, "going back itself is not a question");
}

#[test]
fn a_note_is_colored_and_a_lone_one_entered_by_a_double_tap() {
    let mut desk = entering();
    let cell = empty_cells(&desk)[0];
    let notes = |desk: &Desk| desk.view(T).board.cells[cell.index()].notes;
    desk.handle(Intent::Point { cell, how: Select::Only }, T);
    press(&mut desk, "KeyF", Held::Shift);
    let noted = notes(&desk).simple;
    assert!(!noted.is_empty(), "Shift F writes the notes of the selected cells");

    let last = noted.iter().last().unwrap();
    press(&mut desk, "KeyW", Held::None);
    press(&mut desk, &format!("Digit{last}"), Held::None);
    assert_eq!(notes(&desk).tint_of(last), Some(0));

    press(&mut desk, "KeyN", Held::None);
    for digit in noted.iter().filter(|&digit| digit != last) {
        press(&mut desk, &format!("Digit{digit}"), Held::None);
    }
    desk.handle(Intent::DoubleTap { cell }, T);
    assert_eq!(content(&desk, cell), Content::Own(last.get()));
}

#[test]
fn the_cell_in_hand_stands_in_the_log_where_it_matters() {
    let mut minding = 0;
    for game in GameId::ALL {
        let mut desk = start(game, 11);
        let minds = desk.session().game().as_game().minds_the_hand();
        minding += u32::from(minds);
        let cell = empty_cells(&desk)[0];
        desk.handle(Intent::Point { cell, how: Select::Only }, T);
        assert_eq!(desk.session().held(), minds.then_some(cell));
        // Whoever goes on with the run has nothing in hand at first, and says so with the next intent.
        let mut resumed = Desk::new(Session::resume(&desk.log(T), T).unwrap(), T);
        resumed.handle(Intent::Escape, T);
        desk.handle(Intent::Escape, T);
        assert_eq!(desk.session().held(), None);
        assert!(minds || desk.log(T).moves.is_empty());
    }
    assert_ne!(minding, 0);
}

/// What time does is told with the next intent, also when that is refused.
#[test]
fn time_that_ends_a_run_before_a_move_is_told() {
    let minds = |game: &GameId| start(*game, 11).session().game().as_game().minds_the_hand();
    let game = GameId::ALL.into_iter().find(minds).unwrap();
    let ended = |reply: &Reply| {
        reply.events.iter().any(|event| matches!(event, Event::Won | Event::Lost | Event::GivenUp))
    };
    let late = Millis::from_secs(1_000_000);
    let cell = empty_cells(&start(game, 11))[0];
    for intent in [
        Intent::Undo,
        Intent::Checkpoint,
        Intent::Erase,
        Intent::Point { cell, how: Select::Only },
        Intent::Value { value: 1, mode: None },
    ] {
        let mut desk = start(game, 11);
        desk.handle(Intent::Point { cell: empty_cells(&desk)[1], how: Select::Only }, T);
        let reply = desk.handle(intent, late);
        assert!(desk.session().outcome().is_over() && !reply.logged, "{intent:?}");
        assert!(ended(&reply), "{intent:?}: {reply:?}");
        assert!(!ended(&desk.advance(late)), "{intent:?} is told once");
    }
    // A pause has nobody to tell; the next look has.
    let mut desk = start(game, 11);
    desk.pause(late);
    assert!(ended(&desk.advance(late)));
}
