//! Random histories of runs, deletions and folds, with a sorted list as the model. Buckets are tiny, so
//! that everything splits all the time. `NINEFOLD_HISTORIES=10000 cargo test -p ninefold-store
//! histories` plays more.

use crate::sample::{board, id, join, run};
use crate::worlds::{World, in_runtime};
use ninefold_store::*;
use std::collections::{BTreeMap, BTreeSet};

/// The same numbers every time: xorshift.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

const BOARDS: usize = 2;

#[derive(Default)]
struct Model {
    bests: [BTreeMap<i64, i64>; BOARDS],
    /// Their numbers in the store, once they are there.
    boards: [Option<i64>; BOARDS],
    joined: BTreeSet<i64>,
}

impl Model {
    /// In order: key, then player.
    fn lines(&self, board: usize) -> Vec<(i64, i64, i64)> {
        let mut order: Vec<(i64, i64)> =
            self.bests[board].iter().map(|(player, key)| (*key, *player)).collect();
        order.sort();
        let keys: Vec<i64> = order.iter().map(|(key, _)| *key).collect();
        let rank = |key: i64| keys.partition_point(|other| *other < key) as i64 + 1;
        order.into_iter().map(|(key, player)| (rank(key), player, key)).collect()
    }
}

fn told(lines: &[Line]) -> Vec<(i64, i64, i64)> {
    lines.iter().map(|line| (line.rank, line.player, line.key)).collect()
}

async fn play(store: &Store, seed: u64, base: i64, n_steps: u32) {
    let mut dice = Dice(seed * 2 + 0x9e37_79b9_7f4a_7c15);
    let mut model = Model::default();
    let mut next = base as u64 * 1000;
    // Few keys, so that many are equal; or many.
    let n_keys = [3, 40, 1_000_000_000_000][dice.below(3) as usize];
    let start = |board: usize| base * 10 + board as i64;
    for _ in 0..n_steps {
        let player = base * 100 + dice.below(30) as i64;
        match dice.below(12) {
            0..6 => {
                if model.joined.insert(player) {
                    join(store, player).await;
                }
                let key = dice.below(n_keys) as i64;
                next += 1;
                let mut accept = run(next, player, key);
                accept.boards = (0..BOARDS).map(|it| board("all", start(it), None)).collect();
                let answer = store.call(accept).await.unwrap();
                let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
                for (index, (number, place)) in boards.iter().enumerate() {
                    model.boards[index] = Some(*number);
                    let best = model.bests[index].get(&player);
                    let is_best = best.is_none_or(|best| key < *best);
                    assert_eq!(*place == Place::Best, is_best);
                    if is_best {
                        model.bests[index].insert(player, key);
                    }
                }
            }
            6 => {
                store.call(Delete { player, ghost: -player }).await.unwrap();
                model.joined.remove(&player);
                for bests in &mut model.bests {
                    bests.remove(&player);
                }
            }
            7..9 => {
                let sizes = Sizes { entries: 3, buckets: 2 };
                store.call(Fold { most: dice.below(20) as i64, sizes }).await.unwrap();
            }
            _ => {
                let index = dice.below(BOARDS as u64) as usize;
                let Some(board) = model.boards[index] else { continue };
                let lines = model.lines(index);
                let found = store.call(Page { board, after: None, limit: 50 }).await.unwrap();
                assert_eq!(told(&found), lines, "seed {seed}");
                let total = store.call(Total { board }).await.unwrap();
                assert_eq!(total, lines.len() as i64, "seed {seed}");
                let around = store.call(Around { board, player, reach: 2 }).await.unwrap();
                let mine = lines.iter().position(|(_, it, _)| *it == player);
                let near = mine.map_or(&[][..], |mine| {
                    &lines[mine.saturating_sub(2)..(mine + 3).min(lines.len())]
                });
                assert_eq!(told(&around), near, "seed {seed}");
                let key = dice.below(n_keys) as i64;
                let before = lines.iter().filter(|(_, _, other)| *other < key).count() as i64;
                assert_eq!(store.call(Rank { board, key }).await.unwrap(), before + 1);
            }
        }
    }
    // In the end every log is there that belongs to a best, and only runs of players who are.
    for bests in &model.bests {
        assert!(bests.keys().all(|player| model.joined.contains(player)));
    }
    let first = store.call(FindLog { run: id(base as u64 * 1000 + 1) }).await.unwrap();
    assert!(first.is_none_or(|log| log.starts_with(b"log ")));
}

fn histories(usual: u64) -> u64 {
    std::env::var("NINEFOLD_HISTORIES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn histories_on_sqlite() {
    in_runtime(async {
        let world = World::sqlite().await;
        for seed in 0..histories(25) {
            play(&world.store, seed, seed as i64 + 1, 80).await;
        }
        world.end().await;
    });
}

#[test]
fn histories_on_postgres() {
    in_runtime(async {
        let world = World::postgres().await;
        for seed in 0..histories(6) {
            play(&world.store, seed, seed as i64 + 1, 80).await;
        }
        world.end().await;
    });
}
