//! The terminal game in a real pseudo-terminal of 80×24: every game brought to its end, a run
//! killed and taken up again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod ending;
mod losing;
mod screen;

use screen::Screen;
use session::{Desk, EndResult, GameId, Intent, Log, Millis, Rng, RunId, Session};
use std::path::{Path, PathBuf};

/// A folder of its own for one test, gone with it.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let path =
            std::env::temp_dir().join(format!("ninefold-terminal-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    fn write(&self, log: &Log) -> PathBuf {
        let path = self.0.join(format!("{}.log", log.run));
        std::fs::write(&path, log.to_string()).unwrap();
        path
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn start(game: GameId) -> Desk {
    let preset = game.info().presets.remove(0);
    let deal = game.deal(&preset, &mut Rng::new(7));
    Desk::new(Session::start(deal, RunId(7), 0, Millis::ZERO).unwrap(), Millis::ZERO)
}

/// Plays by hints until one request before the end, and leaves the last of them to the terminal.
/// With it, what the terminal then says: who had everything shown may have won nothing.
fn all_but_the_last_hint(game: GameId) -> (Log, &'static str) {
    let mut desk = start(game);
    for _ in 0..2_000 {
        let before = desk.clone();
        let reply = desk.handle(Intent::Hint, Millis(1));
        assert_eq!(reply.refusal, None, "{game:?}");
        if let Some(end) = desk.session().outcome().end() {
            let is_won = end.result == session::EndResult::Won;
            return (before.log(Millis(1)), if is_won { "Solved!" } else { "The game is over" });
        }
        let view = desk.view(Millis(1));
        if view.tray.is_empty() && view.pad.is_empty() && !view.commands.is_empty() {
            return (desk.log(Millis(1)), "Solved!");
        }
    }
    panic!("{game:?} has no end");
}

/// A game whose pieces keep coming is played badly until one move before its end: each piece goes
/// where it is offered to one that took it up just now.
fn all_but_the_last_piece(game: GameId) -> Log {
    let mut desk = start(game);
    loop {
        let before = desk.log(Millis(1));
        desk.take_only(Millis(1));
        let ghost = desk.ghost(Millis(1)).expect("a game that is not over offers a place");
        let mut session = desk.session().clone();
        session.act(&ghost.action, Millis(1)).expect("it may lie where it is offered");
        if session.outcome().is_over() {
            return before;
        }
        desk = Desk::new(session, Millis(1));
    }
}

#[test]
fn games_are_finished() {
    for game in GameId::ALL {
        if start(game).view(Millis::ZERO).board.face == session::view::Face::Bits {
            continue;
        }
        let home = Home::new(game.key());
        let (log, ending) = all_but_the_last_hint(game);
        let mut screen = Screen::play(&home.0, &[home.write(&log).to_str().unwrap()]);
        screen.wait_for("hint");
        // The stages of the last hint, its step, and handing in where a game wants that.
        for key in ["t", "t", "t", "t", "t", "s"] {
            if screen.shows(ending) {
                break;
            }
            screen.press(key);
        }
        screen.wait_for(ending);
        screen.wait_for("Total");
        screen.press("\x1b");
        screen.wait_for("Leave");
        assert!(!screen.shows("Go on:"), "a finished run is finished everywhere");
        screen.press("q");
        assert_eq!(screen.exit_code(), 0);
    }
}

/// From the menu to what a Sudoku is, its drills, and a puzzle that is chosen by nothing yet.
#[test]
fn the_course_is_taken() {
    let home = Home::new("course");
    let mut screen = Screen::play(&home.0, &[]);
    screen.wait_for("Course");
    for _ in 0..GameId::ALL.len() + 2 {
        screen.press("\x1b[B");
    }
    screen.press("\r");
    screen.wait_for("Where do I stand?");
    screen.press("\r");
    screen.wait_for("This is a Sudoku.");
    screen.press("\x1b[C");
    screen.wait_for("Every row has each digit");
    screen.press("d");
    screen.wait_for("Find: Full house");
    // Three drills, each told to its end.
    for _ in 0..15 {
        if screen.shows("Total") || screen.shows("over") {
            break;
        }
        screen.press("t");
    }
    screen.wait_for("Time ");
    screen.press("\x1b");
    screen.wait_for("Full house · 2/9");
    screen.press("q");
    screen.wait_for("Where do I stand?");
    assert!(screen.shows("begun"), "what was told was met: {}", screen.text());
    screen.press("q");
    screen.wait_for("Leave");
    screen.press("q");
    assert_eq!(screen.exit_code(), 0);
    let screen = Screen::play(&home.0, &["--edge"]);
    screen.wait_until(|text| text.contains("this one needs it") || text.contains("Next is"));
}

#[test]
fn a_game_is_lost() {
    let bits =
        |game: &GameId| start(*game).view(Millis::ZERO).board.face == session::view::Face::Bits;
    let game = GameId::ALL.into_iter().find(bits).unwrap();
    let log = all_but_the_last_piece(game);
    let home = Home::new("lost");
    let mut screen = Screen::play(&home.0, &[home.write(&log).to_str().unwrap()]);
    screen.wait_for("In hand:");
    screen.press("\r");
    screen.wait_for("over");
    screen.wait_for("Total");
}

#[test]
fn a_killed_run_goes_on_where_it_was() {
    let home = Home::new("killed");
    let game = GameId::ALL[0];
    let mut screen = Screen::play(&home.0, &[game.key()]);
    screen.wait_for("choose");
    screen.press("\r");
    screen.wait_for("Time:");
    for _ in 0..5 {
        screen.press("t");
    }
    screen.wait_until(|screen| !screen.contains("/4"));
    let board = board_of(&screen.text());
    screen.kill();

    let mut screen = Screen::play(&home.0, &[]);
    screen.wait_for("Go on:");
    screen.press("\r");
    screen.wait_for("Time:");
    assert_eq!(board_of(&screen.text()), board);
    // A hangup ends it too, with the run kept.
    screen.hang_up();
    assert!(saves(&home.0).len() == 1, "one run, one save");
}

/// The rows of the board without the cursor's brackets.
fn board_of(screen: &str) -> Vec<String> {
    let rows = screen.lines().filter(|line| line.contains('│'));
    rows.map(|line| line.chars().take(28).collect::<String>().replace(['[', ']'], " ")).collect()
}

fn saves(home: &Path) -> Vec<PathBuf> {
    files(&home.join("ninefold/runs"))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn results_name_an_end() {
    // The journeys above look for these words; they must mean what the rules say.
    let (log, _) = all_but_the_last_hint(GameId::ALL[0]);
    let mut desk = Desk::new(Session::resume(&log, Millis::ZERO).unwrap(), Millis::ZERO);
    while !desk.session().outcome().is_over() {
        desk.handle(Intent::Hint, Millis(1));
    }
    assert_eq!(desk.session().outcome().end().unwrap().result, EndResult::Won);
}
