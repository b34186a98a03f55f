//! Many clients who send runs to one hot board (three boards each), beside bare inserts of the same rows.

use ninefold_store::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::time::Instant;

/// The rows of an accepted run, and nothing asked before.
struct Bare(Accept, [i64; 3]);

#[async_trait::async_trait]
impl Call for Bare {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let Accept { run, log, key, .. } = &self.0;
        let text = |text: &str| Value::Text(text.into());
        let mut asks = vec![
            Ask::new(
                "INSERT INTO run (id, player, log_hash, game, preset, rules, verifier, result, \
                 score, ms, trust, help, day, ticket, attempts, accepted) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
                [
                    Value::Bytes(run.id.to_vec()),
                    Value::Int(run.player),
                    Value::Bytes(run.log_hash.to_vec()),
                    text(&run.game),
                    text(&run.preset),
                    Value::Int(run.rules),
                    text(&run.verifier),
                    text(&run.result),
                    Value::Int(run.score),
                    Value::Int(run.ms),
                    text(&run.trust),
                    text(&run.help),
                    Value::Null,
                    Value::Null,
                    Value::Int(0),
                    Value::Int(0),
                ],
            ),
            Ask::new(
                "INSERT INTO run_log (run, log) VALUES ($1, $2)",
                [Value::Bytes(run.id.to_vec()), Value::Bytes(log.clone())],
            ),
        ];
        for board in self.1 {
            asks.push(Ask::new(
                "INSERT INTO entry (board, player, key, run) VALUES ($1, $2, $3, $4)",
                [
                    Value::Int(board),
                    Value::Int(run.player),
                    Value::Int(*key),
                    Value::Bytes(run.id.to_vec()),
                ],
            ));
            asks.push(Ask::new(
                "INSERT INTO delta (board, key, d) VALUES ($1, $2, 1)",
                [Value::Int(board), Value::Int(*key)],
            ));
        }
        tx.last(asks).await?;
        Ok(())
    }
}

pub async fn measure(store: &Store, clients: i64, runs: i64) {
    let rounds = 3;
    // Everybody has a run of their own, so that every run is a best.
    let players = 2 * rounds * runs + 1;
    for player in 0..players {
        super::sample::join(store, player).await;
    }
    let answer = store.call(super::run(0, 0)).await.unwrap();
    let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
    let boards = [boards[0].0, boards[1].0, boards[2].0];
    let next = Arc::new(AtomicI64::new(1));
    let (mut bare, mut whole) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        bare.push(rate(store, clients, runs, &next, Some(boards)).await);
        whole.push(rate(store, clients, runs, &next, None).await);
        while store.call(Fold::USUAL).await.unwrap().deltas > 0 {}
    }
    let best = |rates: &[f64]| rates.iter().copied().fold(0.0, f64::max);
    let (bare, whole) = (best(&bare), best(&whole));
    println!(
        "  {clients} clients: bare inserts {bare:.0}/s, submits {whole:.0}/s, ratio {:.2}",
        whole / bare
    );
}

async fn rate(
    store: &Store,
    clients: i64,
    runs: i64,
    next: &Arc<AtomicI64>,
    bare: Option<[i64; 3]>,
) -> f64 {
    let end = next.load(Ordering::Relaxed) + runs;
    let start = Instant::now();
    let working = (0..clients).map(|_| {
        let (store, next) = (store.clone(), Arc::clone(next));
        tokio::spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end {
                    return;
                }
                let run = super::run(number, number);
                match bare {
                    Some(boards) => store.call(Bare(run, boards)).await.unwrap(),
                    None => {
                        let answer = store.call(run).await.unwrap();
                        assert!(matches!(answer, Accepted::Stored { .. }), "{answer:?}");
                    }
                }
            }
        })
    });
    for client in working.collect::<Vec<_>>() {
        client.await.unwrap();
    }
    // Each client took one number too many to see that it is over.
    next.store(end, Ordering::Relaxed);
    runs as f64 / start.elapsed().as_secs_f64()
}
