//! How long judging takes: golden logs, the longest that are accepted, and an audit of many runs.
//!
//! ```text
//! cargo run --release -p ninefold-judge --example judging -- 10000
//! ```

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on says where")]
#![allow(clippy::disallowed_methods, reason = "measures time")]

use ninefold_judge::*;
use players::Bot;
use session::{Desk, GameId, Log, Millis, Move, Rng, RunId, Session};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

fn main() {
    let n_runs: u64 = std::env::args().nth(1).map_or(10_000, |text| text.parse().unwrap());
    let golden = golden();
    tell("golden logs", golden.iter().map(String::as_str));
    let long: Vec<String> = golden.iter().flat_map(|log| longest(log)).collect();
    tell("the longest that are accepted", long.iter().map(String::as_str));
    audit(n_runs);
}

fn golden() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/replays");
    let mut logs = Vec::new();
    for game in std::fs::read_dir(root).unwrap() {
        for file in std::fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|it| it == "log") {
                logs.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    logs.sort();
    logs.retain(|log| judge(log).is_ok());
    logs
}

/// As many moves as are taken, of one kind each, put in before the last move: undo and redo, keeping the
/// board and going back to it, asking for what was right.
fn longest(text: &str) -> Vec<String> {
    let log: Log = text.parse().unwrap();
    let pairs: [[Move; 2]; 3] = [
        [Move::Undo, Move::Redo],
        [Move::Checkpoint("a".into()), Move::Return("a".into())],
        [Move::Act("check".parse().unwrap()), Move::Act("check".parse().unwrap())],
    ];
    let lengthened = pairs.iter().filter_map(|pair| {
        let mut long = log.clone();
        let last = long.moves.pop()?;
        let at = long.moves.last()?.0;
        while long.moves.len() + 3 <= MAX_MOVES {
            long.moves.extend(pair.iter().map(|entry| (at, entry.clone())));
        }
        long.moves.push(last);
        Some(long.to_string()).filter(|text| judge(text).is_ok())
    });
    lengthened.collect()
}

fn tell<'a>(what: &str, logs: impl Iterator<Item = &'a str>) {
    let mut times: Vec<(f64, String)> = logs
        .map(|log| {
            let best = (0..5).map(|_| {
                let start = Instant::now();
                judge(log).unwrap();
                start.elapsed().as_secs_f64() * 1000.0
            });
            let head: Vec<&str> = log.lines().skip(1).take(2).collect();
            (best.fold(f64::MAX, f64::min), head.join(" "))
        })
        .collect();
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (median, worst) = (&times[times.len() / 2], times.last().unwrap());
    println!(
        "{what}: {}, median {:.2} ms, worst {:.2} ms ({})",
        times.len(),
        median.0,
        worst.0,
        worst.1
    );
}

fn audit(n_runs: u64) {
    let preset = GameId::Classic.preset("gentle").unwrap();
    let bot = Bot { slips: 0, asks: 0, ..Bot::STRONG };
    let mut runs: Vec<(i64, SealLine, String)> = (0..n_runs)
        .map(|number| {
            let deal = GameId::Classic.deal(&preset, &mut Rng::stream(16, number));
            let run = RunId(number.into());
            let session = Session::start(deal, run, 0, Millis::ZERO).unwrap();
            let mut desk = Desk::new(session, Millis::ZERO);
            let end = bot.play(&mut desk, Millis::ZERO, &mut Rng::new(number), |_, _| true);
            let log = desk.session().log(end).to_string();
            let verdict = judge(&log).unwrap();
            let (score, ms) = (verdict.score, verdict.at.0);
            let line = SealLine { rank: 0, score, ms, run, log: sha256(log.as_bytes()) };
            (key(score, verdict.at), line, log)
        })
        .collect();
    runs.sort_by_key(|(key, ..)| *key);
    for index in 0..runs.len() {
        let is_tie = index > 0 && runs[index].0 == runs[index - 1].0;
        runs[index].1.rank = if is_tie { runs[index - 1].1.rank } else { index as u64 + 1 };
    }
    let head = Head {
        game: GameId::Classic,
        preset: preset.key.to_owned(),
        rules: GameId::Classic.info().rules_version,
        trust: "ticketed".to_owned(),
        help: "pure".to_owned(),
        period: "day".to_owned(),
        start: 0,
        verifier: VERIFIER.to_owned(),
        secret: None,
    };
    let lines = runs.iter().map(|(_, line, _)| line.clone()).collect();
    let seal = Seal::sign(head, lines, &SigningKey::from_bytes(&[1; 32])).to_string();
    let start = Instant::now();
    let seal: Seal = seal.parse().unwrap();
    assert_eq!(check_seal(&seal), []);
    let next = AtomicUsize::new(0);
    let jobs = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((_, line, log)) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    assert_eq!(check_line(&seal.head, line, log), Ok(()));
                }
            });
        }
    });
    println!("audit of {n_runs} runs, {jobs} threads: {:.1} s", start.elapsed().as_secs_f64());
}
