//! What can be read and done on a screen of 80×24.

use super::{LARGE, SMALL, Stage, open};
use crate::theme::Charset;
use session::GameId;
use session::view::Face;

/// The games that are played with one piece at a time.
fn one_piece_games() -> Vec<GameId> {
    let bits = |game: &GameId| {
        let preset = &game.info().presets[0];
        let deal = game.deal(preset, &mut session::Rng::new(1));
        let session =
            session::Session::start(deal, session::RunId(1), 0, session::Millis::ZERO).unwrap();
        let view = session.view(session::Millis::ZERO);
        view.board.face == Face::Bits && view.tray_room == 1
    };
    GameId::ALL.into_iter().filter(bits).collect()
}

#[test]
fn notes_can_be_read() {
    let mut stage = Stage::new("notes", SMALL);
    insta::assert_snapshot!("notes-small", stage.keys(&open(GameId::ALL[0])).keys("Ⅱ").screen());
    insta::assert_snapshot!("notes-hint", stage.keys("tt").screen());
    let mut stage = Stage::new("notes-large", LARGE);
    insta::assert_snapshot!("notes-large", stage.keys(&open(GameId::ALL[0])).keys("Ⅱ").screen());
}

/// Enter alone places piece after piece; the hand stays where it was, and nothing is offered that
/// the mode refuses.
#[test]
fn the_only_piece_is_always_in_hand() {
    let [game] = one_piece_games()[..] else { panic!("one game has one piece at a time") };
    let mut stage = Stage::new("one-hand", SMALL);
    stage.keys(&open(game));
    assert!(stage.screen().contains("In hand:"), "{}", stage.screen());
    stage.keys("↓↓↓→→→⏎");
    assert!(stage.screen().contains("Piece: 2"), "{}", stage.screen());
    assert!(stage.screen().contains("In hand:"), "{}", stage.screen());
    insta::assert_snapshot!("one-hand", stage.screen());
    let row = |stage: &mut Stage| {
        let screen = stage.screen();
        screen.lines().position(|line| line.contains('(')).unwrap()
    };
    let before = row(&mut stage);
    stage.keys("↓↓⏎");
    assert!(row(&mut stage) >= before, "the hand did not jump back: {}", stage.screen());
    let footer = stage.screen().lines().last().unwrap().to_owned();
    assert!(!footer.contains("hint") && !footer.contains("Undo"), "{footer}");
    let help = stage.keys("?").screen();
    assert!(help.contains("Put the piece down"), "{help}");
    for refused in ["Undo", "Hint", "Turn clockwise", "Take the next piece", "checkpoint"] {
        assert!(!help.contains(refused), "{refused}: {help}");
    }
    stage.keys("⎋");
    assert!(stage.keys("⎋").screen().contains("Paused"), "{}", stage.screen());
}

#[test]
fn a_mode_that_grants_them_offers_hint_and_undo() {
    let mut stage = Stage::new("offers", SMALL);
    let footer = stage.keys(&open(GameId::ALL[0])).screen().lines().last().unwrap().to_owned();
    assert!(footer.contains("hint") && footer.contains("Undo"), "{footer}");
}

#[test]
fn lines_are_drawn_in_boxes_or_in_ascii() {
    let mut stage = Stage::new("ascii", SMALL);
    stage.app.context.theme.charset = Charset::Ascii;
    insta::assert_snapshot!("menu-ascii", stage.screen());
    insta::assert_snapshot!("board-ascii", stage.keys(&open(GameId::ALL[0])).screen());
    assert!(stage.screen().is_ascii());
    stage.app.context.theme.charset = Charset::Unicode;
    assert!(stage.screen().contains("┌───────┬"), "{}", stage.screen());
}

/// However long what is told about them, in either language, as wide as can be and as narrow.
#[test]
fn every_preset_is_listed() {
    for language in words::Language::ALL {
        for game in GameId::ALL.into_iter().filter(|game| game.info().questions.is_empty()) {
            let mut stage = Stage::new(&format!("presets-{}", language.code()), (80, 24));
            stage.app.context.language = language;
            let index = GameId::ALL.iter().position(|listed| *listed == game).unwrap();
            stage.keys(&("↓".repeat(index) + "⏎"));
            for preset in game.info().presets {
                let name = words::say(&preset.name, language);
                assert!(stage.screen().contains(&name), "{name}: {}", stage.screen());
            }
        }
    }
}

/// The longest sentences there are, in a window as narrow as can be.
#[test]
fn sentences_wrap_and_are_never_cut() {
    let mut stage = Stage::new("wraps", (60, 22));
    stage.app.context.language = words::Language::German;
    stage.keys(&open(GameId::ALL[0]));
    stage.keys("u");
    let said = words::say(&session::phrase!("nothing-to-undo"), words::Language::German);
    assert!(stage.screen().contains(&said), "{}", stage.screen());
    stage.keys("⎋q").screen();
    stage.keys(&("↓".repeat(GameId::ALL.len() + 5) + "⏎"));
    let about = words::say(&session::phrase!("tui-everything-about"), words::Language::German);
    let last = about.split(' ').next_back().unwrap();
    assert!(stage.screen().contains(last), "{}", stage.screen());
}
