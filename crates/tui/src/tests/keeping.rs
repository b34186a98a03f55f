//! Runs and progress, kept whatever happens: other terminals, a full disk, many runs.

use super::{SMALL, Stage, context, finish_daily, open};
use crate::app::App;
use crate::opening::{Opening, Start};
use crate::screens::game::GameScreen;
use session::{GameId, RunId};
use std::fs;

/// So many runs under way.
fn with_runs(stage: &Stage, count: u32) {
    let context = &stage.app.context;
    let game = GameId::ALL[0];
    let preset = &game.info().presets[0];
    let session = context.start(game, preset).unwrap();
    for number in 0..count {
        let mut log = session.log(context.tick);
        log.run = RunId(u128::from(number) + 1);
        log.at = session::Millis(u64::from(number) * 1000);
        let file = fs::File::create(stage.root.join(format!("runs/{}.log", log.run))).unwrap();
        std::io::Write::write_all(&mut &file, log.to_string().as_bytes()).unwrap();
        let minutes = std::time::Duration::from_secs(60 * u64::from(number));
        file.set_modified(std::time::UNIX_EPOCH + minutes).unwrap();
    }
}

#[test]
fn all_runs_under_way_can_be_reached() {
    let mut stage = Stage::new("thirty", SMALL);
    with_runs(&stage, 30);
    stage.keys("⏎⎋");
    assert!(stage.screen().contains("all 30 runs under way"), "{}", stage.screen());
    insta::assert_snapshot!("runs", stage.keys("↓↓↓⏎").screen());
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let screen = stage.keys("↓").screen();
        let chosen = screen.lines().find(|line| line.contains('▸')).unwrap().to_owned();
        seen.insert(chosen);
    }
    assert_eq!(seen.len(), 30, "each was chosen once");
    assert!(stage.keys("⏎").screen().contains("Time:"), "{}", stage.screen());
}

#[test]
fn a_long_list_opens_by_reading_what_is_in_sight() {
    let mut stage = Stage::new("thousand", SMALL);
    with_runs(&stage, 1_000);
    stage.keys("⏎⎋↓↓↓⏎");
    assert!(stage.screen().contains("▸"), "{}", stage.screen());
    // What is out of sight is not even looked at: damaged, it is not put aside.
    let last = stage.app.context.store.saves().pop().unwrap();
    fs::write(&last, "ninefold-log 1\nbroken").unwrap();
    stage.keys("⇟⇟⇟").screen();
    assert!(last.exists());
    assert!(stage.keys("↑").screen().contains("▸"));
}

#[test]
fn a_run_that_another_terminal_plays_is_told_and_left_to_it() {
    let mut one = Stage::new("held", SMALL);
    one.keys(&open(GameId::ALL[0])).wait(5_000);
    let mut other = one.beside();
    assert!(other.screen().contains("in another window"), "{}", other.screen());
    let told = "being played in another window";
    assert!(other.keys("⏎").screen().contains(told), "{}", other.screen());
    one.keys("q").screen();
    assert!(other.keys("⏎").screen().contains("Time: 0:05"), "{}", other.screen());
    // And now the other way round.
    assert!(one.keys("⏎").screen().contains(told), "{}", one.screen());
}

#[test]
fn what_was_counted_elsewhere_is_seen_in_the_menu() {
    let mut one = Stage::new("elsewhere", SMALL);
    one.screen();
    let mut other = one.beside();
    finish_daily(&mut other, GameId::ALL[0]);
    let told = format!("1 of {} dailies done", GameId::ALL.len());
    assert!(!one.screen().contains(&told));
    assert!(one.keys("⏎⎋").screen().contains(&told), "{}", one.screen());
}

#[test]
fn leaving_an_unsaved_run_asks_first() {
    let mut stage = Stage::new("full", SMALL);
    stage.keys(&open(GameId::ALL[0]));
    // A file in the folder's place refuses every save, as a full disk does.
    let runs = stage.root.join("runs");
    fs::remove_dir_all(&runs).unwrap();
    fs::write(&runs, "").unwrap();
    let asks = "Press q again";
    assert!(stage.keys("q").screen().contains(asks), "{}", stage.screen());
    let path = runs.display().to_string();
    let told: String = stage.screen().split_whitespace().collect();
    assert!(told.contains(&path), "the path is named: {}", stage.screen());
    assert!(!stage.keys("→").screen().contains(asks), "{}", stage.screen());
    assert!(stage.keys("q").screen().contains(asks), "asked again after another key");
    fs::remove_file(&runs).unwrap();
    fs::create_dir(&runs).unwrap();
    assert!(stage.keys("q").screen().contains("Go on:"), "{}", stage.screen());
}

#[test]
fn what_ends_a_run_is_asked_twice() {
    let mut stage = Stage::new("really", SMALL);
    stage.keys(&open(GameId::ALL[0]));
    let commands = stage.screen();
    let line = commands.lines().find(|line| line.contains("Show the solution")).unwrap();
    let number: u8 = line.split('F').nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!(stage.function(number).screen().contains("Really?"), "{}", stage.screen());
    stage.keys("→");
    assert!(stage.function(number).screen().contains("Really?"), "{}", stage.screen());
    assert!(stage.function(number).screen().contains("Given up"), "{}", stage.screen());
}

#[test]
fn the_menu_below_a_brought_run_offers_it() {
    let stage = Stage::new("brought", SMALL);
    let mut context = context(stage.root.clone());
    let file = stage.root.join("puzzle.txt");
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    fs::write(&file, puzzle).unwrap();
    let opening = Opening::File(file);
    let (session, hold) = opening.brought(Start::GoOn, &mut context).unwrap().unwrap();
    let first = GameScreen::new(session, hold, &context);
    let app = App::new(context, Vec::new(), Some(Box::new(first)));
    let mut below = Stage::of(app, stage.root.clone(), SMALL);
    assert!(below.screen().contains("Time:"), "{}", below.screen());
    assert!(below.keys("q").screen().contains("Go on:"), "{}", below.screen());
    // The same puzzle again is the same run, and one under way is enough.
    let mut context = super::context(stage.root.clone());
    let (session, _hold) = opening.brought(Start::GoOn, &mut context).unwrap().unwrap();
    assert_eq!(context.store.saves().len(), 1);
    assert_eq!(context.store.runs().0[0].log.run, session.run());
}
