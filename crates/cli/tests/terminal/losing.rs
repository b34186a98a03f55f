//! Terminals that go away, are stopped or are several: the program ends or comes back, and nothing
//! is lost.

use crate::screen::Screen;
use crate::{Home, board_of, saves};
use portable_pty::{PtySize, native_pty_system};
use session::{GameId, Log};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A new run with a move made.
fn begun(home: &Home) -> Screen {
    let mut screen = Screen::play(&home.0, &[GameId::ALL[0].key()]);
    screen.wait_for("choose");
    screen.press("\r");
    screen.wait_for("Time:");
    // Four stages of a hint, and what it says.
    screen.send("ttttt");
    screen.wait_for_deed(|| n_moves(home) == Some(5));
    screen.wait_until(|screen| !screen.contains("/4"));
    screen
}

fn n_moves(home: &Home) -> Option<usize> {
    let text = fs::read_to_string(saves(&home.0).first()?).ok()?;
    text.parse::<Log>().ok().map(|log| log.moves.len())
}

/// The one run that is under way.
fn saved(home: &Home) -> Log {
    let saves = saves(&home.0);
    assert_eq!(saves.len(), 1);
    fs::read_to_string(&saves[0]).unwrap().parse().unwrap()
}

#[test]
fn every_signal_to_end_keeps_the_run() {
    for signal in ["TERM", "HUP", "INT"] {
        let home = Home::new(signal);
        let mut screen = begun(&home);
        let board = board_of(&screen.text());
        screen.signal(signal);
        screen.exit_code();
        // The terminal is given back.
        screen.wait_for_deed(|| !screen.is_on_its_own_screen());
        let mut screen = Screen::play(&home.0, &[]);
        screen.wait_for("Go on:");
        screen.press("\r");
        screen.wait_for("Time:");
        assert_eq!(board_of(&screen.text()), board);
    }
}

/// A terminal that is closed without a word: no hangup is sent to a program that does not belong to
/// it, as under `setsid`. Reading from it then gives nothing, again and again.
#[test]
fn a_terminal_that_is_gone_without_a_word_ends_the_program() {
    let home = Home::new("gone");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let end = File::options().read(true).write(true).open(pair.master.tty_name().unwrap()).unwrap();
    let ours = || Stdio::from(end.try_clone().unwrap());
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninefold"))
        .args(["play", "--language", "en"])
        .arg(write_puzzle(&home.0))
        .env("XDG_DATA_HOME", &home.0)
        .env("TERM", "xterm-256color")
        .stdin(ours())
        .stdout(ours())
        .stderr(ours())
        .spawn()
        .unwrap();
    drop(end);
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut bytes = [0; 4096];
    // It draws, so it is up.
    assert!(std::io::Read::read(&mut reader, &mut bytes).unwrap() > 0);
    drop(reader);
    drop(pair.master);
    for _ in 0..1_500 {
        if let Some(status) = child.try_wait().unwrap() {
            // There is nobody to complain to, which is no reason to break down.
            assert!(matches!(status.code(), Some(0 | 2)), "{status}");
            assert_eq!(saved(&home).deal.game, GameId::ALL[0]);
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    panic!("it goes on without a terminal");
}

fn write_puzzle(home: &Path) -> String {
    let path = home.join("puzzle.txt");
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    fs::write(&path, puzzle).unwrap();
    path.display().to_string()
}

#[test]
fn stopped_by_the_shell_it_comes_back_whole() {
    let home = Home::new("stopped");
    let mut screen = begun(&home);
    let board = board_of(&screen.text());
    screen.signal("TSTP");
    screen.wait_for_deed(|| screen.is_stopped());
    screen.wait_for_deed(|| !screen.is_on_its_own_screen());
    assert_eq!(saved(&home).moves.len(), 5, "it was kept before");
    screen.use_as_a_shell();
    screen.signal("CONT");
    screen.wait_for("Time:");
    assert!(screen.is_on_its_own_screen());
    assert_eq!(board_of(&screen.text()), board);
    assert!(!screen.shows("Stopped"), "{}", screen.text());
    // Keys are heard at once and not written by the terminal.
    screen.press("?");
    screen.wait_for("Show the keys");
    screen.press("\x1b");
    screen.wait_for("Time:");
    screen.press("q");
    screen.wait_for("Go on:");
    screen.press("q");
    assert_eq!(screen.exit_code(), 0);
}

#[test]
fn a_run_has_one_terminal_at_a_time() {
    let home = Home::new("one-holder");
    let mut one = begun(&home);
    let mut other = Screen::play(&home.0, &[]);
    other.wait_for("in another window");
    other.press("\r");
    other.wait_for("is being played in another window");
    // The lock dies with its holder, however that ends.
    one.kill();
    other.press("\r");
    other.wait_for("Time:");
    let log = saved(&home);
    assert_eq!(log.moves.len(), 5);
    // By its file it is the same run, and it is told so.
    let path = saves(&home.0).remove(0);
    let mut third = Screen::play(&home.0, &[path.to_str().unwrap()]);
    third.wait_for("being played in another window");
    assert_ne!(third.exit_code(), 0);
}

#[test]
fn a_puzzle_as_an_argument_is_played() {
    let home = Home::new("argument");
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut screen = Screen::play(&home.0, &[puzzle]);
    screen.wait_for("Own puzzle");
    screen.press("q");
    screen.wait_for("Go on:");
    screen.kill();
    let mut screen = Screen::play(&home.0, &[&puzzle[1..]]);
    screen.wait_for("80 cells");
    assert_ne!(screen.exit_code(), 0);
}
