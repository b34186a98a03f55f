//! A board is sealed, proves itself to `ninefold audit`, and one changed byte of one stored log is named;
//! the terminal sends what it has when the server is back.

use crate::server::{PROGRAM, Server, audit, played};
use session::{GameId, Log, RunId};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_board_proves_itself_and_a_changed_byte_is_named() {
    let folder = std::env::temp_dir().join(format!("ninefold-world-{}", std::process::id()));
    let server = Server::start(folder);
    assert!(server.ask("GET", "/", "", "").1.contains("A page"), "the page is there as before");
    let (board, tokens) = server.play_daily(GameId::Mini, 1..=3);
    let address = format!("{}/v1/boards/{board}", server.address);
    let (output, told) = audit(&[&address]);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("not sealed yet"), "{told}");
    let server = server.seal(board);
    let kept = server.folder.join("kept");
    let (output, told) = audit(&[&address, "--save", kept.to_str().unwrap()]);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("3 lines, 3 logs played again, 0 logs not there, 0 wrong"), "{told}");
    let (output, told) = audit(&[kept.to_str().unwrap()]);
    assert!(output.status.success(), "{told}");
    // A server that has heard too much at once is asked again a little later.
    let had_enough = (0..10_000).any(|_| server.ask("GET", "/v1", "", "").0 == 429);
    assert!(had_enough, "there is a limit for an address");
    // What was kept outside is what the server still says; of another board it is not.
    let (output, told) = audit(&[&address, "--since", kept.to_str().unwrap()]);
    assert!(output.status.success(), "{told}");
    let strange = server.folder.join("strange");
    fs::create_dir_all(&strange).unwrap();
    let seal = fs::read_to_string(kept.join("seal.txt")).unwrap();
    fs::write(strange.join("seal.txt"), seal.replacen("daily", "day", 1)).unwrap();
    let (output, told) = audit(&[&address, "--since", strange.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("the seal that was kept is not one of this board"), "{told}");
    let (output, _) = audit(&[&address, "--key", &"0".repeat(64)]);
    assert_eq!(output.status.code(), Some(1), "another key than the one that is trusted");

    // One byte of one stored log.
    let server = server.change_log(RunId(2));
    let (output, told) = audit(&[&address]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    let run = RunId(2).to_string();
    let wrong: Vec<&str> = told.lines().filter(|line| line.starts_with("line ")).collect();
    assert_eq!(wrong.len(), 1, "{told}");
    assert!(wrong[0].contains(&run) && wrong[0].contains("at least one byte differs"), "{told}");
    let (folder, record) = server.end();
    for token in &tokens {
        assert!(!record.contains(token), "the record has no secrets");
    }
    assert!(record.contains("\"route\":\"/v1/runs/{run}\"") && !record.contains("127.0.0.1"));
    let (output, told) = audit(&[folder.join("kept").to_str().unwrap()]);
    assert!(output.status.success(), "what was kept before still holds: {told}");
    fs::remove_dir_all(&folder).unwrap();
}

/// Draws a ticket, finishes the run while the server is away, and sends it when it is back.
#[test]
fn the_terminal_keeps_a_run_until_the_server_is_back() {
    let folder = std::env::temp_dir().join(format!("ninefold-outbox-{}", std::process::id()));
    let server = Server::start(folder.clone());
    let home = folder.join("home");
    let world = |args: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.arg("world").args(args).env("XDG_DATA_HOME", &home).env("LANG", "C");
        let output = command.output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        (output.status.code().unwrap(), told, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert!(world(&["me"]).2.contains("ninefold world join"), "who joined nowhere is told how");
    let (code, told, _) = world(&["join", &server.address]);
    assert!(code == 0 && told.starts_with("Welcome, "), "{told}");
    let (code, path, why) = world(&["play", "mini", "four-full", "--no-play"]);
    assert_eq!(code, 0, "{why}");
    let begun: Log = fs::read_to_string(path.trim()).unwrap().parse().unwrap();
    let over = played(begun.deal.clone(), begun.run.0);
    let finished = home.join(format!("ninefold/finished/{}.log", over.run));
    fs::write(finished, over.to_string()).unwrap();
    let port = server.address.rsplit(':').next().unwrap().to_owned();
    let (folder, _) = server.end();
    let (code, _, why) = world(&["send"]);
    assert!(code == 1 && why.contains("1 runs wait to be sent"), "{why}");
    let server = Server::start_at(folder, &port);
    let (code, told, why) = world(&["send"]);
    assert_eq!(code, 0, "{why}");
    assert!(told.contains("rank 1 on board"), "{told}");
    assert_eq!(world(&["send"]), (0, String::new(), String::new()), "it is sent once");
    let (_, boards, _) = world(&["boards", "mini"]);
    let number = boards.split_whitespace().next().unwrap().to_owned();
    let (_, board, _) = world(&["board", &number, "--me"]);
    assert!(board.contains(&over.run.to_string()), "{board}");
    let (code, watched, why) = world(&["watch", &over.run.to_string()]);
    assert!(code == 0 && watched.contains("won"), "{watched}{why}");
    let (folder, _) = server.end();
    fs::remove_dir_all(&folder).unwrap();
}

/// A game that is begun on one machine is found on the other, ended there, and over on both.
#[test]
fn two_terminals_have_the_same_runs() {
    let folder = std::env::temp_dir().join(format!("ninefold-sync-{}", std::process::id()));
    let server = Server::start(folder.clone());
    let homes = [folder.join("one"), folder.join("two")];
    let command = |home: usize, args: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.arg("world").args(args).env("XDG_DATA_HOME", &homes[home]).env("LANG", "C");
        command
    };
    let world = |home: usize, args: &[&str]| {
        let output = command(home, args).output().unwrap();
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {why}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    world(0, &["join", &server.address]);
    let mut shows = command(0, &["pair", "--yes"]).stdout(Stdio::piped()).spawn().unwrap();
    let (mut out, mut shown) = (BufReader::new(shows.stdout.take().unwrap()), String::new());
    out.read_line(&mut shown).unwrap();
    let code = shown.split_whitespace().last().unwrap();
    world(1, &["pair", &server.address, code, "--label", "attic"]);
    assert!(shows.wait().unwrap().success());
    assert!(world(0, &["devices"]).contains("attic"));
    assert_eq!(world(0, &["me"]), world(1, &["me"]), "both are the same player");

    let path = world(0, &["play", "mini", "four-full", "--no-play"]);
    let begun: Log = fs::read_to_string(path.trim()).unwrap().parse().unwrap();
    assert_eq!(world(0, &["sync"]), "From other devices: 0. To them: 1.\n");
    assert_eq!(world(1, &["sync"]), "From other devices: 1. To them: 0.\n");
    let file =
        |home: usize, kind: &str| homes[home].join(format!("ninefold/{kind}/{}.log", begun.run));
    assert_eq!(fs::read_to_string(file(1, "runs")).unwrap(), begun.to_string());
    let over = Log { started: begun.started, ..played(begun.deal.clone(), begun.run.0) };
    fs::write(file(1, "finished"), over.to_string()).unwrap();
    fs::remove_file(file(1, "runs")).unwrap();
    assert_eq!(world(1, &["sync"]), "From other devices: 0. To them: 1.\n");
    assert_eq!(world(0, &["sync"]), "From other devices: 1. To them: 0.\n");
    assert!(!file(0, "runs").exists(), "what is over is not under way");
    assert_eq!(fs::read_to_string(file(0, "finished")).unwrap(), over.to_string());
    // The machine that has the ticket sends it.
    assert!(world(0, &["send"]).contains("rank 1 on board"));
    assert!(world(0, &["export"]).contains(&over.run.to_string()));
    world(0, &["delete", "--yes"]);
    let (folder, _) = server.end();
    fs::remove_dir_all(&folder).unwrap();
}
