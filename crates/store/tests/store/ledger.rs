//! Ledgers: what is in them, one behind the other, on both databases.

use crate::sample::{board, hash, join, run};
use crate::worlds::{World, in_runtime, on_both};
use ninefold_store::*;

/// Two boards with one run each: of all time, and of a day.
async fn two_boards(store: &Store) -> (i64, i64) {
    join(store, 1).await;
    let mut both = run(1, 1, 10);
    both.boards.push(board("day", 20_774, Some(1)));
    let answer = store.call(both).await.unwrap();
    let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
    (boards[0].0, boards[1].0)
}

fn seal_of_day(board: i64, day: i64) -> WriteDaySeal {
    let seal = Some(b"a seal".to_vec());
    WriteDaySeal { board, day, as_of: day * 1000, root: hash(day as u8), seal }
}

fn last_seal(board: i64, byte: u8) -> WriteSeal {
    WriteSeal { board, lines: 1, root: hash(byte), seal: b"a seal".to_vec() }
}

async fn listed(store: &Store) -> Vec<(i64, Option<i64>, [u8; 32], i64)> {
    let listed = store.call(Listed).await.unwrap();
    listed.iter().map(|it| (it.board, it.as_of, it.root, it.seq)).collect()
}

#[test]
fn the_newest_seal_of_every_board_is_listed() {
    on_both(async |World { store, .. }| {
        let (open, closed) = two_boards(store).await;
        assert_eq!(listed(store).await, []);
        assert_eq!(store.call(NewestSeal).await.unwrap(), 0);
        store.call(Unsealed { day: 5, longer: 1, limit: 9 }).await.unwrap();
        assert!(store.call(seal_of_day(open, 6)).await.unwrap());
        assert!(store.call(last_seal(closed, 99)).await.unwrap());
        let [first, second] = [(open, Some(6000), hash(6), 1), (closed, None, hash(99), 2)];
        assert_eq!(listed(store).await, [first, second]);
        // Looked at, and nothing had changed: the seal stays the one of yesterday.
        assert!(store.call(WriteDaySeal { seal: None, ..seal_of_day(open, 7) }).await.unwrap());
        assert!(!store.call(seal_of_day(open, 7)).await.unwrap(), "another server was faster");
        assert!(!store.call(last_seal(closed, 98)).await.unwrap(), "once");
        assert_eq!(listed(store).await, [first, second]);
        assert!(store.call(seal_of_day(open, 8)).await.unwrap());
        assert_eq!(listed(store).await, [(open, Some(8000), hash(8), 3), second]);
        assert_eq!(store.call(NewestSeal).await.unwrap(), 3);
        let key = &store.call(Listed).await.unwrap()[1].key;
        assert_eq!(*key, board("day", 20_774, Some(1)));
        // What is listed is not listed again as it was.
        store.call(List { board: open, as_of: Some(1), root: hash(1) }).await.unwrap();
        assert_eq!(listed(store).await, [(open, Some(8000), hash(8), 3), second]);
        assert_eq!(store.call(Unlisted { after: 0, limit: 9 }).await.unwrap(), [] as [i64; 0]);
    });
}

#[test]
fn one_ledger_follows_the_other() {
    on_both(async |World { store, .. }| {
        let ledger = |number: i64, lines: &str| KeptLedger {
            number,
            seq: number * 10,
            head: format!("head {number}\n"),
            lines: lines.to_owned(),
        };
        assert_eq!(store.call(FindLedger).await.unwrap(), None);
        for number in 1..=3 {
            let ledger = ledger(number, "lines");
            assert!(store.call(WriteLedger { ledger: ledger.clone() }).await.unwrap());
            assert_eq!(store.call(FindLedger).await.unwrap(), Some(ledger));
        }
        let other = ledger(3, "others");
        assert!(!store.call(WriteLedger { ledger: other }).await.unwrap(), "of each number one");
        assert_eq!(store.call(FindLedger).await.unwrap(), Some(ledger(3, "lines")));
        let heads = store.call(LedgerHeads { limit: 2 }).await.unwrap();
        assert_eq!(heads, ["head 3\n", "head 2\n"]);
    });
}

/// Boards that are sealed at once are listed one after the other, none twice and none with another's number.
#[test]
fn seals_that_come_at_once_get_a_number_each() {
    in_runtime(async {
        let world = World::postgres().await;
        let store = &world.store;
        join(store, 1).await;
        let mut many = run(1, 1, 10);
        many.boards = (0..8).map(|day| board("day", day, Some(1))).collect();
        let answer = store.call(many).await.unwrap();
        let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
        store.call(Unsealed { day: 5, longer: 1, limit: 99 }).await.unwrap();
        let sealing = boards.iter().map(|&(board, _)| {
            let store = store.clone();
            tokio::spawn(async move { store.call(seal_of_day(board, 6)).await })
        });
        for sealed in sealing.collect::<Vec<_>>() {
            assert!(sealed.await.unwrap().unwrap());
        }
        let mut seqs: Vec<i64> = listed(store).await.iter().map(|it| it.3).collect();
        seqs.sort_unstable();
        assert_eq!(seqs, (1..=8).collect::<Vec<_>>());
        world.end().await;
    });
}
