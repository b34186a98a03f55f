//! The rank of a random player on large boards, beside a plain count. Boards of several sizes are asked in turn, so
//! that whatever else the machine does meets all of them alike.

use ninefold_store::*;
use std::time::Duration;
use tokio::time::Instant;

const KEYS: i64 = 1 << 40;

/// Puts entries on a board without runs, and has the folder cut it up.
struct Fill {
    board: i64,
    entries: i64,
}

#[async_trait::async_trait]
impl Call for Fill {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        let entries = "WITH RECURSIVE number (n) AS \
            (SELECT CAST(1000000 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < $2) \
            INSERT INTO entry (board, player, key, run) \
            SELECT CAST($1 AS BIGINT), n, (n * 2654435761) % 1099511627776, $3 FROM number";
        // One after the other into the order of keys would take hours for ten millions.
        let without = "DROP INDEX entry_in_order";
        let with = "CREATE INDEX entry_in_order ON entry (board, key, player)";
        let last = Value::Int(1_000_000 + self.entries - 1);
        let run = Value::Bytes(vec![0; 16]);
        let count = "UPDATE bucket SET n = n + $2 WHERE board = $1 AND lo = 0";
        let pile = "UPDATE pile SET n = n + $2 WHERE board = $1 AND lo = 0";
        let both = || [Value::Int(self.board), Value::Int(self.entries)];
        tx.last(vec![
            Ask::new(without, []),
            Ask::new(entries, [Value::Int(self.board), last, run]),
            Ask::new(with, []),
            Ask::new(count, both()),
            Ask::new(pile, both()),
        ])
        .await?;
        Ok(())
    }
}

/// What PostgreSQL's own housekeeping does some minutes after so many rows came in: until then it does not
/// know which of them everybody may see, nor how many there are.
struct TidyUp;

#[async_trait::async_trait]
impl Call for TidyUp {
    type Answer = ();
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<(), Trouble> {
        tx.last(vec![Ask::new("VACUUM (ANALYZE)", [])]).await.map(|_| ())
    }
}

struct Count {
    board: i64,
    key: i64,
}

#[async_trait::async_trait]
impl Call for Count {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        let sql = "SELECT count(*) FROM entry WHERE board = $1 AND key < $2";
        let values = [Value::Int(self.board), Value::Int(self.key)];
        Ok(tx.last(vec![Ask::new(sql, values)]).await?[0].number()? + 1)
    }
}

/// At most three sizes: so many boards a run is on.
pub async fn measure(store: &Store, sizes: &[i64]) {
    super::sample::join(store, 1).await;
    let answer = store.call(super::run(1, 1)).await.unwrap();
    let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
    let boards: Vec<i64> = boards.iter().take(sizes.len()).map(|(board, _)| *board).collect();
    for (&board, &entries) in boards.iter().zip(sizes) {
        let start = Instant::now();
        store.call(Fill { board, entries }).await.unwrap();
        println!("  {entries} entries put in: {:.1} s", start.elapsed().as_secs_f64());
    }
    tidy_up(store).await;
    let start = Instant::now();
    while store.call(Fold::USUAL).await.unwrap().deltas > 0 {}
    println!("  cut into buckets: {:.1} s", start.elapsed().as_secs_f64());
    tidy_up(store).await;
    let mut ranks = vec![Vec::new(); boards.len()];
    for number in 0..3_000_i64 {
        let key = (number * 748_392_017_831) % KEYS;
        for (&board, times) in boards.iter().zip(&mut ranks) {
            let start = Instant::now();
            let rank = store.call(Rank { board, key }).await.unwrap();
            times.push(start.elapsed());
            if number % 300 == 0 {
                assert_eq!(rank, store.call(Count { board, key }).await.unwrap(), "at {key}");
            }
        }
    }
    let mut counts = vec![Vec::new(); boards.len()];
    for number in 0..20_i64 {
        let key = (number * 748_392_017_831) % KEYS;
        for (&board, times) in boards.iter().zip(&mut counts) {
            let start = Instant::now();
            store.call(Count { board, key }).await.unwrap();
            times.push(start.elapsed());
        }
    }
    for ((size, ranks), counts) in sizes.iter().zip(ranks).zip(counts) {
        tell(&format!("{size} entries, rank by buckets"), ranks);
        tell(&format!("{size} entries, rank by count(*)"), counts);
    }
}

async fn tidy_up(store: &Store) {
    if let Store::Postgres(_) = store {
        store.call(TidyUp).await.unwrap();
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!("  {what}: p50 {:.2} ms, p99 {:.2} ms, {} samples", at(50), at(99), times.len());
}
