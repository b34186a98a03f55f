//! Killed without a word, again and again: whatever was answered is there, once, and ranks are those of
//! a recount. `NINEFOLD_KILLS=50 cargo test -p ninefold-store killed` does it oftener.

use crate::sample::{id, join, run};
use crate::together::Compare;
use crate::worlds::{free_path, in_runtime};
use cluster::{Care, Cluster};
use ninefold_store::*;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

fn kills(usual: u32) -> u32 {
    std::env::var("NINEFOLD_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

const FILE: &str = "NINEFOLD_WRITE_TO";

/// Writes runs and tells each when the store has answered: a few to a file of its own, or without end to
/// the one that a parent names, until that kills it.
#[test]
fn writes_until_it_is_killed() {
    let told = std::env::var(FILE).ok();
    let path = told.clone().unwrap_or_else(|| free_path().display().to_string());
    let (first, count) = match told {
        Some(_) => (u64::from(std::process::id()) * 1_000_000, 1_000_000),
        None => (0, 24),
    };
    in_runtime(async {
        let store = Store::open(&path).await.unwrap();
        let writers = (0..8).map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                for number in (first + writer..first + count).step_by(8) {
                    join(&store, number as i64).await;
                    let answer = store.call(run(number, number as i64, number as i64)).await;
                    assert!(matches!(answer, Ok(Accepted::Stored { .. })), "{answer:?}");
                    println!("kept {number}");
                }
            })
        });
        for writer in writers.collect::<Vec<_>>() {
            writer.await.unwrap();
            store.call(Fold::USUAL).await.unwrap();
        }
        assert_eq!(check_recount(&store).await, count as i64);
        store.close().await;
    });
    remove(&path);
}

fn remove(path: &str) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{path}{ending}"));
    }
}

/// The number that a line of the child tells; other lines are the test harness's.
fn kept(line: &str) -> Option<u64> {
    line.rsplit_once("kept ")?.1.trim().parse().ok()
}

async fn check_recount(store: &Store) -> i64 {
    let boards =
        store.call(Boards { game: None, period: None, before: None, limit: 9 }).await.unwrap();
    let mut entries = 0;
    for board in &boards {
        for key in [1 << 30, 1 << 38, i64::MAX] {
            let (rank, count) = store.call(Compare { board: board.id, key }).await.unwrap();
            assert_eq!(rank, count, "board {} at {key}", board.id);
            entries = count - 1;
        }
        assert_eq!(board.entries, entries);
    }
    entries
}

#[test]
fn killed_sqlite_keeps_what_it_answered() {
    let path = free_path().display().to_string();
    let mut answered: Vec<u64> = Vec::new();
    for round in 0..kills(3) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "killed::writes_until_it_is_killed"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        let count = (40 + round * 13 % 200) as usize;
        answered.extend(lines.by_ref().filter_map(|line| kept(&line)).take(count));
        child.kill().unwrap();
        // What it said before it was killed counts too. Its last line may be cut off.
        let mut rest: Vec<String> = lines.collect();
        rest.pop();
        answered.extend(rest.iter().filter_map(|line| kept(line)));
        child.wait().unwrap();
        in_runtime(async {
            let store = Store::open(&path).await.unwrap();
            let mut is_there = 0;
            for number in &answered {
                is_there +=
                    i64::from(store.call(FindRun { id: id(*number) }).await.unwrap().is_some());
            }
            assert_eq!(is_there, answered.len() as i64, "after {} kills", round + 1);
            assert!(check_recount(&store).await >= is_there);
            store.close().await;
        });
    }
    remove(&path);
}

#[test]
fn killed_postgres_keeps_what_it_answered() {
    in_runtime(async {
        let cluster = Arc::new(Cluster::start(Care::Quick).unwrap());
        let store = Store::open(&cluster.database().await).await.unwrap();
        let answered = Arc::new(Mutex::new(Vec::new()));
        let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
        let writers = (0..6_u64).map(|writer| {
            let (store, answered, over) = (store.clone(), Arc::clone(&answered), Arc::clone(&over));
            tokio::spawn(async move {
                let player = writer as i64 + 1;
                let mut number = writer;
                while !over.load(std::sync::atomic::Ordering::Relaxed) {
                    number += 6;
                    // Until it is answered, as a player's program does.
                    let sent = run(number, player, 1_000_000 - number as i64);
                    match store.call(sent).await {
                        Ok(Accepted::Stored { .. } | Accepted::Same(_)) => {
                            answered.lock().unwrap().push(number);
                        }
                        Ok(other) => panic!("{other:?}"),
                        Err(_) => {
                            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                            number -= 6;
                        }
                    }
                }
            })
        });
        for player in 1..=6 {
            join(&store, player).await;
        }
        let writers: Vec<_> = writers.collect();
        for _ in 0..kills(2) {
            let before = answered.lock().unwrap().len();
            while answered.lock().unwrap().len() < before + 40 {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                let _ = store.call(Fold::USUAL).await;
            }
            let killed = Arc::clone(&cluster);
            tokio::task::spawn_blocking(move || killed.kill_and_start()).await.unwrap().unwrap();
        }
        over.store(true, std::sync::atomic::Ordering::Relaxed);
        for writer in writers {
            writer.await.unwrap();
        }
        let answered = answered.lock().unwrap().clone();
        let mut is_there = 0;
        for number in &answered {
            let id = id(*number);
            is_there += u64::from(store.call(FindRun { id }).await.unwrap().is_some());
        }
        assert_eq!(is_there, answered.len() as u64);
        assert_eq!(check_recount(&store).await, 6);
        store.close().await;
    });
}
