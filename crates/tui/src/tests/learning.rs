//! The course and the next puzzle: from the menu to an example, a drill and back, with what was learned.

use super::{LARGE, SMALL, Stage};
use session::GameId;

/// The keys that lead from the menu to the course, and to the next puzzle before it.
fn to_course() -> String {
    "↓".repeat(GameId::ALL.len() + 2) + "⏎"
}

#[test]
fn a_newcomer_is_told_what_a_sudoku_is() {
    let mut stage = Stage::new("course", SMALL);
    insta::assert_snapshot!("course", stage.keys(&to_course()).screen());
    insta::assert_snapshot!("course-beginning", stage.keys("⏎").screen());
    assert!(stage.keys("→").screen().contains("Every row has"), "{}", stage.screen());
    assert!(stage.keys("→→").screen().contains("every box"), "{}", stage.screen());
    // The last stage tells what to do, and there is nothing after it.
    let last = stage.keys("→→→→→").screen();
    assert!(last.contains("9/9") && last.contains("Now you"), "{last}");
    assert_eq!(stage.keys("→").screen(), last);
    assert!(stage.keys("←").screen().contains("8/9"), "{}", stage.screen());
    let other = stage.keys("n").screen();
    assert!(other.contains("1/9"), "{other}");
    assert!(stage.keys("⎋").screen().contains("Where do I stand?"), "{}", stage.screen());
}

#[test]
fn a_chapter_with_notes_in_both_sizes() {
    for (name, size) in [("small", SMALL), ("large", LARGE)] {
        let mut stage = Stage::new(&format!("chapter-{name}"), size);
        stage.keys(&to_course()).keys("↓↓↓↓⏎→→→");
        insta::assert_snapshot!(format!("chapter-{name}"), stage.screen());
        let tab = ratatui::crossterm::event::KeyCode::Tab;
        stage.app.event(&ratatui::crossterm::event::Event::Key(tab.into()));
        assert!(stage.screen().contains("Hidden pair · 1/4"), "{}", stage.screen());
    }
}

/// Drills found alone are what mastering a chapter is.
#[test]
fn drills_found_are_seen_in_the_course() {
    let mut stage = Stage::new("drilled", SMALL);
    stage.keys(&to_course()).keys("⏎d");
    assert!(stage.screen().contains("Find: Full house"), "{}", stage.screen());
    let saved = stage.app.context.store.runs().0.remove(0);
    let mut session = session::Session::resume(&saved.log, session::Millis::ZERO).unwrap();
    while let Ok(hint) = session.hint(session::Millis::ZERO) {
        session.act(&hint.actions[0], session::Millis::ZERO).unwrap();
    }
    assert_eq!(stage.app.context.end(&session).unwrap().trouble, None);
    let mut stage = stage.beside();
    // The next chapter is chosen, and it says what was mastered.
    let screen = stage.keys(&to_course()).screen();
    assert!(screen.contains("mastered · 1 of 1") && screen.contains("▸  2"), "{screen}");
}

#[test]
fn the_puzzle_of_a_chapter_and_the_test_are_played() {
    let mut stage = Stage::new("course-played", SMALL);
    stage.keys(&to_course()).keys("⏎p");
    let game = words::say(&GameId::OF_PUZZLES.info().name, words::Language::English);
    assert!(stage.screen().contains(&game), "{}", stage.screen());
    let mut stage = Stage::new("placement", SMALL);
    stage.keys(&to_course()).keys("↑⏎");
    let screen = stage.screen();
    assert!(screen.contains("Find: Hidden single") && screen.contains("Lives: 1"), "{screen}");
}

#[test]
fn the_next_puzzle_says_why_it_was_chosen() {
    let mut stage = Stage::new("edge", SMALL);
    stage.keys(&("↓".repeat(GameId::ALL.len() + 1) + "⏎"));
    assert!(stage.screen().contains("I do not know you yet"), "{}", stage.screen());
}
