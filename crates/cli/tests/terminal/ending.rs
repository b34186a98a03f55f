//! A run that ends counts exactly once, whatever becomes of the program then.

use crate::screen::Screen;
use crate::{Home, all_but_the_last_hint, files, saves};
use session::{GameId, Log, RunId};
use std::path::Path;

/// Nearly done: these keys bring it to its end.
const LAST_KEYS: &str = "ttttt";

fn nearly_done(run: u128) -> Log {
    Log { run: RunId(run), ..all_but_the_last_hint(GameId::ALL[0]).0 }
}

fn play(home: &Home, log: &Log) -> Screen {
    let screen = Screen::play(&home.0, &[home.write(log).to_str().unwrap()]);
    screen.wait_for("hint");
    screen
}

/// The runs that the stored profile has counted.
fn counted(home: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(home.join("ninefold/progress.txt")).unwrap_or_default();
    let first_words = text.lines().filter_map(|line| line.split(' ').next());
    first_words.filter(|word| word.parse::<RunId>().is_ok()).map(str::to_owned).collect()
}

/// Starts twice more: the run counts once, and nothing is left to go on with.
#[track_caller]
fn counts_once(home: &Home, run: u128) {
    for _ in 0..2 {
        let mut screen = Screen::play(&home.0, &[]);
        screen.wait_for("Leave");
        assert!(!screen.shows("Go on:"), "{}", screen.text());
        assert_eq!(counted(&home.0), [RunId(run).to_string()]);
        screen.press("q");
        assert_eq!(screen.exit_code(), 0);
    }
    assert!(saves(&home.0).is_empty());
}

#[test]
fn killed_on_the_result_card() {
    let home = Home::new("card");
    let mut screen = play(&home, &nearly_done(31));
    screen.send(LAST_KEYS);
    screen.wait_for("Solved!");
    screen.kill();
    counts_once(&home, 31);
}

#[test]
fn killed_right_at_the_last_move() {
    let home = Home::new("last-move");
    let finished = home.0.join("ninefold/finished");
    let log = nearly_done(32);
    // Saved in progress, too, as after any other move.
    let mut screen = play(&home, &log);
    screen.hang_up();
    let mut screen = Screen::play(&home.0, &[]);
    screen.wait_for("Go on:");
    screen.press("\r");
    screen.wait_for("hint");
    screen.send(LAST_KEYS);
    let is_saved = |path: &std::path::PathBuf| path.extension().is_some_and(|end| end == "log");
    screen.wait_for_deed(|| files(&finished).iter().any(is_saved));
    screen.kill();
    counts_once(&home, 32);
}

#[test]
fn two_terminals_keep_both_their_runs() {
    let home = Home::new("two");
    let (mut one, mut other) = (play(&home, &nearly_done(33)), play(&home, &nearly_done(34)));
    for screen in [&mut one, &mut other] {
        screen.send(LAST_KEYS);
        screen.wait_for("Solved!");
    }
    let both = [RunId(33).to_string(), RunId(34).to_string()];
    assert_eq!(counted(&home.0), both);
    // The first knows nothing of the second; what it writes next leaves it there all the same.
    one.press("\x1b");
    one.wait_for("Leave");
    one.press(&"\x1b[B".repeat(GameId::ALL.len() + 4));
    one.press("\r");
    one.press("\x1b[B\r");
    one.kill();
    other.kill();
    assert_eq!(counted(&home.0), both);
    let text = std::fs::read_to_string(home.0.join("ninefold/progress.txt")).unwrap();
    assert!(text.contains("open everything"), "the first has written since: {text}");
}

#[test]
fn a_damaged_profile_is_set_aside_and_told() {
    let home = Home::new("damaged");
    let folder = home.0.join("ninefold");
    std::fs::create_dir_all(&folder).unwrap();
    let text = "ninefold-progress 1\nnot a run\n";
    std::fs::write(folder.join("progress.txt"), text).unwrap();
    let screen = Screen::play(&home.0, &[]);
    screen.wait_for("Left out, as it cannot be read");
    let aside: Vec<_> = files(&folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "damaged"))
        .collect();
    assert_eq!(aside.len(), 1);
    assert_eq!(std::fs::read_to_string(&aside[0]).unwrap(), text);
}

#[test]
fn a_puzzle_of_ones_own_comes_again_as_it_was() {
    let home = Home::new("own");
    let puzzle = home.0.join("puzzle.txt");
    let clues = "53467891267219534819834256785976142342685379171392485696153728428741963534528617.";
    std::fs::write(&puzzle, clues).unwrap();
    let mut screen = Screen::play(&home.0, &[puzzle.to_str().unwrap()]);
    screen.wait_for("hint");
    let board = crate::board_of(&screen.text());
    screen.send(LAST_KEYS);
    screen.wait_for("Solved!");
    screen.press("\r");
    screen.wait_for("Time:");
    assert_eq!(crate::board_of(&screen.text()), board);
}
