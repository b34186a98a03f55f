//! Writes a sealed board of many runs into a folder, to see how long `ninefold audit` takes for it.
//!
//! ```text
//! cargo run -p ninefold-judge --example archive -- 10000 board
//! ninefold audit board
//! ```

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on says where")]

use ninefold_judge::*;
use players::Bot;
use session::{Desk, GameId, Millis, Rng, RunId, Session};
use std::path::PathBuf;

fn main() {
    let (n_runs, folder) = (std::env::args().nth(1), std::env::args().nth(2));
    let n_runs: u64 = n_runs.expect("how many runs").parse().unwrap();
    let folder = PathBuf::from(folder.expect("a folder to write to"));
    std::fs::create_dir_all(&folder).unwrap();
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
            let line =
                SealLine { rank: 0, score, ms, run, log: sha256(log.as_bytes()), verifier: 1 };
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
        verifiers: vec![VERIFIER.to_owned()],
        moment: None,
        secret: None,
    };
    let lines = runs.iter().map(|(_, line, _)| line.clone()).collect();
    let seal = Seal::sign(head, lines, &SigningKey::from_bytes(&[1; 32])).to_string();
    std::fs::write(folder.join("seal.txt"), seal).unwrap();
    for (_, line, log) in &runs {
        std::fs::write(folder.join(format!("{}.log", line.run)), log).unwrap();
    }
    println!("{n_runs} runs in {}", folder.display());
}
