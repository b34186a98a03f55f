//! Many at once: runs come in, players leave and the folder folds, while ranks are compared with a plain
//! count of the same moment.

use crate::sample::{join, run};
use crate::worlds::{World, in_runtime, on_both};
use ninefold_store::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

/// Rank and count of one state of the database.
pub struct Compare {
    pub board: i64,
    pub key: i64,
}

#[async_trait::async_trait]
impl Call for Compare {
    type Answer = (i64, i64);
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<(i64, i64), Trouble> {
        let count = "SELECT count(*) FROM entry WHERE board = $1 AND key < $2";
        let values = [Value::Int(self.board), Value::Int(self.key)];
        let found = tx.all(vec![Ask::new(count, values)]).await?;
        let rank = Rank { board: self.board, key: self.key }.on(tx).await?;
        Ok((rank, found[0].number()? + 1))
    }
}

fn comparisons() -> i64 {
    std::env::var("NINEFOLD_COMPARISONS").ok().and_then(|text| text.parse().ok()).unwrap_or(120)
}

#[test]
fn ranks_are_exact_while_everything_moves() {
    on_both(async |World { store, name, .. }| {
        let is_over = Arc::new(AtomicBool::new(false));
        let written = Arc::new(AtomicI64::new(0));
        join(store, 1).await;
        let Accepted::Stored { boards, .. } = store.call(run(1, 1, 50_000)).await.unwrap() else {
            panic!("kept");
        };
        let board = boards[0].0;
        let writers = (0..8_i64).map(|writer| {
            let (store, is_over, written) =
                (store.clone(), Arc::clone(&is_over), Arc::clone(&written));
            tokio::spawn(async move {
                let mut number = 0_i64;
                while !is_over.load(Ordering::Relaxed) {
                    number += 1;
                    let player = 1000 * (writer + 1) + number % 200;
                    let key = (number * 7919 + writer * 104_729) % 100_000;
                    if number <= 200 {
                        join(&store, player).await;
                    }
                    if number % 17 == 0 {
                        store.call(Delete { player, ghost: -player }).await.unwrap();
                        join(&store, player).await;
                    }
                    let id = ((writer as u64 + 1) << 32) + number as u64;
                    store.call(run(id, player, key)).await.unwrap();
                    written.fetch_add(1, Ordering::Relaxed);
                }
            })
        });
        let writers: Vec<_> = writers.collect();
        let folding = {
            let (store, is_over) = (store.clone(), Arc::clone(&is_over));
            tokio::spawn(async move {
                let mut splits = 0;
                while !is_over.load(Ordering::Relaxed) {
                    let sizes = Sizes { entries: 16, buckets: 8 };
                    splits += store.call(Fold { most: 50, sizes }).await.unwrap().splits;
                }
                splits
            })
        };
        for number in 0..comparisons() {
            let key = number * 331 % 100_000;
            let (rank, count) = store.call(Compare { board, key }).await.unwrap();
            assert_eq!(rank, count, "at {key}");
        }
        is_over.store(true, Ordering::Relaxed);
        for writer in writers {
            writer.await.unwrap();
        }
        let splits = folding.await.unwrap();
        assert!(splits > 0, "nothing was split");
        eprintln!("{name}: {} runs, {splits} splits", written.load(Ordering::Relaxed));
        while store.call(Fold::USUAL).await.unwrap().deltas > 0 {}
        let (rank, count) = store.call(Compare { board, key: 100_000 }).await.unwrap();
        assert_eq!(rank, count);
        assert_eq!(store.call(Total { board }).await.unwrap() + 1, count);
    });
}

/// The same run, sent ten times at once, is stored once; a player's best is the best of all.
#[test]
fn what_comes_at_once_is_put_in_an_order() {
    in_runtime(async {
        for world in [World::sqlite().await, World::postgres().await] {
            let store = &world.store;
            join(store, 7).await;
            let sent = (0..10).map(|_| {
                tokio::spawn({
                    let store = store.clone();
                    async move { store.call(run(1, 7, 100)).await.unwrap() }
                })
            });
            let mut stored = 0;
            for answer in sent.collect::<Vec<_>>() {
                match answer.await.unwrap() {
                    Accepted::Stored { .. } => stored += 1,
                    Accepted::Same(_) => {}
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(stored, 1, "{}", world.name);
            let sent = (2..12).map(|number| {
                tokio::spawn({
                    let store = store.clone();
                    async move { store.call(run(number, 7, 100 - number as i64)).await.unwrap() }
                })
            });
            let mut board = 0;
            for answer in sent.collect::<Vec<_>>() {
                let Accepted::Stored { boards, .. } = answer.await.unwrap() else { panic!() };
                board = boards[0].0;
            }
            let lines = store.call(Page { board, after: None, limit: 9 }).await.unwrap();
            assert_eq!(lines.len(), 1);
            assert_eq!((lines[0].key, lines[0].rank), (89, 1));
            assert_eq!(store.call(Total { board }).await.unwrap(), 1);
            // A call that is given up half-way leaves nothing behind.
            for number in 20..60 {
                let given_up = store.call(run(number, 7, 1000));
                let _ =
                    tokio::time::timeout(std::time::Duration::from_micros(number * 20), given_up)
                        .await;
            }
            assert!(matches!(store.call(run(99, 7, 1)).await.unwrap(), Accepted::Stored { .. }));
            world.end().await;
        }
    });
}
