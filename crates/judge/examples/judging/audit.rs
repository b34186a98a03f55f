//! A board of many runs, sealed, and checked as `ninefold audit` checks it.

use crate::time::seconds;
use ninefold_judge::*;
use players::Bot;
use session::{Desk, GameId, Millis, Rng, RunId, Session};
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn audit(n_runs: u64) {
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
    let jobs = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let took = seconds(|| {
        let seal: Seal = seal.parse().unwrap();
        assert_eq!(check_seal(&seal), []);
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    while let Some((_, line, log)) = runs.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        assert_eq!(check_line(&seal.head, line, log), Ok(()));
                    }
                });
            }
        });
    });
    println!("audit of {n_runs} runs, {jobs} threads: {took:.1} s");
}
