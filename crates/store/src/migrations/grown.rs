//! Databases of every earlier version, with players, runs and boards in them, are brought up to date and
//! lose nothing. A new step adds its own rows here.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

use super::{CLOCK, STEPS, in_postgres, in_sqlite};
use crate::sqlite::Direct;
use crate::{
    Accept, Accepted, Access, Around, BoardKey, ConfirmPairing, FindBoard, FindLedger, FindLog,
    FindRun, FindTicket, FindVerifier, Known, Listed, PullSync, PutSync, Roots, SigningKey, Store,
    SyncPut, TryPairing, Who, WriteSeal,
};
use cluster::Cluster;
use std::path::{Path, PathBuf};

const PLAYER: i64 = 7;
/// The number of a day, and the end of time for what expires.
const DAY: i64 = 20_000;
const LATE: i64 = 9_000_000_000_000;

/// Sixteen or thirty-two bytes of one kind.
fn hex(byte: u8, count: usize) -> String {
    format!("{byte:02x}").repeat(count)
}

/// What servers of a version had written, bytes as `<hex>`.
fn rows(version: usize) -> String {
    let (short, long) =
        (|byte| format!("<{}>", hex(byte, 16)), |byte| format!("<{}>", hex(byte, 32)));
    let log: String = "a log".bytes().map(|byte| format!("{byte:02x}")).collect();
    let mut sql = format!(
        "INSERT INTO player (id, name, own_name, skeleton, recovery, created) \
            VALUES ({PLAYER}, 'Calm Otter 7', 'Mia', 'mia', {recovery}, 1);
         INSERT INTO player (id, name, created) VALUES (8, 'Swift Heron 8', 1);
         INSERT INTO report VALUES ({PLAYER}, 8, 1);
         INSERT INTO device VALUES ({token}, {PLAYER}, 'phone', 1, 1);
         INSERT INTO pairing (code, player, expires) VALUES ({code}, {PLAYER}, {LATE});
         INSERT INTO ticket VALUES ({ticket}, {PLAYER}, 'mini', 'four', 'a deal', NULL, 1, {LATE});
         INSERT INTO checkpoint VALUES ({ticket}, 0, 3, 10000, {chain}, 10001);
         INSERT INTO run VALUES ({run}, {PLAYER}, {hash}, 'mini', 'four', 2, 'old', 'won', 90, 61000, \
            'open', 'pure', {DAY}, {ticket}, 1, 62000);
         INSERT INTO run_log VALUES ({run}, <{log}>);
         INSERT INTO board (id, game, preset, rules, trust, help, period, start) VALUES \
            (1, 'mini', 'four', 2, 'open', 'pure', 'daily', {DAY}), \
            (2, 'mini', 'four', 2, 'open', 'pure', 'all', 0);
         INSERT INTO bucket VALUES (1, 0, 0), (2, 0, 1);
         INSERT INTO pile VALUES (1, 0, 0), (2, 0, 1);
         INSERT INTO entry VALUES (1, {PLAYER}, 500, {run}), (2, {PLAYER}, 500, {run});
         INSERT INTO delta (board, key, d) VALUES (1, 500, 1);
         INSERT INTO day_secret VALUES ({DAY}, {secret}, {promise}, 1);
         INSERT INTO signing_key VALUES (1, {key});",
        recovery = long(1),
        token = long(2),
        code = long(3),
        ticket = short(4),
        chain = long(5),
        run = short(6),
        hash = long(7),
        secret = long(8),
        promise = long(9),
        key = long(10),
    );
    if version >= 2 {
        sql += &format!(
            "INSERT INTO verifier VALUES ({}, <00>, 1);
             UPDATE board SET closes = {} WHERE id = 1;
             INSERT INTO day_seal VALUES (2, {DAY}, {}, NULL);",
            long(11),
            (DAY + 32) * 86_400_000,
            long(12)
        );
    }
    if version >= 3 {
        sql += &format!("INSERT INTO sync_item VALUES ({PLAYER}, {}, 1, 0, <{log}>);", short(13));
    }
    if version >= 4 {
        sql += &format!(
            "INSERT INTO listed VALUES (2, 1, 5, {});
             INSERT INTO ledger VALUES (1, 1, 'a head', 'a line');",
            long(12)
        );
    }
    sql
}

async fn sqlite(version: usize, path: &Path) -> Store {
    let direct = Direct::open(path, &crate::Clock::system(), Access::Write).unwrap();
    for step in &STEPS[..version] {
        direct.batch(&in_sqlite(step)).unwrap();
    }
    let rows = rows(version).replace('<', "X'").replace('>', "'");
    direct.batch(&format!("{rows} PRAGMA user_version = {version}")).unwrap();
    drop(direct);
    Store::open(&path.display().to_string()).await.unwrap()
}

async fn postgres(version: usize) -> (Store, String) {
    let url = Cluster::shared().database().await;
    let mut sql = "CREATE TABLE ninefold_schema (version BIGINT NOT NULL);".to_owned();
    for (number, step) in (1..).zip(&STEPS[..version]) {
        sql += &format!("{}; INSERT INTO ninefold_schema VALUES ({number});", in_postgres(step));
    }
    let rows = rows(version).replace('<', "'\\x").replace('>', "'");
    // Boards that were made here have taken their numbers from the sequence.
    let taken = "SELECT setval(pg_get_serial_sequence('board', 'id'), 2);";
    cluster::execute(&url, &format!("{sql} {CLOCK}; {rows} {taken}")).await.unwrap();
    (Store::open(&url).await.unwrap(), url)
}

/// Everything of old is there, and what came later works on it.
async fn check(store: &Store, version: usize) {
    let run = [6; 16];
    let known = store.call(Who { token: [2; 32] }).await.unwrap();
    assert_eq!(known.map(|Known { player, .. }| player), Some(PLAYER), "from {version}");
    let old = store.call(FindRun { id: run }).await.unwrap().unwrap();
    assert_eq!((old.score, old.ms, old.ticket), (90, 61_000, Some([4; 16])));
    assert_eq!(store.call(FindLog { run }).await.unwrap().unwrap(), b"a log");
    let ticket = store.call(FindTicket { id: [4; 16] }).await.unwrap().unwrap();
    assert_eq!((&*ticket.ticket.deal, ticket.checkpoints.len()), ("a deal", 1));
    let key = store.call(SigningKey { proposed: [99; 32] }).await.unwrap();
    assert_eq!(key, [10; 32], "boards are signed by the same key");
    let daily = store.call(FindBoard { id: 1 }).await.unwrap().unwrap();
    assert_eq!(daily.key.closes, Some((DAY + 32) * 86_400_000), "dailies close since version 2");
    assert_eq!(store.call(FindBoard { id: 2 }).await.unwrap().unwrap().key.closes, None);
    // The player of old meets a new run on the board of all time.
    let accept = Accept {
        run: crate::Run { id: [14; 16], player: 8, ticket: None, day: None, ..old },
        log: b"another".to_vec(),
        key: 400,
        boards: vec![BoardKey {
            game: "mini".into(),
            preset: "four".into(),
            rules: 2,
            trust: "open".into(),
            help: "pure".into(),
            period: "all".into(),
            start: 0,
            closes: None,
        }],
    };
    let accepted = store.call(accept).await.unwrap();
    assert!(matches!(accepted, Accepted::Stored { .. }), "{accepted:?}");
    let around = store.call(Around { board: 2, player: PLAYER, reach: 5 }).await.unwrap();
    let ranks: Vec<_> = around.iter().map(|line| (line.player, line.rank)).collect();
    assert_eq!(ranks, [(8, 1), (PLAYER, 2)], "from {version}");
    // A code that was shown before still lets a device in.
    let claim =
        TryPairing { code: [3; 32], place: 5, most: 5, token: [15; 32], label: "attic".into() };
    assert!(store.call(claim).await.unwrap());
    assert!(store.call(ConfirmPairing { player: PLAYER, label: "attic".into() }).await.unwrap());
    let items = vec![SyncPut { run: [16; 16], base: 0, is_over: false, log: b"a game".to_vec() }];
    let put = PutSync { player: PLAYER, items, most_items: 10, most_bytes: 1000 };
    store.call(put).await.unwrap();
    let shared = store.call(PullSync { player: PLAYER, since: 0, limit: 10 }).await.unwrap();
    assert_eq!(shared.len(), if version >= 3 { 2 } else { 1 });
    let module = store.call(FindVerifier { hash: [11; 32] }).await.unwrap();
    assert_eq!(module.is_some(), version >= 2);
    let roots = store.call(Roots { board: 2, limit: 5 }).await.unwrap();
    assert_eq!(roots.len(), usize::from(version >= 2));
    let listed = store.call(Listed).await.unwrap();
    assert_eq!(listed.len(), usize::from(version >= 4));
    let seal = WriteSeal { board: 1, lines: 1, root: [17; 32], seal: b"a seal".to_vec() };
    assert!(store.call(seal).await.unwrap());
    let listed = store.call(Listed).await.unwrap();
    let newest = listed.first().map(|it| (it.board, it.as_of, it.root, it.seq));
    assert_eq!(newest, Some((1, None, [17; 32], listed.len() as i64)));
    let ledger = store.call(FindLedger).await.unwrap();
    assert_eq!(ledger.map(|it| it.head).as_deref(), (version >= 4).then_some("a head"));
}

fn free_path(version: usize) -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    base.join(format!("ninefold-grown-{}-{version}.db", std::process::id()))
}

#[tokio::test]
async fn a_file_of_every_version_is_brought_up_to_date() {
    for version in 1..=STEPS.len() {
        let path = free_path(version);
        let store = sqlite(version, &path).await;
        check(&store, version).await;
        store.close().await;
        // And stays as it is from then on.
        Store::open(&path.display().to_string()).await.unwrap().close().await;
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
        }
    }
}

#[tokio::test]
async fn a_postgresql_of_every_version_is_brought_up_to_date() {
    for version in 1..=STEPS.len() {
        let (store, url) = postgres(version).await;
        check(&store, version).await;
        store.close().await;
        Store::open(&url).await.unwrap().close().await;
    }
}
